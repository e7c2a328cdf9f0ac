import { nauticus, tables, types } from '@ankerplatz/nauticus';

const { ACTIONS, CRESTS, GOODS, TILES } = types;
const TRIES = 20;

const oneOf = (chance, list) => list[chance.die(list.length)];
const many = (count, make) => Array.from({ length: count }, make);

const hullOf = (chance, parts, isClosed) => {
  if (isClosed) return parts === 1 ? ['single'] : ['bow', ...many(parts - 2, () => 'middle'), 'stern'];
  const middles = Math.min(parts - 1, 2);
  return chance.die(2) ? ['bow', ...many(middles, () => 'middle')] : [...many(middles, () => 'middle'), 'stern'];
};

/** A ship on its way, more often than not well on it, and loaded on purpose. */
const shipOf = chance => {
  const isClosed = chance.unit() < 0.75;
  const hull = hullOf(chance, 1 + chance.die(isClosed ? 4 : 3), isClosed);
  const isRigged = chance.unit() < 0.6;
  const crest = oneOf(chance, CRESTS.slice(0, -1));
  const crests = count => many(count, () => (chance.unit() < 0.15 ? 'crown' : crest));
  const masts = isRigged ? hull.length : chance.die(hull.length + 1);
  const sails = isRigged && chance.unit() < 0.7 ? masts : chance.die(masts + 1);
  const goods = chance.unit() < 0.4 ? hull.length : chance.unit() < 0.5 ? 0 : chance.die(hull.length + 1);
  return { hull, masts: crests(masts), sails: crests(sails), goods: many(goods, () => oneOf(chance, GOODS)) };
};

const inOrder = tiles => tiles.sort((a, b) => TILES.indexOf(a) - TILES.indexOf(b));

const playerOf = (chance, round) => {
  const ships = many(chance.die(2 + round), () => shipOf(chance));
  return {
    points: 10 + chance.die(12 * round),
    taler: chance.die(18),
    workers: chance.die(9),
    passes: 0,
    extra: chance.unit() < 1 - 0.15 * round,
    crownPoints: 0,
    storage: inOrder(many(chance.die(7), () => oneOf(chance, TILES))),
    delivered: inOrder(many(chance.unit() < 0.5 ? 0 : chance.die(3 * round), () => oneOf(chance, GOODS))),
    ships,
  };
};

/** A position at the beginning of a round that play would hardly ever reach; null if chance makes none that is possible. */
export const madeUp = (seats, chance) => {
  for (let tried = 0; tried < TRIES; tried++) {
    const round = 1 + chance.die(tables.ROUNDS[seats]);
    const tiles = Int32Array.from(ACTIONS.keys());
    chance.shuffle(tiles);
    const made = nauticus.parsePosition(
      {
        ...{ game: 'nauticus', round, phase: 1, start: chance.die(seats), wheel: chance.die(8), anchor: null },
        tiles: Array.from(tiles, action => ACTIONS[action]),
        used: tiles.reduce(used => [...used, false], []),
        players: many(seats, () => playerOf(chance, round)),
      },
      chance,
    );
    if (made.ok) return made.value;
  }
  return null;
};

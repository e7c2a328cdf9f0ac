import { MoveList, SeededChance } from '@ankerplatz/kit';
import { type NauticusEvent, nauticus } from '@ankerplatz/nauticus';
import { expect, test } from 'vitest';
import { flights } from './flights.tsx';

/** All events of a game of random moves. */
const eventsOfAGame = (seed: string): NauticusEvent[] => {
  const chance = SeededChance.from(seed);
  const setup = nauticus.setup({ players: 3 });
  if (!setup.ok) throw new Error(setup.error);
  const position = nauticus.start(setup.value, chance);
  const events: NauticusEvent[] = [];
  const list = new MoveList();
  for (let [seat] = position.deciders(); seat !== undefined; [seat] = position.deciders()) {
    list.clear();
    position.moves(seat, list);
    const moves = list.toArray();
    position.play(seat, moves[chance.die(moves.length) - 1]!, chance, event => events.push(event));
  }
  return events;
};

const PLACE =
  /^(running|wheel|supply|bonus|tile-\w+|item-[\w:]+|reward-[\w:]+|ship-\d-\d+|(seat|storage|dock|workers|taler|points|extra|passes|delivered)-\d)$/;

test('a whole game: everything travels between places that the zones have', () => {
  const events = eventsOfAGame('flights');
  const all = events.flatMap(flights);
  expect(all.length).toBeGreaterThan(100);
  for (const { from, to } of all) for (const place of [...from, ...to]) expect(place).toMatch(PLACE);
});

test('a tile goes where it was put; if that is not on the screen, to its owner', () => {
  const [onShip] = flights({
    type: 'bought',
    seat: 1,
    tile: 'bow',
    price: 2,
    to: { ship: 3, isNew: true },
  } as NauticusEvent);
  expect(onShip!.to).toEqual(['ship-1-3', 'dock-1', 'seat-1']);
  const [stored] = flights({ type: 'bought', seat: 0, tile: 'bow', price: 0, to: 'store' } as NauticusEvent);
  expect(stored!.to).toEqual(['storage-0', 'seat-0']);
  expect(stored!.from[0]).toBe('item-bow');
});

test('many of a kind go together and look like a few', () => {
  const coins = flights({ type: 'rewarded', seat: 0, reward: 'taler', goods: [] } as NauticusEvent);
  expect(coins.map(({ joins }) => joins)).toEqual([false, true, true, true]);
});

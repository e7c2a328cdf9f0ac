import { err, isObject, ok, type Result } from '@ankerplatz/kit';
import type { NauticusState, PlayerState, ShipState, TurnState } from './json-types.ts';
import * as at from './memory/cells.ts';
import { playerAt } from './memory/cells.ts';
import { ITEMS } from './memory/material.ts';
import { type NauticusSetup, parseLayout, setupBy } from './options.ts';
import { NauticusPosition } from './position.ts';
import { putInStorage, putOnShip, startShip, takeFromStack } from './rules/holdings.ts';
import { takenOf } from './rules/offers.ts';
import { acceptsOf, goodAt, goodsOf, hullOf, mastAt, mastsOf, sailAt, sailsOf } from './rules/ships.ts';
import { roomOf } from './rules/uses.ts';
import { CROWN_LIMIT, PASS_TILES, PHASES, ROUNDS, SPACES, STACKS, STORAGE_FIELDS } from './tables.ts';
import {
  ACTIONS,
  ASKS,
  CHOOSE,
  CRESTS,
  FIRST_GOOD,
  FIRST_MAST,
  FIRST_SAIL,
  GOODS,
  HULLS,
  NOTHING,
  type PaidAction,
  REWARD,
  REWARDS,
  TILES,
} from './types.ts';

/** A list of so many, by their places. Views are made for every seat after every move: plain loops take a third of the time. */
const listBy = <T>(length: number, itemAt: (place: number) => T): T[] => {
  const list: T[] = [];
  for (let place = 0; place < length; place++) list.push(itemAt(place));
  return list;
};

const range = (length: number): number[] => listBy(length, place => place);

const shipState = (word: number, order: number): ShipState => ({
  hull: hullOf(word),
  masts: listBy(mastsOf(word), slot => CRESTS[mastAt(order, slot)]!),
  sails: listBy(sailsOf(word), slot => CRESTS[sailAt(order, slot)]!),
  goods: listBy(goodsOf(word), slot => GOODS[goodAt(order, slot)]!),
});

const playerState = ({ cells }: NauticusPosition, seat: number): PlayerState => {
  const player = playerAt(seat);
  const own = (offset: number): number => cells[player + offset]!;
  const copies = <T>(kinds: readonly T[], offset: number): T[] => {
    const list: T[] = [];
    for (let kind = 0; kind < kinds.length; kind++)
      for (let left = own(offset + kind); left > 0; left--) list.push(kinds[kind]!);
    return list;
  };
  return {
    points: own(at.POINTS),
    taler: own(at.TALER),
    workers: own(at.WORKERS),
    passes: own(at.PASSES),
    extra: own(at.HAS_EXTRA) === 1,
    crownPoints: own(at.CROWN_POINTS),
    storage: copies(TILES, at.STORAGE),
    delivered: copies(GOODS, at.DELIVERED),
    ships: listBy(own(at.SHIPS), ship => shipState(own(at.SHIP + 2 * ship), own(at.SHIP + 2 * ship + 1))),
  };
};

const turnState = (position: NauticusPosition): TurnState | null => {
  const { cells, material, running } = position;
  const asked = cells[at.ASKED]!;
  if (asked === CHOOSE || asked === NOTHING) return null;
  const bought = range(ITEMS).filter(item => cells[at.BOUGHT]! & (1 << item));
  const taken = REWARDS.flatMap((reward, kind) => (takenOf(cells, kind) ? [[reward, takenOf(cells, kind)]] : []));
  return {
    seat: cells[at.SEAT]!,
    asks: ASKS[asked] as TurnState['asks'],
    action: ACTIONS[cells[at.ACTION]!]!,
    blue: cells[at.BLUE]!,
    extra: ACTIONS[cells[at.EXTRA]!] ?? null,
    bought: bought.map(item => material.layout.items[ACTIONS[running] as PaidAction][item]!),
    passed: cells[at.PASSED] === 1,
    ...(asked === REWARD ? { rewards: cells[at.REWARDS_LEFT]!, taken: Object.fromEntries(taken) } : {}),
  };
};

/** The whole state, as the referee sees it, at any moment of the game. */
export const makeState = (position: NauticusPosition): NauticusState => {
  const { cells, setup } = position;
  const state = {
    game: 'nauticus',
    round: cells[at.ROUND]!,
    phase: cells[at.PHASE]!,
    start: cells[at.START_SEAT]!,
    wheel: cells[at.WHEEL]!,
    anchor: cells[at.ANCHOR]! < 0 ? null : cells[at.ANCHOR]!,
    tiles: listBy(SPACES, space => ACTIONS[cells[at.TILE_AT + space]!]!),
    used: listBy(SPACES, space => (cells[at.USED]! & (1 << space)) !== 0),
    players: listBy(setup.seats, seat => playerState(position, seat)),
    over: cells[at.ASKED] === NOTHING,
    turn: turnState(position),
  } as const;
  return position.material.isPrinted ? state : Object.assign(state, { layout: setup.options.layout });
};

/** Thrown while a position is read, caught once in `parsePosition`. */
class Impossible extends Error {}

const insist = (condition: boolean, message: string): void => {
  if (!condition) throw new Impossible(message);
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown, name: string, known: readonly string[]): Fields => {
  if (!isObject(value)) throw new Impossible(`${name} must be an object`);
  const extra = Object.keys(value).find(key => !known.includes(key));
  insist(extra === undefined, `${name} has an unknown field ${JSON.stringify(extra)}`);
  return value;
};

const wholeOf = (value: unknown, name: string, least: number, most: number): number => {
  if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return value as number;
  throw new Impossible(`${name} must be a whole number from ${least} to ${most}`);
};

const flagOf = (value: unknown, name: string): boolean => {
  if (typeof value === 'boolean') return value;
  throw new Impossible(`${name} must be true or false`);
};

const listOf = (value: unknown, name: string): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Impossible(`${name} must be a list`);
};

/** The places of words in a closed list. */
const placesOf = (value: unknown, name: string, words: readonly string[]): number[] =>
  listOf(value, name).map((word, i) => {
    const place = words.indexOf(word as string);
    insist(place >= 0, `${name}[${i}] is ${JSON.stringify(word)}, not one of ${words.join(', ')}`);
    return place;
  });

const POSITION_FIELDS = ['game', 'round', 'phase', 'start', 'wheel', 'anchor', 'tiles', 'used', 'players', 'layout'];
const STATE_FIELDS = ['over', 'turn'];
const PLAYER_FIELDS = ['points', 'taler', 'workers', 'passes', 'extra', 'crownPoints', 'storage', 'delivered', 'ships'];
const SHIP_FIELDS = ['hull', 'masts', 'sails', 'goods'];
/** More points, taler or workers than any game can bring. */
const MOST = 9999;

const takeTile = (position: NauticusPosition, player: number, tile: number): void => {
  const name = TILES[tile]!;
  const left = position.cells[at.STACK + tile]!;
  insist(left > 0, `more ${name} tiles than exist: there are ${STACKS[name]}`);
  takeFromStack(position.cells, player, tile);
};

/** Puts what a ship has on it, tile by tile, by the rules of building. */
const readShip = (position: NauticusPosition, player: number, value: unknown, name: string): void => {
  const { cells } = position;
  const fields = fieldsOf(value, name, SHIP_FIELDS);
  const ship = startShip(cells, player);
  const put = (tile: number, problem: string): void => {
    const word = cells[player + at.SHIP + 2 * ship]!;
    insist((acceptsOf(word) & (1 << tile)) !== 0, `${name}: ${problem}`);
    takeTile(position, player, tile);
    putOnShip(cells, player, ship, tile);
  };
  const hull = placesOf(fields.hull, `${name}.hull`, HULLS);
  insist(hull.length > 0, `${name} has no hull part`);
  for (const part of hull)
    put(part, `the hull ${hull.map(i => HULLS[i]).join(', ')} has a gap or does not fit together`);
  const written = hullOf(cells[player + at.SHIP + 2 * ship]!);
  insist(
    written.every((part, i) => part === HULLS[hull[i]!]),
    `${name}: the hull must be written from bow to stern`,
  );
  const rows = [
    ['masts', CRESTS, FIRST_MAST, 'parts'],
    ['sails', CRESTS, FIRST_SAIL, 'masts'],
    ['goods', GOODS, FIRST_GOOD, 'parts'],
  ] as const;
  for (const [field, words, first, below] of rows) {
    const places = placesOf(fields[field], `${name}.${field}`, words);
    const room = below === 'parts' ? hull.length : mastsOf(cells[player + at.SHIP + 2 * ship]!);
    insist(places.length <= room, `${name} has ${places.length} ${field} and ${room} ${below}`);
    for (const place of places) put(first + place, `two crests on one ship`);
  }
};

const readPlayer = (position: NauticusPosition, seat: number, value: unknown, played: number): void => {
  const { cells } = position;
  const name = `players[${seat}]`;
  const player = playerAt(seat);
  const fields = fieldsOf(value, name, PLAYER_FIELDS);
  const numbers = [
    ['points', at.POINTS, -MOST, MOST],
    ['taler', at.TALER, 0, MOST],
    ['workers', at.WORKERS, 0, MOST],
    ['passes', at.PASSES, 0, PASS_TILES.length],
    ['crownPoints', at.CROWN_POINTS, 0, CROWN_LIMIT],
  ] as const;
  for (const [field, offset, least, most] of numbers)
    cells[player + offset] = wholeOf(fields[field], `${name}.${field}`, least, most);
  cells[player + at.HAS_EXTRA] = flagOf(fields.extra, `${name}.extra`) ? 1 : 0;
  insist(cells[player + at.PASSES]! <= played, `${name} has passed more often than the ${played} phases played`);
  for (const tile of placesOf(fields.storage, `${name}.storage`, TILES)) {
    takeTile(position, player, tile);
    putInStorage(cells, player, tile);
  }
  const taken = STORAGE_FIELDS - roomOf(cells, player);
  insist(taken <= STORAGE_FIELDS, `${name}.storage takes ${taken} of ${STORAGE_FIELDS} fields`);
  for (const good of placesOf(fields.delivered, `${name}.delivered`, GOODS)) {
    takeTile(position, player, FIRST_GOOD + good);
    cells[player + at.DELIVERED + good]!++;
  }
  for (const [i, ship] of listOf(fields.ships, `${name}.ships`).entries())
    readShip(position, player, ship, `${name}.ships[${i}]`);
};

const readBoard = (position: NauticusPosition, fields: Fields, played: number): void => {
  const { cells, setup } = position;
  cells[at.ROUND] = wholeOf(fields.round, 'round', 1, ROUNDS[setup.seats]!);
  cells[at.WHEEL] = wholeOf(fields.wheel, 'wheel', 0, SPACES - 1);
  const tiles = placesOf(fields.tiles, 'tiles', ACTIONS);
  insist(new Set(tiles).size === SPACES && tiles.length === SPACES, 'tiles must name each of the eight actions once');
  for (const [space, action] of tiles.entries()) cells[at.TILE_AT + space] = action;
  const used = listOf(fields.used, 'used').map((flag, space) => flagOf(flag, `used[${space}]`));
  insist(used.length === SPACES, `used must have ${SPACES} members`);
  const turned = used.filter(Boolean).length;
  insist(turned === played, `used has ${turned} tiles turned over, but ${played} phases were played`);
  for (const [space, flag] of used.entries()) if (flag) cells[at.USED]! |= 1 << space;
  if (played === 0) insist(fields.anchor === null, 'anchor must be null in phase 1');
  else {
    const anchor = wholeOf(fields.anchor, 'anchor', 0, SPACES - 1);
    insist(used[anchor]!, `the anchor tile lies on space ${anchor}, whose tile is not turned over`);
    cells[at.ANCHOR] = anchor;
  }
};

const setupOf = (fields: Fields): NauticusSetup => {
  const players = listOf(fields.players, 'players').length;
  insist(ROUNDS[players] !== undefined, `players must be 2, 3 or 4, not ${players}`);
  const start = wholeOf(fields.start, 'start', 0, players - 1);
  const layout = parseLayout(fields.layout);
  if (!layout.ok) throw new Impossible(layout.error);
  return setupBy({ players, start, layout: layout.value });
};

/** Whether a phase begins, is under way, or was the last of the game. */
export type Moment = 'begins' | 'runs' | 'over';

/** Throws where `parsePosition` refuses. */
export const readPosition = (json: unknown, moment: Moment): NauticusPosition => {
  const fields = fieldsOf(json, 'the position', [...POSITION_FIELDS, ...STATE_FIELDS]);
  insist(fields.game === 'nauticus', 'game must be "nauticus"');
  const position = NauticusPosition.empty(setupOf(fields));
  position.openPhase(position.setup.options.start!);
  const phase = wholeOf(fields.phase, 'phase', 1, PHASES);
  position.cells[at.PHASE] = phase;
  readBoard(position, fields, moment === 'over' ? phase : phase - 1);
  for (const [seat, player] of listOf(fields.players, 'players').entries())
    readPlayer(position, seat, player, moment === 'begins' ? phase - 1 : phase);
  return position;
};

/** A position at the start of an action phase, from outside. */
export const parsePosition = (json: unknown): Result<NauticusPosition, string> => {
  try {
    return ok(readPosition(json, 'begins'));
  } catch (error) {
    if (error instanceof Impossible) return err(error.message);
    throw error;
  }
};

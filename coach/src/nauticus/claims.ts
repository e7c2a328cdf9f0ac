import {
  isFinishedShip,
  isGood,
  missingOf,
  type NauticusEvent,
  type NauticusPosition,
  type NauticusState,
  nauticus,
  type ShipState,
  scoreOf,
  type Tile,
  tables,
} from '@ankerplatz/nauticus';
import type { PlayedLine } from '../played-line.ts';
import type { NauticusClaim } from './claim.ts';

type Line = PlayedLine<NauticusPosition>;
type Of<T extends NauticusEvent['type']> = Extract<NauticusEvent, { type: T }>;

const eventsOf = <T extends NauticusEvent['type']>({ events, seat }: Line, ...types: readonly T[]): readonly Of<T>[] =>
  (events as readonly NauticusEvent[]).filter(
    (event): event is Of<T> => types.includes(event.type as T) && 'seat' in event && event.seat === seat,
  );

const playerIn = (position: NauticusPosition, seat: number): NauticusState['players'][number] =>
  (nauticus.state(position) as NauticusState).players[seat]!;

const deliveries = (line: Line): readonly NauticusClaim[] => {
  const delivered = eventsOf(line, 'delivered');
  if (delivered.length === 0) return [];
  const { before, after, seat } = line;
  const points = scoreOf(after.cells, seat).goods - scoreOf(before.cells, seat).goods;
  const goods = delivered.reduce((sum, each) => sum + each.goods.length, 0);
  return [{ type: 'deliver', ship: delivered[0]!.ship, goods, points }];
};

const finishes = (line: Line): readonly NauticusClaim[] =>
  eventsOf(line, 'shipFinished').map(({ ship, size }) => ({
    type: 'finish',
    ship,
    size,
    points: tables.SHIP_POINTS[size]!,
  }));

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const crowns = (line: Line): readonly NauticusClaim[] => {
  const points = sumOf(eventsOf(line, 'scoredCrowns').map(event => event.points));
  return points > 0 ? [{ type: 'crowns', points }] : [];
};

const money = (line: Line): readonly NauticusClaim[] => {
  const taler = sumOf(eventsOf(line, 'gotMoney').map(event => event.taler));
  return taler > 0 ? [{ type: 'money', taler }] : [];
};

const passes = (line: Line): readonly NauticusClaim[] =>
  eventsOf(line, 'passed').flatMap(({ turned }) => (turned > 0 ? [{ type: 'pass', saved: turned }] : []));

const extras = (line: Line): readonly NauticusClaim[] =>
  eventsOf(line, 'extraBegan').map(({ action }) => ({ type: 'extra', action }));

interface Placed {
  readonly ship: number;
  readonly tile: Tile;
}

const placedIn = (line: Line): readonly Placed[] =>
  eventsOf(line, 'bought', 'loaded').flatMap(({ tile, to }) => (to === 'store' ? [] : [{ ship: to.ship, tile }]));

/** By ship: the tiles that are put onto it. */
const byShip = (placed: readonly Placed[]): ReadonlyMap<number, readonly Tile[]> => {
  const tiles = new Map<number, Tile[]>();
  for (const { ship, tile } of placed) tiles.set(ship, [...(tiles.get(ship) ?? []), tile]);
  return tiles;
};

const buildOf = (ship: number, isNew: boolean, tiles: number, built: ShipState): readonly NauticusClaim[] => {
  const missing = missingOf(built);
  if (!missing) return [];
  const { hull, masts, sails } = missing;
  return [{ type: 'build', ship, isNew, tiles, hull: hull.length, masts, sails }];
};

const cargoOf = (ship: number, goods: number, { hull, goods: aboard }: ShipState): NauticusClaim => ({
  type: 'cargo',
  ship,
  goods,
  room: hull.length - aboard.length,
});

/** Tiles put onto ships; of those that are finished only the goods, since the rest is told by the finish. */
const placings = (line: Line): readonly NauticusClaim[] => {
  const { ships } = playerIn(line.after, line.seat);
  const known = playerIn(line.before, line.seat).ships.length;
  return [...byShip(placedIn(line))].flatMap(([ship, tiles]) => {
    const built = ships[ship - 1]!;
    const parts = tiles.filter(tile => !isGood(tile)).length;
    const goods = tiles.length - parts;
    return [
      ...(parts > 0 && !isFinishedShip(built) ? buildOf(ship, ship > known, parts, built) : []),
      // Goods that are delivered in the same turn are aboard no more.
      ...(goods > 0 && eventsOf(line, 'delivered').length === 0 ? [cargoOf(ship, goods, built)] : []),
    ];
  });
};

const stores = (line: Line): readonly NauticusClaim[] => {
  const bought = eventsOf(line, 'bought').flatMap(({ tile, to }) => (to === 'store' ? [tile] : []));
  const tiles = [...bought, ...eventsOf(line, 'freeTile').map(({ tile }) => tile)];
  return tiles.length > 0 ? [{ type: 'store', tiles }] : [];
};

/** Rewards of a ship that was finished before. */
const rewards = (line: Line): readonly NauticusClaim[] => {
  const taken = eventsOf(line, 'rewarded').map(({ reward }) => reward);
  return taken.length > 0 && finishes(line).length === 0 ? [{ type: 'reward', rewards: taken }] : [];
};

const bonuses = (line: Line): readonly NauticusClaim[] => {
  const got = eventsOf(line, 'bonus');
  const [tile] = eventsOf(line, 'bonusTile');
  if (got.length === 0 && !tile) return [];
  const [workers, points, taler] = [
    sumOf(got.map(event => event.workers)),
    sumOf(got.map(event => event.points)),
    sumOf(got.map(event => event.taler)),
  ];
  return [{ type: 'bonus', workers, points, taler, tile: tile?.tile ?? null }];
};

const blues = (line: Line): readonly NauticusClaim[] =>
  eventsOf(line, 'chose').flatMap(({ blue }) => (blue > 0 ? [{ type: 'blue', blue }] : []));

const rest = ({ after, seat }: Line): readonly NauticusClaim[] => {
  const { workers, taler } = playerIn(after, seat);
  return [{ type: 'left', workers, taler }];
};

/** From the most telling to the least. */
const KINDS = [deliveries, finishes, crowns, extras, passes, placings, money, stores, rewards, bonuses, blues, rest];

export const nauticusClaims = (line: Line): readonly NauticusClaim[] => KINDS.flatMap(claimsOf => claimsOf(line));

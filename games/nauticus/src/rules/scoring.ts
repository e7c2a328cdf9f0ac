import { type JsonObject, type Outcome, ranksBy } from '@ankerplatz/kit';
import {
  ASKED,
  type Cells,
  DELIVERED,
  PASSES,
  POINTS,
  playerAt,
  SHIP,
  SHIPS,
  STORAGE,
  TALER,
  WORKERS,
} from '../memory/cells.ts';
import { FURTHER_GOOD, GOODS_POINTS, PASS_TILES, SHIP_POINTS, TALER_A_POINT } from '../tables.ts';
import { GOODS, NOTHING, TILES } from '../types.ts';
import { goodsOf, isFinished, mastsOf, partsOf, sailsOf } from './ships.ts';

/** The final scoring of a seat: all points, those by goods, ships and the rest, and the taler after the exchange. */
export interface Score extends JsonObject {
  readonly points: number;
  readonly goods: number;
  readonly ships: number;
  readonly rest: number;
  readonly taler: number;
}

const DEAREST_SET = GOODS_POINTS.length - 1;

/** Points of n delivered goods of one kind. */
export const setPoints = (n: number): number =>
  n <= DEAREST_SET ? GOODS_POINTS[n]! : GOODS_POINTS[DEAREST_SET]! + FURTHER_GOOD * (n - DEAREST_SET);

/** Indexable by passes: the sum of the numbers still showing on the pass tiles (§3.3). */
const PENALTIES = [...PASS_TILES.keys(), PASS_TILES.length].map(passes =>
  PASS_TILES.slice(passes).reduce<number>((sum, number) => sum + number, 0),
);

export const penaltyOf = (passes: number): number => PENALTIES[passes]!;

/** The final scoring as if the game ended now, without the pass tiles of a running round (§end). */
export const scoreOf = (cells: Cells, seat: number): Score => {
  const player = playerAt(seat);
  let goods = 0;
  for (let good = 0; good < GOODS.length; good++) goods += setPoints(cells[player + DELIVERED + good]!);
  let taler = cells[player + TALER]! + cells[player + WORKERS]!;
  for (let tile = 0; tile < TILES.length; tile++) taler += cells[player + STORAGE + tile]!;
  let ships = 0;
  for (let ship = 0; ship < cells[player + SHIPS]!; ship++) {
    const word = cells[player + SHIP + 2 * ship]!;
    if (isFinished(word)) ships += SHIP_POINTS[partsOf(word)]!;
    else taler += partsOf(word) + mastsOf(word) + sailsOf(word);
    taler += goodsOf(word);
  }
  const rest = Math.floor(taler / TALER_A_POINT);
  return { points: cells[player + POINTS]! + goods + ships + rest, goods, ships, rest, taler };
};

/**
 * The final points if the game ended now: the scoring less the numbers still showing on the pass tiles of a round that
 * runs.
 */
export const standingOf = (cells: Cells, seat: number): number => {
  const open = cells[ASKED] === NOTHING ? 0 : penaltyOf(cells[playerAt(seat) + PASSES]!);
  return scoreOf(cells, seat).points - open;
};

/** Points; then taler left over after the exchange; then all taler (§end). */
const compareScores = (a: Score, b: Score): number =>
  b.points - a.points || (b.taler % TALER_A_POINT) - (a.taler % TALER_A_POINT) || b.taler - a.taler;

export const finalOutcome = (cells: Cells, seats: number): Outcome & { readonly scores: readonly Score[] } => {
  const scores = Array.from({ length: seats }, (_, seat) => scoreOf(cells, seat));
  return { ranks: ranksBy(scores, compareScores), scores };
};

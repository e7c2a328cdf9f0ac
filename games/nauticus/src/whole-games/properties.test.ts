import { canonicalJson, makeRecord, replay, SeededChance } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../index.ts';
import { FIELDS, playerAt, STACK } from '../memory/cells.ts';
import type { NauticusPosition } from '../position.ts';
import type { Score } from '../rules/scoring.ts';
import { PHASES, ROUNDS, SHIP_POINTS, STACKS, STORAGE_FIELDS } from '../tables.ts';
import { ANYTHING, BUILDING, codesIn, type Likes, playGame, type Step, setupFor } from '../testing/random-game.ts';
import { TILES, type Tile } from '../types.ts';

interface Ship {
  readonly hull: string[];
  readonly masts: string[];
  readonly sails: string[];
  readonly goods: string[];
}
interface Player {
  readonly points: number;
  readonly taler: number;
  readonly workers: number;
  readonly storage: string[];
  readonly delivered: string[];
  readonly ships: Ship[];
}
/** All numbers of a position as one text: quicker to compare than arrays. */
const print = ({ cells }: NauticusPosition): string => cells.join();

const playersIn = (position: NauticusPosition): Player[] => nauticus.state(position).players as unknown as Player[];

const tilesOf = ({ storage, delivered, ships }: Player): string[] => [
  ...storage,
  ...delivered,
  ...ships.flatMap(({ hull, masts, sails, goods }) => [
    ...hull,
    ...masts.map(crest => `mast:${crest}`),
    ...sails.map(crest => `sail:${crest}`),
    ...goods,
  ]),
];

const expectTilesConserved = (position: NauticusPosition): void => {
  const owned = new Map<string, number>();
  for (const tile of playersIn(position).flatMap(tilesOf)) owned.set(tile, (owned.get(tile) ?? 0) + 1);
  const all = TILES.map((tile, index) => (owned.get(tile) ?? 0) + position.cells[STACK + index]!);
  expect(all).toEqual(TILES.map(tile => STACKS[tile]));
};

const sizeOf = (tile: string): number => (tile.startsWith('mast') ? 2 : 1);

const expectStorageHolds = (position: NauticusPosition): void => {
  for (const [seat, { storage }] of playersIn(position).entries()) {
    const fields = storage.reduce((sum, tile) => sum + sizeOf(tile), 0);
    expect(fields).toBeLessThanOrEqual(STORAGE_FIELDS);
    expect(position.cells[playerAt(seat) + FIELDS]).toBe(fields);
    expect(storage).toEqual(storage.toSorted((a, b) => TILES.indexOf(a as Tile) - TILES.indexOf(b as Tile)));
  }
};

const expectSomethingIsAsked = (position: NauticusPosition): void => {
  const moves = codesIn(position);
  expect(position.deciders()).toHaveLength(1);
  expect(new Set(moves).size).toBe(moves.length);
  const [only, ...others] = moves.map(move => nauticus.makeMove(position, move));
  if (others.length === 0) expect(only).not.toBe('end');
  expect(only).toBeDefined();
};

const expectCopyIndependent = ({ position, entry, next }: Step): void => {
  const before = print(position);
  const [clone, copy] = [position.clone(), next.clone()];
  copy.copyFrom(position);
  for (const twin of [clone, copy]) {
    expect(print(twin)).toBe(before);
    twin.play(entry.seat, codesIn(twin)[0]!, SeededChance.from('other'));
  }
  expect(print(position)).toBe(before);
};

/** A view of Nauticus tells the whole position, in the middle of a turn too. */
const expectSampleIsPosition = (position: NauticusPosition): void => {
  for (const seat of [0, null]) {
    const seen = JSON.parse(JSON.stringify(nauticus.view(position, seat)));
    const sampled = nauticus.sample(seen, SeededChance.from(''));
    expect(print(sampled)).toBe(print(position));
    expect(canonicalJson(sampled.setup.options)).toBe(canonicalJson(position.setup.options));
  }
};

/** Positions are written at the start of a phase. */
const expectTextRoundTrip = (position: NauticusPosition): void => {
  const state = JSON.parse(JSON.stringify(nauticus.state(position)));
  if (state.turn !== null || state.over) return;
  const parsed = nauticus.parsePosition(state, SeededChance.from(''));
  if (!parsed.ok) throw new Error(parsed.error);
  expect(nauticus.state(parsed.value)).toEqual(state);
  expect(print(parsed.value)).toBe(print(position));
};

/** The final scoring once more, from the state's JSON alone. */
const scoreOf = ({ points, taler, workers, storage, delivered, ships }: Player): Score => {
  const sets = ['coffee', 'grain', 'salt', 'fish'].map(good => delivered.filter(each => each === good).length);
  const goods = sets.reduce((sum, n) => sum + (n < 6 ? [0, 2, 5, 9, 14, 20][n]! : 20 + 5 * (n - 5)), 0);
  const isDone = ({ hull, masts, sails }: Ship): boolean =>
    (hull[0] === 'single' || (hull[0] === 'bow' && hull.at(-1) === 'stern')) &&
    masts.length === hull.length &&
    sails.length === hull.length;
  const done = ships.filter(isDone).reduce((sum, { hull }) => sum + SHIP_POINTS[hull.length as 1 | 2 | 3 | 4], 0);
  const parts = ships.filter(ship => !isDone(ship)).flatMap(({ hull, masts, sails }) => [...hull, ...masts, ...sails]);
  const total = taler + workers + storage.length + parts.length + ships.flatMap(ship => ship.goods).length;
  const rest = Math.floor(total / 3);
  return { points: points + goods + done + rest, goods, ships: done, rest, taler: total };
};

const expectScoresAddUp = (position: NauticusPosition): void => {
  expect(position.outcome()!.scores).toEqual(playersIn(position).map(scoreOf));
};

/** Points come from bonuses, rewards and crowns, go by passing; the figures of a game add up to its points. */
const expectFiguresAddUp = (steps: readonly Step[], final: NauticusPosition): void => {
  const tally = nauticus.tally(final.setup.seats);
  for (const { events } of steps) for (const event of events) tally.tell(event);
  const scores = final.outcome()!.scores as readonly Score[];
  for (const [seat, figures] of tally.figures(final).entries()) {
    const { bonusPoints, rewardPoints, crownPoints, passPoints, goodsPoints, shipPoints, restPoints } =
      figures as Record<string, number>;
    const sum =
      10 + bonusPoints! + rewardPoints! + crownPoints! + passPoints! + goodsPoints! + shipPoints! + restPoints!;
    expect([sum, figures.points]).toEqual([scores[seat]!.points, scores[seat]!.points]);
    const finished = [1, 2, 3, 4].reduce((all, size) => all + figures[`ships${size}`]! * SHIP_POINTS[size as 1], 0);
    expect(finished).toBe(shipPoints);
  }
};

const checkGame = (players: number, seed: string, likes: Likes): void => {
  const steps: Step[] = [];
  const { entries, position } = playGame(players, seed, likes, step => steps.push(step));
  for (const [index, step] of steps.entries()) {
    expectSomethingIsAsked(step.position);
    expectTextRoundTrip(step.position);
    if (index % 4 !== 0) continue;
    expectTilesConserved(step.position);
    expectStorageHolds(step.position);
    expectSampleIsPosition(step.position);
    expectCopyIndependent(step);
  }
  for (const check of [expectTilesConserved, expectStorageHolds, expectSampleIsPosition, expectScoresAddUp])
    check(position);
  expectFiguresAddUp(steps, position);
  const phases = steps.flatMap(({ events }) => events).filter(({ type }) => type === 'phaseEnded');
  expect(phases).toHaveLength(PHASES * ROUNDS[players]!);
  expect(playGame(players, seed, likes).entries, 'the same seed, the same game').toEqual(entries);
  const record = makeRecord({
    ...{ game: nauticus.id, version: nauticus.version, seats: players, options: setupFor(players).options },
    ...{ chance: { kind: 'seed', seed } as const, entries },
  });
  const replayed = replay(nauticus, record);
  expect(replayed.ok && print(replayed.value.position)).toBe(print(position));
};

const PROMISES =
  'tiles are conserved, storage holds, there is always a move, texts and samples give the position back, copies are independent, scores add up, the record replays';

describe.each([2, 3, 4])('any game of %i players', players => {
  test.each([
    ['at random', ANYTHING],
    ['building ships', BUILDING],
  ])(`${PROMISES} (%s)`, (_, likes) => {
    fc.assert(
      fc.property(fc.string(), seed => checkGame(players, seed, likes)),
      { seed: players, numRuns: sampleSize(24) },
    );
  });
});

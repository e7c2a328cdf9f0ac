import type { Action } from '@ankerplatz/nauticus';
import { describe, expect, test } from 'vitest';
import { BOTS, EARLIER } from '../bots.ts';
import { readGrains } from '../grains.ts';
import { END_TABLE } from './end-table.ts';
import { Evaluation } from './evaluation.ts';
import { RoundEnd } from './round-end.ts';
import { positionOf, type Scene } from './testing/table.ts';
import { DUEL_WEIGHTS } from './weights.ts';

const TILES: readonly Action[] = ['money', 'masts', 'sails', 'goods', 'transport', 'hulls', 'deliver', 'crowns'];
const SHIP = { hull: ['bow', 'middle', 'stern'], masts: Array(3).fill('star'), sails: ['star', 'star'], goods: [] };

/** How much more than the evaluation says the end of a round is worth to the first seat, the new round being dealt already. */
const correction = (round: number, own: Scene['players'][number], other: Scene['players'][number] = {}): number => {
  const evaluation = new Evaluation(DUEL_WEIGHTS);
  const position = positionOf({ players: [own, other], tiles: TILES, open: TILES, round });
  return (
    new RoundEnd(evaluation, readGrains(END_TABLE), round - 1, 0.6).worthOf(position, 0) -
    evaluation.worthOf(position, 0)
  );
};

describe('the end of a round between two', () => {
  test('is corrected by what the seat has, whatever the other has', () => {
    const poor = correction(3, { workers: 0, taler: 0 });
    expect(correction(3, { workers: 4, taler: 15 })).not.toBe(poor);
    expect(correction(3, { workers: 0, taler: 0 }, { workers: 12, ships: [SHIP] })).toBe(poor);
  });

  test('is corrected by what is left of the game', () => {
    const corrections = [2, 3, 4].map(round => correction(round, { ships: [SHIP] }));
    expect(new Set(corrections).size).toBe(3);
  });

  test.each([
    [2, {}, 2.121091],
    [4, { ships: [SHIP], workers: 2 }, -4.92609],
  ])('before round %i with %j it is off by what was learned', (round, own, off) => {
    expect(correction(round, own)).toBeCloseTo(off, 5);
  });

  test.each(['captain', 'admiral'] as const)('is what a %s knows and that of the first edition does not', level => {
    const { brain, playouts } = EARLIER.nauticus[`${level}@1`]!;
    expect(brain).not.toBe(BOTS.nauticus[level].brain);
    expect(playouts).toBe(BOTS.nauticus[level].playouts);
  });
});

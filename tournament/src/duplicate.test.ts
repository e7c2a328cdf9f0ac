import { describe, expect, test } from 'vitest';
import { comparedPoints, isComparable } from './duplicate.ts';
import { Past } from './past.ts';
import { standingsOf } from './standings.ts';

describe('who held the same seat of one deal', () => {
  test('is compared by matchpoints: the share left behind, a tie counts half', () => {
    const points = comparedPoints('matchpoints', [
      [4, -4],
      [1, -1],
      [1, -1],
      [-3, 3],
    ]);
    expect(points).toEqual([
      [1, 0],
      [0.5, 0.5],
      [0.5, 0.5],
      [0, 1],
    ]);
  });

  test('or by what is above the mean', () => {
    expect(
      comparedPoints('mean', [
        [90, 80],
        [60, 110],
        [75, 80],
      ]),
    ).toEqual([
      [15, -10],
      [-15, 20],
      [0, -10],
    ]);
  });

  test('a table that does not count is compared with nobody, nor one of another size', () => {
    expect(comparedPoints('matchpoints', [[5, 1], null, [7, 0], [9, 9, 9]])).toEqual([
      [0, 1],
      null,
      [1, 0],
      [0.5, 0.5, 0.5],
    ]);
    expect(comparedPoints('mean', [[5, 1], null, [9, 9, 9]])).toEqual([[0, 0], null, [0, 0, 0]]);
  });

  test('is there if two tables of one size are filled', () => {
    const plan = { kind: 'round-robin', hasPartners: false, rounds: null, seed: 's' } as const;
    const alike = (size: number, mayMix: boolean): number[] =>
      Array.from({ length: 12 }, (_, entrants) => entrants).filter(count =>
        isComparable({ ...plan, size, mayMix }, count),
      );
    expect(alike(2, false)).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
    expect(alike(3, true), 'five would be three and two').toEqual([4, 6, 7, 8, 9, 10, 11]);
    expect(alike(4, true)).toEqual([6, 8, 9, 10, 11]);
    expect(alike(4, false)).toEqual([8, 9, 10, 11]);
  });

  test('what all get together is the same in every round', () => {
    const worths = [
      [3, 8, 1],
      [3, 2, 5],
      [9, 8, 4],
      [0, 0, 0],
    ];
    const sum = (points: readonly (readonly number[] | null)[]): number =>
      points.flatMap(each => each ?? []).reduce((a, b) => a + b, 0);
    expect(sum(comparedPoints('matchpoints', worths))).toBeCloseTo(6);
    expect(sum(comparedPoints('mean', worths))).toBeCloseTo(0);
  });

  test('stands by that, whoever won the table', () => {
    const rounds = [
      {
        tables: [
          { entrants: ['a', 'b'], ranks: [1, 2], points: [-4, 4] },
          { entrants: ['c', 'd'], ranks: [1, 2], points: [4, -4] },
        ],
        byes: ['e'],
        byePoints: 0,
      },
    ];
    const plan = { kind: 'swiss', size: 2, mayMix: false, hasPartners: false, rounds: 3, seed: 's' } as const;
    const standings = standingsOf(plan, ['a', 'b', 'c', 'd', 'e'], rounds);
    expect(new Map(standings.map(({ entrant, points }) => [entrant, points]))).toEqual(
      new Map([
        ['a', -4],
        ['b', 4],
        ['c', 4],
        ['d', -4],
        ['e', 0],
      ]),
    );
    expect(standings.find(({ entrant }) => entrant === 'a')!.breaks.won).toBe(1);
    expect(new Past(rounds, false).pointsOf('b')).toBe(4);
  });
});

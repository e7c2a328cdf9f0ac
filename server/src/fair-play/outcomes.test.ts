import { describe, expect, test } from 'vitest';
import { NEWCOMER } from '../ratings/weng-lin.ts';
import { type Contender, leavers, luckyPartners, type Outcome, oneSidedPairs } from './outcomes.ts';

const seat = (person: string, side: number, rank: number, more: Partial<Contender> = {}): Contender => ({
  ...{ person, side, rank, hasLeft: false, before: NEWCOMER, ...more },
});

const times = (count: number, seatsOf: (index: number) => Contender[]): Outcome[] =>
  Array.from({ length: count }, (_, index) => ({
    table: `t${index}`,
    number: 1,
    kind: 'nauticus two live',
    seats: seatsOf(index),
  }));

const duels = (count: number, isWon: (index: number) => boolean, more: Partial<Contender> = {}) =>
  times(count, index => [seat('a', 0, isWon(index) ? 1 : 2), seat('b', 1, isWon(index) ? 2 : 1, more)]);

describe('a pair of opponents', () => {
  test('is listed when one wins nearly always although both are rated alike', () => {
    const [pair, ...more] = oneSidedPairs(duels(12, () => true));
    expect(more).toEqual([]);
    expect(pair).toMatchObject({ people: ['a', 'b'], seen: 12, expected: 6 });
    expect(pair!.surprise).toBeCloseTo(6 / Math.sqrt(12 / 4), 9);
    expect(pair!.games).toHaveLength(12);
  });

  test('is not, when each wins now and then, when it met seldom, or when the ratings say so', () => {
    expect(oneSidedPairs(duels(12, index => index % 2 === 0))).toEqual([]);
    expect(oneSidedPairs(duels(5, () => true))).toEqual([]);
    const weak = { before: { mu: 5, sigma: 1 } };
    expect(oneSidedPairs(duels(12, () => true, weak))).toEqual([]);
  });

  test('is judged by the ratings of their first meeting: who wins every time soon has the rating for it', () => {
    const rising = times(12, index => [
      seat('a', 0, 1, { before: { mu: 25 + index * 2, sigma: 3 } }),
      seat('b', 1, 2, { before: { mu: 25 - index * 2, sigma: 3 } }),
    ]);
    expect(oneSidedPairs(rising)).toMatchObject([{ people: ['a', 'b'], expected: 6 }]);
  });

  test('whose second is not there any more is nobody to be listed', () => {
    expect(oneSidedPairs(duels(12, () => true, { person: null }))).toEqual([]);
  });
});

describe('partners', () => {
  const teams = (count: number, rank: number) =>
    times(count, index => [
      ...[seat('a', 0, rank), seat(`x${index}`, 1, 3 - rank)],
      ...[seat('b', 0, rank), seat(`y${index}`, 1, 3 - rank)],
    ]);

  test('are listed when they win more than to be expected, and not when they lose', () => {
    expect(luckyPartners(teams(10, 1))).toMatchObject([{ people: ['a', 'b'], seen: 10, expected: 5 }]);
    expect(luckyPartners(teams(10, 2))).toEqual([]);
  });

  test('are listed though those who let them win have fallen for it', () => {
    const falling = times(14, index => {
      const [up, down] = [{ before: { mu: 25 + index, sigma: 5 } }, { before: { mu: 25 - index, sigma: 5 } }];
      return [seat('a', 0, 1, up), seat('x', 1, 2, down), seat('b', 0, 1, up), seat('y', 1, 2, down)];
    });
    expect(luckyPartners(falling)).toMatchObject([{ people: ['a', 'b'], seen: 14, expected: 7 }]);
    expect(oneSidedPairs(falling).map(({ people }) => people.join(' '))).toEqual(['a x', 'a y', 'b x', 'b y']);
  });
});

describe('games that were left', () => {
  const others = times(60, index => [seat(`x${index}`, 0, 1), seat(`y${index}`, 1, 2)]);
  const left = times(4, () => [seat('c', 0, 1), seat('d', 1, 2, { hasLeft: true })]);

  test('are listed with who gained by them', () => {
    const [leaver, ...more] = leavers([...others, ...left]);
    expect(more).toEqual([]);
    expect(leaver).toMatchObject({ person: 'd', played: 4, seen: 4, gained: { person: 'c', times: 4 } });
    expect(leaver!.expected).toBeCloseTo(16 / 128, 9);
  });

  test('are not, where everybody leaves as often', () => {
    const all = times(40, index => [
      seat(`p${index % 4}`, 0, 1),
      seat(`q${index % 4}`, 1, 2, { hasLeft: index % 3 === 0 }),
    ]);
    expect(leavers(all)).toEqual([]);
  });

  test('count as lost by whoever left, whatever became of the seat', () => {
    const stolen = times(12, () => [seat('a', 0, 2), seat('b', 1, 1, { hasLeft: true })]);
    expect(oneSidedPairs(stolen)).toMatchObject([{ people: ['a', 'b'], seen: 12 }]);
  });
});

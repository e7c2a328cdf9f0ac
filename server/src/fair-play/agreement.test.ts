import { describe, expect, test } from 'vitest';
import { agreements, type ReviewedTurns } from './agreement.ts';

const game = (person: string, index: number, agreed: number, more: Partial<ReviewedTurns> = {}): ReviewedTurns => ({
  ...{ table: `${person}${index}`, number: 1, kind: 'nauticus two live', person, mu: 25, turns: 20, agreed, ...more },
});

/** Between 6 and 10 of 20 turns. */
const people = Array.from({ length: 20 }, (_, index) => game(`p${Math.floor(index / 4)}`, index, 6 + (index % 5)));
const suspect = (more: Partial<ReviewedTurns> = {}) => [1, 2, 3, 4].map(index => game('s', index, 18, more));

describe('turns like those of the bot', () => {
  test('are listed beyond what people of that rating play', () => {
    const [found, ...more] = agreements([...people, ...suspect()]);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ person: 's', kind: 'nauticus two live', share: 0.9 });
    expect(found!.usual).toBeCloseTo(0.4, 9);
    expect(found!.games).toHaveLength(4);
  });

  test('are not, of few games, of another rating, of another kind, or without others to compare with', () => {
    expect(agreements([...people, ...suspect().slice(1)])).toEqual([]);
    expect(agreements([...people, ...suspect({ mu: 40 })])).toEqual([]);
    expect(agreements([...people, ...suspect({ kind: 'nautilus team live' })])).toEqual([]);
    expect(agreements([...people.slice(0, 11), ...suspect()])).toEqual([]);
  });

  test('are not, where people differ from each other by as much', () => {
    const various = people.map(each => ({ ...each, agreed: each.agreed + (each.person < 'p2' ? 8 : -3) }));
    expect(agreements([...various, ...suspect()])).toEqual([]);
  });

  test('a game in which there was nothing to decide says nothing', () => {
    expect(agreements([...people, ...suspect({ turns: 0, agreed: 0 })])).toEqual([]);
  });
});

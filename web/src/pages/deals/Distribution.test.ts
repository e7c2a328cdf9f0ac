import { describe, expect, test } from 'vitest';
import { columnsOf } from './Distribution.tsx';

const of = (...worths: number[]) => worths.map((worth, place) => ({ worth, isMe: place === 0, isGivenUp: false }));

describe('how a deal came out', () => {
  test('everybody stands in one column, and mine is marked', () => {
    const columns = columnsOf(of(101, 87, 92, 118, 90));
    expect(columns.map(({ from, to, count }) => [from, to, count])).toEqual([
      [85, 89, 1],
      [90, 94, 2],
      [95, 99, 0],
      [100, 104, 1],
      [105, 109, 0],
      [110, 114, 0],
      [115, 119, 1],
    ]);
    expect(columns.filter(({ isMine }) => isMine).map(({ from }) => from)).toEqual([100]);
  });

  test('what lies below zero is counted like what lies above', () => {
    expect(columnsOf(of(-3, 2, -1)).map(({ from, count }) => [from, count])).toEqual([
      [-3, 1],
      [-2, 0],
      [-1, 1],
      [0, 0],
      [1, 0],
      [2, 1],
    ]);
  });

  test('who gave up stands in none, and there may be nobody', () => {
    expect(columnsOf([{ worth: 40, isMe: true, isGivenUp: true }])).toEqual([]);
    expect(columnsOf(of(7))).toEqual([{ from: 7, to: 7, count: 1, isMine: true }]);
  });

  test('however far apart, columns fit on a phone', () => {
    expect(columnsOf(of(-40, 0, 388, 5000)).length).toBeLessThanOrEqual(8);
  });
});

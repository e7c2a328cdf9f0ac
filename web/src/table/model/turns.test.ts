import type { GameEvent } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { entry } from '../testing/stage.ts';
import { loudTurns, mergedOf, recapOf, sinceOf, turnsOf, turnsUntil } from './turns.ts';

const board = {
  beginsTurn: ({ type }: { type: string }) => type === 'begins',
  isTold: ({ type }: { type: string }) => type !== 'silent',
  isQuiet: ({ type }: { type: string }) => type === 'passed',
  concerns: ({ type }: { type: string }) => (type === 'captured' ? 2 : type === 'chose' ? 1 : 0) as 0 | 1 | 2,
};

const LOG = [
  entry(1, 0, 'chose'),
  entry(2, 0, 'bought'),
  entry(3, 1, 'chose'),
  entry(4, 1, 'passed'),
  entry(5, 2, 'captured', 'silent'),
  entry(6, 0, 'passed'),
  entry(7, 1, 'passed'),
];

describe('turns', () => {
  test('entries of a seat in a row are one turn', () => {
    expect(turnsOf(LOG, board).map(({ entries }) => entries.map(({ entry: number }) => number))).toEqual([
      [1, 2],
      [3, 4],
      [5],
      [6],
      [7],
    ]);
  });

  test('a seat that begins anew has two', () => {
    expect(turnsOf([entry(1, 0, 'passed'), entry(2, 0, 'begins'), entry(3, 0, 'bought')], board)).toHaveLength(2);
  });

  test('passing alone is not loud', () => {
    expect(loudTurns(LOG, board)).toBe(3);
    expect(loudTurns([entry(1, 0, 'passed'), entry(2, 1, 'silent')], board)).toBe(0);
  });

  test('giving up is a turn by itself', () => {
    const log = [entry(1, 0, 'chose'), { ...entry(2, 0), kind: 'resign' as const, move: null }];
    expect(turnsOf(log, board)).toHaveLength(2);
  });

  test('since: all after the last own move; everything before the first one; nothing for a spectator', () => {
    expect(sinceOf(LOG, 0).map(({ entry: number }) => number)).toEqual([7]);
    expect(sinceOf(LOG, 2).map(({ entry: number }) => number)).toEqual([6, 7]);
    expect(sinceOf(LOG, 3)).toHaveLength(7);
    expect(sinceOf(LOG, null)).toEqual([]);
  });
});

describe('the recap', () => {
  const { mine, turns } = recapOf(LOG.slice(2), 0, board);

  test('first what concerns me most, then what concerns me a little', () => {
    expect(mine.map(({ type }) => type)).toEqual(['captured', 'chose']);
  });

  test('then a line a turn, without what is not told', () => {
    expect(turns.map(({ turn, events }) => [turn.seat, ...events.map(({ type }) => type)])).toEqual([
      [1, 'chose', 'passed'],
      [2, 'captured'],
      [0, 'passed'],
      [1, 'passed'],
    ]);
  });

  test('only turns of nothing but passing are quiet', () => {
    expect(turns.map(({ isQuiet }) => isQuiet)).toEqual([false, false, true, true]);
  });

  test('what I did myself does not concern me', () => {
    expect(recapOf([entry(1, 0, 'captured')], 0, board).mine).toEqual([]);
  });
});

test('how many turns until mine', () => {
  expect(turnsUntil([1], 3, 2)).toBe(1);
  expect(turnsUntil([2], 3, 1)).toBe(2);
  expect(turnsUntil([1], 3, 1)).toBeNull();
  expect(turnsUntil([], 3, 1)).toBeNull();
});

test('events that a game tells as one are one, as long as nothing comes between', () => {
  const both = (a: GameEvent, b: GameEvent): GameEvent | undefined =>
    a.type.startsWith('money') && b.type === 'money' ? { type: `${a.type}+1` } : undefined;
  const events = ['money', 'money', 'money', 'crown', 'money'].map(type => ({ type }));
  expect(mergedOf(events, { merged: both }).map(({ type }) => type)).toEqual(['money+1+1', 'crown', 'money']);
});

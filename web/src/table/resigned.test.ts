import { expect, test } from 'vitest';
import type { LogEntry, TableState } from '../board/source.ts';
import { resignedIn } from './resigned.ts';

const entry = (kind: LogEntry['kind'], seat: number, round?: number): LogEntry => {
  const events = round === undefined ? [] : [{ type: 'roundBegan', round }];
  return { entry: 1, kind, seat, move: null, events };
};
const stateOf = (log: readonly LogEntry[], ranks: readonly number[]): TableState =>
  ({ log, view: { round: 4 }, result: { end: 'played', ranks, scores: null } }) as unknown as TableState;

test('who resigned while a bot played on was placed last in that round', () => {
  const log = [entry('move', 0, 2), entry('resign', 1), entry('move', 1), entry('move', 0, 3), entry('move', 1, 4)];
  const state = stateOf(log, [1, 2]);
  expect([0, 1].map(seat => resignedIn(state, seat))).toEqual([undefined, 2]);
});

test('in the last round nothing begins after it', () => {
  expect(resignedIn(stateOf([entry('move', 0, 4), entry('resign', 1)], [1, 2]), 1)).toBe(4);
});

test('where all resigned nobody is last for it', () => {
  expect(resignedIn(stateOf([entry('resign', 0), entry('resign', 1)], [1, 1]), 1)).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

const asked: IdleRequestCallback[] = [];
/** The page has nothing to do for so many milliseconds. */
const idle = (ms: number): void => asked.shift()!({ timeRemaining: () => ms, didTimeout: false });

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: IdleRequestCallback) => asked.push(work));
});
afterEach(() => {
  while (asked.length > 0) idle(50);
  vi.unstubAllGlobals();
});

test('pieces of work are done one after another, as many as there is time for', () => {
  const done: number[] = [];
  whenIdle([1, 2, 3].map(piece => () => done.push(piece)));
  expect(done).toEqual([]);
  idle(0);
  expect(done).toEqual([1]);
  idle(50);
  expect(done).toEqual([1, 2, 3]);
  expect(asked).toEqual([]);
});

test('new work takes the place of what is left', () => {
  const done: string[] = [];
  whenIdle([() => done.push('old'), () => done.push('older')]);
  idle(0);
  whenIdle([() => done.push('new')]);
  expect(asked).toHaveLength(1);
  idle(50);
  expect(done).toEqual(['old', 'new']);
});

test('a piece of work may bring more of it', () => {
  const done: string[] = [];
  whenIdle([() => whenIdle([() => done.push('found')])]);
  idle(50);
  expect(done).toEqual(['found']);
});

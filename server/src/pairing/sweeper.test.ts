import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PairingSweeper } from './sweeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SWEEP_MS = 1000;

test('where nobody looks for anybody, a sweep asks whether anybody does, and nothing else', async () => {
  const pairing = {
    isIdle: vi.fn(async () => true),
    tidy: vi.fn(async () => undefined),
    pair: vi.fn(async () => true),
  };
  const sweeper = new PairingSweeper(pairing, { warn: expect.unreachable } as unknown as FastifyBaseLogger);
  const calls = () => Object.values(pairing).map(({ mock }) => mock.calls.length);
  sweeper.start();
  await vi.advanceTimersByTimeAsync(SWEEP_MS);
  expect(calls()).toEqual([1, 0, 0]);
  sweeper.wake();
  await vi.advanceTimersByTimeAsync(SWEEP_MS / 2);
  expect(calls(), 'who comes is paired').toEqual([1, 0, 1]);
  pairing.isIdle.mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(SWEEP_MS / 2);
  expect(calls(), 'who waits is looked after').toEqual([2, 1, 2]);
  await sweeper.stop();
});

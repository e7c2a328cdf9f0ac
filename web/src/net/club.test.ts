import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced, announcement, hasReconnected } from './club.ts';

const RESTART = { id: '7YWHMfk9JZe1', text: 'We restart tonight.', restartAt: '2030-01-01T22:00:00.000Z' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is announced holds until it is withdrawn', () => {
  announced(RESTART);
  expect(announcement.value).toEqual(RESTART);
  announced(null);
  expect(announcement.value).toBeNull();
});

test('after the line was lost it holds if it is announced again', async () => {
  announced(RESTART);
  hasReconnected();
  announced(RESTART);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(announcement.value).toEqual(RESTART);
  hasReconnected();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(announcement.value).toBeNull();
});

import { describe, expect, test } from 'vitest';
import { sourcesOf } from './sources.ts';
import { waitingForTime } from './waits.ts';

const check = (path: string, text: string): string[] => waitingForTime(sourcesOf(new Map([[path, text]])));

const SLEEP = "import { setTimeout as sleep } from 'node:timers/promises';";

describe('refused are', () => {
  test.each([
    ['a sleep in a test', 'server/src/lobby/routes.test.ts', SLEEP],
    ['a sleep in what only tests use', 'server/src/testing/socket.ts', SLEEP],
    ['a promise of some milliseconds', 'web/src/a.test.tsx', 'await new Promise(resolve => setTimeout(resolve, 5));'],
    ['a wait for nothing', 'web/src/a.test.ts', 'await vi.waitFor(() => undefined);'],
    ['a pause in a journey', 'e2e/src/journeys/a.journey.ts', 'await page.waitForTimeout(500);'],
  ])('%s', (_, path, text) => {
    expect(check(path, text)).toEqual([`${path} waits for a fixed time: tests wait for what happens`]);
  });
});

describe('allowed are', () => {
  test.each([
    ['a sleep in the server', 'server/src/lobby/service.ts', SLEEP],
    ['a pause between crashes', 'torture/src/crashes.ts', SLEEP],
    ['a turn of the event loop', 'web/src/a.test.tsx', 'await new Promise(resolve => setTimeout(resolve, 0));'],
    ['a condition', 'web/src/a.test.ts', 'await vi.waitFor(() => expect(heard).toEqual([]), { interval: 5 });'],
  ])('%s', (_, path, text) => {
    expect(check(path, text)).toEqual([]);
  });
});

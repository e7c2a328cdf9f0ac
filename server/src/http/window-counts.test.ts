import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestApp } from '../testing/app.ts';
import { problemOf } from '../testing/tables.ts';

const HOURS = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('requests that were counted', () => {
  test('are forgotten after a minute, also where the clock of the machine was set back', async () => {
    const server = await TestApp.start({ requestsAMinute: 2 });
    const ask = async (): Promise<string> => problemOf(await server.ask('GET', '/tables'));
    expect([await ask(), await ask(), await ask()]).toEqual(['200', '200', '429 too-many-requests']);
    vi.advanceTimersByTime(61_000);
    vi.setSystemTime(Date.now() - 5 * HOURS);
    expect([await ask(), await ask(), await ask()]).toEqual(['200', '200', '429 too-many-requests']);
    vi.setSystemTime(Date.now() + 10 * HOURS);
    expect(await ask()).toBe('429 too-many-requests');
    await server.stop();
  });
});

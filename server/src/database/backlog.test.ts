import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Backlog, type GameAddress } from './backlog.ts';

class Noted extends Backlog {
  readonly worked: (readonly GameAddress[])[] = [];

  constructor() {
    super({
      atOnce: 3,
      gatheredMs: 100,
      failed: error => {
        throw error;
      },
    });
  }

  protected some(): Promise<number> {
    return Promise.resolve(0);
  }

  protected these(ended: readonly GameAddress[]): Promise<number> {
    this.worked.push(ended);
    return Promise.resolve(ended.length);
  }
}

const games = (...numbers: readonly number[]) => numbers.map(number => ({ table: 'one', number }));

describe('games that end', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('at about the same time are worked on together, a few at once', async () => {
    const backlog = new Noted();
    for (const number of [1, 2, 3, 4]) backlog.add('one', number);
    await vi.advanceTimersByTimeAsync(99);
    expect(backlog.worked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(backlog.worked).toEqual([games(1, 2, 3), games(4)]);
    backlog.add('one', 5);
    await vi.advanceTimersByTimeAsync(100);
    expect(backlog.worked[2]).toEqual(games(5));
  });

  test('are worked on at once for whoever waits for them', async () => {
    const backlog = new Noted();
    backlog.add('one', 1);
    await backlog.settle();
    await vi.advanceTimersByTimeAsync(1000);
    expect(backlog.worked).toEqual([games(1)]);
  });

  test('are left to the next server by one that stops', async () => {
    const backlog = new Noted();
    backlog.add('one', 1);
    await backlog.stop();
    backlog.add('one', 2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(backlog.worked).toEqual([]);
  });
});

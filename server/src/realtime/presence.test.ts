import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Presence, type Whisper } from './presence.ts';

const TABLE = 'table';
const LASTS = 1000;
const GATHERED_MS = 100;

/** Servers that hear each other, with a clock of their own. */
const servers = (...names: string[]) => {
  const time = { now: 0 };
  const whispers: Whisper[] = [];
  const changes: string[] = [];
  const all = new Map<string, Presence>();
  for (const by of names)
    all.set(
      by,
      new Presence({
        by,
        whisper: async whisper => {
          whispers.push(whisper);
          for (const presence of all.values()) presence.hear(whisper);
        },
        changed: table => changes.push(`${by} ${table}`),
        lasts: LASTS,
        clock: () => time.now,
      }),
    );
  return { time, whispers, changes, at: (name: string) => all.get(name)! };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('who is looking', () => {
  test('is the sum of all servers; a seat that looks twice is one', async () => {
    const { at } = servers('a', 'b');
    at('a').look(TABLE, { seats: [1], spectators: 2 });
    at('b').look(TABLE, { seats: [1, 0], spectators: 1 });
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    for (const name of ['a', 'b']) expect(at(name).at(TABLE)).toEqual({ seats: [0, 1], spectators: 3 });
  });

  test('is told to who comes later', async () => {
    const { at } = servers('a', 'b');
    at('a').look(TABLE, { seats: [1], spectators: 0 });
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    at('b').look(TABLE, { seats: [], spectators: 1 });
    await vi.advanceTimersByTimeAsync(2 * GATHERED_MS);
    expect(at('b').at(TABLE)).toEqual({ seats: [1], spectators: 1 });
  });

  test('is not heard of tables that nobody watches here', async () => {
    const { at, changes } = servers('a', 'b');
    at('a').look(TABLE, { seats: [1], spectators: 0 });
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect(at('b').at(TABLE)).toEqual({ seats: [], spectators: 0 });
    expect(changes).toEqual(['a table']);
  });

  test('forgets a server that is not heard of for long', async () => {
    const { at, time } = servers('a', 'b');
    at('a').look(TABLE, { seats: [1], spectators: 0 });
    at('b').look(TABLE, { seats: [0], spectators: 0 });
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    time.now = LASTS;
    at('b').refresh(false);
    expect(at('b').at(TABLE).seats).toEqual([0, 1]);
    time.now = LASTS + 1;
    at('b').refresh(false);
    expect(at('b').at(TABLE).seats).toEqual([0]);
  });

  test('a server that is heard of again is not forgotten; one that stops is, at once', async () => {
    const { at, time } = servers('a', 'b');
    at('a').look(TABLE, { seats: [1], spectators: 0 });
    at('b').look(TABLE, { seats: [0], spectators: 0 });
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    time.now = LASTS;
    at('a').refresh(false);
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    time.now = LASTS + 1;
    at('b').refresh(false);
    expect(at('b').at(TABLE).seats).toEqual([0, 1]);
    await at('a').stop();
    expect(at('b').at(TABLE).seats).toEqual([0]);
  });

  test('many tables go into whispers below 8000 bytes', async () => {
    const { at, whispers } = servers('a');
    for (let table = 0; table < 1000; table++)
      at('a').look(`table${String(table).padStart(7, '0')}`, { seats: [0, 1, 2, 3], spectators: 1000 });
    await vi.advanceTimersByTimeAsync(GATHERED_MS);
    expect(Math.max(...whispers.map(whisper => JSON.stringify(whisper).length))).toBeLessThan(7900);
    expect(whispers.flatMap(({ looking = {} }) => Object.keys(looking)).length).toBe(1000);
  });
});

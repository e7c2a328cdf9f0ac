import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Presence, type Whisper } from './presence.ts';

const TABLE = 'table';
const LASTS = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Until all that is to be told has been told, and answered. */
const allTold = (): Promise<unknown> => vi.runAllTimersAsync();

/** Servers that hear each other, with a clock of their own. */
const servers = (...names: string[]) => {
  const time = { now: 0 };
  const whispers: Whisper[] = [];
  const changes: string[] = [];
  const looks: string[] = [];
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
        began: seen => looks.push(...seen.map(({ table, seat }) => `${by} ${table} ${seat}`)),
        lasts: LASTS,
        clock: () => time.now,
      }),
    );
  return { time, whispers, changes, looks, at: (name: string) => all.get(name)! };
};

describe('who is looking', () => {
  test('is the sum of all servers; a seat that looks twice is one', async () => {
    const { at } = servers('a', 'b');
    at('a').look(TABLE, { seats: [1], spectators: 2 });
    at('b').look(TABLE, { seats: [1, 0], spectators: 1 });
    await allTold();
    for (const name of ['a', 'b']) expect(at(name).at(TABLE)).toEqual({ seats: [0, 1], spectators: 3 });
  });

  test('is told to who comes later', async () => {
    const { at } = servers('a', 'b');
    at('a').look(TABLE, { seats: [1], spectators: 0 });
    await allTold();
    at('b').look(TABLE, { seats: [], spectators: 1 });
    await allTold();
    expect(at('b').at(TABLE)).toEqual({ seats: [1], spectators: 1 });
  });

  test('is known of tables that nobody watches here too, as long as it is told again', async () => {
    const { at, time } = servers('a', 'b');
    at('a').look(TABLE, { seats: [1], spectators: 0 });
    await allTold();
    for (const name of ['a', 'b']) expect([0, 1].map(seat => at(name).isLooking(TABLE, seat))).toEqual([false, true]);
    time.now = LASTS + 1;
    expect(at('b').isLooking(TABLE, 1)).toBe(false);
    expect(at('a').isLooking(TABLE, 1)).toBe(true);
  });

  test('is noticed once by the server through which a seat begins to look', async () => {
    const { at, looks } = servers('a', 'b');
    at('a').look(TABLE, { seats: [0, 2], spectators: 1 });
    at('a').look(TABLE, { seats: [0], spectators: 1 });
    await allTold();
    at('a').look(TABLE, { seats: [0, 2], spectators: 1 });
    expect(looks).toEqual(['a table 0', 'a table 2', 'a table 2']);
  });

  test('forgets a server that is not heard of for long', async () => {
    const { at, time } = servers('a', 'b');
    at('a').look(TABLE, { seats: [1], spectators: 0 });
    at('b').look(TABLE, { seats: [0], spectators: 0 });
    await allTold();
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
    await allTold();
    time.now = LASTS;
    at('a').refresh(false);
    await allTold();
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
    await allTold();
    expect(Math.max(...whispers.map(whisper => JSON.stringify(whisper).length))).toBeLessThan(7900);
    expect(whispers.flatMap(({ looking = {} }) => Object.keys(looking)).length).toBe(1000);
  });
});

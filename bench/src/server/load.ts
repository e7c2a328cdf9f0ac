import { setTimeout as sleep } from 'node:timers/promises';
import type { MeasuredServer } from './measured-server.ts';
import type { MeasuredTable } from './measured-table.ts';

/** The cost of a stretch of play; processor time is in microseconds a move. */
export interface Stretch {
  readonly movesPerSecond: number;
  /** Milliseconds from playing a move until the other seat knew it, ascending. */
  readonly delays: readonly number[];
  readonly server: number;
  /** Null where there is no database. */
  readonly database: number | null;
  /** Of this process: what playing and reading costs. */
  readonly client: number;
}

/** Before anything is counted. */
const WARM_UP_MS = 500;
const TICK_MS = 1;
const EVERY_MS = 1000;
/** Every move under way should be known by then. */
const SETTLE_MS = 60_000;

const clientUsed = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

interface Reading {
  readonly at: number;
  readonly server: number;
  readonly database: number | null;
  readonly client: number;
}

const readAt = async (server: MeasuredServer): Promise<Reading> => {
  const { cpu } = await server.used();
  return { at: performance.now(), server: cpu, database: server.databaseUsed(), client: clientUsed() };
};

const stretchOf = (before: Reading, after: Reading, delays: readonly number[]): Stretch => {
  const moves = delays.length;
  return {
    movesPerSecond: (1000 * moves) / (after.at - before.at),
    delays: delays.toSorted((a, b) => a - b),
    server: (after.server - before.server) / moves,
    database: after.database === null || before.database === null ? null : (after.database - before.database) / moves,
    client: (after.client - before.client) / moves,
  };
};

/** Ends when every move under way is known. */
const quieten = async (tables: readonly MeasuredTable[]): Promise<void> => {
  for (const table of tables) table.ready = () => undefined;
  const deadline = performance.now() + SETTLE_MS;
  while (tables.some(table => !table.isReady)) {
    if (performance.now() > deadline) throw new Error('a move was lost');
    await sleep(TICK_MS);
  }
};

const measured = async (
  server: MeasuredServer,
  tables: readonly MeasuredTable[],
  seconds: number,
): Promise<Stretch> => {
  await sleep(WARM_UP_MS);
  const delays: number[] = [];
  const before = await readAt(server);
  for (const table of tables) table.shown = delay => delays.push(delay);
  await sleep(1000 * seconds);
  for (const table of tables) table.shown = () => undefined;
  return stretchOf(before, await readAt(server), delays);
};

/** Every table plays its next move as soon as both seats know the last one. */
export const saturate = async (
  server: MeasuredServer,
  tables: readonly MeasuredTable[],
  seconds: number,
): Promise<Stretch> => {
  for (const table of tables) {
    table.ready = () => table.play();
    table.play();
  }
  const stretch = await measured(server, tables, seconds);
  await quieten(tables);
  return stretch;
};

/** Begins at one table after the other, so that they are at different places of their games, and lets the server warm up. */
export const stagger = async (tables: readonly MeasuredTable[], seconds: number): Promise<void> => {
  for (const table of tables) {
    table.ready = () => table.play();
    table.play();
    await sleep((1000 * seconds) / tables.length);
  }
  await quieten(tables);
};

/** A move, and when it should be played. */
interface Due {
  readonly table: MeasuredTable;
  readonly at: number;
}

/** Plays it if that can be done. */
const isPlayed = ({ table, at }: Due, now: number): boolean => {
  if (!table.isReady) return false;
  table.play(now - at > EVERY_MS ? at : now);
  return true;
};

/** Every table plays a move a second. A move that must wait for the one before counts from when it was due. */
export const pace = async (
  server: MeasuredServer,
  tables: readonly MeasuredTable[],
  seconds: number,
): Promise<Stretch> => {
  const begin = performance.now();
  const step = EVERY_MS / tables.length;
  let next = 0;
  let waiting: Due[] = [];
  const tick = setInterval(() => {
    const now = performance.now();
    for (; begin + step * next <= now; next++)
      waiting.push({ table: tables[next % tables.length]!, at: begin + step * next });
    if (waiting.length > 0) waiting = waiting.filter(due => !isPlayed(due, now));
  }, TICK_MS);
  const stretch = await measured(server, tables, seconds);
  clearInterval(tick);
  await quieten(tables);
  return stretch;
};

/** Of numbers in ascending order. */
export const percentile = (ascending: readonly number[], share: number): number =>
  ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))] ?? Number.NaN;

import { diskDelays } from './disk.ts';
import { pace, percentile, type Stretch, saturate, stagger } from './load.ts';
import type { MeasuredServer } from './measured-server.ts';
import type { MeasuredTable } from './measured-table.ts';
import { Ours } from './ours.ts';
import {
  type DelayRow,
  DISK,
  type MemoryRow,
  OURS,
  type RateRow,
  type ServerReport,
  type StartRow,
  THEIRS,
} from './report.ts';
import { slipwayScript } from './script.ts';
import { type Played, Theirs } from './theirs.ts';

export const PARTS = ['rates', 'delays', 'memory', 'starts', 'servers'] as const;
export type Part = (typeof PARTS)[number];

const MOST_TABLES = 1000;
const PACED = [50, 200, MOST_TABLES];
const SATURATED = 200;
const MANY_TABLES = 20_000;
/** Contestants take turns, so that what else the machine does meets all alike. */
const ROUNDS = 5;
const PACED_ROUNDS = 3;
/** Seconds until a server has compiled the code that is used often. */
const WARM_UP_S = 5;

interface Contestant {
  readonly server: MeasuredServer;
  readonly tables: readonly MeasuredTable[];
  /** Before there were tables. */
  readonly base: number;
}

const median = (values: readonly number[]): number => {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.floor(ascending.length / 2)]!;
};

const rateRow = ({ name }: MeasuredServer, stretches: readonly Stretch[]): RateRow => {
  const databases = stretches.map(({ database }) => database).filter(used => used !== null);
  return {
    name,
    movesPerSecond: median(stretches.map(({ movesPerSecond }) => movesPerSecond)),
    server: median(stretches.map(({ server }) => server)),
    database: databases.length > 0 ? median(databases) : null,
    client: median(stretches.map(({ client }) => client)),
  };
};

const warmUp = async (contestants: readonly Contestant[], seconds = WARM_UP_S): Promise<void> => {
  for (const { tables } of contestants) await stagger(tables.slice(0, SATURATED), seconds);
};

const saturated = async (contestants: readonly Contestant[], seconds: number): Promise<Stretch[][]> => {
  const stretches = contestants.map((): Stretch[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, { server, tables }] of contestants.entries())
      stretches[index]!.push(await saturate(server, tables.slice(0, SATURATED), seconds));
  return stretches;
};

const rates = async (contestants: readonly Contestant[], seconds: number): Promise<RateRow[]> => {
  const stretches = await saturated(contestants, seconds);
  return contestants.map(({ server }, index) => rateRow(server, stretches[index]!));
};

const delayRow = ({ name }: MeasuredServer, tables: number, stretches: readonly Stretch[]): DelayRow => {
  const delays = stretches.flatMap(stretch => stretch.delays).toSorted((a, b) => a - b);
  return {
    name,
    tables,
    median: percentile(delays, 0.5),
    late: percentile(delays, 0.99),
    server: median(stretches.map(({ server }) => server)),
  };
};

const delaysOf = async (contestants: readonly Contestant[], count: number, seconds: number): Promise<DelayRow[]> => {
  const stretches = contestants.map((): Stretch[] => []);
  for (let round = 0; round < PACED_ROUNDS; round++)
    for (const [index, { server, tables }] of contestants.entries())
      stretches[index]!.push(await pace(server, tables.slice(0, count), seconds));
  return contestants.map(({ server }, index) => delayRow(server, count, stretches[index]!));
};

const diskRow = async (tables: number, seconds: number): Promise<DelayRow> => {
  const delays = await diskDelays(tables, seconds);
  return { name: DISK, tables, median: percentile(delays, 0.5), late: percentile(delays, 0.99), server: null };
};

const delays = async (contestants: readonly Contestant[], seconds: number): Promise<DelayRow[]> => {
  const rows: DelayRow[] = [];
  for (const count of PACED) rows.push(...(await delaysOf(contestants, count, seconds)), await diskRow(count, seconds));
  return rows;
};

/** Closes all tables. Idle ones are those that were played at and that nobody looks at any more. */
const closed = async ({ server, tables, base }: Contestant): Promise<MemoryRow> => {
  const watched = await server.left();
  await Promise.all(tables.map(table => table.close()));
  const idle = await server.left();
  const table = (idle.alive - base) / tables.length;
  return {
    name: server.name,
    base,
    table,
    many: table * Math.min(server.keeps, MANY_TABLES),
    socket: (watched.alive - idle.alive) / (2 * tables.length),
    resident: idle.resident,
  };
};

/** From the start of the program until a first move is shown to the other seat. */
const firstMove = async (begin: number, server: MeasuredServer): Promise<number> => {
  const [table] = await server.open(1);
  await new Promise<number>(resolve => {
    table!.shown = resolve;
    table!.play();
  });
  const took = performance.now() - begin;
  await table!.close();
  return took;
};

const started = async <H extends MeasuredServer>(
  name: string,
  start: () => Promise<H>,
  rows: StartRow[],
): Promise<H> => {
  const begin = performance.now();
  const server = await start();
  rows.push({ name, milliseconds: await firstMove(begin, server) });
  return server;
};

const theirGames = (): Played[] => {
  const script = slipwayScript();
  return [
    { game: 'tally', move: () => ({ move: 'add' }) },
    { game: 'slipway', move: index => script[index]! },
  ];
};

const openTables = async (server: MeasuredServer, count: number): Promise<Contestant> => {
  const { alive } = await server.left();
  return { server, tables: await server.open(count), base: alive };
};

/** The cost of a move at so many servers on the database of one of them. Each warms up by as many moves as one alone. */
const severalServers = async (one: Ours, count: number, seconds: number): Promise<RateRow[]> => {
  const group = await one.withOthers(count - 1);
  const contestants: Contestant[] = [];
  for (const seating of ['spread', 'together'] as const)
    contestants.push(await openTables(group.seated(seating), SATURATED));
  await warmUp(contestants, count * WARM_UP_S);
  const rows = await rates(contestants, seconds);
  for (const { tables } of contestants) await Promise.all(tables.map(table => table.close()));
  await group.stopOthers();
  return rows;
};

/**
 * The cost of a move at one server, before, between and after, and at several on the same database: first those whose
 * figures the others are held against.
 */
const manyServers = async (one: Ours, seconds: number): Promise<RateRow[]> => {
  const alone = await openTables(one, SATURATED);
  await warmUp([alone]);
  const stretches = await saturated([alone], seconds);
  const rows: RateRow[] = [];
  for (const count of [2, 4]) {
    rows.push(...(await severalServers(one, count, seconds)));
    stretches.push(...(await saturated([alone], seconds)));
  }
  await Promise.all(alone.tables.map(table => table.close()));
  return [rateRow(one, stretches.flat()), ...rows];
};

/** All of them, ours first, each started once; ours a second time on what it has stored. */
const startAll = async (rows: StartRow[]): Promise<readonly [Ours, ...MeasuredServer[]]> => {
  const folder = Ours.newFolder();
  const first = await started(`${OURS}, first start of all`, () => Ours.start(folder), rows);
  await first.stop();
  const ours = await started(OURS, () => Ours.start(folder), rows);
  const others: MeasuredServer[] = [];
  for (const played of theirGames())
    others.push(await started(`${THEIRS}, ${played.game}`, () => Theirs.start(played), rows));
  return [ours, ...others];
};

const measureAll = async (
  [ours, ...others]: readonly [Ours, ...MeasuredServer[]],
  seconds: number,
  asked: (part: Part) => boolean,
): Promise<Omit<ServerReport, 'starts'>> => {
  const count = asked('delays') || asked('memory') ? MOST_TABLES : SATURATED;
  const contestants: Contestant[] = [];
  const isContest = asked('rates') || asked('delays') || asked('memory');
  for (const server of isContest ? [ours, ...others] : []) contestants.push(await openTables(server, count));
  await warmUp(contestants);
  const found = {
    rates: asked('rates') ? await rates(contestants, seconds) : [],
    delays: asked('delays') ? await delays(contestants, seconds) : [],
  };
  const left: MemoryRow[] = [];
  for (const contestant of contestants) left.push(await closed(contestant));
  const servers = asked('servers') ? await manyServers(ours, seconds) : [];
  return {
    ...found,
    servers,
    memory: asked('memory') ? left : [],
  };
};

export const contest = async (seconds: number, asked: (part: Part) => boolean): Promise<ServerReport> => {
  const starts: StartRow[] = [];
  const servers = await startAll(starts);
  try {
    return { ...(await measureAll(servers, seconds, asked)), starts: asked('starts') ? starts : [] };
  } finally {
    for (const server of servers) await server.stop();
  }
};

import type { House } from './house.ts';
import { pace, percentile, type Stretch, saturate } from './load.ts';
import { Ours } from './ours.ts';
import type { DelayRow, MemoryRow, RateRow, ServerReport, StartRow } from './report.ts';
import { slipwayScript } from './script.ts';
import type { Table } from './table.ts';
import { type Played, Theirs } from './theirs.ts';

export const PARTS = ['rates', 'delays', 'memory', 'starts', 'two'] as const;
export type Part = (typeof PARTS)[number];

const MOST_TABLES = 1000;
const PACED = [50, 200, MOST_TABLES];
const SATURATED = 200;
/** Contestants take turns, so that what else the machine does meets all alike. */
const ROUNDS = 3;

interface Contestant {
  readonly house: House;
  readonly tables: readonly Table[];
  /** Before there were tables. */
  readonly base: number;
}

const median = (values: readonly number[]): number => {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.floor(ascending.length / 2)]!;
};

const rateRow = ({ name }: House, stretches: readonly Stretch[]): RateRow => {
  const databases = stretches.map(({ database }) => database).filter(used => used !== null);
  return {
    name,
    movesPerSecond: median(stretches.map(({ movesPerSecond }) => movesPerSecond)),
    server: median(stretches.map(({ server }) => server)),
    database: databases.length > 0 ? median(databases) : null,
    client: median(stretches.map(({ client }) => client)),
  };
};

const rates = async (contestants: readonly Contestant[], seconds: number): Promise<RateRow[]> => {
  const stretches = contestants.map((): Stretch[] => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, { house, tables }] of contestants.entries())
      stretches[index]!.push(await saturate(house, tables.slice(0, SATURATED), seconds));
  return contestants.map(({ house }, index) => rateRow(house, stretches[index]!));
};

const delayRow = ({ name }: House, tables: number, { delays, server }: Stretch): DelayRow => ({
  name,
  tables,
  median: percentile(delays, 0.5),
  late: percentile(delays, 0.99),
  server,
});

const delays = async (contestants: readonly Contestant[], seconds: number): Promise<DelayRow[]> => {
  const rows: DelayRow[] = [];
  for (const count of PACED)
    for (const { house, tables } of contestants.filter(contestant => contestant.tables.length >= count))
      rows.push(delayRow(house, count, await pace(house, tables.slice(0, count), seconds)));
  return rows;
};

/** Closes everything: idle tables are those that were played at and that nobody looks at any more. */
const memory = async ({ house, tables, base }: Contestant): Promise<MemoryRow> => {
  const watched = await house.left();
  await Promise.all(tables.map(table => table.close()));
  const idle = await house.left();
  return {
    name: house.name,
    base,
    table: (idle.alive - base) / tables.length,
    socket: (watched.alive - idle.alive) / (2 * tables.length),
    resident: idle.resident,
  };
};

/** From the start of the program until a first move is shown to the other seat. */
const firstMove = async (begin: number, house: House): Promise<number> => {
  const [table] = await house.open(1);
  await new Promise<number>(resolve => {
    table!.shown = resolve;
    table!.play();
  });
  const took = performance.now() - begin;
  await table!.close();
  return took;
};

const started = async <H extends House>(name: string, start: () => Promise<H>, rows: StartRow[]): Promise<H> => {
  const begin = performance.now();
  const house = await start();
  rows.push({ name, milliseconds: await firstMove(begin, house) });
  return house;
};

const theirGames = (): Played[] => {
  const script = slipwayScript();
  return [
    { game: 'tally', move: () => ({ move: 'add' }) },
    { game: 'slipway', move: index => script[index]! },
  ];
};

const twoServers = async (one: Ours, seconds: number): Promise<Pick<ServerReport, 'rates' | 'delays'>> => {
  const pair = await one.withSecond();
  const tables = await pair.open(SATURATED);
  const rate = rateRow(pair, [await saturate(pair, tables, 2 * seconds)]);
  const delay = delayRow(pair, SATURATED, await pace(pair, tables, seconds));
  await Promise.all(tables.map(table => table.close()));
  await pair.stopSecond();
  return { rates: [rate], delays: [delay] };
};

export const contest = async (
  seconds: number,
  asked: (part: Part) => boolean,
  say: (line: string) => void,
): Promise<ServerReport> => {
  const starts: StartRow[] = [];
  const folder = Ours.newFolder();
  say('starting');
  const first = await started('Ankerplatz, first start of all', () => Ours.start(folder), starts);
  await first.stop();
  const ours = await started('Ankerplatz', () => Ours.start(folder), starts);
  const houses: House[] = [ours];
  for (const played of theirGames())
    houses.push(await started(`boardgame.io, ${played.game}`, () => Theirs.start(played), starts));
  const report: ServerReport = { rates: [], delays: [], memory: [], starts: asked('starts') ? starts : [] };
  try {
    const contestants: Contestant[] = [];
    const most = asked('delays') || asked('memory') ? MOST_TABLES : SATURATED;
    for (const house of houses) {
      say(`${house.name}: opening ${most} tables`);
      const base = (await house.left()).alive;
      contestants.push({ house, tables: await house.open(most), base });
    }
    if (asked('rates')) say('moves at saturation');
    if (asked('rates')) report.rates.push(...(await rates(contestants, seconds)));
    if (asked('delays')) say('one move a second');
    if (asked('delays')) report.delays.push(...(await delays(contestants, 2 * seconds)));
    if (asked('memory')) say('memory');
    for (const contestant of contestants) {
      const row = await memory(contestant);
      if (asked('memory')) report.memory.push(row);
    }
    if (asked('two')) {
      say('two servers on one database');
      const two = await twoServers(ours, 2 * seconds);
      report.rates.push(...two.rates);
      report.delays.push(...two.delays);
    }
  } finally {
    for (const house of houses) await house.stop();
  }
  return report;
};

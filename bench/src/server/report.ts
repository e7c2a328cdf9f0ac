import { columnsOf, short } from '../text.ts';

/** Moves at saturation; processor time is in microseconds a move. */
export interface RateRow {
  readonly name: string;
  readonly movesPerSecond: number;
  readonly server: number;
  readonly database: number | null;
  readonly client: number;
}

/** One move a second at each table: milliseconds until the other seat knows it. */
export interface DelayRow {
  readonly name: string;
  readonly tables: number;
  readonly median: number;
  /** One in a hundred takes longer. */
  readonly late: number;
  /** Processor time of the server, in microseconds a move; null: there is none. */
  readonly server: number | null;
}

/** Bytes. */
export interface MemoryRow {
  readonly name: string;
  readonly base: number;
  readonly table: number;
  /** Of 20,000 idle tables. */
  readonly many: number;
  readonly socket: number;
  readonly resident: number;
}

export interface StartRow {
  readonly name: string;
  readonly milliseconds: number;
}

export interface ServerReport {
  readonly rates: readonly RateRow[];
  readonly delays: readonly DelayRow[];
  /** Of one server, and of several on one database. */
  readonly servers: readonly RateRow[];
  readonly memory: readonly MemoryRow[];
  readonly starts: readonly StartRow[];
}

interface Named {
  readonly name: string;
}

export const OURS = 'Ankerplatz';
export const THEIRS = 'boardgame.io';
export const DISK = 'a page to the disk: the limit';
const isOurs = ({ name }: Named): boolean => name === OURS;
const isTheirs = ({ name }: Named): boolean => name.startsWith(THEIRS);

const whole = (value: number | null): string => (value === null ? '–' : value.toFixed(0));
const MEGA = 1e6;

const ratesTable = (rows: readonly RateRow[]): string =>
  columnsOf(
    ['at saturation, 200 tables', 'moves/s', 'CPU µs/move: server', 'PostgreSQL', 'client'],
    rows.map(row => [row.name, short(row.movesPerSecond), whole(row.server), whole(row.database), whole(row.client)]),
  );

/** The aims, by how seats sit at four servers. */
const MOST = { spread: 1.25, together: 1.1 };

const serversTable = ([one, ...several]: readonly RateRow[]): string => {
  const costOf = ({ server, database }: RateRow): number => server + (database ?? 0);
  const aimOf = ({ name }: RateRow): string =>
    Object.entries(MOST).flatMap(([seating, most]) =>
      name.includes('4') && name.endsWith(seating) ? `≤ ${most}` : [],
    )[0] ?? '';
  return columnsOf(
    ['at saturation, 200 tables', 'moves/s', 'CPU µs/move: servers', 'PostgreSQL', 'both beside one server', 'aim'],
    [one!, ...several].map(row => [
      ...[row.name, short(row.movesPerSecond), whole(row.server), whole(row.database)],
      ...[(costOf(row) / costOf(one!)).toFixed(2), aimOf(row)],
    ]),
  );
};

const delaysTable = (rows: readonly DelayRow[]): string =>
  columnsOf(
    ['one move a second each', 'tables', 'p50 ms', 'p99 ms', 'CPU µs/move: server'],
    rows.map(row => [row.name, String(row.tables), row.median.toFixed(1), row.late.toFixed(1), whole(row.server)]),
  );

const memoryTable = (rows: readonly MemoryRow[]): string =>
  columnsOf(
    ['memory', 'base MB', 'bytes an idle table', 'bytes a socket', '20,000 idle tables, MB', 'resident at the end, MB'],
    rows.map(row => [
      row.name,
      whole(row.base / MEGA),
      whole(row.table),
      whole(row.socket),
      whole(row.many / MEGA),
      whole(row.resident / MEGA),
    ]),
  );

const startsTable = (rows: readonly StartRow[]): string =>
  columnsOf(
    ['start to first move', 'ms'],
    rows.map(row => [row.name, whole(row.milliseconds)]),
  );

/** Of the delays, by the number of tables. */
const AIMS = [
  { tables: 50, median: '≤ 3', late: '≤ 1', server: '≤ 0.5' },
  { tables: 200, median: '≤ 3', late: '≤ 1', server: '≤ 0.5' },
  { tables: 1000, median: '≤ 3', late: '≤ 0.5', server: '≤ 0.5' },
];

const delayRatios = (delays: readonly DelayRow[]): string[][] =>
  AIMS.flatMap(({ tables, median, late, server }) => {
    const rows = delays.filter(row => row.tables === tables);
    const ours = rows.find(isOurs);
    if (!ours) return [];
    return [
      [`p50 at ${tables} tables, in ms`, ours.median.toFixed(1), median],
      ...rows.filter(isTheirs).flatMap(row => [
        [`p99 at ${tables} tables, ${row.name}`, short(ours.late / row.late), late],
        [`CPU a move at ${tables} tables, ${row.name}`, short(ours.server! / row.server!), server],
      ]),
    ];
  });

const ratiosTable = ({ rates, delays }: ServerReport): string => {
  const ours = rates.find(isOurs);
  return columnsOf(
    ['Ankerplatz / boardgame.io', 'found', 'aim'],
    [
      ...rates.filter(isTheirs).flatMap(row => [
        [`moves/s, ${row.name}`, short(ours!.movesPerSecond / row.movesPerSecond), '≥ 2.5'],
        [`CPU a move at saturation, ${row.name}`, short(ours!.server / row.server), '≤ 0.5'],
      ]),
      ...delayRatios(delays),
    ],
  );
};

export const reportText = (report: ServerReport): string =>
  [
    report.rates.length > 0 ? ratesTable(report.rates) : '',
    report.servers.length > 0 ? serversTable(report.servers) : '',
    report.delays.length > 0 ? delaysTable(report.delays) : '',
    report.memory.length > 0 ? memoryTable(report.memory) : '',
    report.starts.length > 0 ? startsTable(report.starts) : '',
    report.rates.length + report.delays.length > 0 ? ratiosTable(report) : '',
  ]
    .filter(part => part !== '')
    .join('\n\n');

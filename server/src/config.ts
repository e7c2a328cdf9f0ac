import { join } from 'node:path';
import { ROOT } from './folders.ts';

/** How much one person, or all people of one address, may have at once; and how long unused things stay. */
export interface Quotas {
  /** Open tables of one person. */
  readonly openTables: number;
  /** Open tables of all people of one address. */
  readonly openTablesAddress: number;
  /** Running games with bots at tables of one person. */
  readonly botGames: number;
  readonly botGamesAddress: number;
  /** Whether bots may begin a game without any person. */
  readonly botsAlone: boolean;
  /** Days after which an open table that nobody has touched is removed. */
  readonly openTableDays: number;
  /** Days after which a guest who never played and has not come back is forgotten. */
  readonly guestDays: number;
}

/** Every setting of the server, with its default. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where the built-in database lives. */
  readonly data: string;
  /** Where the built site lies. */
  readonly site: string;
  /** The address that links carry; else the LAN address. */
  readonly url: string | null;
  /** A PostgreSQL of one's own; else the built-in one. */
  readonly databaseUrl: string | null;
  /** Bytes that the built-in database leaves free on its disk. */
  readonly diskReserve: number;
  readonly trustProxy: boolean;
  /** Where other servers reach this one (host:port); null: by its address towards the database, at any port. */
  readonly peerAddress: string | null;
  /** Bounds of a bot's natural delay, in milliseconds. */
  readonly botDelay: readonly [number, number];
  readonly botWorkers: number;
  /** Milliseconds after which a seat that is asked and does nothing counts as silent, where a table says nothing else. */
  readonly silentAfterMs: number;
  /** Requests a minute for one identity or address. */
  readonly requestsAMinute: number;
  /** Binary logarithm of what a guess at a password costs. */
  readonly passwordCost: number;
  /** Milliseconds between two signs of life on sockets and streams. */
  readonly heartbeatMs: number;
  /** How much may wait to be sent to one client before updates are left out, in bytes. */
  readonly socketBuffer: number;
  readonly logLevel: string;
  /** How long people may take to look at a table before they are sent a notice, in milliseconds. */
  readonly noticeDelay: number;
  /** A server that takes mail; null: none is sent. */
  readonly smtpUrl: string | null;
  /** The sender of mail. */
  readonly mailFrom: string;
  /** Internal addresses (host:port) to which notices may be sent all the same. */
  readonly noticesAllow: readonly string[];
  /** Records that one person may bring here. */
  readonly recordsEach: number;
  readonly quotas: Quotas;
  /** Days after which it is forgotten who played a finished game, with its figures. */
  readonly statisticsDays: number;
  /**
   * How long after its start a server first removes unused things, in milliseconds: before, it has better things to do.
   */
  readonly expiryDelay: number;
  /** Whether others than this machine may read the metrics. */
  readonly metricsPublic: boolean;
  /** Print a link for an administrator although there is one. */
  readonly adminLink: boolean;
  /** Whatever hangs, a process that is told to stop is gone by then. */
  readonly stopWithinMs: number;
}

const wholeOf = (name: string, text: string | undefined, fallback: number, least: number, most: number): number => {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`);
};

const flagOf = (name: string, text: string | undefined): boolean => {
  if (text === undefined || text === '' || text === '0' || text === 'false') return false;
  if (text === '1' || text === 'true') return true;
  throw new Error(`${name} must be 1 or 0, not ${JSON.stringify(text)}`);
};

/** The address may hold a password: it is not repeated. */
const smtpOf = (text: string | undefined): string | null => {
  if (!text) return null;
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol)) return text;
  throw new Error('SMTP_URL must be an address like smtp://user:password@mail.example:587');
};

const addressOf = (text: string | undefined): string | null => {
  if (!text) return null;
  if (/^.+:\d+$/.test(text)) return text;
  throw new Error(`PEER_ADDRESS must be an address like 10.0.0.21:3100, not ${JSON.stringify(text)}`);
};

const MANY = 1_000_000;

const quotasOf = (env: Readonly<Record<string, string | undefined>>): Quotas => ({
  openTables: wholeOf('OPEN_TABLES_EACH', env.OPEN_TABLES_EACH, 20, 1, MANY),
  openTablesAddress: wholeOf('OPEN_TABLES_ADDRESS', env.OPEN_TABLES_ADDRESS, 100, 1, MANY),
  botGames: wholeOf('BOT_GAMES_EACH', env.BOT_GAMES_EACH, 20, 1, MANY),
  botGamesAddress: wholeOf('BOT_GAMES_ADDRESS', env.BOT_GAMES_ADDRESS, 100, 1, MANY),
  botsAlone: flagOf('BOTS_ALONE', env.BOTS_ALONE),
  openTableDays: wholeOf('OPEN_TABLE_DAYS', env.OPEN_TABLE_DAYS, 14, 1, 36_500),
  guestDays: wholeOf('GUEST_DAYS', env.GUEST_DAYS, 60, 1, 36_500),
});

/** The only reader of the environment. Throws a sentence that names the setting. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const least = wholeOf('BOT_DELAY_MIN_MS', env.BOT_DELAY_MIN_MS, 600, 0, 60_000);
  const most = wholeOf('BOT_DELAY_MAX_MS', env.BOT_DELAY_MAX_MS, Math.max(1800, least), least, 60_000);
  return {
    port: wholeOf('PORT', env.PORT, 3000, 0, 65_535),
    host: env.HOST || '0.0.0.0',
    data: env.ANKERPLATZ_DATA || join(ROOT, 'data'),
    site: join(ROOT, 'web', 'dist'),
    url: env.ANKERPLATZ_URL || null,
    databaseUrl: env.DATABASE_URL || null,
    diskReserve: 1024 ** 2 * wholeOf('DISK_RESERVE_MB', env.DISK_RESERVE_MB, 64, 0, 1_000_000),
    peerAddress: addressOf(env.PEER_ADDRESS),
    trustProxy: flagOf('TRUST_PROXY', env.TRUST_PROXY),
    botDelay: [least, most],
    silentAfterMs: 1000 * wholeOf('SILENT_AFTER_S', env.SILENT_AFTER_S, 300, 0, 86_400),
    botWorkers: wholeOf('BOT_WORKERS', env.BOT_WORKERS, 2, 1, 64),
    requestsAMinute: wholeOf('REQUESTS_A_MINUTE', env.REQUESTS_A_MINUTE, 600, 1, 1_000_000),
    passwordCost: wholeOf('PASSWORD_COST', env.PASSWORD_COST, 14, 10, 17),
    heartbeatMs: wholeOf('HEARTBEAT_MS', env.HEARTBEAT_MS, 20_000, 100, 600_000),
    socketBuffer: 1024 * wholeOf('SOCKET_BUFFER_KB', env.SOCKET_BUFFER_KB, 256, 16, 65_536),
    logLevel: env.LOG_LEVEL || 'info',
    noticeDelay: 1000 * wholeOf('NOTICE_DELAY_S', env.NOTICE_DELAY_S, 20, 0, 86_400),
    smtpUrl: smtpOf(env.SMTP_URL),
    mailFrom: env.MAIL_FROM || 'Ankerplatz <ankerplatz@localhost>',
    noticesAllow: (env.NOTICES_ALLOW ?? '').split(',').filter(Boolean),
    recordsEach: wholeOf('RECORDS_EACH', env.RECORDS_EACH, 200, 0, 1_000_000),
    quotas: quotasOf(env),
    statisticsDays: wholeOf('STATISTICS_DAYS', env.STATISTICS_DAYS, 1826, 1, 36_500),
    expiryDelay: 30_000,
    metricsPublic: flagOf('METRICS_PUBLIC', env.METRICS_PUBLIC),
    adminLink: flagOf('ADMIN_LINK', env.ADMIN_LINK),
    stopWithinMs: 1000 * wholeOf('STOP_WITHIN_S', env.STOP_WITHIN_S, 10, 1, 600),
  };
};

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
  readonly trustProxy: boolean;
  /** Bounds of a bot's natural delay, in milliseconds. */
  readonly botDelay: readonly [number, number];
  readonly botWorkers: number;
  /** Requests a minute for one identity or address. */
  readonly requestsAMinute: number;
  /** Binary logarithm of what a guess at a password costs. */
  readonly passwordCost: number;
  /** Milliseconds between two signs of life on sockets and streams. */
  readonly heartbeatMs: number;
  /** How much may wait to be sent to one client before updates are left out, in bytes. */
  readonly socketBuffer: number;
  readonly logLevel: string;
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

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
    trustProxy: flagOf('TRUST_PROXY', env.TRUST_PROXY),
    botDelay: [least, most],
    botWorkers: wholeOf('BOT_WORKERS', env.BOT_WORKERS, 2, 1, 64),
    requestsAMinute: wholeOf('REQUESTS_A_MINUTE', env.REQUESTS_A_MINUTE, 600, 1, 1_000_000),
    passwordCost: wholeOf('PASSWORD_COST', env.PASSWORD_COST, 14, 10, 17),
    heartbeatMs: wholeOf('HEARTBEAT_MS', env.HEARTBEAT_MS, 20_000, 100, 600_000),
    socketBuffer: 1024 * wholeOf('SOCKET_BUFFER_KB', env.SOCKET_BUFFER_KB, 256, 16, 65_536),
    logLevel: env.LOG_LEVEL || 'info',
  };
};

import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { homeUrl, lanAddressOf, localHost } from './addresses.ts';
import type { Config } from './config.ts';
import { DiskRoom } from './database/disk-room.ts';
import { EmbeddedPostgres } from './database/embedded.ts';

/** How long answers under way may take when the server stops. */
const DRAIN_MS = 6000;

export interface RunningServer {
  readonly port: number;
  /** A code that makes an administrator, where there is none yet or one is asked for. */
  readonly adminCode: string | undefined;
  /** Answers what is under way, then stops everything that was started. */
  stop(): Promise<void>;
}

type Step = () => Promise<void>;

/** Without the password. */
const placeOf = ({ databaseUrl }: Config): string =>
  databaseUrl !== null && URL.canParse(databaseUrl) ? new URL(databaseUrl).host : 'DATABASE_URL';

const noDatabase = (config: Config): string => `the database at ${placeOf(config)} cannot be reached`;

const REASONS: Readonly<Record<string, (config: Config) => string>> = {
  ECONNREFUSED: noDatabase,
  ENOTFOUND: noDatabase,
  ETIMEDOUT: noDatabase,
  EADDRINUSE: ({ port }) => `port ${port} is taken: stop what uses it, or set PORT to another`,
  EACCES: ({ port }) => `port ${port} may not be opened by this user: set PORT to another`,
  EADDRNOTAVAIL: ({ host }) => `this machine has no address ${host}: set HOST to another`,
};

/** Errors of the system as sentences that say what to do. */
const explained = (error: unknown, config: Config): unknown => {
  const reason = REASONS[String((error as { code?: unknown }).code)];
  return reason ? new Error(reason(config), { cause: error }) : error;
};

/** A database that may still be starting. */
interface Database {
  readonly url: string;
  ready(): Promise<void>;
}

const openDatabase = async (config: Config, log: Logger, undo: Step[]): Promise<Database> => {
  if (config.databaseUrl !== null) return { url: config.databaseUrl, ready: async () => undefined };
  const postgres = await EmbeddedPostgres.begin(config.data, line => log.debug({ line }, 'database'));
  undo.push(() => postgres.stop());
  let isOver = false;
  undo.push(async () => {
    isOver = true;
  });
  const ready = async (): Promise<void> => {
    await postgres.ready();
    // The app may have failed meanwhile.
    if (isOver) return;
    const close = (isFull: boolean): void => postgres.close(isFull);
    const room = new DiskRoom({ folder: config.data, reserve: config.diskReserve, close, log });
    undo.push(async () => room.stop());
  };
  return { url: postgres.url, ready };
};

/** Nearly all that a server loads is loaded while its database starts. */
const begin = async (config: Config, log: Logger, undo: Step[]): Promise<Omit<RunningServer, 'stop'>> => {
  const database = await openDatabase(config, log, undo);
  const [{ connect }, { openApp }] = await Promise.all([
    import('./database/connect.ts'),
    import('./opening.ts'),
    database.ready(),
  ]);
  const connection = connect(database.url);
  undo.push(() => connection.close());
  const app = await openApp(connection, config, log);
  undo.push(async () => {
    const force = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await app.close();
    clearTimeout(force);
  });
  await app.listen({ host: config.host, port: config.port });
  const adminCode = await app.administration.link(config.adminLink);
  return { port: (app.server.address() as AddressInfo).port, adminCode };
};

/** Starts everything; if one part fails, those before it are stopped again. */
export const startServer = async (config: Config, log: Logger): Promise<RunningServer> => {
  const undo: Step[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    return { ...(await begin(config, log, undo)), stop };
  } catch (error) {
    await stop();
    throw explained(error, config);
  }
};

/** Where the server can be found, a line an address. */
export const openAt = (config: Config, port: number): string[] => {
  const lan = lanAddressOf(config);
  return [
    `on this machine  http://${localHost(config)}:${port}`,
    ...(lan === undefined ? [] : [`in your network  http://${lan}:${port}`]),
    ...(config.url === null ? [] : [`for everybody    ${config.url}`]),
  ];
};

/** The address with the code of the first start, by which the host becomes administrator. */
export const adminAt = (config: Config, port: number, code: string): string =>
  `${homeUrl(config, port)}/admin?code=${code}`;

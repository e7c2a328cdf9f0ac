import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { EmbeddedPostgres } from '@ankerplatz/server/database/embedded';
import { killAtExit } from '../leftovers.ts';
import { Service, type ServiceParts, untilOpen } from './service.ts';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

export interface Victim {
  readonly name: string;
  readonly kill: () => void;
}

/** Servers and a database, and which of them can be killed. */
export class TestServers {
  private constructor(
    readonly name: string,
    private readonly services: readonly Service[],
    readonly victims: readonly Victim[],
    /** Where everything is kept, after the servers have stopped. */
    private readonly database: () => Promise<EmbeddedPostgres>,
  ) {}

  /** One server with its built-in database. */
  static async alone(folder: string, violate: (what: string) => void): Promise<TestServers> {
    const service = new Service(await freePort(), { settings: { ANKERPLATZ_DATA: folder } }, violate);
    const killDatabase = (): void => killPostgres(folder);
    const killServer = (): void => service.kill();
    const killBoth = (): void => {
      killDatabase();
      killServer();
    };
    return new TestServers(
      'one server with its built-in database',
      [service],
      [
        { name: 'the server', kill: killServer },
        { name: 'its database', kill: killDatabase },
        { name: 'the server and its database', kill: killBoth },
      ],
      () => EmbeddedPostgres.start(folder, () => undefined),
    ).opened(folder);
  }

  /** Two servers on one database. */
  static async pair(
    folder: string,
    violate: (what: string) => void,
    [odd, even]: readonly [ServiceParts, ServiceParts] = [{}, {}],
  ): Promise<TestServers> {
    const postgres = await EmbeddedPostgres.start(folder, () => undefined);
    const at = ({ settings, main }: ServiceParts): ServiceParts => ({
      settings: { ...settings, DATABASE_URL: postgres.url },
      ...(main !== undefined && { main }),
    });
    // The first of them brings the database up to date.
    const one = new Service(await freePort(), at(odd), violate);
    one.start();
    await untilOpen(one);
    const other = new Service(await freePort(), at(even), violate);
    const killBoth = (): void => {
      one.kill();
      other.kill();
    };
    return new TestServers(
      'two servers on one database',
      [one, other],
      [
        { name: 'one of two servers', kill: () => one.kill() },
        { name: 'one of two servers', kill: () => other.kill() },
        { name: 'the database of two servers', kill: () => killPostgres(folder) },
        { name: 'both servers', kill: killBoth },
      ],
      async () => postgres,
    ).opened(folder);
  }

  get urls(): readonly string[] {
    return this.services.map(({ url }) => url);
  }

  /** Resolves when every server answers. */
  async open(): Promise<void> {
    await Promise.all(this.services.map(untilOpen));
  }

  /** For the first server. */
  signal(signal: NodeJS.Signals): void {
    this.services[0]!.signal(signal);
  }

  /** Stops the servers, hands over the database, stops it too. */
  async close(read: (databaseUrl: string) => Promise<void>): Promise<void> {
    await Promise.all(this.services.map(service => service.stop()));
    const postgres = await this.database();
    try {
      await read(postgres.url);
    } finally {
      await postgres.stop();
    }
  }

  private async opened(folder: string): Promise<TestServers> {
    killAtExit(() => postgresIn(folder));
    for (const service of this.services) service.start();
    await this.open();
    return this;
  }
}

/** The process of the database in a folder, if one runs. */
export const postgresIn = (folder: string): number | undefined => {
  const file = join(folder, 'cluster', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
};

const killPostgres = (folder: string): void => {
  const pid = postgresIn(folder);
  try {
    if (pid) process.kill(pid, 'SIGKILL');
  } catch {
    // The process has died already.
  }
};

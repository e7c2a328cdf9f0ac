import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@ankerplatz/server/api';
import { EmbeddedPostgres } from '@ankerplatz/server/database/embedded';
import { Program } from '@ankerplatz/server/testing/program';
import { ask } from '@ankerplatz/server/testing/request';
import { killAtExit } from './leftovers.ts';

export const SETTINGS = {
  BOT_DELAY_MIN_MS: '0',
  BOT_DELAY_MAX_MS: '20',
  REQUESTS_A_MINUTE: '1000000',
  OPEN_TABLES_EACH: '1000000',
  OPEN_TABLES_ADDRESS: '1000000',
  BOT_GAMES_EACH: '1000000',
  BOT_GAMES_ADDRESS: '1000000',
  PASSWORD_COST: '10',
  LOG_LEVEL: 'warn',
};

/** Between the death of a server and the next start. */
const PAUSE_MS = 100;
const POLL_MS = 50;
const OPEN_WITHIN_MS = 300_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

/** What is different for a server. */
export interface ServiceParts {
  readonly settings?: Readonly<Record<string, string>>;
  /** The program, if it is not this release's. */
  readonly main?: string;
}

/** A server as a process that is started again whenever it dies. */
class Service {
  readonly url: string;
  private program: Program | undefined;
  private running: Promise<void> | undefined;
  private isStopping = false;
  private isEnded = false;

  constructor(
    private readonly port: number,
    private readonly parts: ServiceParts,
    private readonly violate: (what: string) => void,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    killAtExit(() => (this.isEnded ? undefined : this.program?.child.pid));
  }

  start(): void {
    this.running ??= this.run();
  }

  kill(): void {
    this.signal('SIGKILL');
  }

  signal(signal: NodeJS.Signals): void {
    this.program?.child.kill(signal);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    this.program?.child.kill('SIGTERM');
    await this.running;
  }

  get lastWords(): string {
    return `${this.program?.said} ${this.program?.complained.slice(-1500)}`;
  }

  async isOpen(): Promise<boolean> {
    const answer = await ask(this.url, { method: 'GET', path: `${API}/tables` }).catch(() => undefined);
    return answer?.status === 200;
  }

  private async run(): Promise<void> {
    while (!this.isStopping) {
      const { settings, main } = this.parts;
      const program = new Program({ ...SETTINGS, ...settings, PORT: String(this.port) }, [], main);
      this.program = program;
      await this.judge(program);
      if (!this.isStopping) await sleep(PAUSE_MS);
    }
    this.isEnded = true;
  }

  /** Whoever cannot start while the database is down is started again; whoever has been open may only be killed. */
  private async judge(program: Program): Promise<void> {
    const wasOpen = await program.url().then(
      () => true,
      () => false,
    );
    const end = await program.ended;
    const isExpected = end === 'SIGKILL' || (this.isStopping ? end === 0 : !wasOpen);
    if (!isExpected) this.violate(`a server ended with ${end}: ${program.complained.slice(-1500)}`);
    const errors = program.complained.split('\n').filter(line => /"level":(50|60)/.test(line));
    for (const error of errors) this.violate(`a server logged ${error.slice(0, 1500)}`);
  }
}

const untilOpen = async (service: Service): Promise<void> => {
  const deadline = Date.now() + OPEN_WITHIN_MS;
  while (!(await service.isOpen())) {
    if (Date.now() > deadline) throw new Error(`${service.url} has not come back: ${service.lastWords}`);
    await sleep(POLL_MS);
  }
};

export interface Victim {
  readonly name: string;
  readonly kill: () => void;
}

/** Servers and a database, and who of them can be killed. */
export class House {
  private constructor(
    readonly name: string,
    private readonly services: readonly Service[],
    readonly victims: readonly Victim[],
    /** Where everything is kept, after the servers have stopped. */
    private readonly database: () => Promise<EmbeddedPostgres>,
  ) {}

  /** One server with its built-in database. */
  static async alone(folder: string, violate: (what: string) => void): Promise<House> {
    const service = new Service(await freePort(), { settings: { ANKERPLATZ_DATA: folder } }, violate);
    const killDatabase = (): void => killPostgres(folder);
    const killServer = (): void => service.kill();
    const killBoth = (): void => {
      killDatabase();
      killServer();
    };
    return new House(
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
  ): Promise<House> {
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
    return new House(
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

  private async opened(folder: string): Promise<House> {
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
    // It has died already.
  }
};

import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries, findRunner, type Runner } from './binaries.ts';
import { lockFolder } from './folder-lock.ts';

const USER = 'ankerplatz';
const DATABASE = 'ankerplatz';
const LOOPBACK = '127.0.0.1';
/** How long a start may take, with the recovery after a crash. */
const PATIENCE_MS = 60_000;
/** Until one that has died and did not start is tried again. */
const PAUSE_MS = 1000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const urlOf = (folder: string, port: number, database: string, host = LOOPBACK): string =>
  `postgres://${USER}:${readFileSync(join(folder, 'password'), 'utf8')}@${encodeURIComponent(host)}:${port}/${database}`;

/** PostgreSQL's code: it answers, and has no database of this name. */
const NO_SUCH_DATABASE = '3D000';

const SOCKET = '.s.PGSQL.';
/** Every system takes names of 103 bytes for such files: this leaves room for the file's own. */
const LONGEST_FOLDER = 80;

/** Whether the database can be spoken to through a file in this folder, which is cheaper than through the network. */
const hasRoomForSocket = (folder: string): boolean =>
  process.platform !== 'win32' && folder.length <= LONGEST_FOLDER && /^[\w./-]+$/.test(folder);

/**
 * The file with PostgreSQL's settings while it may not write: under this name it is heeded, under the other one it
 * waits.
 */
const CLOSED = 'closed.conf';
const OPEN = 'open.conf';

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;

/** PostgreSQL in a folder of our own: started and stopped with the server, started again if it dies. */
export class EmbeddedPostgres {
  private child: ChildProcess | undefined;
  private stopping = false;
  private lastWords = '';
  /** Whether it answered with our database, or else has none of its name yet. */
  private hasDatabase = true;

  private constructor(
    private readonly folder: string,
    private readonly binaries: Binaries,
    private readonly runner: Runner,
    private readonly port: number,
    private readonly unlock: () => void,
    private readonly log: (line: string) => void,
    private readonly settings: readonly string[],
  ) {}

  /** One that is `ready`. */
  static async start(...parts: Parameters<typeof EmbeddedPostgres.begin>): Promise<EmbeddedPostgres> {
    const postgres = await EmbeddedPostgres.begin(...parts);
    await postgres.ready();
    return postgres;
  }

  /**
   * One that starts, while its caller may do something else. `settings`: of PostgreSQL, beside our own or instead of
   * them.
   */
  static async begin(
    folder: string,
    log: (line: string) => void,
    settings: readonly string[] = [],
  ): Promise<EmbeddedPostgres> {
    const unlock = lockFolder(folder);
    let postgres: EmbeddedPostgres | undefined;
    try {
      const binaries = await findBinaries();
      const runner = findRunner(binaries);
      postgres = new EmbeddedPostgres(folder, binaries, runner, await freePort(), unlock, log, settings);
      await postgres.stopOrphan();
      postgres.removeSockets();
      await postgres.initialise();
      postgres.prepareClosing();
      postgres.spawn();
      return postgres;
    } catch (error) {
      await postgres?.stop();
      unlock();
      throw error;
    }
  }

  /** Until it answers; one that does not start is stopped. */
  async ready(): Promise<void> {
    try {
      await this.launch();
      await this.createDatabase();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  get url(): string {
    return urlOf(this.folder, this.port, DATABASE, this.sockets === '' ? LOOPBACK : this.sockets);
  }

  /** The process of the database, for tests that watch it die. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    const { child } = this;
    if (child && isRunning(child)) {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
    }
    this.unlock();
  }

  /** From now on nothing is written, or all is again: a file changes its name, for which there is room on any disk. */
  close(isFull: boolean): void {
    const [from, to] = isFull ? [OPEN, CLOSED] : [CLOSED, OPEN];
    const file = join(this.cluster, from);
    if (existsSync(file)) renameSync(file, join(this.cluster, to));
    if (this.child && isRunning(this.child)) this.child.kill('SIGHUP');
  }

  private urlOf(database: string): string {
    return urlOf(this.folder, this.port, database);
  }

  private get cluster(): string {
    return join(this.folder, 'cluster');
  }

  /** The folder of its socket file; '' where it has none. */
  private get sockets(): string {
    const folder = resolve(this.folder);
    return hasRoomForSocket(folder) ? folder : '';
  }

  private get passwordFile(): string {
    return join(this.folder, 'password');
  }

  private run(program: keyof Binaries, args: readonly string[]): ChildProcess {
    const [command = '', ...rest] = [...this.runner.prefix, this.binaries[program], ...args];
    const child = spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...this.runner.owner });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.lastWords = (this.lastWords + text).slice(-2000);
        for (const line of text.trimEnd().split('\n')) this.log(line);
      });
    return child;
  }

  /** A killed server leaves its database running: it is stopped before a new one starts. */
  private async stopOrphan(): Promise<void> {
    const file = join(this.cluster, 'postmaster.pid');
    if (!existsSync(file)) return;
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    if (!isPostgres(pid)) return;
    await once(this.run('pg_ctl', ['stop', '-D', this.cluster, '-m', 'fast', '-t', '20']), 'exit');
  }

  /** Removes the sockets of databases that were killed. */
  private removeSockets(): void {
    for (const name of readdirSync(this.folder)) if (name.startsWith(SOCKET)) rmSync(join(this.folder, name));
  }

  /** A cluster is made aside and moved into place when complete, so that a crash leaves none behind half made. */
  private async initialise(): Promise<void> {
    if (existsSync(this.cluster)) return;
    const draft = join(this.folder, 'cluster.new');
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(this.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
    const { owner } = this.runner;
    if (owner) for (const path of [this.folder, draft, this.passwordFile]) chownSync(path, owner.uid, owner.gid);
    const options = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', `--username=${USER}`];
    const child = this.run('initdb', ['-D', draft, `--pwfile=${this.passwordFile}`, ...options]);
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`the built-in database could not be made: ${this.lastWords.trim()}`);
    renameSync(draft, this.cluster);
  }

  private prepareClosing(): void {
    const settings = join(this.cluster, 'postgresql.conf');
    const include = `include_if_exists = '${CLOSED}'`;
    if (!readFileSync(settings, 'utf8').includes(include)) appendFileSync(settings, `\n${include}\n`);
    rmSync(join(this.cluster, CLOSED), { force: true });
    writeFileSync(join(this.cluster, OPEN), 'default_transaction_read_only = on\n', { mode: 0o644 });
  }

  private spawn(): ChildProcess {
    const settings = [
      `listen_addresses=${LOOPBACK}`,
      `unix_socket_directories=${this.sockets}`,
      'max_connections=100',
      ...this.settings,
    ];
    this.child = this.run('postgres', [
      ...['-D', this.cluster, '-p', String(this.port)],
      ...settings.flatMap(setting => ['-c', setting]),
    ]);
    return this.child;
  }

  private async launch(): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!this.stopping && Date.now() < deadline) {
      const child = this.child && isRunning(this.child) ? this.child : this.spawn();
      // The database may have been ready and died since: then no event would tell of it.
      if ((await this.isReady(child, deadline)) && isRunning(child)) {
        child.once('exit', () => void this.revive());
        return;
      }
      await sleep(200);
    }
    if (!this.stopping) throw new Error(`the built-in database did not start: ${this.lastWords.trim()}`);
  }

  private async isReady(child: ChildProcess, deadline: number): Promise<boolean> {
    while (Date.now() < deadline && isRunning(child)) {
      const client = new pg.Client({ connectionString: this.url });
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.end();
        return true;
      } catch (error) {
        this.hasDatabase = (error as { code?: unknown }).code !== NO_SUCH_DATABASE;
        if (!this.hasDatabase) return true;
        await sleep(25);
      }
    }
    return false;
  }

  private async revive(): Promise<void> {
    if (this.stopping) return;
    this.log('the built-in database has died; it is started again');
    // A restart may take its time: until there is room on the disk again, for example.
    while (
      !this.stopping &&
      !(await this.launch()
        .then(() => true)
        .catch(() => false))
    )
      await sleep(PAUSE_MS);
  }

  private async createDatabase(): Promise<void> {
    if (this.hasDatabase) return;
    const client = new pg.Client({ connectionString: this.urlOf('postgres') });
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
    await client.end();
  }
}

/** Where the database of a folder can be reached, if a server runs on it. */
export const runningUrl = async (folder: string): Promise<string | undefined> => {
  const file = join(folder, 'cluster', 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = '', , , port = ''] = readFileSync(file, 'utf8').split('\n');
  if (!isPostgres(Number(pid))) return undefined;
  const url = urlOf(folder, Number(port), DATABASE);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => url,
      () => undefined,
    );
};

/** Whether this process is a PostgreSQL, and not a stranger with a number used again. */
const isPostgres = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && process.platform !== 'linux';
  }
};

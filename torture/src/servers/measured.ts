import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { killAtExit, passingFolder, removeFolder } from '../leftovers.ts';

const PROGRAM = fileURLToPath(new URL('./measured-server.js', import.meta.url));
/** Until connections that were cut off are gone. */
const SETTLE_MS = 1000;
const EVERY_MS = 200;
/** Garbage is collected at one look of so many. */
const COLLECTED_EVERY = 25;

/** Bytes. */
export interface Memory {
  /** By objects and buffers; after collection, by those that something still needs. */
  readonly held: number;
  readonly resident: number;
}

export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** A server in a process of its own, whose memory is measured. */
export class Measured {
  complaints = '';
  url = '';
  private readonly gone: Promise<unknown>;
  private isAlive = true;

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.complaints += text;
    });
    this.gone = once(child, 'exit').then(() => {
      this.isAlive = false;
    });
    killAtExit(() => (this.isAlive ? child.pid : undefined));
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<Measured> {
    const folder = passingFolder();
    const env = {
      ...{ PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ANKERPLATZ_DATA: folder, PASSWORD_COST: '10' },
      ...{ LOG_LEVEL: 'error', REQUESTS_A_MINUTE: '1000000', OPEN_TABLES_EACH: '1000000' },
      ...{ OPEN_TABLES_ADDRESS: '1000000', BOT_GAMES_EACH: '1000000', BOT_GAMES_ADDRESS: '1000000' },
      ...settings,
    };
    const child = fork(PROGRAM, { execArgv: ['--expose-gc'], env, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    const measured = new Measured(child, folder);
    const { port } = await measured.hear<{ port: number }>();
    measured.url = `http://127.0.0.1:${port}`;
    return measured;
  }

  get isUp(): boolean {
    return this.isAlive;
  }

  /** After collection, when all is quiet. */
  async settled(): Promise<Memory> {
    await sleep(SETTLE_MS);
    return this.ask('collected');
  }

  /** The most memory that it has while something is done to it, and the most that it still needs. */
  async mostDuring(work: Promise<unknown>): Promise<Memory> {
    let isOver = false;
    const over = (): void => {
      isOver = true;
    };
    void work.then(over, over);
    let { held, resident } = await this.ask('collected');
    for (let looks = 1; !isOver; looks++) {
      if (looks % COLLECTED_EVERY === 0) held = Math.max(held, (await this.ask('collected')).held);
      else resident = Math.max(resident, (await this.ask('now')).resident);
      await sleep(EVERY_MS);
    }
    await work;
    return { held, resident };
  }

  async stop(): Promise<void> {
    if (this.child.connected) this.child.disconnect();
    await this.gone;
    removeFolder(this.folder);
  }

  private ask(what: 'collected' | 'now'): Promise<Memory> {
    this.child.send(what);
    return this.hear<Memory>();
  }

  private async hear<T>(): Promise<T> {
    const said = await Promise.race([once(this.child, 'message'), this.gone.then(() => undefined)]);
    if (!said) throw new Error(`the server has died: ${this.complaints.slice(-3000)}`);
    return said[0] as T;
  }
}

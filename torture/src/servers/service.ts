import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@ankerplatz/server/api';
import { Program } from '@ankerplatz/server/testing/program';
import { ask } from '@ankerplatz/server/testing/request';
import { killAtExit } from '../leftovers.ts';

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

/** The parts in which servers differ. */
export interface ServiceParts {
  readonly settings?: Readonly<Record<string, string>>;
  /** The program, if it is not this release's. */
  readonly main?: string;
  /** A command that runs it, as on another machine, and the address of that. */
  readonly prefix?: readonly string[];
  readonly host?: string;
}

/** A server as a process that is started again whenever it dies. */
export class Service {
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
    this.url = `http://${parts.host ?? '127.0.0.1'}:${port}`;
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
      const { settings, main, prefix, host } = this.parts;
      const at = { PORT: String(this.port), ...(host !== undefined && { HOST: host }) };
      const program = new Program({ ...SETTINGS, ...settings, ...at }, prefix, main);
      this.program = program;
      await this.judge(program);
      if (!this.isStopping) await sleep(PAUSE_MS);
    }
    this.isEnded = true;
  }

  /**
   * A server that cannot start while the database is down is started again; one that has been open may only be killed.
   */
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

export const untilOpen = async (service: Service): Promise<void> => {
  const deadline = Date.now() + OPEN_WITHIN_MS;
  while (!(await service.isOpen())) {
    if (Date.now() > deadline) throw new Error(`${service.url} has not come back: ${service.lastWords}`);
    await sleep(POLL_MS);
  }
};

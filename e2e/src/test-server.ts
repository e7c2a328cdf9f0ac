import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

const MAIN = fileURLToPath(new URL('../../server/packed/main.js', import.meta.url));
const SETTINGS = {
  HOST: '127.0.0.1',
  BOT_DELAY_MIN_MS: '0',
  BOT_DELAY_MAX_MS: '0',
  REQUESTS_A_MINUTE: '1000000',
  OPEN_TABLES_EACH: '1000000',
  OPEN_TABLES_ADDRESS: '1000000',
  BOT_GAMES_EACH: '1000000',
  BOT_GAMES_ADDRESS: '1000000',
  PASSWORD_COST: '10',
  SILENT_AFTER_S: '0',
  LOG_LEVEL: 'warn',
};

/** The real server as a process of its own, on a free port and a fresh folder; it can be stopped and started again. */
export class TestServer {
  private readonly folder = mkdtempSync(join(tmpdir(), 'ankerplatz-journey-'));
  private child: ChildProcess | undefined;
  private port = 0;
  private said = '';

  private constructor(private readonly settings: Readonly<Record<string, string>>) {}

  static async open(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
    const server = new TestServer(settings);
    await server.start();
    return server;
  }

  /** A second server on the same database. */
  beside(): Promise<TestServer> {
    const port = readFileSync(join(this.folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[3];
    const password = readFileSync(join(this.folder, 'password'), 'utf8');
    const url = `postgres://ankerplatz:${password}@127.0.0.1:${port}/ankerplatz`;
    return TestServer.open({ ...this.settings, DATABASE_URL: url });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The code that makes an administrator: printed at the first start. */
  async adminCode(): Promise<string> {
    const code = (): string | undefined => /\/admin\?code=(\S+)/.exec(this.said)?.[1];
    await expect.poll(code, 'the server prints a link for its administrator').toBeDefined();
    return code()!;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      ...SETTINGS,
      ...this.settings,
      ANKERPLATZ_DATA: this.folder,
      PORT: String(this.port),
    };
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.child = child;
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
    });
    this.port = await openedAt(child);
  }

  /** `SIGKILL` is a crash, `SIGTERM` a stop that says goodbye. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const openedAt = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const port = /http:\/\/[^:\s]+:(\d+)/.exec(said)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    child.on('exit', code => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.on('error', reject);
  });

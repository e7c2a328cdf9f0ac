import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../packed/main.js', import.meta.url));
const OPEN = /on this machine {2}(?<url>http:\S+)/;

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'ankerplatz-'));

/** The built server as a process of its own; it takes its time to stop, as everything does on a busy machine. */
export class Program {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly ended: Promise<number | NodeJS.Signals>;
  said = '';
  complained = '';

  /** `prefix`: a command that runs it; `main`: that of another release. */
  constructor(settings: Readonly<Record<string, string>>, prefix: readonly string[] = [], main = MAIN) {
    const env = { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', STOP_WITHIN_S: '600', ...settings };
    const [command = '', ...args] = [...prefix, process.execPath, main];
    this.child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
    });
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complained += text;
    });
    this.ended = once(this.child, 'close').then(([code, signal]) => code ?? signal);
  }

  /** Where it is open, once it is; throws if it ends before. */
  async url(): Promise<string> {
    let isOver = false;
    void this.ended.then(() => {
      isOver = true;
    });
    while (!isOver) {
      const url = OPEN.exec(this.said)?.groups?.url;
      if (url !== undefined) return url;
      await Promise.race([once(this.child.stdout, 'data'), this.ended]);
    }
    throw new Error(`the server ended: ${this.complained}`);
  }

  async end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals> {
    this.child.kill(signal);
    return this.ended;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Usage } from './probe.ts';

const PROBE = new URL('./probe.js', import.meta.url).href;

/** A server as a process of its own, with a probe in it. */
export class Program {
  private readonly child: ChildProcess;
  private readonly ended: Promise<unknown>;
  private said = '';

  constructor(main: URL, settings: Readonly<Record<string, string>>, flags: readonly string[] = []) {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings };
    const args = [...flags, '--expose-gc', '--import', PROBE, fileURLToPath(main)];
    this.child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env });
    this.child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.said += text;
    });
    this.ended = once(this.child, 'close');
    process.once('exit', () => this.child.kill('SIGTERM'));
  }

  /** The address that it says it is open at. */
  async url(): Promise<string> {
    for (;;) {
      const url = /http:\/\/\S+/.exec(this.said)?.[0];
      if (url !== undefined) return url;
      const isOver = await Promise.race([
        once(this.child.stdout!, 'data').then(() => false),
        this.ended.then(() => true),
      ]);
      if (isOver) throw new Error(`a server ended before it was open: ${this.said}`);
    }
  }

  /** The usage so far. */
  used(): Promise<Usage> {
    return this.ask('used');
  }

  /** After a full collection. */
  left(): Promise<Usage> {
    return this.ask('left');
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.ended;
  }

  private async ask(question: 'used' | 'left'): Promise<Usage> {
    this.child.send(question);
    const [usage] = (await once(this.child, 'message')) as [Usage];
    return usage;
  }
}

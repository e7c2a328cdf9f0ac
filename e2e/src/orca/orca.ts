import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DAEMON, ECHOLESS, WRITER } from './settings.ts';

/** Milliseconds without a word after which a screen reader has said all. */
const PAUSE = 1200;

/** The screen reader of Linux desktops, on a display that nobody sees; what it says is written down. */
export class Orca {
  private readonly folder = mkdtempSync(join(tmpdir(), 'ankerplatz-orca-'));
  private readonly children: ChildProcess[] = [];
  private readonly transcript = join(this.folder, 'heard');
  /** How many pieces were said before the act under way. */
  private begun = 0;
  /** Of every program that it is to read, and that it is read with. */
  readonly environment: Record<string, string>;

  private constructor() {
    this.environment = {
      ...(process.env as Record<string, string>),
      ...{ HOME: this.folder, XDG_RUNTIME_DIR: join(this.folder, 'run'), LC_ALL: 'C.UTF-8', GNOME_ACCESSIBILITY: '1' },
    };
  }

  static async open(): Promise<Orca> {
    const orca = new Orca();
    orca.furnish();
    const bus = orca.start('dbus-daemon', '--session', '--print-address', '--nofork', '--nopidfile');
    orca.environment.DBUS_SESSION_BUS_ADDRESS = await orca.firstLine(bus);
    orca.start('openbox');
    const talks = [join(orca.folder, 'speech'), join(orca.folder, 'run')] as const;
    orca.start('speech-dispatcher', '-s', '-C', talks[0], '-L', talks[1], '-P', join(talks[1], 'pid'));
    const isListening = (): boolean => existsSync(join(talks[1], 'speech-dispatcher', 'speechd.sock'));
    await expect.poll(isListening, 'the speech dispatcher listens').toBe(true);
    orca.start('orca');
    await orca.until(/Screen reader on/);
    return orca;
  }

  /** All that was said, a line for each piece of it. */
  heard(): readonly string[] {
    return readFileSync(this.transcript, 'utf8')
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean);
  }

  /** The words that follow an act, until it falls silent; the end of what is typed may be repeated. */
  async after(work: () => unknown, typed = ''): Promise<readonly string[]> {
    this.begun = this.heard().length;
    const answers = (): readonly string[] =>
      this.heard()
        .slice(this.begun)
        .filter(line => !typed.includes(line));
    await work();
    await expect.poll(() => answers().length, 'no silence after a key').toBeGreaterThan(0);
    await this.silence();
    return answers();
  }

  /** Until it has said something, in the act under way. */
  async until(words: RegExp): Promise<void> {
    await expect.poll(() => this.heard().slice(this.begun).join('\n'), `${words} is heard`).toMatch(words);
  }

  async silence(): Promise<void> {
    let last = -1;
    const isSilent = (): boolean => {
      const now = this.heard().length;
      const isSame = now === last;
      last = now;
      return isSame;
    };
    await expect.poll(isSilent, { intervals: [PAUSE] }).toBe(true);
  }

  key(name: string): void {
    this.send('key', name);
  }

  /** The letter is released first: a letter alone would move the reader through the page. */
  withControl(letter: string): void {
    this.send('keydown', 'ctrl', 'key', letter, 'keyup', 'ctrl');
  }

  type(text: string): void {
    this.send('type', '--delay', '80', text);
  }

  /** The focus goes from the address into the page. */
  click(x: number, y: number): void {
    this.send('mousemove', String(x), String(y), 'click', '1');
  }

  close(): void {
    // Orca says goodbye at length when it is asked to end, and another one would not start beside it.
    for (const child of this.children.reverse()) child.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private furnish(): void {
    const write = (path: readonly string[], text: string): void => {
      const folder = join(this.folder, ...path.slice(0, -1));
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, path.at(-1)!), text);
    };
    write(['heard'], '');
    write(['run', 'empty'], '');
    write(['.libao'], 'default_driver=null\n');
    write(['speech', 'speechd.conf'], DAEMON);
    write(['speech', 'modules', 'writer.conf'], WRITER(this.transcript));
    write(['.local', 'share', 'orca', 'user-settings.conf'], JSON.stringify(ECHOLESS));
  }

  /** Sends keys and clicks as keyboard and mouse would. */
  private send(...words: readonly string[]): void {
    execFileSync('xdotool', words, { env: this.environment });
  }

  private start(command: string, ...args: readonly string[]): ChildProcess {
    const child = spawn(command, args, { env: this.environment, stdio: ['ignore', 'pipe', 'ignore'] });
    this.children.push(child);
    return child;
  }

  private firstLine(child: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      let said = '';
      child.stdout!.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('\n')) resolve(said.split('\n')[0]!);
      });
      child.on('error', reject);
      child.on('exit', code => reject(new Error(`the bus ended with ${code}`)));
    });
  }
}

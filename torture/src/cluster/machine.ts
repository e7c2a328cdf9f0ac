import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { deployed } from './deployment.ts';
import { programOf } from './needs.ts';

/** Folders that a machine has for itself, in memory; the user of PostgreSQL owns them. */
const DISKS = ['/run/postgresql', '/var/lib/postgresql', '/var/lib/etcd'];
const KEEP = `
  for disk in ${DISKS.join(' ')}; do
    mkdir -p $disk && mount -t tmpfs tmpfs $disk && chown postgres $disk && chmod 700 $disk || exit 1
  done
  grep '^net' ${deployed('sysctl.conf')} | while read name equals value; do
    echo $value > /proc/sys/$(echo $name | tr . /)
  done
  ${programOf('ip')} link set lo up && echo ready && exec sleep infinity`;
const POLL_MS = 20;

export const ip = (...args: readonly string[]): void => {
  execFileSync(programOf('ip'), args, { stdio: ['ignore', 'ignore', 'inherit'] });
};

export interface Started {
  readonly env?: Readonly<Record<string, string>>;
  /** Another user than root. */
  readonly user?: string;
  /** Hears every line that it says. */
  readonly hear?: (line: string) => void;
}

/** A machine of a cluster: a network and disks of its own, and the programs that run there. */
export class Machine {
  private constructor(
    readonly name: string,
    private readonly keeper: ChildProcess,
  ) {}

  static async start(name: string): Promise<Machine> {
    const keeper = spawn(programOf('unshare'), ['--net', '--mount', 'sh', '-c', KEEP], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const isReady = await Promise.race([once(keeper.stdout!, 'data'), once(keeper, 'exit').then(() => null)]);
    if (!isReady) throw new Error(`the machine ${name} cannot be made`);
    return new Machine(name, keeper);
  }

  /** The process that keeps its network and its disks. */
  get pid(): number {
    return this.keeper.pid!;
  }

  /** The prefix of a command that runs there. */
  get prefix(): readonly string[] {
    return [programOf('nsenter'), '-t', String(this.pid), '-n', '-m'];
  }

  /** Done when it answers. */
  ip(...args: readonly string[]): void {
    const [program = '', ...prefix] = this.prefix;
    execFileSync(program, [...prefix, programOf('ip'), ...args]);
  }

  run(command: readonly string[], { env = {}, user, hear }: Started = {}): ChildProcess {
    const as = user ? [programOf('setpriv'), '--reuid', user, '--regid', user, '--clear-groups'] : [];
    const [program = '', ...prefix] = this.prefix;
    const child = spawn(program, [...prefix, ...as, ...command], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: '/var/lib/postgresql', ...env },
    });
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.trimEnd().split('\n')) hear?.(line);
      });
    return child;
  }

  /** All processes there. */
  private pids(): number[] {
    const own = networkOf(this.pid);
    return readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(Number)
      .filter(pid => pid !== this.pid && networkOf(pid) === own);
  }

  signal(signal: NodeJS.Signals): void {
    for (const pid of this.pids()) send(pid, signal);
  }

  /** Ends all that runs there, as if it had lost its power; its disks stay. */
  async kill(): Promise<void> {
    // Stopped processes die too, and those that are just being started.
    while (this.pids().length > 0) {
      this.signal('SIGKILL');
      await sleep(POLL_MS);
    }
  }
}

/** Undefined where there is no such process any more. */
const networkOf = (pid: number): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/ns/net`);
  } catch {
    return undefined;
  }
};

const send = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended meanwhile.
  }
};

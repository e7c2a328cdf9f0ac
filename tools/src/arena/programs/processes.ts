import { setTimeout as sleep } from 'node:timers/promises';

/** Cells of the shared memory: whether no more programs may be started, how many are just being started, threads at work, then the programs. */
const CLOSED = 0;
const STARTING = 1;
const THREADS = 2;
const FIRST = 3;
const CELLS = 1024;
const GRACE_MS = 1_000;
/** To load takes far less, but for a machine that is busy with something else. */
const LOADING_MS = 10_000;
const POLL_MS = 10;

const until = async (condition: () => boolean, most = GRACE_MS): Promise<void> => {
  for (let waited = 0; waited < most && !condition(); waited += POLL_MS) await sleep(POLL_MS);
};

/**
 * The programs that any thread has started, by the numbers of their process groups, in memory that all threads share: so
 * the main thread can end them whatever has become of their thread.
 */
export class Processes {
  private readonly cells: Int32Array;

  constructor(readonly shared = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT)) {
    this.cells = new Int32Array(shared);
  }

  /** A thread has loaded everything. */
  enter(): void {
    Atomics.add(this.cells, THREADS, 1);
  }

  /** Gives threads time to load: Node may abort when it ends while one of them does. */
  async entered(threads: number): Promise<void> {
    await until(() => Atomics.load(this.cells, THREADS) >= threads, LOADING_MS);
  }

  /** Starts a program and keeps its number. From the first moment on nobody can close without hearing of it. */
  start<T extends { readonly pid?: number | undefined }>(make: () => T): T {
    Atomics.add(this.cells, STARTING, 1);
    try {
      if (Atomics.load(this.cells, CLOSED)) throw new Error('no more programs are started');
      const child = make();
      if (child.pid !== undefined) this.add(child.pid);
      return child;
    } finally {
      Atomics.sub(this.cells, STARTING, 1);
    }
  }

  private add(pid: number): void {
    for (let cell = FIRST; cell < CELLS; cell++) if (Atomics.compareExchange(this.cells, cell, 0, pid) === 0) return;
    throw new Error(`more than ${CELLS - FIRST} programs`);
  }

  /** The program has ended. */
  remove(pid: number): void {
    for (let cell = FIRST; cell < CELLS; cell++) Atomics.compareExchange(this.cells, cell, pid, 0);
  }

  /** The programs that have not ended yet. */
  running(): number[] {
    return Array.from(this.cells.subarray(FIRST)).filter(pid => pid !== 0);
  }

  /** Asks all programs to end, gives them a moment, then ends them. None can be started any more. */
  async endAll(): Promise<void> {
    Atomics.store(this.cells, CLOSED, 1);
    await until(() => Atomics.load(this.cells, STARTING) === 0);
    for (const pid of this.running()) signal(pid, 'SIGTERM');
    await until(() => this.running().length === 0);
    for (const pid of this.running()) signal(pid, 'SIGKILL');
  }
}

/** Reaches a program and whatever it has started. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

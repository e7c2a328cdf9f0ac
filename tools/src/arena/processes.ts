import { setTimeout as sleep } from 'node:timers/promises';

const SLOTS = 1024;
const GRACE_MS = 1_000;
const POLL_MS = 20;

/**
 * The programs that any thread has started, by the numbers of their process groups, in memory that all threads share: so
 * the main thread can end them whatever has become of their thread.
 */
export class Processes {
  private readonly slots: Int32Array;

  constructor(readonly shared = new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT)) {
    this.slots = new Int32Array(shared);
  }

  add(pid: number): void {
    const free = this.slots.findIndex((_, slot) => Atomics.compareExchange(this.slots, slot, 0, pid) === 0);
    if (free < 0) throw new Error(`more than ${SLOTS} programs`);
  }

  remove(pid: number): void {
    for (let slot = 0; slot < SLOTS; slot++) Atomics.compareExchange(this.slots, slot, pid, 0);
  }

  private running(): number[] {
    return Array.from(this.slots).filter(pid => pid !== 0);
  }

  /** Asks all programs to end, gives them a moment, then ends them. */
  async endAll(): Promise<void> {
    for (const pid of this.running()) signal(pid, 'SIGTERM');
    for (let waited = 0; waited < GRACE_MS && this.running().length > 0; waited += POLL_MS) await sleep(POLL_MS);
    this.killAll();
  }

  killAll(): void {
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

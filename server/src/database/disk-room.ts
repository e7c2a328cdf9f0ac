import { statfsSync } from 'node:fs';
import type { Logger } from 'pino';

const EVERY_MS = 250;
/** A database closed for want of room is opened when there is so many times as much as must be kept free. */
const ENOUGH = 1.25;

export interface DiskRoomParts {
  readonly folder: string;
  /** Bytes that are kept free. */
  readonly reserve: number;
  /** Whether anything may be written. */
  readonly close: (isFull: boolean) => void;
  readonly log: Pick<Logger, 'error' | 'warn'>;
  readonly freeIn?: (folder: string) => number;
}

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * PostgreSQL stops when there is no room for its journal, and then nothing can be read either. So it is closed to writing while a little is left, and
 * opened again when there is room.
 */
export class DiskRoom {
  private isFull = false;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly parts: DiskRoomParts) {
    this.timer = setInterval(() => this.look(), EVERY_MS);
    this.timer.unref();
    this.look();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  look(): void {
    const { folder, reserve, close, log, freeIn = freeBytes } = this.parts;
    try {
      const free = freeIn(folder);
      const isFull = free < (this.isFull ? ENOUGH * reserve : reserve);
      if (isFull === this.isFull) return;
      close(isFull);
      this.isFull = isFull;
      const megabytes = Math.floor(free / 1024 ** 2);
      if (isFull) log.error({ folder, megabytes }, 'the disk is full: nothing is written until there is room');
      else log.warn({ folder, megabytes }, 'there is room on the disk again');
    } catch (error) {
      log.warn({ err: error, folder }, 'the room on the disk is not known');
    }
  }
}

import { closeSync, fdatasync, mkdtempSync, openSync, rmSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** A page of PostgreSQL's log, in bytes. */
const PAGE = 8192;
const PAGES = 2000;

/**
 * The least delay of a commit: milliseconds until a page was on the disk, ascending; so many were written a second, one
 * after the other.
 */
export const diskDelays = async (writesASecond: number, seconds: number): Promise<readonly number[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-disk-'));
  const file = openSync(join(folder, 'log'), 'w');
  const page = Buffer.alloc(PAGE, 1);
  const delays: number[] = [];
  const begin = performance.now();
  for (let number = 0; number < writesASecond * seconds; number++) {
    const due = begin + (1000 * number) / writesASecond - performance.now();
    if (due > 0) await sleep(due);
    const since = performance.now();
    await promisify(write)(file, page, 0, PAGE, (number % PAGES) * PAGE);
    await promisify(fdatasync)(file);
    delays.push(performance.now() - since);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  return delays.toSorted((a, b) => a - b);
};

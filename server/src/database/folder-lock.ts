import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The time at which a process began, so that a number used again is not taken for the old process; undefined where none
 * runs.
 */
const startOf = (pid: number): string | undefined => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')[19];
  } catch {
    return 'unknown';
  }
};

/** One server a folder: a second one is refused, a dead one's claim is taken over. */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'server.pid');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', start] = readFileSync(file, 'utf8').split(' ');
    if (startOf(Number(pid)) === start)
      throw new Error(`another server (process ${pid}) is using the folder ${folder}`);
    rmSync(file, { force: true });
  }
};

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const pids = new Set<() => number | undefined>();
const folders = new Set<string>();

/** Whatever ends this process, the one that is named then is killed too. */
export const killAtExit = (pidOf: () => number | undefined): void => {
  pids.add(pidOf);
};

/** A folder that is gone when this process is. */
export const passingFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-torture-'));
  folders.add(folder);
  return folder;
};

export const removeFolder = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
};

const kill = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended already.
  }
};

process.on('exit', () => {
  for (const pidOf of pids) {
    const pid = pidOf();
    if (pid !== undefined) kill(pid);
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

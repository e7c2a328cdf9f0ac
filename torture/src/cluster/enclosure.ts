import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect as dial, type Server } from 'node:net';
import { join } from 'node:path';
import { passingFolder, removeFolder } from '../leftovers.ts';
import { programOf } from './needs.ts';

/** Names the folder that is seen from both sides, in the environment inside. */
const INSIDE = 'ANKERPLATZ_ENCLOSURE';
/** The first process inside is a shell, which clears away what others leave; whatever it ends with, all end. */
const FIRST = `${programOf('ip')} link set lo up; "$@" & wait $!`;

/** Where the web of the cluster can be reached from outside, as a file. */
export const doorIn = (folder: string): string => join(folder, 'door');

/** The folder that both sides see; undefined outside. */
export const enclosure = (): string | undefined => process.env[INSIDE];

/** Passes on what comes to a port of this machine. */
const openDoor = (folder: string, port: number): Server =>
  createServer(outer => {
    const inner = dial(doorIn(folder));
    for (const [from, to] of [
      [outer, inner],
      [inner, outer],
    ] as const)
      from
        .on('error', () => to.destroy())
        .on('close', () => to.destroy())
        .pipe(to);
  }).listen(port, '127.0.0.1');

/**
 * Runs this program once more, with a network, processes and disks of its own: with it ends everything that was started there, and nothing of it is
 * left, however it ends. Answers with what it ended. `port`: where its door is on this machine.
 */
export const enclosed = async (port?: number): Promise<number> => {
  const folder = passingFolder();
  const door = port === undefined ? undefined : openDoor(folder, port);
  if (door) await once(door, 'listening');
  const child = spawn(
    programOf('setpriv'),
    [
      ...['--pdeathsig', 'KILL', programOf('unshare')],
      ...['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc'],
      ...['sh', '-c', FIRST, 'sh', process.execPath, ...process.argv.slice(1)],
    ],
    { stdio: 'inherit', detached: true, env: { ...process.env, [INSIDE]: folder } },
  );
  const end = (): void => void child.kill('SIGKILL');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  process.on('exit', end);
  const [code] = await once(child, 'exit');
  door?.close();
  removeFolder(folder);
  return (code as number | null) ?? 1;
};

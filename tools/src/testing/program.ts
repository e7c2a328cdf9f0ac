import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** Starts the built program. */
export const start = (...args: string[]): ChildProcessWithoutNullStreams => spawn(process.execPath, [MAIN, ...args]);

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const ended = async (child: ChildProcessWithoutNullStreams): Promise<Ended> => {
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
};

/** Runs the built program to its end. */
export const run = (args: readonly string[], input = ''): Promise<Ended> => {
  const child = start(...args);
  child.stdin.end(input);
  return ended(child);
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A file of its own for a test, gone when the tests of its file are over. */
export const fileWith = (content: unknown): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-'));
  folders.push(folder);
  const file = join(folder, 'file.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

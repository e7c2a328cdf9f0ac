import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Threads } from './threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const filename = join(folder, 'worker.mjs');
writeFileSync(filename, 'export const twice = number => 2 * number; export const never = () => new Promise(() => {});');

const threads = (): Threads<number, number> =>
  new Threads({ filename, maxThreads: 1, idleTimeout: 1000 }, () => undefined);
const { signal } = new AbortController();

test('threads answer until they are stopped, and what is not answered by then fails', async () => {
  const asked = threads();
  expect(await asked.run(21, { name: 'twice', signal })).toBe(42);
  const waiting = expect(asked.run(1, { name: 'never', signal })).rejects.toThrow();
  await asked.stop();
  await waiting;
  await expect(asked.run(1, { name: 'twice', signal })).rejects.toThrow('stopped');
});

test('threads that nobody asked are stopped without having begun, and begin no more', async () => {
  const idle = threads();
  await idle.stop();
  await expect(idle.run(1, { name: 'twice', signal })).rejects.toThrow('stopped');
});

test('threads that are stopped while they begin leave nothing that goes on', async () => {
  const beginning = threads();
  const waiting = expect(beginning.run(1, { name: 'never', signal })).rejects.toThrow();
  await beginning.stop();
  await waiting;
});

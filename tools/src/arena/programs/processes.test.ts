import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Processes } from './processes.ts';

test('who leaves waits for every thread that is still loading', async () => {
  const processes = new Processes();
  const thread = new Processes(processes.shared);
  let hasLeft = false;
  const left = processes.entered(2).then(() => {
    hasLeft = true;
  });
  thread.enter();
  await sleep(50);
  expect(hasLeft).toBe(false);
  thread.enter();
  await left;
  expect(hasLeft).toBe(true);
});

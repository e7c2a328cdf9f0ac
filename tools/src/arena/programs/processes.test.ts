import { expect, test } from 'vitest';
import { Processes } from './processes.ts';

test('who leaves waits for every thread that is still loading', async () => {
  const processes = new Processes();
  const thread = new Processes(processes.shared);
  let hasLeft = false;
  const left = processes.entered(2).then(() => {
    hasLeft = true;
  });
  const oneEntered = processes.entered(1);
  thread.enter();
  await oneEntered;
  expect(hasLeft).toBe(false);
  thread.enter();
  await left;
  expect(hasLeft).toBe(true);
});

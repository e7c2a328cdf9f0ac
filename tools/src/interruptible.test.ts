import { expect, test, vi } from 'vitest';
import { interruptible } from './interruptible.ts';

const broken = () => Promise.reject(new Error('the work broke'));

test('what breaks while a signal is obeyed is not heard of: the program ends with the signal’s code once it may', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const ends: (() => void)[] = [];
  const leave = vi.fn(() => new Promise<void>(resolve => ends.push(resolve)));
  const done = interruptible(async () => {
    process.emit('SIGTERM');
    process.emit('SIGTERM');
    await broken();
  }, leave);
  await Promise.resolve();
  expect(exit).not.toHaveBeenCalled();
  ends[0]!();
  await done;
  expect(leave).toHaveBeenCalledOnce();
  expect(exit.mock.calls).toEqual([[143]]);
  expect(process.listenerCount('SIGTERM')).toBe(0);
});

test('what breaks without a signal is heard of', async () => {
  await expect(interruptible(broken, async () => undefined)).rejects.toThrow('the work broke');
});

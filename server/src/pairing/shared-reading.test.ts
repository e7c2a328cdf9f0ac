import { expect, test } from 'vitest';
import { SharedReading } from './shared-reading.ts';

test('who asks while something is read shares the next reading, and none is older than the question', async () => {
  let readings = 0;
  const asked: (() => void)[] = [];
  const shared = new SharedReading(async () => {
    const reading = ++readings;
    await new Promise<void>(resolve => asked.push(resolve));
    if (reading === 2) throw new Error('not there');
    return reading;
  });
  const first = shared.read();
  const second = [shared.read(), shared.read()];
  asked[0]!();
  expect(await first).toBe(1);
  await expect.poll(() => asked.length).toBe(2);
  const third = shared.read();
  asked[1]!();
  for (const reading of second) await expect(reading).rejects.toThrow('not there');
  await expect.poll(() => asked.length).toBe(3);
  asked[2]!();
  expect(await third).toBe(3);
  expect(readings).toBe(3);
});

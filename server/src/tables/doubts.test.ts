import { expect, test } from 'vitest';
import { Doubts } from './doubts.ts';

test('what is in doubt is told as soon as it can be, and once', async () => {
  const told: (readonly string[])[] = [];
  let failures = 2;
  let isDone = (): void => undefined;
  const done = new Promise<void>(resolve => {
    isDone = resolve;
  });
  const doubts = new Doubts(async changes => {
    if (failures-- > 0) throw new Error('the database is away');
    told.push(changes);
    isDone();
  });
  doubts.add('a:1:2');
  doubts.add('b:1:3');
  doubts.add('a:1:2');
  await done;
  await doubts.stop();
  expect(told).toEqual([['a:1:2', 'b:1:3']]);
});

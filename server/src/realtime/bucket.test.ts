import { expect, test } from 'vitest';
import { Bucket } from './bucket.ts';

test('so many may come at once, then so many a second', () => {
  let now = 0;
  const bucket = new Bucket(3, 2, () => now);
  expect([bucket.take(), bucket.take(), bucket.take(), bucket.take()]).toEqual([0, 0, 0, 1]);
  now = 500;
  expect([bucket.take(), bucket.take()]).toEqual([0, 1]);
  now = 100_000;
  expect([bucket.take(), bucket.take(), bucket.take(), bucket.take()]).toEqual([0, 0, 0, 1]);
});

import { expect, test } from 'vitest';
import { readGrains, writeGrains } from './grains.ts';

test('whole numbers are read as they were written, and cut where two letters do not suffice', () => {
  const numbers = [0, 1, -1, 85, 86, -87, 3697, -3698, 9999, -9999];
  expect(Array.from(readGrains(writeGrains(numbers)))).toEqual([0, 1, -1, 85, 86, -87, 3697, -3698, 3697, -3698]);
});

test('the letters need no escape in a text', () => {
  expect(writeGrains(Array.from({ length: 7396 }, (_, index) => index - 3698))).not.toMatch(/['\\\n]/);
});

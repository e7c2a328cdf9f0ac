import { expect, test } from 'vitest';
import { change } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { makeHeard } from './heard.ts';

test.each([
  ['en', 'round 3 of 5, phase 1 of 12'],
  ['de', 'round 3 von 5, phase 1 von 12'],
  ['fr', 'round 3 sur 5, phase 1 sur 12'],
] as const)('a stroke between two numbers is heard in words: %s', async (language, heard) => {
  change({ language });
  await text.load();
  expect(makeHeard('round 3/5, phase 1/12')).toBe(heard);
  expect(makeHeard('either/or')).toBe('either/or');
});

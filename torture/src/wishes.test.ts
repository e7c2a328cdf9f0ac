import { describe, expect, test } from 'vitest';
import { HELP, wishesOf } from './wishes.ts';

describe('what is asked of the torture', () => {
  test('is everything, unless cases are chosen', () => {
    expect(wishesOf([])).toMatchObject({ kills: 100, requests: 20_000, previous: undefined });
    expect(wishesOf(['--only', 'junk, full-disk'])).toMatchObject({ only: new Set(['junk', 'full-disk']) });
    for (const name of (wishesOf([]) as { only: ReadonlySet<string> }).only) expect(HELP).toContain(name);
    expect(wishesOf(['--help'])).toBe('help');
  });

  test.each([
    [['--only', 'rain'], 'no case rain'],
    [['--kills', 'many'], '--kills must be a whole number'],
    [['--storm'], '--storm'],
  ])('%j is refused', (args, sentence) => {
    expect(() => wishesOf(args)).toThrow(sentence);
  });
});

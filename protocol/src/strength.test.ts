import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PACES } from './pairing.ts';
import { anybodyAfter, reachAfter } from './strength.ts';

describe.each(PACES)('how far apart people are paired, %s', pace => {
  test('widens with time and never narrows, until anybody will do', () => {
    const time = fc.integer({ min: 0, max: 2 * anybodyAfter(pace) });
    const wide = (waited: number): number => reachAfter(pace, waited) ?? Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(time, time, (a, b) => {
        expect(wide(Math.max(a, b))).toBeGreaterThanOrEqual(wide(Math.min(a, b)));
      }),
    );
    expect(reachAfter(pace, 0)).toBe(100);
    expect(reachAfter(pace, anybodyAfter(pace) - 1)).toBe(1200);
    expect(reachAfter(pace, anybodyAfter(pace))).toBeNull();
  });

  test('begins at the beginning where a clock goes wrong', () => {
    expect(reachAfter(pace, -5)).toBe(100);
  });
});

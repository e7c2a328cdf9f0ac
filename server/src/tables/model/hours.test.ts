import { describe, expect, test } from 'vitest';
import { isZone, momentAfter, runningBetween, type Waking } from './hours.ts';

const HOUR = 3_600_000;
const hours = (zone: string, from = 9, to = 22): Waking => ({ zone, hours: { from, to } });
const at = (time: string): number => Date.parse(time);
const after = (waking: Waking, time: string, passed: number): string =>
  new Date(momentAfter(waking, at(time), passed * HOUR)).toISOString().replace(':00.000', '');
const running = (waking: Waking, from: string, to: string): number => runningBetween(waking, at(from), at(to)) / HOUR;

describe('a clock that runs in hours agreed on', () => {
  test('stands still at night, and goes on in the morning of its own zone', () => {
    const berlin = hours('Europe/Berlin');
    expect(running(berlin, '2026-01-10T19:00Z', '2026-01-11T09:00Z')).toBe(3);
    expect(after(berlin, '2026-01-10T19:00Z', 3)).toBe('2026-01-11T09:00Z');
    expect(after(berlin, '2026-01-10T23:30Z', 1)).toBe('2026-01-11T09:00Z');
    expect(after(berlin, '2026-01-10T10:00Z', 26)).toBe('2026-01-12T10:00Z');
  });

  test('runs to the last minute of its hours, and no more after it', () => {
    expect(after(hours('UTC'), '2026-01-10T09:00Z', 13)).toBe('2026-01-10T22:00Z');
    expect(running(hours('UTC'), '2026-01-10T22:00Z', '2026-01-11T09:00Z')).toBe(0);
    expect(after(hours('UTC', 0, 24), '2026-01-10T09:00Z', 48)).toBe('2026-01-12T09:00Z');
    expect(after(hours('UTC', 18, 24), '2026-01-10T23:00Z', 2)).toBe('2026-01-11T19:00Z');
  });

  test('has as many hours on the days on which the clocks are changed as the wall shows', () => {
    // The night of 29 March 2026 has no hour from 2 to 3, that of 25 October has it twice.
    const early = hours('Europe/Berlin', 1, 8);
    expect(running(early, '2026-03-28T12:00Z', '2026-03-29T12:00Z')).toBe(6);
    expect(running(early, '2026-10-24T12:00Z', '2026-10-25T12:00Z')).toBe(8);
    expect(running(early, '2026-10-26T12:00Z', '2026-10-27T12:00Z')).toBe(7);
    const day = hours('Europe/Berlin');
    expect(after(day, '2026-03-28T20:00Z', 2)).toBe('2026-03-29T08:00Z');
    expect(after(day, '2026-10-24T19:00Z', 2)).toBe('2026-10-25T09:00Z');
  });

  test('begins when the skipped hour is over, where it would begin within it', () => {
    const two = hours('Europe/Berlin', 2, 8);
    expect(after(two, '2026-03-28T23:00Z', 1)).toBe('2026-03-29T02:00Z');
    expect(running(two, '2026-03-28T23:00Z', '2026-03-29T12:00Z')).toBe(5);
  });

  test('knows zones with half hours, zones of the south and zones that skipped a day', () => {
    expect(after(hours('Asia/Kolkata'), '2026-01-10T16:00Z', 1)).toBe('2026-01-11T04:00Z');
    // 5 April 2026: Auckland sets its clocks back, 27 September forward.
    const auckland = hours('Pacific/Auckland', 1, 8);
    expect(running(auckland, '2026-04-04T00:00Z', '2026-04-05T00:00Z')).toBe(8);
    expect(running(auckland, '2026-09-26T00:00Z', '2026-09-27T00:00Z')).toBe(6);
    expect(after(hours('Pacific/Auckland'), '2026-01-10T09:00Z', 1)).toBe('2026-01-10T21:00Z');
    expect(running(hours('Pacific/Apia'), '2011-12-29T19:00Z', '2011-12-31T19:00Z')).toBe(26);
  });

  test('has run for exactly as long as was left when its time is over, wherever it is', () => {
    for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC'])
      for (let start = at('2026-01-01T00:00Z'); start < at('2027-01-01T00:00Z'); start += 61 * HOUR) {
        const left = (start / HOUR) % 100;
        const due = momentAfter(hours(zone), start, left * HOUR);
        expect(runningBetween(hours(zone), start, due)).toBeCloseTo(left * HOUR, 3);
      }
  });

  test('is the usual clock without hours', () => {
    expect(runningBetween(null, 5, 8)).toBe(3);
    expect(runningBetween(null, 8, 5)).toBe(0);
    expect(momentAfter(null, 5, 3)).toBe(8);
  });
});

test('zones have names of the zone database', () => {
  expect(['Europe/Berlin', 'Asia/Kolkata', 'UTC', 'America/Argentina/Ushuaia'].every(isZone)).toBe(true);
  expect(['', '+01:00', 'Europe/Atlantis', 'Berlin time', '../etc'].some(isZone)).toBe(false);
});

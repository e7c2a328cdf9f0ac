import type { GameRecord } from '@ankerplatz/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeReview } from './check.ts';
import { JUDGE, type Review } from './review.ts';
import { readSaved } from './saved.ts';
import { randomGame } from './testing/played-games.ts';

let record: GameRecord;
let review: Review;

beforeAll(async () => {
  record = await randomGame('nauticus', { players: 2 }, 'saved', 8);
  const made = await makeReview(record, 'captain');
  if (!made.ok) throw new Error(made.error);
  review = made.value;
});

/** A file in which some members are changed. */
const fileWith = (changes: object): unknown => JSON.parse(JSON.stringify({ ...review, ...changes }));

describe('a review that was saved', () => {
  test('is read back as it was; curves, sums and reasons follow from the record, whatever the file says', async () => {
    expect(review.turningPoints.length).toBeGreaterThan(0);
    const decisions = review.decisions.map(decision => ({ ...decision, reason: null, played: ['nonsense'] }));
    const read = await readSaved(record, fileWith({ seats: [], turningPoints: [1], decisions }));
    expect(read).toEqual({ ok: true, value: review });
  });

  test('is refused where a turning point was judged otherwise, a turn cannot be played, or one is missing', async () => {
    const [dearest] = review.turningPoints;
    const changed = (change: object) => ({
      decisions: review.decisions.map(decision => (decision.to === dearest ? { ...decision, ...change } : decision)),
    });
    for (const change of [
      changed({ difference: 99 }),
      changed({ best: ['buy the harbour'] }),
      { decisions: review.decisions.slice(1) },
    ])
      expect(await readSaved(record, fileWith(change))).toEqual({ ok: false, error: 'changed' });
  });

  test.each([
    ['other-game', { record: 'f'.repeat(64) }],
    ['outdated', { judge: JUDGE + 1 }],
    ['none', { format: 'ankerplatz-record/1' }],
    ['none', { budget: 'endless' }],
    ['none', { decisions: [{ best: 'pass' }] }],
  ])('is refused: %s, %j', async (error, change) => {
    expect(await readSaved(record, fileWith(change))).toEqual({ ok: false, error });
  });

  test.each([null, 7, 'review', []])('%j is none', async content => {
    expect(await readSaved(record, content)).toEqual({ ok: false, error: 'none' });
  });
});

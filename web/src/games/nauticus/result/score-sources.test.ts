// @vitest-environment node
import { readFileSync } from 'node:fs';
import { parseRecord, replay } from '@ankerplatz/kit';
import { type NauticusEvent, nauticus, tables } from '@ankerplatz/nauticus';
import { describe, expect, test } from 'vitest';
import { courseOf, harvestOf, SOURCES, totalsOf } from './score-sources.ts';

const recordOf = (number: string) => {
  const file = new URL(`../../../../../games/nauticus/records/${number}-players.json`, import.meta.url);
  const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
  if (!record.ok) throw new Error(record.error);
  return record.value;
};

describe.each(['two', 'three', 'four'])('the points of a game of %s players', number => {
  const record = recordOf(number);
  const events: NauticusEvent[] = [];
  const played = replay(nauticus, record, log => events.push(...(log.events as NauticusEvent[])));
  if (!played.ok) throw new Error(played.error);
  const { position } = played.value;
  const outcome = position.outcome() as unknown as {
    scores: { points: number; ships: number; goods: number; rest: number }[];
  };
  const harvests = harvestOf(position.setup.seats, events);

  test('§setup begin with the points of the setup, and everything later is explained', () => {
    for (const { start } of harvests) expect(start).toBe(tables.START.points);
  });
  test('§end add up to the final scoring, by source', () => {
    for (const [seat, { points, ships, goods, rest }] of outcome.scores.entries()) {
      const harvest = harvests[seat]!;
      expect(harvest.total).toBe(points);
      expect(totalsOf(harvest)).toMatchObject({ ships, goods, rest });
    }
  });
  test('§round come in as many rounds as there were', () => {
    for (const harvest of harvests) {
      expect(harvest.rounds).toHaveLength(position.round);
      expect(courseOf(harvest)).toHaveLength(position.round + 1);
      expect(courseOf(harvest).at(-1)).toBe(harvest.total);
    }
  });
  test('§3.3 lose by pass tiles alone', () => {
    for (const { rounds } of harvests)
      for (const round of rounds)
        for (const source of SOURCES)
          if (source === 'passes') expect(round.passes).toBeLessThanOrEqual(0);
          else expect(round[source]).toBeGreaterThanOrEqual(0);
  });
});

test('a game from a position counts what was there before as its beginning', () => {
  const scores = [{ points: 50, goods: 0, ships: 30, rest: 4, taler: 12 }];
  const [harvest] = harvestOf(1, [
    { type: 'scoredCrowns', seat: 0, crowns: 3, points: 9 },
    { type: 'gameEnded', ranks: [1], scores },
  ]);
  expect(harvest).toMatchObject({ start: 37, rest: 4, total: 50 });
});

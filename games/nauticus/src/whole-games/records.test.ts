import { readFileSync } from 'node:fs';
import { parseRecord, replay } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import type { NauticusEvent } from '../events.ts';
import { nauticus } from '../index.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../records/${file}`, import.meta.url), 'utf8'));

describe.each(['two', 'three', 'four'])('a recorded game of %s players', number => {
  const record = parseRecord(read(`${number}-players.json`));
  if (!record.ok) throw new Error(record.error);
  const events: NauticusEvent[] = [];
  const played = replay(nauticus, record.value, log => events.push(...(log.events as NauticusEvent[])));

  test('is replayed to its result', () => {
    expect(played.ok && played.value.position.outcome()).toEqual(read(`${number}-players.result.json`));
  });
  test('has ships, deliveries, crowns, rewards, free tiles, passes and extra actions in it', () => {
    const types = new Set(events.map(({ type }) => type));
    for (const type of [
      'shipFinished',
      'delivered',
      'scoredCrowns',
      'rewarded',
      'freeTile',
      'passed',
      'extraBegan',
    ] as const)
      expect(types).toContain(type);
  });
});

import { readFileSync } from 'node:fs';
import { parseRecord, replay } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import type { NautilusEvent } from '../events.ts';
import { nautilus } from '../index.ts';
import { makeState } from '../notation.ts';
import { VARIANTS } from '../types.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../records/${file}`, import.meta.url), 'utf8'));

describe.each(VARIANTS)('a recorded game of %s', variant => {
  const record = parseRecord(read(`${variant}.json`));
  if (!record.ok) throw new Error(record.error);
  const events: NautilusEvent[] = [];
  const played = replay(nautilus, record.value, log => events.push(...(log.events as NautilusEvent[])));
  if (!played.ok) throw new Error(played.error);

  test('is replayed to its result', () => {
    const { round, sailors, moby } = makeState(played.value.position);
    expect({ ...played.value.position.outcome(), round, sailors, moby }).toEqual(read(`${variant}.result.json`));
  });
  test('has captures, rides, the whale, skips, storms, commands and things taken back in it', () => {
    const types = new Set(events.map(({ type }) => type));
    for (const type of ['captured', 'rode', 'rolled', 'skipped', 'stormed', 'boarded', 'tookBack', 'passed'] as const)
      expect(types).toContain(type);
  });
});

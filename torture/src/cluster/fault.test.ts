import { SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { FAULTS, shuffledFaults } from './fault.ts';

describe('faults of a run', () => {
  test('are as many as asked for, of every kind, in an order that the seed repeats', () => {
    const faults = shuffledFaults(62, SeededChance.from('a run'));
    expect(faults.length).toBeGreaterThanOrEqual(60);
    expect(new Set(faults)).toEqual(new Set(FAULTS));
    const names = faults.map(({ name }) => name);
    expect(shuffledFaults(62, SeededChance.from('a run')).map(({ name }) => name)).toEqual(names);
    expect(shuffledFaults(62, SeededChance.from('another')).map(({ name }) => name)).not.toEqual(names);
  });

  test('a short run has each kind once', () => {
    expect(shuffledFaults(1, SeededChance.from('short'))).toHaveLength(FAULTS.length);
  });
});

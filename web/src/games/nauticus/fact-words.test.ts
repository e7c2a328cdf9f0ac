import { expect, test } from 'vitest';
import { finishedText } from './fact-words.ts';
import { decidingEn } from './text/deciding.en.ts';

test('ships that can be finished are named in so few words that a line holds them', () => {
  const told = (...ships: (number | 'new')[]): string =>
    finishedText(
      ships.map(ship => ({ ship, size: 1 })),
      decidingEn,
    );
  expect(told(2)).toBe('ship 2');
  expect(told(1, 7, 8)).toBe('ship 1, 7, 8');
  expect(told(1, 'new')).toBe('ship 1, new ship');
  expect(told('new')).toBe('new ship');
});

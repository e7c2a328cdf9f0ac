import { expect, test } from 'vitest';
import { finishedText, otherTexts, reachTexts } from './fact-words.ts';
import { decidingDe } from './text/deciding.de.ts';
import { decidingEn } from './text/deciding.en.ts';
import { decidingFr } from './text/deciding.fr.ts';

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

test('workers times crowns are the points only where the limit of a round does not cut them', () => {
  const told = (workers: number, crowns: number, points: number): string[] =>
    reachTexts(
      'crowns',
      { uses: workers, finishes: [], deliveries: [], goods: 0, crowns: { workers, crowns, points } },
      0,
      decidingEn,
    );
  expect(told(3, 5, 15)).toEqual(['3 workers × 5 crowns = 15 points']);
  expect(told(4, 4, 15)).toEqual(['4 workers = 15 points']);
});

test.each([
  ['en', decidingEn],
  ['de', decidingDe],
  ['fr', decidingFr],
])('what another could do stands after a colon, and has none of its own (%s)', (_, texts) => {
  const finishes = [{ ship: 1, size: 1 }];
  const told = otherTexts('Anna', { uses: 2, finishes, deliveries: [], goods: 3, crowns: null }, texts);
  expect(told).toMatch(/^Anna, /);
  expect(told).not.toContain(':');
});

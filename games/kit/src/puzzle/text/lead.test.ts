import { expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

test('a lead is said in tenths, as each language writes them', () => {
  expect(en.points(2.46, -1).replaceAll('\u00a0', ' ')).toBe(
    'Played on to the end, your turn leaves you 2.5 points ahead on average, the best turn 1 point behind.',
  );
  expect(de.points(-1.5, 0.04).replaceAll('\u00a0', ' ')).toContain('1,5 Punkte zurück');
  expect(fr.points(1.5, 2).replaceAll('\u00a0', ' ')).toContain('1,5 point devant, le meilleur 2 points devant');
  expect(en.points(0.04, 3)).toContain('level with the best of the others');
});

test('chances are whole percent', () => {
  expect(en.chances(0.496, 1).replaceAll('\u00a0', ' ')).toContain('about 50 % of the time, with the best turn 100 %.');
});

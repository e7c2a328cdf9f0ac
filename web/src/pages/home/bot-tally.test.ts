import { LEVELS } from '@ankerplatz/kit';
import { expect, test } from 'vitest';
import type { SavedGame } from '../../local/host.ts';
import { botTallies, nextLevel } from './bot-tally.ts';

const person = { kind: 'person', name: 'Ada' } as const;
const bot = (level: string) => ({ kind: 'bot', level }) as const;
const game = (seats: readonly object[], ranks?: readonly number[]): SavedGame =>
  ({ seats, ...(ranks && { ranks }) }) as unknown as SavedGame;

test('games of one person are counted by the strongest bot, and the next level is the one above those beaten', () => {
  const games = [
    game([person, bot('deckhand')], [1, 2]),
    game([person, bot('deckhand')], [2, 1]),
    game([bot('deckhand'), person, bot('mate')], [1, 2, 3]),
    // Games that are not over, of several people or of an earlier release are not counted.
    game([person, bot('captain')]),
    game([person, person, bot('captain')], [1, 2, 3]),
  ];
  const tallies = botTallies(games);
  expect(tallies).toEqual([
    { level: 'deckhand', played: 2, won: 1 },
    { level: 'mate', played: 1, won: 0 },
  ]);
  expect(nextLevel(tallies)).toBe('mate');
  expect(nextLevel([])).toBeNull();
  expect(nextLevel([{ level: LEVELS.at(-1)!, played: 1, won: 1 }])).toBeNull();
});

import { isLevel, LEVELS, type Level } from '@ankerplatz/kit';
import type { SavedGame } from '../../local/host.ts';
import { loneSeat } from '../../local/lone-seat.ts';

/** Finished games of one person against bots, by the strongest of them. */
export interface BotTally {
  readonly level: Level;
  readonly played: number;
  readonly won: number;
}

const strongest = ({ seats }: SavedGame): Level | undefined =>
  LEVELS.findLast(level => seats.some(seat => seat.kind === 'bot' && isLevel(seat.level) && seat.level === level));

/** The weakest level first; levels that were never met are left out. */
export const botTallies = (games: readonly SavedGame[]): readonly BotTally[] =>
  LEVELS.map(level => {
    const met = games.filter(game => game.ranks && loneSeat(game) !== null && strongest(game) === level);
    return { level, played: met.length, won: met.filter(game => game.ranks![loneSeat(game)!] === 1).length };
  }).filter(({ played }) => played > 0);

/** The weakest level above all that were beaten; null: even the strongest was, or nobody was met yet. */
export const nextLevel = (tallies: readonly BotTally[]): Level | null => {
  if (tallies.length === 0) return null;
  const beaten = tallies.filter(({ won }) => won > 0).map(({ level }) => LEVELS.indexOf(level));
  return LEVELS[Math.max(-1, ...beaten) + 1] ?? null;
};

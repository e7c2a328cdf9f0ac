import type { Difficulty, Theme } from '@ankerplatz/kit/puzzle';
import { pluralOf } from '../intl.ts';

const plural = pluralOf('en');
const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

const lead = (points: number): string => {
  const rounded = Math.round(Math.abs(points) * 10) / 10;
  if (rounded === 0) return 'level with the best of the others';
  return `${plural(rounded, '# point', '# points')} ${points > 0 ? 'ahead' : 'behind'}`;
};

const themes: Readonly<Record<Theme, string>> = {
  finish: 'Finish a ship',
  crowns: 'Crowns',
  delivery: 'Delivery',
  extra: 'Extra action',
  money: 'Money',
  pass: 'Passing',
  build: 'Building',
  capture: 'Capture',
  berth: 'Into harbour',
  whale: 'Whale',
  split: 'The divided 5',
  swap: 'Swap',
  out: 'Coming out',
  partner: 'The partner',
  special: 'Special cards',
  skip: 'Skipping',
  advance: 'Moving on',
};

const ideas: Readonly<Record<Theme, string>> = {
  finish: 'A ship can be finished.',
  crowns: 'Crowns bring the most.',
  delivery: 'Goods can be delivered.',
  extra: 'Now is the time for the extra action.',
  money: 'Taler are needed.',
  pass: 'Passing brings more than playing.',
  build: 'Get what is still needed.',
  capture: 'Somebody can be captured.',
  berth: 'A sailor can come into harbour.',
  whale: 'Use Moby Dick.',
  split: 'The steps of a 5 can be divided.',
  swap: 'Two can change places.',
  out: 'A sailor can come out.',
  partner: 'Think of your partner’s sailors.',
  special: 'A special card does the most.',
  skip: 'Somebody can be made to miss a turn.',
  advance: 'It matters who moves on, and how far.',
};

const difficulties: Readonly<Record<Difficulty, string>> = { easy: 'easy', medium: 'medium', hard: 'hard' };

/** The words around the puzzles. */
export const en = {
  title: 'Puzzles',
  what: 'One turn is clearly best: find it. The positions come from games between bots.',
  panel: 'Puzzle',
  today: 'Today’s puzzle',
  theme: 'Theme',
  solvedOf: (solved: number, puzzles: number) => `${solved} of ${puzzles} solved`,
  missing: 'There is no such puzzle.',
  find: 'Find the best turn.',
  hint: 'Hint',
  where: 'The ring shows where it begins.',
  looking: 'Playing your turn on to see what it brings …',
  lost: 'What it brings could not be found out. Try again.',
  found: 'Solved: that is the best turn.',
  asGood: 'Solved: your turn is as good as the best.',
  points: (played: number, best: number) =>
    `Played on to the end, your turn leaves you ${lead(played)} on average, the best turn ${lead(best)}.`,
  chances: (played: number, best: number) =>
    `With your turn your side wins about ${percent(played)} of the time, with the best turn ${percent(best)}.`,
  best: 'Show the best turn',
  again: 'Try again',
  next: 'Next puzzle',
  all: 'All puzzles',
  themes,
  ideas,
  difficulties,
};

export type PuzzleTexts = typeof en;

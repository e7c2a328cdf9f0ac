import type { Theme } from '@ankerplatz/kit/puzzle';
import { en as puzzleText } from '@ankerplatz/kit/puzzle/text/en';

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

/** The words around the puzzles. */
export const en = {
  ...puzzleText,
  title: 'Puzzles',
  what: 'One turn is clearly best: find it. The positions come from games between bots.',
  panel: 'Puzzle',
  today: 'Today’s puzzle',
  theme: 'Theme',
  solvedOf: (solved: number, puzzles: number) => `${solved} of ${puzzles} solved`,
  missing: 'There is no such puzzle.',
  hint: 'Hint',
  where: 'The ring shows where it begins.',
  lost: 'What it brings could not be found out. Try again.',
  best: 'Show the best turn',
  again: 'Try again',
  next: 'Next puzzle',
  all: 'All puzzles',
  themes,
};

export type PuzzleTexts = typeof en;

import { en } from '@ankerplatz/kit/puzzle/text/en';
import type { PuzzleWords } from '../../puzzles/words.ts';

export const puzzle: PuzzleWords = {
  ...en,
  title: id => `Puzzle ${id}`,
  help: 'Type the number of a choice, a move, hint, back or quit.',
  begins: move => `The best turn begins so: ${move}`,
  line: 'The best turn:',
  next: command => `Another one: ${command}`,
};

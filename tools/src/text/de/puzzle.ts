import { de } from '@ankerplatz/kit/puzzle/text/de';
import type { PuzzleWords } from '../../puzzles/words.ts';

export const puzzle: PuzzleWords = {
  ...de,
  title: id => `Rätsel ${id}`,
  help: 'Tippe die Nummer einer Wahl, einen Zug, hint, back oder quit.',
  begins: move => `Der beste Zug beginnt so: ${move}`,
  line: 'Der beste Zug:',
  next: command => `Noch eines: ${command}`,
};

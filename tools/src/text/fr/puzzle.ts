import { fr } from '@ankerplatz/kit/puzzle/text/fr';
import type { PuzzleWords } from '../../puzzles/words.ts';

export const puzzle: PuzzleWords = {
  ...fr,
  title: id => `Problème ${id}`,
  help: 'Tapez le numéro d’un choix, un coup, hint, back ou quit.',
  begins: move => `Le meilleur tour commence ainsi : ${move}`,
  line: 'Le meilleur tour :',
  next: command => `Un autre : ${command}`,
};

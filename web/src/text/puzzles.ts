import { catalogue } from './catalogue.ts';
import type { PuzzleTexts } from './puzzles/en.ts';

/** The words around the puzzles. */
export const puzzleText = catalogue(import.meta.glob<Record<string, PuzzleTexts>>('./puzzles/??.ts'));

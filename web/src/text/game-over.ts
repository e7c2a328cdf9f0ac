import { catalogue } from './catalogue.ts';
import type { GameOverTexts } from './game-over/en.ts';

/** The texts of the end of a game. */
export const gameOverText = catalogue(import.meta.glob<Record<string, GameOverTexts>>('./game-over/??.ts'));

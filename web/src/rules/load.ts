import type { Language } from '@ankerplatz/kit';
import { type GameId, loadGame } from '@ankerplatz/registry/lazy';
import { loadBoard } from '../games/boards.ts';
import type { Drawings } from './Reference.tsx';
import type { Rules } from './search.ts';
import { rulesText } from './text/index.ts';

export interface LoadedRules {
  readonly rules: Rules;
  readonly drawings: Drawings;
}

/** Everything that the rules of a game need to be shown in a language. */
export const loadRules = async (id: GameId, language: Language): Promise<LoadedRules> => {
  const [game, board] = await Promise.all([loadGame(id), loadBoard(id), rulesText.load()]);
  const [words, drawings] = await Promise.all([game.words(language), board?.drawings(language)]);
  const rules = await words.rules();
  return { rules, drawings: drawings ?? {} };
};

import type { Language } from '@ankerplatz/kit';
import { type BoardGameId, loadGame, loadGameAt } from '@ankerplatz/registry/lazy';
import { loadBoard } from '../games/boards.ts';
import type { Drawings } from './Reference.tsx';
import type { Rules } from './search.ts';
import { rulesText } from './text/index.ts';

export interface LoadedRules {
  readonly rules: Rules;
  readonly drawings: Drawings;
}

/** All parts of a game's rules that are shown, in a language: those of a version; without one, the newest. */
export const loadRules = async (id: BoardGameId, language: Language, version?: number): Promise<LoadedRules> => {
  const loading = version === undefined ? loadGame(id) : loadGameAt(id, version);
  const [game, board] = await Promise.all([loading, loadBoard(id), rulesText.load()]);
  const [words, drawings] = await Promise.all([game.words(language), board.drawings(language)]);
  const rules = await words.rules();
  return { rules, drawings };
};

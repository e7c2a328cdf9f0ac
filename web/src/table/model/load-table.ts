import type { Game, Language, Words } from '@ankerplatz/kit';
import { type BoardGameId, loadGame, loadGameAt } from '@ankerplatz/registry/lazy';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { BoardModule } from '../../board/board.ts';
import { loadBoard } from '../../games/boards.ts';
import { settings } from '../../settings/settings.ts';
import { tableText } from '../text/index.ts';

/** All that the table of a game needs in one language. */
export interface LoadedTable {
  readonly game: Game;
  readonly board: BoardModule;
  readonly language: Language;
  readonly words: Words;
  readonly texts: unknown;
}

/** By the rules of a version; without one, by the newest. */
export const loadTable = async (id: BoardGameId, language: Language, rules?: number): Promise<LoadedTable> => {
  const loading = rules === undefined ? loadGame(id) : loadGameAt(id, rules);
  const [game, board] = await Promise.all([loading, loadBoard(id), tableText.load()]);
  if (!board.rules.includes(game.version)) throw new Error(`version ${game.version} of ${id} has no board`);
  const [words, texts] = await Promise.all([game.words(language), board.texts(language)]);
  return { game, board, language, words, texts };
};

/** null until it is there; after a switch of language the former one until the new one is there. 'failed' also where this program does not know the rules. */
export const useLoadedTable = (
  id: BoardGameId | undefined,
  rules: number | undefined,
): LoadedTable | 'failed' | null => {
  const loaded = useSignal<LoadedTable | 'failed' | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    loadTable(id, language, rules).then(
      table => {
        if (isWanted) loaded.value = table;
      },
      () => {
        if (isWanted && !isOf(loaded.value, rules)) loaded.value = 'failed';
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, language, rules]);
  return loaded.value === 'failed' || isOf(loaded.value, rules) ? loaded.value : null;
};

const isOf = (loaded: LoadedTable | 'failed' | null, rules: number | undefined): loaded is LoadedTable =>
  loaded !== null && loaded !== 'failed' && (rules === undefined || loaded.game.version === rules);

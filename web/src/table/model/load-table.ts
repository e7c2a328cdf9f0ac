import type { Game, Language, Words } from '@ankerplatz/kit';
import { type GameId, loadGame } from '@ankerplatz/registry/lazy';
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

export const loadTable = async (id: GameId, language: Language): Promise<LoadedTable> => {
  const [game, board] = await Promise.all([loadGame(id), loadBoard(id), tableText.load()]);
  if (!board) throw new Error(`There is no board for ${id}.`);
  const [words, texts] = await Promise.all([game.words(language), board.texts(language)]);
  return { game, board, language, words, texts };
};

/** null until it is there; after a switch of language the former one until the new one is there. */
export const useLoadedTable = (id: GameId | undefined): LoadedTable | 'failed' | null => {
  const loaded = useSignal<LoadedTable | 'failed' | null>(null);
  const { language } = settings.value;
  useEffect(() => {
    if (id === undefined) return;
    let isWanted = true;
    loadTable(id, language).then(
      table => {
        if (isWanted) loaded.value = table;
      },
      () => {
        if (isWanted) loaded.value ??= 'failed';
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, language]);
  return loaded.value;
};

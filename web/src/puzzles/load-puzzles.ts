import { atVersion, type Game } from '@ankerplatz/kit';
import { type PuzzleBook, readPuzzles } from '@ankerplatz/kit/puzzle';
import { type BoardGameId, loadGame } from '@ankerplatz/registry/lazy';

const FILES = import.meta.glob<string>('../../../games/*/puzzles.ndjson', { query: '?raw', import: 'default' });

const loadFile = (game: BoardGameId): (() => Promise<string>) | undefined =>
  Object.entries(FILES).find(([path]) => path.includes(`/${game}/`))?.[1];

const books = new Map<BoardGameId, Promise<PuzzleBook>>();

const readBook = async (load: () => Promise<string>): Promise<PuzzleBook> => {
  const book = readPuzzles(await load());
  if (!book.ok) throw new Error(book.error);
  return book.value;
};

/** The puzzles of a game; null if it has none. */
export const loadPuzzles = async (game: BoardGameId): Promise<PuzzleBook | null> => {
  const load = loadFile(game);
  if (!load) return null;
  const known = books.get(game) ?? readBook(load);
  books.set(game, known);
  // A file that could not be loaded is asked for again.
  known.catch(() => books.delete(game));
  return known;
};

/** The game by the rules that its puzzles were made for. */
export const gameOfBook = async ({ rules }: PuzzleBook, id: BoardGameId): Promise<Game> => {
  const game = atVersion(await loadGame(id), rules);
  if (!game.ok) throw new Error(game.error);
  return game.value;
};

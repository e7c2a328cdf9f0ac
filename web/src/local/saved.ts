import { createStore, del, get, set, values } from 'idb-keyval';
import { aMoment } from '../ui/motion/moment.ts';
import type { SavedGame } from './host.ts';

/** Games kept since the page was loaded: a browser that keeps nothing plays on until it is closed. */
const memory = new Map<string, SavedGame>();

let store: ReturnType<typeof createStore> | undefined;
const games = (): ReturnType<typeof createStore> => {
  store ??= createStore('ankerplatz', 'games');
  return store;
};

const tried = async <T>(act: () => Promise<T>, otherwise: T): Promise<T> => {
  try {
    return await act();
  } catch {
    return otherwise;
  }
};

let isAsked = false;

/** Asks the browser not to throw games away when room gets scarce. Some browsers put the question to the person: not over a board. */
export const askForPersistence = (): void => {
  if (isAsked) return;
  isAsked = true;
  void tried(async () => await navigator.storage?.persist?.(), undefined);
};

/** One write after the other, the newest last. */
let last: Promise<unknown> = Promise.resolve();

/** Keeps a game. Answers whether it will outlast this page. */
export const keepGame = (saved: SavedGame): Promise<boolean> => {
  memory.set(saved.id, saved);
  const kept = last.then(() =>
    tried(async () => {
      await aMoment();
      await set(saved.id, saved, games());
      return true;
    }, false),
  );
  last = kept;
  return kept;
};

/** Another window may have played on: the game touched last counts. */
const newerOf = (a: SavedGame | undefined, b: SavedGame | undefined): SavedGame | undefined => {
  if (!a || !b) return a ?? b;
  return a.touchedAt >= b.touchedAt ? a : b;
};

export const findGame = async (id: string): Promise<SavedGame | undefined> =>
  newerOf(memory.get(id), await tried(() => get<SavedGame>(id, games()), undefined));

/** The one touched last first. */
export const listGames = async (): Promise<readonly SavedGame[]> => {
  const kept = await tried(() => values<SavedGame>(games()), []);
  const all = new Map(memory);
  for (const game of kept) all.set(game.id, newerOf(memory.get(game.id), game)!);
  return [...all.values()].sort((a, b) => b.touchedAt.localeCompare(a.touchedAt));
};

export const forgetGame = async (id: string): Promise<void> => {
  memory.delete(id);
  await last;
  await tried(() => del(id, games()), undefined);
};

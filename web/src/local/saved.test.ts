import { expect, test, vi } from 'vitest';
import type { SavedGame } from './host.ts';
import { askForPersistence, findGame, forgetGame, keepGame, listGames } from './saved.ts';

/** The storage of a browser; null: one that keeps nothing. */
const store = vi.hoisted(() => ({ kept: new Map<string, unknown>() as Map<string, unknown> | null }));

vi.mock('idb-keyval', () => {
  const kept = (): Map<string, unknown> => {
    if (!store.kept) throw new Error('no storage');
    return store.kept;
  };
  return {
    createStore: () => undefined,
    get: async (key: string) => kept().get(key),
    set: async (key: string, value: unknown) => void kept().set(key, value),
    del: async (key: string) => void kept().delete(key),
    values: async () => [...kept().values()],
  };
});

const game = (id: string, touchedAt: string): SavedGame => ({
  id,
  game: 'nauticus',
  version: 1,
  number: 1,
  seats: [],
  options: {},
  seed: 'seed',
  entries: [],
  isOver: false,
  round: 1,
  touchedAt,
});

test('games are kept, found, listed with the last touched first, and forgotten', async () => {
  expect(await keepGame(game('a', '2026-01-01'))).toBe(true);
  expect(await keepGame(game('b', '2026-01-03'))).toBe(true);
  store.kept!.set('c', game('c', '2026-01-02'));
  expect((await listGames()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(await findGame('c')).toMatchObject({ id: 'c' });
  await forgetGame('b');
  expect(await findGame('b')).toBeUndefined();
  expect(store.kept!.has('b')).toBe(false);
});

test('a newer state of a game takes the place of the older one', async () => {
  await keepGame(game('a', '2026-01-01'));
  await keepGame({ ...game('a', '2026-01-04'), round: 2 });
  expect(store.kept!.get('a')).toMatchObject({ round: 2 });
  expect((await listGames()).filter(({ id }) => id === 'a')).toHaveLength(1);
});

test('what another window has played on counts', async () => {
  await keepGame(game('a', '2026-01-05'));
  store.kept!.set('a', { ...game('a', '2026-01-06'), round: 3 });
  expect(await findGame('a')).toMatchObject({ round: 3 });
  expect((await listGames())[0]).toMatchObject({ id: 'a', round: 3 });
});

test('where nothing can be kept, that is said, and the game goes on while the page is open', async () => {
  store.kept = null;
  expect(await keepGame(game('d', '2026-01-07'))).toBe(false);
  expect(await findGame('d')).toMatchObject({ id: 'd' });
  expect((await listGames())[0]).toMatchObject({ id: 'd' });
  await forgetGame('d');
  expect(await findGame('d')).toBeUndefined();
});

test('the browser is asked to keep games where they are listed, never over a board', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  await keepGame(game('e', '2026-01-08'));
  expect(persist).not.toHaveBeenCalled();
  askForPersistence();
  askForPersistence();
  expect(persist).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

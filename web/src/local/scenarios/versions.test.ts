import { install, RELEASES } from '@ankerplatz/kit/quay';
import { beforeEach, expect, test, vi } from 'vitest';
import { beginAgain, beginLocal } from '../begin.ts';
import { Host, type SavedGame } from '../host.ts';
import { findGame, keepGame } from '../saved.ts';

vi.mock('@ankerplatz/registry/lazy', async () => (await import('@ankerplatz/kit/quay')).registry);

vi.mock('idb-keyval', () => {
  const kept = new Map<string, unknown>();
  return {
    createStore: () => undefined,
    get: async (key: string) => JSON.parse((kept.get(key) as string) ?? 'null') ?? undefined,
    set: async (key: string, value: unknown) => void kept.set(key, JSON.stringify(value)),
    del: async (key: string) => void kept.delete(key),
    values: async () => [...kept.values()].map(value => JSON.parse(value as string)),
  };
});

const SEATS = ['Ann', 'Ben'].map(name => ({ kind: 'person', name }) as const);
const NOW = '2026-11-16T12:00:00Z';
/** Up to the last of three rounds, in which version 2 allows nobody to hold. */
const TO_LAST = [
  [0, 'hold'],
  [1, 'hold'],
  [0, 'pass'],
  [0, 'hold'],
  [1, 'hold'],
  [1, 'pass'],
] as const;

const must = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const begin = async (): Promise<SavedGame> => {
  const id = must(await beginLocal({ game: 'quay' as never, asked: { players: 2 }, seats: SEATS }));
  return (await findGame(id))!;
};

const playedToLast = (host: Host): Host =>
  TO_LAST.reduce((before, [seat, move]) => must(before.play(seat, [move], NOW)), host);

beforeEach(() => install('first'));

test('a game kept by an earlier release goes on by its rules; the next one takes the new', async () => {
  const half = playedToLast(must(Host.resume(RELEASES.first, await begin())));
  await keepGame(half.saved);
  install('second');
  const saved = (await findGame(half.saved.id))!;
  const host = must(Host.resume(RELEASES.second, saved));
  expect([host.game.version, host.view(0).rules]).toEqual([1, undefined]);
  const on = must(host.play(0, ['hold'], NOW));
  expect(on.record()).toMatchObject({ version: 1, entries: { length: 7 } });
  const next = (await findGame(must(await beginAgain(saved))))!;
  expect([next.version, next.number]).toEqual([2, 2]);
  const newer = playedToLast(must(Host.resume(RELEASES.second, next)));
  expect(newer.play(0, ['hold'], NOW)).toMatchObject({ ok: false, error: { reason: { code: 'last-round' } } });
});

test('a game of newer rules is refused in a sentence, and stays', async () => {
  install('second');
  const saved = await begin();
  expect(Host.resume(RELEASES.first, saved)).toEqual({
    ok: false,
    error: 'this program does not know version 2 of the rules of quay, only 1',
  });
  expect(await findGame(saved.id)).toEqual(saved);
});

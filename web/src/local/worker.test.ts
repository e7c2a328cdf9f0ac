import { thinkLater } from '@ankerplatz/bots/lazy';
import { SeededChance, type View } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Comparison, Question, Thought } from './worker.ts';

vi.mock('@ankerplatz/bots/lazy', { spy: true });

/** The thread, heard and spoken to from outside. */
const thread = { listen: vi.fn(), tell: vi.fn<(thought: Thought) => void>() };
vi.stubGlobal('addEventListener', thread.listen);
vi.stubGlobal('postMessage', thread.tell);
await import('./worker.ts');

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

const viewOfNauticus = (): View => {
  const game = GAMES.nauticus;
  const setup = game.setup({ players: 2, options: { start: 0 } });
  if (!setup.ok) throw new Error(setup.error);
  return game.view(game.start(setup.value, SeededChance.from('worker')), 0);
};

/** A player holds a 1, all sailors are in the whirlpools. */
const viewOfNautilus = (): View => {
  const home = ['home', 'home', 'home', 'home'];
  const json = {
    ...{ game: 'nautilus', variant: 'team', round: 1, dealer: 3, turn: 0, moby: null, discards: [] },
    ...{ hands: [['1', '7'], ['2'], ['3'], ['4']], sailors: { n: home, e: home, s: home, w: home } },
    open: [false, false, false, false],
  };
  const position = GAMES.nautilus.parsePosition(json, SeededChance.from('worker'));
  if (!position.ok) throw new Error(position.error);
  return GAMES.nautilus.view(position.value, 0);
};

const VIEW = viewOfNauticus();
const NOT_A_VIEW = {} as View;

/** The last message of the thread. */
const toldOf = async (id: number, view: View): Promise<Thought | undefined> => {
  const question: Question = { id, game: 'nauticus', level: 'deckhand', view, seed: 's' };
  const [, hear] = thread.listen.mock.lastCall as [string, (event: { data: Question }) => Promise<void>];
  await hear({ data: question });
  return thread.tell.mock.lastCall?.[0];
};

test('a question is answered with a turn', async () => {
  expect(await toldOf(1, VIEW)).toEqual({ id: 1, moves: expect.arrayContaining([expect.any(String)]) });
});

test('turns are compared run by run, with the same luck', async () => {
  const turns = [['play 1 n1>t0'], ['play 1 n2>t0']];
  const [, hear] = thread.listen.mock.lastCall as [string, (event: { data: Comparison }) => Promise<void>];
  await hear({ data: { id: 9, game: 'nautilus', view: viewOfNautilus(), turns, runs: 3, seed: 's' } });
  const told = thread.tell.mock.lastCall![0] as Extract<Thought, { readonly worths: unknown }>;
  expect(told).toMatchObject({ id: 9, worths: [{ length: 3 }, { length: 3 }] });
  expect(told.worths.flat().every(worth => worth >= 0 && worth <= 1)).toBe(true);
});

test('a bot that throws: the thread says that it has failed, and why on the console', async () => {
  expect(await toldOf(2, NOT_A_VIEW)).toEqual({ id: 2, failed: true });
  expect(console.error).toHaveBeenCalledWith(expect.any(TypeError));
  expect(await toldOf(3, VIEW)).toMatchObject({ id: 3, moves: expect.anything() });
});

test('bots that cannot be loaded: the thread says that it has failed', async () => {
  vi.mocked(thinkLater).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  expect(await toldOf(4, VIEW)).toEqual({ id: 4, failed: true });
});

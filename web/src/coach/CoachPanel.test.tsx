import { type BotGameId, LEVELS, think } from '@ankerplatz/bots';
import { type Advice, advise } from '@ankerplatz/coach';
import { err, type Game, LANGUAGES, ok } from '@ankerplatz/kit';
import { type BoardGameId, GAMES } from '@ankerplatz/registry';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalTable } from '../local/client.ts';
import { Host, type LocalSeat } from '../local/host.ts';
import type { Adviser } from '../local/thinker.ts';
import { change } from '../settings/settings.ts';
import type { TableModel } from '../table/model/table-model.ts';
import { Table } from '../table/Table.tsx';
import { coachText } from '../text/coach.ts';
import { text } from '../text/text.ts';
import { Announcer } from '../ui/announcer.tsx';
import { CoachPanel } from './CoachPanel.tsx';
import { CoachModel, type Leave } from './coach-model.ts';

let root: HTMLElement;
let ears: HTMLElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  root = document.createElement('div');
  ears = document.createElement('div');
  document.body.append(root, ears);
});
afterEach(() => {
  render(null, root);
  root.remove();
  render(null, ears);
  ears.remove();
});

const NOW = '2026-01-01T00:00:00.000Z';
const ADA: LocalSeat = { kind: 'person', name: 'Ada' };
const BOT: LocalSeat = { kind: 'bot', level: LEVELS[0] };

const hostOf = (id: BoardGameId): Host => {
  const game: Game = GAMES[id];
  const setup = game.setup(
    id === 'nauticus' ? { players: 2, options: { start: 0 } } : { variant: 'duel', options: { dealer: 1 } },
  );
  if (!setup.ok) throw new Error(setup.error);
  const plan = {
    id: 'local',
    seed: 'coach',
    setup: setup.value,
    seats: [ADA, BOT],
    number: 1,
    isCoached: true,
    now: NOW,
  };
  return Host.begin(game, plan);
};

const here: Adviser = ({ game, view, drafted }) => advise(game as BotGameId, view, drafted, { playouts: 600 });

const open = async (
  id: BoardGameId,
  adviser: Adviser = here,
  leave: Leave = async () => ok(undefined),
): Promise<{ table: LocalTable; model: TableModel }> => {
  await Promise.all([text.load(), coachText.load()]);
  const table = new LocalTable(hostOf(id), {
    think: async ({ game, level, view, seed }) =>
      think(game as BotGameId, level, view, { seed, playouts: 20 })[0]!.moves,
    save: () => undefined,
    delay: () => 0,
    now: () => NOW,
    hidesHands: GAMES[id].hidesHands,
    rematch: async () => ok(undefined),
    goOnline: async () => ok('/t/table'),
  });
  let model: TableModel | undefined;
  const panel = (props: { readonly model: TableModel }) => {
    ({ model } = props);
    return <CoachPanel {...props} advise={adviser} leave={leave} />;
  };
  act(() => {
    render(<Table source={table} panel={panel} />, root);
    render(<Announcer />, ears);
  });
  await vi.waitFor(() => expect(root.querySelector('.coach-ask')).not.toBeNull(), { interval: 5 });
  return { table, model: model! };
};

const said = (): string => root.querySelector('.coach-said')?.textContent ?? '';
const ask = (): void => void act(() => root.querySelector<HTMLElement>('.coach-ask')!.click());
const until = (holds: () => boolean): Promise<void> => vi.waitFor(() => expect(holds()).toBe(true), { interval: 5 });

describe.each(['nauticus', 'nautilus'] as const)('the coach beside a game of %s', id => {
  test.each(LANGUAGES)('says where to look, what for, and which turn, to eyes and ears: %s', async language => {
    change({ language, animation: 'none', confirm: true, notes: false });
    const { model, table } = await open(id);
    const words = coachText.value;
    expect(said()).toBe(words.idle);
    const heard: string[] = [];
    for (const label of [words.hint, words.more, words.show]) {
      expect(root.querySelector('.coach-ask')!.textContent).toBe(label);
      const before = said();
      ask();
      await until(() => said() !== before && said() !== words.thinking);
      await until(() => ears.textContent!.includes(said()));
      heard.push(said());
    }
    expect(new Set(heard).size).toBe(3);
    expect(heard[2]!.startsWith(words.turn(''))).toBe(true);
    expect(root.querySelector('.coach-ask')!.textContent).toBe(words.draft);
    ask();
    const { view } = table.state.value!;
    expect(model.controller.draft.value.moveTexts).toEqual((await advise(id, view, [], { playouts: 600 })).moves);
    expect(root.querySelector('.coach-ask'), 'what is drafted need not be drafted again').toBeNull();
    act(() => model.controller.backTo(0));
    expect(root.querySelector('.coach-ask')!.textContent).toBe(words.draft);
    table.close();
  });

  test('what is drafted meanwhile is held against the advised turn', async () => {
    change({ language: 'en', animation: 'none', confirm: true, notes: false });
    const { model, table } = await open(id);
    ask();
    await until(() => said() !== coachText.value.thinking);
    ask();
    const { moves } = await advise(id, table.state.value!.view, [], { playouts: 600 });
    if (moves.length > 1) {
      act(() => model.controller.play(moves.slice(0, 1), false));
      await until(() => said().startsWith('You are on the way.'));
    } else {
      act(() => model.controller.play(moves, false));
      await until(() => said().startsWith('What you have drafted is just as good.'));
    }
    table.close();
  });

  test('is dismissed by its button', async () => {
    const { table } = await open(id);
    expect(table.isCoached.value).toBe(true);
    act(() => root.querySelector<HTMLElement>('.coach-dismiss')!.click());
    expect(table.isCoached.value).toBe(false);
    table.close();
  });

  test('a thread that fails is told, and can be asked again', async () => {
    change({ language: 'en', animation: 'none', confirm: true, notes: false });
    const adviser = vi.fn<Adviser>(here);
    adviser.mockRejectedValueOnce(new Error('gone'));
    const { table } = await open(id, adviser);
    ask();
    await until(() => said() === coachText.value.lost);
    ask();
    await until(() => said().startsWith('Look') || said().startsWith('Count'));
    table.close();
  });
});

test('where the server gives no leave, its sentence is said and nothing is thought', async () => {
  change({ language: 'en', animation: 'none', confirm: true, notes: false });
  const adviser = vi.fn<Adviser>(here);
  const leave = async () => err({ code: 'no-coach', message: 'Nobody agreed to that.' });
  const { table } = await open('nauticus', adviser, leave);
  ask();
  await until(() => said() === 'Nobody agreed to that.');
  expect(adviser).not.toHaveBeenCalled();
  table.close();
});

test('after a turn that missed much it says so once, in one line; after a good one it says nothing', async () => {
  change({ language: 'en', animation: 'none', confirm: false, notes: false });
  const { table, model } = await open('nauticus');
  const { view } = table.state.value!;
  const bad = ['take crowns', 'pass', 'end'];
  const { draft } = await here({ game: 'nauticus', view, drafted: bad }, new AbortController().signal);
  expect(draft).toMatchObject({ kind: 'behind' });
  act(() => model.controller.play(bad, true));
  void model.controller.handIn();
  await until(() => /^About \d+ points more were possible\. /.test(said()));
  await until(() => model.controller.isMine.value);
  ask();
  await until(() => said() !== coachText.value.thinking && !said().startsWith('About'));
  table.close();
});

test('what it said stands while others decide at the same time, until its seat has', async () => {
  const state = { game: 'nautilus', view: {}, eyes: 0, asked: 1, version: 1, log: [] as object[] };
  const shown = signal(state);
  const controller = { shown, draft: signal({ moveTexts: [] }), isMine: signal(true) };
  const advised: Adviser = async () => ({ moves: ['give 1'] }) as unknown as Advice;
  const coach = new CoachModel({ controller } as unknown as TableModel, advised, async () => ok(undefined));
  coach.hint();
  await until(() => coach.advice.value !== null);
  const theirs = { entry: 2, seat: 2, move: 'give 3' };
  shown.value = { ...state, version: 2, log: [theirs] };
  expect(coach.depth.value).toBe('nudge');
  shown.value = { ...state, version: 3, asked: 3, log: [theirs, { entry: 3, seat: 0, move: 'give 1' }] };
  expect(coach.depth.value).toBe('none');
  coach.close();
});

import { type BotGameId, LEVELS, think } from '@ankerplatz/bots';
import { type Game, ok } from '@ankerplatz/kit';
import { type BoardGameId, GAMES } from '@ankerplatz/registry';
import { describe, expect, test, vi } from 'vitest';
import { LocalTable, type Surroundings } from './client.ts';
import { Host, type LocalSeat, type SavedGame } from './host.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const BOT = { kind: 'bot', level: LEVELS[0] } as const;
const person = (name: string): LocalSeat => ({ kind: 'person', name });

const hostOf = (id: BoardGameId, seats: readonly LocalSeat[], options = {}, isLeisurely = false): Host => {
  const game: Game = GAMES[id];
  const asked = id === 'nauticus' ? { players: seats.length, options } : { variant: 'quick', options };
  const setup = game.setup(asked);
  if (!setup.ok) throw new Error(setup.error);
  const plan = { id: 'local', seed: 'client', setup: setup.value, seats, number: 1, isLeisurely, now: NOW };
  return Host.begin(game, plan);
};

const open = (host: Host, changes: Partial<Surroundings> = {}) => {
  const saved: SavedGame[] = [];
  const table = new LocalTable(host, {
    think: async ({ game, level, view, seed }) =>
      think(game as BotGameId, level, view, { seed, playouts: 20 })[0]!.moves,
    save: kept => saved.push(kept),
    delay: () => 0,
    now: () => NOW,
    hidesHands: false,
    rematch: async () => ok(undefined),
    goOnline: async () => ok('/t/table'),
    ...changes,
  });
  return { table, saved, state: () => table.state.value! };
};

/** The person ends the turn by the shortest way. */
const playShort = async (table: LocalTable): Promise<void> => {
  const { moves } = table.state.value!.view;
  const move = moves.find(each => each === 'end' || each === 'pass') ?? moves[0]!;
  expect(await table.play([move])).toEqual(ok(undefined));
};

describe('a person against a bot', () => {
  const host = hostOf('nauticus', [person('Ada'), BOT], { start: 1 });

  test('the bot answers, and everything is kept', async () => {
    const { table, saved, state } = open(host);
    expect(state()).toMatchObject({ eyes: 0, asked: null, deciders: [1] });
    await vi.waitFor(() => expect(state().asked).not.toBeNull());
    expect(state().log.length).toBeGreaterThan(0);
    expect(saved.at(-1)?.entries).toHaveLength(state().version);
    table.close();
  });

  test('the first game after the lessons says that it is', () => {
    const first = open(hostOf('nauticus', [person('Ada'), BOT], { start: 0 }, true));
    const other = open(hostOf('nauticus', [person('Ada'), BOT], { start: 0 }));
    expect([first, other].map(({ state }) => state().isFirst)).toEqual([true, undefined]);
  });

  test('a whole game, its record and the next one', async () => {
    const again = vi.fn(async () => ok(undefined));
    const { table, state } = open(host, { rematch: again });
    while (!state().result) {
      await vi.waitFor(() => expect(state().asked !== null || state().result !== null).toBe(true), { interval: 1 });
      if (state().asked !== null) await playShort(table);
    }
    const { record, rematch, goOnline } = table.acts.value;
    expect(await record!()).toMatchObject({ ok: true, value: { game: 'nauticus', seats: 2 } });
    await rematch!();
    expect(again).toHaveBeenCalledOnce();
    expect(goOnline).toBeUndefined();
  });

  test('what was handed in can be taken back, together with what the bot answered', async () => {
    const { table, state } = open(hostOf('nauticus', [person('Ada'), BOT], { start: 0 }));
    expect(table.acts.value.takeBack).toBeUndefined();
    const first = state().view;
    while (state().deciders.includes(0)) await playShort(table);
    await vi.waitFor(() => expect(state().asked).not.toBeNull());
    const before = state();
    await table.acts.value.takeBack!();
    expect(state().version).toBeLessThan(before.version);
    table.acts.value.putBack!();
    expect(state()).toEqual(before);
    expect(table.acts.value.putBack).toBeUndefined();
    while (table.acts.value.takeBack) await table.acts.value.takeBack();
    expect(state()).toMatchObject({ version: 0, asked: 0 });
    expect(state().view).toEqual(first);
    table.close();
  });

  test('a bot that is called off does not play', async () => {
    let answer: (moves: readonly string[]) => void = () => undefined;
    const { table, state } = open(host, { think: () => new Promise(resolve => (answer = resolve)) });
    const { moves } = host.view(1);
    table.close();
    answer([moves[0]!]);
    await Promise.resolve();
    expect(state().version).toBe(0);
  });

  test('how far a bot is shows until it has played, and not a moment longer when it is called off', async () => {
    let tell: (share: number) => void = () => undefined;
    let answer: (moves: readonly string[]) => void = () => undefined;
    const { table, state } = open(host, {
      think: (_, __, onSpent) => {
        tell = share => onSpent?.(share);
        return new Promise(resolve => (answer = resolve));
      },
    });
    await vi.waitFor(() => {
      tell(0.25);
      expect(table.thought.value).toEqual({ seat: 1, share: 0.25 });
    });
    tell(1.01);
    expect(table.thought.value).toEqual({ seat: 1, share: 1 });
    answer([host.view(1).moves[0]!]);
    await vi.waitFor(() => expect(state().version).toBe(1));
    expect(table.thought.value).toBeNull();
    await vi.waitFor(() => {
      tell(0.5);
      expect(table.thought.value).toEqual({ seat: 1, share: 0.5 });
    });
    table.close();
    tell(0.6);
    expect(table.thought.value).toBeNull();
  });

  test('bots that fail are shown as a lost line, and nothing is lost', async () => {
    const { table, state } = open(host, { think: async () => Promise.reject(new Error('no thread')) });
    await vi.waitFor(() => expect(table.connection.value).toBe('lost'));
    expect(state().version).toBe(0);
    table.close();
  });

  test('bots that have failed are asked again after a while, and the game goes on', async () => {
    vi.useFakeTimers();
    const think = vi.fn<Surroundings['think']>(async ({ view }) => [view.moves[0]!]);
    think.mockRejectedValueOnce(new Error('no thread'));
    const { table, state } = open(host, { think });
    await vi.waitFor(() => expect(table.connection.value).toBe('lost'));
    expect(think).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(4000);
    expect(table.connection.value).toBe('open');
    expect(state().version).toBeGreaterThan(0);
    table.close();
    vi.useRealTimers();
  });
});

describe('several people at one device', () => {
  test('eyes follow whoever decides', async () => {
    const { table, state } = open(hostOf('nauticus', [person('Ada'), person('Bo')], { start: 0 }));
    expect(state()).toMatchObject({ eyes: 0, handOver: null });
    while (state().eyes === 0) await playShort(table);
    expect(state()).toMatchObject({ eyes: 1, handOver: null });
  });

  test('in a game with hidden hands the device is handed over, and nothing is shown before', async () => {
    const seats = ['Ada', 'Bo', 'Cy', 'Di'].map(person);
    const { table, state } = open(hostOf('nautilus', seats), { hidesHands: true });
    const first = state().handOver;
    expect(first).not.toBeNull();
    expect(state()).toMatchObject({ eyes: null, asked: null, view: { seat: null, moves: [] } });
    expect(await table.play(['anything'])).toMatchObject({ ok: false });
    table.acts.value.lookUp!();
    expect(state()).toMatchObject({ eyes: first, handOver: null });
    expect(state().view.moves.length).toBeGreaterThan(0);
    while (state().eyes === first) await playShort(table);
    expect(state().eyes).toBeNull();
    expect(state().handOver).not.toBe(first);
  });
});

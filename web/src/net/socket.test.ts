import type { Me, TableInfo, TableMessage } from '@ankerplatz/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Outbox } from './outbox.ts';
import { Connection, socketUrl, type TableWatcher } from './socket.ts';
import { connections, FakeSocket, newest } from './testing/fake-socket.ts';

const ANNA: Me = { id: '111111111111', name: 'Anna', login: null, language: 'en' };
const TABLE = '4fGh7KmNpQ2r';

const met = vi.fn();
const announced = vi.fn();
const outdated = vi.fn();
let line: Connection;

const connect = (): Connection =>
  new Connection({
    url: 'ws://test/api/v1/socket',
    met,
    announced,
    outdated,
    WebSocket: FakeSocket,
    outbox: new Outbox(),
  });

const watcher = (known: ReturnType<TableWatcher['known']> = {}) => ({
  ...{ known: () => known, table: vi.fn(), info: vi.fn(), presence: vi.fn(), gone: vi.fn() },
  ...{ chat: vi.fn(), orders: vi.fn() },
});

const play = (id: string) => line.play({ table: TABLE, number: 1, asked: 3, moves: ['pass'], id });

/** Longer than any wait between two attempts. */
const LONG = 60_000;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Until there is a connection after this one. */
const nextAfter = async (socket: FakeSocket): Promise<FakeSocket> => {
  for (let waited = 0; newest() === socket && waited < LONG; waited += 100) await wait(100);
  expect(newest()).not.toBe(socket);
  return newest();
};

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  connections.length = 0;
  met.mockReset();
  outdated.mockReset();
  line = connect();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe('the line', () => {
  test('is opened when it is first needed, and begins with hello', async () => {
    await wait(LONG);
    expect(connections).toEqual([]);
    line.watchLobby(() => undefined);
    await wait(0);
    newest().open();
    expect(newest().sent).toEqual([{ type: 'hello', protocol: 1 }]);
    newest().say({ type: 'welcome', protocol: 1, now: '2026-01-01T00:00:00.000Z', me: ANNA, heartbeat: 20_000 });
    expect(met).toHaveBeenCalledWith(ANNA);
    expect(newest().sentOf('watch')).toEqual([{ type: 'watch', topic: 'lobby' }]);
    expect(line.state.value).toBe('open');
  });

  test('comes back by itself and watches again, a table from where it is known', async () => {
    const known = { number: 1, from: 0 };
    line.watchTable(TABLE, watcher(known));
    line.look(TABLE, true);
    await wait(0);
    const first = newest();
    first.greet();
    expect(first.sentOf('watch')).toEqual([{ type: 'watch', topic: 'table', table: TABLE, number: 1, from: 0 }]);
    known.from = 17;
    first.end();
    const second = await nextAfter(first);
    second.greet();
    expect(second.sentOf('watch')).toEqual([{ type: 'watch', topic: 'table', table: TABLE, number: 1, from: 17 }]);
    expect(second.sentOf('look')).toEqual([{ type: 'look', table: TABLE, visible: true }]);
  });

  test('counts as lost only when it does not come back soon', async () => {
    line.watchLobby(() => undefined);
    await wait(0);
    newest().greet();
    newest().end();
    expect(line.state.value).toBe('connecting');
    await wait(2500);
    expect(line.state.value).toBe('lost');
    newest().greet();
    expect(line.state.value).toBe('open');
  });

  test('that is silent for two heartbeats is connected anew', async () => {
    line.watchLobby(() => undefined);
    await wait(0);
    const first = newest();
    first.greet(null, 1000);
    await wait(1000);
    expect(first.sentOf('ping')).toHaveLength(1);
    first.say({ type: 'pong', now: new Date().toISOString() });
    await wait(1500);
    expect(newest()).toBe(first);
    await nextAfter(first);
  });

  test.each([53_000, -53_000])(
    'a clock that is set by %d ms is held against the server’s with the next word',
    async jump => {
      const truth = (): string => new Date(Date.now() - jump).toISOString();
      line.watchLobby(() => undefined);
      await wait(0);
      newest().greet(null, LONG);
      expect(line.ahead.value).toBe(0);
      vi.setSystemTime(Date.now() + jump);
      newest().say({ type: 'lobby', open: [], running: [] });
      expect(newest().sentOf('ping')).toHaveLength(1);
      newest().say({ type: 'pong', now: truth() });
      expect(line.ahead.value).toBe(-jump);
      newest().say({ type: 'pong', now: truth() });
      expect(newest().sentOf('ping'), 'once').toHaveLength(1);
    },
  );

  test('a server’s clock that is set is followed with the next sign of life, what a slow line makes of it is not', async () => {
    line.watchLobby(() => undefined);
    await wait(0);
    newest().greet(null, LONG);
    const say = (ahead: number) => newest().say({ type: 'pong', now: new Date(Date.now() + ahead).toISOString() });
    say(-400);
    expect(line.ahead.value).toBe(0);
    say(53_000);
    expect(line.ahead.value).toBe(53_000);
  });

  test('that is dead is noticed though the clock was set back meanwhile', async () => {
    line.watchLobby(() => undefined);
    await wait(0);
    const first = newest();
    first.greet(null, 1000);
    vi.setSystemTime(Date.now() - 3_600_000);
    await nextAfter(first);
  });

  test('that died while the page slept is connected anew when it is seen again', async () => {
    line.watchLobby(() => undefined);
    await wait(0);
    const first = newest();
    first.greet(null, LONG);
    line.wake();
    expect(first.sentOf('ping')).toHaveLength(1);
    await wait(3500);
    expect(newest()).not.toBe(first);
  });

  test('waits as long as the server that says good-bye has asked for', async () => {
    line.watchLobby(() => undefined);
    await wait(0);
    const first = newest();
    first.greet();
    first.say({ type: 'bye', reconnectIn: 5000 });
    first.end(1012);
    await wait(4900);
    expect(newest()).toBe(first);
    const second = await nextAfter(first);
    second.greet();
    expect(line.state.value).toBe('open');
  });

  test('ends for good when the page is too old, and says so', async () => {
    line.watchLobby(() => undefined);
    await wait(0);
    newest().open();
    newest().say({ type: 'reload', protocol: 2 });
    expect(outdated).toHaveBeenCalledOnce();
    expect(line.state.value).toBe('lost');
    await wait(LONG);
    expect(connections).toHaveLength(1);
  });

  test('does not stumble over messages of a newer server', async () => {
    line.watchLobby(() => undefined);
    await wait(0);
    newest().greet();
    const fanfare = { type: 'fanfare' } as unknown as Parameters<FakeSocket['say']>[0];
    expect(() => newest().say(fanfare)).not.toThrow();
  });
});

describe('what is watched', () => {
  test('a table is told to who watches it, until he does not any more', async () => {
    const seen = watcher();
    const unwatch = line.watchTable(TABLE, seen);
    await wait(0);
    newest().greet();
    const message = { type: 'table', table: TABLE, version: 4 } as unknown as TableMessage;
    newest().say(message);
    newest().say({ type: 'info', info: { id: TABLE } as TableInfo });
    newest().say({ type: 'presence', table: TABLE, seats: [1], spectators: 2 });
    newest().say({ type: 'gone', table: TABLE, error: { code: 'no-such-table', message: '…' } });
    expect(seen.table).toHaveBeenCalledWith(message);
    for (const hear of [seen.info, seen.presence, seen.gone]) expect(hear).toHaveBeenCalledOnce();
    unwatch();
    expect(newest().sentOf('unwatch')).toEqual([{ type: 'unwatch', topic: 'table', table: TABLE }]);
    newest().say(message);
    expect(seen.table).toHaveBeenCalledOnce();
  });

  test('a table that may not be watched is gone; one refused for a moment is watched again', async () => {
    const seen = watcher();
    line.watchTable(TABLE, seen);
    await wait(0);
    newest().greet();
    const refused = { type: 'refused', to: 'watch', table: TABLE } as const;
    newest().say({ ...refused, error: { code: 'too-many-requests', message: '…', retryAfter: 2 } });
    expect(seen.gone).not.toHaveBeenCalled();
    await wait(2100);
    expect(newest().sentOf('watch')).toHaveLength(2);
    const error = { code: 'no-such-table', message: 'No.' };
    newest().say({ ...refused, error });
    expect(seen.gone).toHaveBeenCalledWith(error);
  });

  test('a table whose new rules this server does not know is asked for elsewhere', async () => {
    const seen = watcher();
    line.watchTable(TABLE, seen);
    await wait(0);
    const first = newest();
    first.greet();
    first.say({ type: 'gone', table: TABLE, error: { code: 'unknown-rules', message: '…', retryAfter: 1 } });
    await wait(1100);
    const second = await nextAfter(first);
    second.greet();
    expect(second.sentOf('watch')).toHaveLength(1);
    expect(seen.gone).not.toHaveBeenCalled();
  });

  test('strangers have no tables of their own; who comes in has', async () => {
    line.watchMine({ mine: vi.fn(), notice: vi.fn() });
    await wait(0);
    const first = newest();
    first.greet(null);
    expect(first.sentOf('watch')).toEqual([]);
    line.renew();
    const second = await nextAfter(first);
    second.greet(ANNA);
    expect(second.sentOf('watch')).toEqual([{ type: 'watch', topic: 'me' }]);
  });

  test('my tables are asked for again after I have left one', async () => {
    line.watchMine({ mine: vi.fn(), notice: vi.fn() });
    await wait(0);
    newest().greet(ANNA);
    line.refreshMine();
    expect(newest().sentOf('watch')).toHaveLength(2);
  });

  test('the lobby is asked for once, whoever looks at it', async () => {
    const [one, other] = [vi.fn(), vi.fn()];
    const leave = line.watchLobby(one);
    await wait(0);
    newest().greet();
    newest().say({ type: 'lobby', open: [], running: [] });
    const leaveToo = line.watchLobby(other);
    expect(other).toHaveBeenCalledOnce();
    expect(newest().sentOf('watch')).toHaveLength(1);
    leave();
    expect(newest().sentOf('unwatch')).toEqual([]);
    leaveToo();
    expect(newest().sentOf('unwatch')).toHaveLength(1);
  });
});

describe('moves', () => {
  test('are sent until they are acknowledged, under the same id', async () => {
    const played = play('request-1');
    await wait(0);
    const first = newest();
    first.greet();
    expect(first.sentOf('play')).toEqual([
      { type: 'play', table: TABLE, number: 1, asked: 3, moves: ['pass'], id: 'request-1' },
    ]);
    first.end();
    const second = await nextAfter(first);
    second.greet();
    expect(second.sentOf('play')).toEqual(first.sentOf('play'));
    second.say({ type: 'played', table: TABLE, id: 'request-1', number: 1, version: 4 });
    expect(await played).toEqual({ ok: true, value: { number: 1, version: 4 } });
    second.end();
    const third = await nextAfter(second);
    third.greet();
    expect(third.sentOf('play')).toEqual([]);
  });

  test('that a rule refuses are answered with the refusal', async () => {
    const played = play('request-2');
    await wait(0);
    newest().greet();
    const error = { code: 'illegal-move', message: 'No.', refusal: { code: 'not-legal' } };
    newest().say({ type: 'refused', to: 'play', table: TABLE, id: 'request-2', error });
    expect(await played).toEqual({ ok: false, error });
  });

  test.each(['too-many-requests', 'draining', 'unavailable', 'server-error'])(
    'are repeated when the server is in trouble: %s',
    async code => {
      void play('request-3');
      await wait(0);
      newest().greet();
      newest().say({ type: 'refused', to: 'play', table: TABLE, id: 'request-3', error: { code, message: '…' } });
      expect(newest().sentOf('play')).toHaveLength(1);
      await wait(1100);
      expect(newest().sentOf('play')).toHaveLength(2);
    },
  );

  test('survive a reload of the page', async () => {
    void play('request-4');
    await wait(0);
    line.close();
    line = connect();
    await wait(0);
    newest().greet();
    expect(
      newest()
        .sentOf('play')
        .map(({ id }) => id),
    ).toEqual(['request-4']);
    newest().say({ type: 'played', table: TABLE, id: 'request-4', number: 1, version: 4 });
    expect(new Outbox().letters).toEqual([]);
  });

  test('kept in a form that makes no sense are none', () => {
    for (const kept of ['{', '7', '[{"id":1}]', '[null]']) {
      sessionStorage.setItem('ankerplatz.outbox', kept);
      expect(new Outbox().letters).toEqual([]);
    }
  });
});

test('the socket is where the page came from', () => {
  expect(socketUrl({ protocol: 'http:', host: '10.0.0.5:3000' })).toBe('ws://10.0.0.5:3000/api/v1/socket');
  expect(socketUrl({ protocol: 'https:', host: 'a.example' })).toBe('wss://a.example/api/v1/socket');
});

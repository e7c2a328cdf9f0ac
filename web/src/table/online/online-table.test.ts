import { type GameEvent, legalMoves, type Position, SeededChance } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import type { LoggedEntry, SeatOrdersBody, TableInfo, TableMessage } from '@ankerplatz/protocol';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Connection } from '../../net/socket.ts';
import { connections, FakeSocket, newest } from '../../net/testing/fake-socket.ts';
import { text } from '../../text/text.ts';
import { type OnlineTable, openTable } from './online-table.ts';

const TABLE = '4fGh7KmNpQ2r';

/** The server's side of a game for two; each call of `next` plays one entry. */
class Game {
  readonly entries: LoggedEntry[] = [];
  private position: Position;
  private readonly chance = SeededChance.from('online');

  constructor(private readonly seat: number | null) {
    const setup = nauticus.setup({ players: 2 });
    if (!setup.ok) throw new Error(setup.error);
    this.position = nauticus.start(setup.value, this.chance);
  }

  get deciders(): readonly number[] {
    return this.position.deciders();
  }

  next(): void {
    const seat = this.position.deciders()[0]!;
    const move = legalMoves(nauticus, this.position as never, seat)[0]!;
    const events: GameEvent[] = [];
    const code = nauticus.parseMove(this.position as never, move)!;
    this.position = this.position.clone();
    this.position.play(seat, code, this.chance, event => events.push(event));
    this.entries.push({ entry: this.entries.length + 1, kind: 'move', seat, move, events });
  }

  /** The message to a client that knows the game up to a version. */
  message(from: number | null, changes: Partial<TableMessage> = {}): TableMessage {
    return {
      ...{ type: 'table', table: TABLE, number: 1, version: this.entries.length, seat: this.seat },
      asked: this.seat !== null && this.deciders.includes(this.seat) ? this.entries.length : null,
      view: nauticus.view(this.position as never, this.seat),
      ...{ mayHandIn: false, standIns: [null, null], pause: null, clocks: null, revealed: 0 },
      ...{ resigned: [], result: null, from, entries: from === null ? [] : this.entries.slice(from) },
      ...changes,
    } as TableMessage;
  }
}

const info = (changes: Partial<TableInfo> = {}): TableInfo =>
  ({
    ...{ id: TABLE, game: 'nauticus', status: 'running', number: 1, you: 0, invitation: 'secret', spectators: true },
    seats: [
      { seat: 0, kind: 'person', person: { id: '1', name: 'Anna' }, level: null, commitment: '', contribution: '' },
      { seat: 1, kind: 'bot', person: null, level: 'mate', commitment: '', contribution: '' },
    ],
    agreements: { end: [], rematch: [] },
    ...{ clock: null, votes: [], volunteers: [] },
    ...{ silence: 300_000, warnings: [], deputies: [] },
    ...changes,
  }) as TableInfo;

const fetched = vi.fn(async (_url: string, _options: RequestInit): Promise<Response> => Response.json({ entries: [] }));

let line: Connection;
let table: OnlineTable;
let game: Game;

const until = (check: () => void) => vi.waitFor(check, { interval: 5 });

const open = async (seat: number | null = 0): Promise<void> => {
  const deaf = { met: () => undefined, announced: () => undefined, outdated: () => undefined };
  line = new Connection({ url: 'ws://test', ...deaf, WebSocket: FakeSocket });
  game = new Game(seat);
  table = openTable(TABLE, null, line);
  await until(() => expect(connections).toHaveLength(1));
  newest().greet();
};

const say = (message: TableMessage): void => newest().say(message);
const tellInfo = (changes: Partial<TableInfo> = {}): void => newest().say({ type: 'info', info: info(changes) });

beforeAll(() => text.load());

beforeEach(() => {
  sessionStorage.clear();
  connections.length = 0;
  fetched.mockClear();
  // The chat of a table where nothing was said.
  const silence = (): Response => Response.json({ table: TABLE, isOpen: true, messages: [] });
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) =>
    url.includes('/chat') ? silence() : fetched(url, options),
  );
});

afterEach(() => {
  table.close();
  line.close();
  vi.unstubAllGlobals();
});

describe('the coach at a table of the server', () => {
  const running = async (changes: Partial<TableInfo>): Promise<void> => {
    await open(changes.you === null ? null : 0);
    tellInfo(changes);
    say(game.message(null));
    await until(() => expect(table.state.value).not.toBeNull());
  };

  test('stands by where it was agreed to, and may be dismissed and called back', async () => {
    await running({ coach: true });
    expect(table.acts.value.coach?.isOn).toBe(true);
    table.acts.value.coach!.turn();
    expect(table.acts.value.coach?.isOn).toBe(false);
    table.acts.value.coach!.turn();
    expect(table.acts.value.coach?.isOn).toBe(true);
  });

  test.each([
    ['where it was not agreed to', { coach: false }],
    ['for who watches', { coach: true, you: null }],
    ['when the game is over', { coach: true, status: 'over' }],
  ] as const)('is not there %s', async (_, changes) => {
    await running(changes);
    expect(table.acts.value.coach).toBeUndefined();
  });
});

describe('a table at the server', () => {
  test('is shown as soon as it is known who sits there and how the game stands', async () => {
    await open();
    say(game.message(null));
    expect(table.state.value).toBeNull();
    tellInfo();
    await until(() => expect(table.state.value).toMatchObject({ version: 0, eyes: 0, deciders: game.deciders }));
    expect(table.state.value!.seats).toMatchObject([
      { name: 'Anna', kind: 'person', isYou: true },
      { level: 'mate', kind: 'bot', isYou: false },
    ]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('goes on entry by entry, with everything that happened', async () => {
    await open();
    tellInfo();
    say(game.message(null));
    for (let version = 0; version < 5; version++) {
      game.next();
      say(game.message(version));
    }
    await until(() => expect(table.state.value?.version).toBe(5));
    expect(table.state.value!.log).toEqual(game.entries);
  });

  test('asks for what it has missed, and shows both together', async () => {
    await open();
    tellInfo();
    for (let count = 0; count < 6; count++) game.next();
    fetched.mockImplementation(async () => Response.json({ entries: game.entries }));
    const message = game.message(null);
    // Meanwhile one more has been played.
    game.next();
    say(message);
    await until(() => expect(table.state.value?.version).toBe(6));
    expect(table.state.value!.log).toEqual(game.entries.slice(0, 6));
    expect(fetched.mock.calls[0]![0]).toBe(`/api/v1/tables/${TABLE}/entries?number=1&from=0`);
    say(game.message(6));
    await until(() => expect(table.state.value?.log).toHaveLength(7));
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('is watched from its beginning, and from the version that is known when the line comes back', async () => {
    await open();
    expect(newest().sentOf('watch')).toEqual([{ type: 'watch', topic: 'table', table: TABLE, from: 0 }]);
    tellInfo();
    game.next();
    say(game.message(0));
    await until(() => expect(table.state.value?.version).toBe(1));
    const before = newest();
    before.end();
    await until(() => expect(newest()).not.toBe(before));
    newest().greet();
    expect(fetched).not.toHaveBeenCalled();
    expect(newest().sentOf('watch')).toEqual([{ type: 'watch', topic: 'table', table: TABLE, number: 1, from: 1 }]);
  });

  test('forgets the log of another game, and what it knew with other eyes', async () => {
    await open(null);
    tellInfo({ you: null });
    game.next();
    say(game.message(0));
    await until(() => expect(table.state.value?.log).toHaveLength(1));
    say(game.message(null, { number: 2, version: 0 }));
    await until(() => expect(table.state.value).toMatchObject({ number: 2, log: [] }));
  });

  test('that is not shown any more says why', async () => {
    await open();
    newest().say({ type: 'gone', table: TABLE, error: { code: 'no-such-table', message: 'Gone.' } });
    expect(table.problem.value?.message).toBe('Gone.');
  });

  test('shows who is looking', async () => {
    await open();
    tellInfo();
    say(game.message(null));
    newest().say({ type: 'presence', table: TABLE, seats: [0], spectators: 3 });
    await until(() => expect(table.state.value?.seats.map(({ isLooking }) => isLooking)).toEqual([true, false]));
    expect(table.presence.value.spectators).toBe(3);
    expect(newest().sentOf('look')).toEqual([{ type: 'look', table: TABLE, visible: true }]);
  });

  test('of which nothing but who is looking has changed keeps its view, and what is worked out of that', async () => {
    await open(null);
    tellInfo({ you: null });
    say(game.message(null));
    await until(() => expect(table.state.value?.asked).toBeNull());
    const { view } = table.state.value!;
    newest().say({ type: 'presence', table: TABLE, seats: [0, 1], spectators: 3 });
    await until(() => expect(table.presence.value.spectators).toBe(3));
    expect(table.state.value!.view).toBe(view);
  });
});

describe('moves', () => {
  test('count as played when they are acknowledged and can be seen', async () => {
    await open();
    tellInfo();
    while (!game.deciders.includes(0)) game.next();
    say(game.message(0));
    await until(() => expect(table.state.value).not.toBeNull());
    const before = game.entries.length;
    const answered = vi.fn();
    void table.play(['take money']).then(answered);
    const [sent] = newest().sentOf('play');
    expect(sent).toMatchObject({ table: TABLE, number: 1, asked: before, moves: ['take money'] });
    game.next();
    let versionWhenAnswered: number | undefined;
    answered.mockImplementation(() => {
      versionWhenAnswered = table.state.value!.version;
    });
    newest().say({ type: 'played', table: TABLE, id: sent!.id, number: 1, version: before + 1 });
    expect(answered).not.toHaveBeenCalled();
    say(game.message(before));
    await until(() => expect(answered).toHaveBeenCalledWith({ ok: true, value: undefined }));
    expect(versionWhenAnswered).toBe(before + 1);
  });

  test('that were refused give the reason at once', async () => {
    await open();
    tellInfo();
    while (!game.deciders.includes(0)) game.next();
    say(game.message(0));
    await until(() => expect(table.state.value).not.toBeNull());
    const played = table.play(['nonsense']);
    const error = { code: 'unknown-move', message: 'No such move.' };
    newest().say({ type: 'refused', to: 'play', table: TABLE, id: newest().sentOf('play')[0]!.id, error });
    expect(await played).toEqual({ ok: false, error });
  });
});

const AGREED = ['comeBack', 'deputize', 'handInEarly', 'order', 'propose'];

describe('what can be done beside', () => {
  const actsOf = (changes: Partial<TableInfo>): readonly string[] => {
    tellInfo(changes);
    return Object.keys(table.acts.value).sort();
  };

  test('depends on who asks, and when', async () => {
    await open();
    expect(actsOf({})).toEqual(['agreeEnd', ...AGREED, 'resign', 'seatLog', 'share', 'unpropose']);
    expect(actsOf({ you: null })).toEqual(['seatLog', 'share', 'volunteer']);
    expect(actsOf({ status: 'over' })).toEqual(['lookBack', 'record', 'rematch', 'share']);
    expect(actsOf({ status: 'over', you: null })).toEqual(['lookBack', 'record', 'share']);
  });

  test('the link carries the invitation', async () => {
    await open();
    tellInfo();
    expect(table.acts.value.share!()).toBe(`${location.origin}/t/${TABLE}#invitation=secret`);
  });

  test('who has agreed already takes it back', async () => {
    await open();
    tellInfo();
    await table.acts.value.agreeEnd!();
    tellInfo({ agreements: { end: [0], rematch: [], declined: [] } });
    await table.acts.value.agreeEnd!();
    expect(fetched.mock.calls.map(([url, { method }]) => `${method} ${url}`)).toEqual([
      `POST /api/v1/tables/${TABLE}/agree`,
      `DELETE /api/v1/tables/${TABLE}/agree`,
    ]);
  });

  test('to agree is to want the very same', async () => {
    await open();
    tellInfo();
    await table.acts.value.propose!({ kind: 'replace', seat: 1, by: { level: 'mate' } });
    const [url, { body }] = fetched.mock.calls[0]!;
    expect(url).toBe(`/api/v1/tables/${TABLE}/agree`);
    expect(JSON.parse(String(body))).toMatchObject({ number: 1, kind: 'replace', seat: 1, by: { level: 'mate' } });
  });

  test('a rematch brings the commitment of new random bytes', async () => {
    await open();
    tellInfo({ status: 'over' });
    await table.acts.value.rematch!();
    const body = JSON.parse(String(fetched.mock.calls[0]![1].body));
    expect(body).toMatchObject({ number: 1, kind: 'rematch', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });
});

describe('the evening', () => {
  const LEFT: SeatOrdersBody = {
    ...{ table: TABLE, number: 1, seat: 0, handIn: null, available: ['forced', 'pass'], orders: ['forced'], told: [] },
  };

  test('has clocks in the time of the server, and factors', async () => {
    await open();
    tellInfo({ clock: { kind: 'live', bank: 60_000, increment: 0, late: 'end' } });
    const since = '2026-01-01T00:00:00.000Z';
    say(
      game.message(null, {
        clocks: [
          { left: 5000, since },
          { left: 60_000, since: null },
        ],
      }),
    );
    await until(() =>
      expect(table.state.value?.online?.clocks).toEqual([
        { left: 5000, since: Date.parse(since), factor: 1 },
        { left: 60_000, since: null, factor: 1 },
      ]),
    );
  });

  test('knows what my seat has left, of this game alone', async () => {
    await open();
    tellInfo();
    say(game.message(null));
    newest().say({ type: 'orders', ...LEFT });
    await until(() => expect(table.state.value?.online?.left?.orders).toEqual(['forced']));
    newest().say({ type: 'orders', ...LEFT, number: 2 });
    expect(table.state.value?.online?.left).toBeNull();
  });

  test('whoever is stood in for is asked nothing, and is offered no move', async () => {
    await open();
    tellInfo();
    const standIns = [{ by: 'mate', isFinal: false }, null];
    say(game.message(null, { asked: 0, standIns }));
    await until(() => expect(table.state.value).toMatchObject({ asked: null, online: { isAway: true } }));
    expect(table.state.value!.view.moves).toEqual([]);
    expect(table.state.value!.seats[0]!.standIn).toEqual({ by: 'mate', isFinal: false });
  });
});

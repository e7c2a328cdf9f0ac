import { SeededChance } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import type { TableInfo, TableMessage } from '@ankerplatz/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from '../../net/socket.ts';
import { connections, FakeSocket, newest } from '../../net/testing/fake-socket.ts';
import { ScreenTable } from './screen-table.ts';

const TABLE = '4fGh7KmNpQ2r';
const ANNA = { id: 'Anna11111111', name: 'Anna', login: null, language: 'en' } as const;

const setup = nauticus.setup({ players: 2 });
if (!setup.ok) throw new Error(setup.error);
const position = nauticus.start(setup.value, SeededChance.from('screen'));

const message = (seat: number | null, version: number): TableMessage =>
  ({
    ...{ type: 'table', table: TABLE, number: 1, version, seat, asked: null, view: nauticus.view(position, seat) },
    ...{ mayHandIn: false, standIns: [null, null], pause: null, clocks: null, revealed: 0, resigned: [] },
    ...{ result: null, from: null, entries: [] },
  }) as TableMessage;

const info = {
  ...{ id: TABLE, you: null },
  seats: [
    { seat: 0, kind: 'person', person: ANNA, level: null },
    { seat: 1, kind: 'bot', person: null, level: 'mate' },
  ],
} as unknown as TableInfo;

const fetched = vi.fn();
let line: Connection;
let table: ScreenTable;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  connections.length = 0;
  line = new Connection({
    ...{ url: 'ws://x', met: () => undefined, announced: () => undefined, outdated: () => undefined },
    WebSocket: FakeSocket,
  });
  table = new ScreenTable(TABLE, line);
});
afterEach(() => {
  table.close();
  line.close();
  vi.unstubAllGlobals();
});

test('a screen asks for what strangers see and for nothing else, also after a lost line; it counts for nobody', async () => {
  await vi.waitFor(() => expect(connections).toHaveLength(1));
  newest().greet(ANNA);
  newest().say({ type: 'info', info });
  newest().say(message(null, 3));
  await vi.waitFor(() => expect(table.state.value?.version).toBe(3));
  expect(table.state.value).toMatchObject({ eyes: null, asked: null, seats: [{ name: 'Anna' }, { name: 'mate' }] });
  expect(table.state.value!.view.moves).toEqual([]);
  expect(table.isPaused.value).toBe(false);
  newest().say({ ...message(null, 4), pause: { until: null } } as TableMessage);
  await vi.waitFor(() => expect(table.isPaused.value).toBe(true));
  newest().end();
  await vi.waitFor(() => expect(connections).toHaveLength(2), { timeout: 5000 });
  newest().greet(ANNA);
  const said = connections.flatMap(({ sent }) => sent).filter(({ type }) => type !== 'hello');
  expect(said).toEqual([
    { type: 'watch', topic: 'table', table: TABLE, as: 'spectator' },
    { type: 'look', table: TABLE, visible: false },
    { type: 'watch', topic: 'table', table: TABLE, as: 'spectator', number: 1, from: 4 },
    { type: 'look', table: TABLE, visible: false },
  ]);
  expect(fetched).not.toHaveBeenCalled();
});

test('a view of a seat, should one ever come, is not shown', async () => {
  await vi.waitFor(() => expect(connections).toHaveLength(1));
  newest().greet(ANNA);
  newest().say({ type: 'info', info });
  newest().say(message(0, 1));
  newest().say(message(null, 2));
  const versions: number[] = [];
  const stop = table.state.subscribe(state => void (state && versions.push(state.version)));
  await vi.waitFor(() => expect(versions).toEqual([2]));
  stop();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LastingSocket } from './lasting-socket.ts';
import { connections, FakeSocket, newest } from './testing/fake-socket.ts';

const opened = vi.fn();
const ended = vi.fn();
const heard = vi.fn();
let socket: LastingSocket;

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Milliseconds until there is another connection. */
const waited = async (): Promise<number> => {
  const before = connections.length;
  let ms = 0;
  for (; connections.length === before && ms < 60_000; ms += 50) await wait(50);
  return ms;
};

beforeEach(async () => {
  vi.useFakeTimers();
  connections.length = 0;
  for (const each of [opened, ended, heard]) each.mockReset();
  socket = new LastingSocket({ url: 'ws://test', opened, ended, heard, WebSocket: FakeSocket });
  await wait(0);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test('waits between attempts grow while none holds, up to five seconds', async () => {
  const waits: number[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    newest().open();
    newest().end();
    waits.push(await waited());
  }
  expect(ended).toHaveBeenCalledTimes(8);
  expect(waits[0]).toBeLessThanOrEqual(1050);
  expect(waits.toSorted((a, b) => a - b)).toEqual(waits);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(4000);
  expect(waits.at(-1)).toBeLessThanOrEqual(5050);
});

test('after a connection that held for a while the first wait is short again', async () => {
  for (let attempt = 0; attempt < 6; attempt++) {
    newest().end();
    await waited();
  }
  newest().open();
  await wait(5000);
  newest().end();
  expect(await waited()).toBeLessThanOrEqual(1050);
});

test('an attempt that nobody answers ends, and the next is made', async () => {
  const first = newest();
  await wait(7900);
  expect(ended).not.toHaveBeenCalled();
  await wait(200);
  expect(ended).toHaveBeenCalledOnce();
  await waited();
  expect(newest()).not.toBe(first);
});

test('a connection that is replaced is closed, and not heard any more', async () => {
  const first = newest();
  first.greet();
  heard.mockReset();
  socket.reconnect();
  await wait(0);
  expect(newest()).not.toBe(first);
  expect(first.readyState).toBe(FakeSocket.CLOSED);
  first.say({ type: 'pong', now: '' });
  expect([heard, ended].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('nothing is sent before it is open, nor kept until then', () => {
  socket.send('{}');
  newest().open();
  expect(opened).toHaveBeenCalledOnce();
  expect(newest().sent).toEqual([]);
  socket.send('{}');
  expect(newest().sent).toEqual([{}]);
});

test('what is closed stays closed', async () => {
  newest().open();
  socket.close();
  await wait(60_000);
  expect(connections).toHaveLength(1);
  expect(newest().readyState).toBe(FakeSocket.CLOSED);
});

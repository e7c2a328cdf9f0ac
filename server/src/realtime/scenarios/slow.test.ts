import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { ServerMessage } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { useApp } from '../../testing/app.ts';
import { TestSocket } from '../../testing/socket.ts';
import { TestTable } from '../../testing/tables.ts';

const BUFFER = 4 * 1024;
const server = useApp({ socketBuffer: BUFFER });

/** The server's end of the only socket. */
const ownEnd = (): WebSocket => [...server().app.websocketServer.clients][0]!;

/** Holds back what is sent, as if nobody read it. */
const hold = (socket: WebSocket): (() => void) => {
  const { _socket } = socket as unknown as { _socket: Socket };
  _socket.cork();
  return () => _socket.uncork();
};

/**
 * Sends pings as fast as they go until so many bytes are sent or they are no longer taken; answers the most bytes that
 * ever waited at the sender.
 */
const flood = async ({ socket }: TestSocket, bytes: number): Promise<number> => {
  const other = ownEnd();
  const ping = Buffer.alloc(125);
  let most = 0;
  for (let sent = 0; sent < bytes && other.readyState === other.OPEN; sent += 1000 * ping.length) {
    for (let count = 1; count < 1000; count++) socket.ping(ping);
    await new Promise(resolve => socket.ping(ping, true, resolve));
    most = Math.max(most, other.bufferedAmount);
  }
  return most;
};

describe('pings', () => {
  test('are answered, also to who has not said hello', async () => {
    const socket = await TestSocket.connect(server());
    const pong = once(socket.socket, 'pong');
    socket.socket.ping('ahoy');
    expect(String((await pong)[0])).toBe('ahoy');
    await socket.close();
  });

  test('of a stranger who reads no answer do not pile up, and who goes on is shut out', async () => {
    const socket = await TestSocket.connect(server());
    socket.socket.pause();
    expect(await flood(socket, 50_000_000)).toBeLessThan(2 * BUFFER);
    await expect.poll(() => server().app.realtime.connections.size).toBe(0);
    socket.socket.terminate();
  });
});

describe('a client that reads slowly', () => {
  test('is spared what it could not take, and then told where the game is', async () => {
    const table = await TestTable.started([await server().guest('Anna'), await server().guest('Berta')]);
    const socket = await TestSocket.of(await server().guest('Zoe'));
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    await socket.next('table');
    const release = hold(ownEnd());
    await table.playOn('slow', 30);
    expect(ownEnd().bufferedAmount).toBeGreaterThan(BUFFER);
    expect(ownEnd().bufferedAmount).toBeLessThan(3 * BUFFER);
    release();
    const next = await socket.next('table', ({ version }) => version === 30);
    expect(next.view).toEqual((await table.view(await server().guest('Yves'))).view);
    const told = socket.heard.map(text => JSON.parse(text) as ServerMessage).filter(({ type }) => type === 'table');
    expect(told.length).toBeLessThan(20);
    await table.playOn('slow again', 1);
    await socket.next('table', ({ version }) => version === 31);
    await socket.close();
  });

  test('is let go when it does not read at all', async () => {
    const socket = await TestSocket.of(await server().guest('Zoe'));
    const other = ownEnd();
    const release = hold(other);
    while (other.readyState === other.OPEN) {
      for (let count = 0; count < 100; count++) socket.sendText('{}');
      await new Promise(setImmediate);
    }
    release();
    expect(await socket.closed).toBe(1013);
    await expect.poll(() => server().app.realtime.connections.size).toBe(0);
  });

  test('through many sockets takes no more room than its owner may', async () => {
    const zoe = await server().guest('Zoe');
    const sockets: TestSocket[] = [];
    const releases: (() => void)[] = [];
    for (let count = 0; count < 4; count++) {
      sockets.push(await TestSocket.of(zoe));
      releases.push(hold([...server().app.websocketServer.clients].at(-1)!));
    }
    const clients = [...server().app.websocketServer.clients];
    // Each of them stays below what is too much for one.
    const isWaiting = (): boolean => clients.every(({ bufferedAmount }) => bufferedAmount > 10 * BUFFER);
    const total = (): number =>
      [...server().app.websocketServer.clients].reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
    for (const socket of sockets) for (let count = 0; count < 230; count++) socket.sendText('{}');
    await expect.poll(() => isWaiting() || server().app.realtime.connections.size < 4).toBe(true);
    await expect.poll(() => server().app.realtime.connections.size).toBeLessThan(4);
    await expect.poll(total).toBeLessThanOrEqual(32 * BUFFER);
    expect(server().app.realtime.connections.size).toBeGreaterThan(1);
    for (const release of releases) release();
    for (const socket of sockets) socket.socket.terminate();
    await expect.poll(() => server().app.realtime.connections.size).toBe(0);
  });
});

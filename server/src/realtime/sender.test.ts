import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { SocketSender } from './sender.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
const MB = 1024 * 1024;
const heard: string[] = [];
let client: WebSocket;
let sender: SocketSender;

beforeAll(async () => {
  if (server.address() === null) await once(server, 'listening');
  const connected = once(server, 'connection') as Promise<[WebSocket, IncomingMessage]>;
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('message', data => heard.push(String(data)));
  const [socket, { socket: wire }] = await connected;
  sender = new SocketSender(socket, wire, { soft: MB, hard: 2 * MB });
});

afterAll(() => {
  client.terminate();
  server.close();
});

const heardAll = async (texts: readonly string[]): Promise<void> => {
  await expect.poll(() => heard.length).toBe(texts.length);
  expect(heard).toEqual(texts);
  heard.length = 0;
};

describe('what goes through a socket', () => {
  const lengths = [0, 1, 125, 126, 127, 255, 256, 65_535, 65_536, 200_000];

  test.each(lengths)('%i bytes arrive', async length => {
    const text = 'x'.repeat(length);
    sender.send(text);
    await heardAll([text]);
  });

  test.each(['Nautilùs', 'Ő'.repeat(63), 'ü'.repeat(40_000), '⚓🐚'])('letters of all languages arrive', async text => {
    sender.send(text);
    await heardAll([text]);
  });

  test('what is said at once arrives in its order, and before the farewell', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `${index} ü ${'.'.repeat(20 * index)}`);
    for (const text of texts) sender.send(text);
    const closed = once(client, 'close');
    sender.close('restart');
    sender.send('too late');
    expect((await closed)[0]).toBe(1012);
    await heardAll(texts);
  });
});

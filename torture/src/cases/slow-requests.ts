import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@ankerplatz/server/api';
import { withNeighbour } from './neighbours.ts';

const SENDERS = 200;
/** Between two bytes of a request: one is slow, the other never comes to an end. */
const PAUSE_MS = { slow: 20, endless: 1000 };
/** A server waits half a minute for a request, and looks every half minute. */
const CUT_WITHIN_MS = 300_000;

const body = JSON.stringify({ name: 'Slow' });
const HEAD = `POST ${API}/guests HTTP/1.1\r\nhost: slow\r\ncontent-type: application/json\r\nconnection: close\r\n`;
const WHOLE = `${HEAD}content-length: ${body.length}\r\n\r\n${body}`;
/** Requests that never come to an end: in the head, in the body. */
const ENDLESS = [
  `GET ${API}/tables HTTP/1.1\r\nhost: slow\r\nx-long: ${'a'.repeat(10_000)}`,
  `${HEAD}content-length: 10000\r\n\r\n{"name":"${'a'.repeat(9_000)}`,
] as const;

interface Slow {
  readonly socket: Socket;
  answer: string;
  isClosed: boolean;
}

const open = async (url: string): Promise<Slow> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const slow: Slow = { socket, answer: '', isClosed: false };
  socket.setEncoding('utf8').on('data', text => {
    slow.answer += text;
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      slow.isClosed = true;
    });
  await once(socket, 'connect');
  return slow;
};

/** A byte at a time, until all is sent or nobody listens any more. */
const send = async (slow: Slow, text: string, pause: number): Promise<void> => {
  for (const byte of text) {
    if (slow.isClosed) return;
    slow.socket.write(byte);
    await sleep(pause);
  }
};

/** Requests that come byte by byte: one that comes to an end is answered, one that does not is cut off. */
export const slowRequests = withNeighbour({
  work: async (url, promises) => {
    const slow = await Promise.all(Array.from({ length: 10 }, () => open(url)));
    await Promise.all(slow.map(each => send(each, WHOLE, PAUSE_MS.slow)));
    await Promise.all(slow.map(({ socket, isClosed }) => isClosed || once(socket, 'close')));
    const answered = slow.filter(({ answer }) => answer.startsWith('HTTP/1.1 201')).length;
    promises.hold('a request sent byte by byte is answered', `${answered} of ${slow.length}`, answered === slow.length);

    const begun = performance.now();
    const endless = await Promise.all(Array.from({ length: SENDERS }, () => open(url)));
    const sending = endless.map((each, index) => send(each, ENDLESS[index % 2]!, PAUSE_MS.endless));
    while (endless.some(({ isClosed }) => !isClosed) && performance.now() - begun < CUT_WITHIN_MS) await sleep(100);
    const cut = endless.filter(({ isClosed }) => isClosed).length;
    const told = endless.filter(({ answer }) => /^HTTP\/1\.1 408 [\s\S]*"message"/.test(answer)).length;
    const seconds = Math.round((performance.now() - begun) / 1000);
    promises.hold('one that never ends is cut off', `${cut} of ${SENDERS} after ${seconds} s`, cut === SENDERS);
    promises.hold('its sender is told why', `${told} of ${SENDERS}`, told === SENDERS);
    for (const { socket } of endless) socket.destroy();
    await Promise.all(sending);
  },
});

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROTOCOL_VERSION } from '@ankerplatz/protocol';
import { API } from '@ankerplatz/server/api';
import { comeIn } from '@ankerplatz/server/testing/accounts';
import { WebSocket } from 'ws';
import { withNeighbour } from './neighbours.ts';

const READERS = 90;
const CUT_WITHIN_MS = 300_000;
/** Every reader asks for so many lists of tables a second, and reads none. */
const ASKED_A_SECOND = 20;

/** Many connections that ask and never read what they are told. */
export const slowReaders = withNeighbour({
  work: async (url, promises) => {
    const who = await comeIn(url, 'Slow');
    const readers: WebSocket[] = [];
    for (let count = 0; count < READERS; count++) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${API}/socket`, { headers: who });
      socket.on('error', () => undefined);
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }));
      socket.send(JSON.stringify({ type: 'watch', topic: 'lobby' }));
      socket.pause();
      readers.push(socket);
    }
    const asking = setInterval(() => {
      for (const socket of readers)
        if (socket.readyState === WebSocket.OPEN)
          for (let count = 0; count < ASKED_A_SECOND; count++)
            socket.send(JSON.stringify({ type: 'watch', topic: 'lobby' }));
    }, 1000);
    const begun = performance.now();
    const left = (): number => readers.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    while (left() > 0 && performance.now() - begun < CUT_WITHIN_MS) await sleep(200);
    clearInterval(asking);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const seen = `${READERS - left()} of ${READERS} after ${seconds} s`;
    promises.hold('who does not read is cut off', seen, left() === 0);
    for (const socket of readers) socket.terminate();
  },
});

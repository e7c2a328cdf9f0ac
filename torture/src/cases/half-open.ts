import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@ankerplatz/server/api';
import { ask } from '@ankerplatz/server/testing/request';
import { withNeighbour } from './neighbours.ts';

const SOCKETS = 3000;
const AT_ONCE = 50;
const CUT_WITHIN_MS = 300_000;

const UPGRADE = `GET ${API}/socket HTTP/1.1\r\nhost: half\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n`;
/** The beginnings after which nothing more comes: nothing, half a head, half a body, a socket that never says hello. */
const BEGINNINGS = [
  '',
  `GET ${API}/tables HTTP/1.1\r\nhost: half`,
  `POST ${API}/guests HTTP/1.1\r\nhost: half\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"na`,
  UPGRADE,
] as const;

const answered = async (url: string): Promise<void> => {
  const isAnswered = (): Promise<boolean> =>
    ask(url, { method: 'GET', path: '/healthz' }).then(
      () => true,
      () => false,
    );
  while (!(await isAnswered()));
};

/** Thousands of connections that begin something and then say nothing for ever. */
export const halfOpen = withNeighbour({
  work: async (url, promises) => {
    const { hostname, port } = new URL(url);
    const sockets: Socket[] = [];
    const closed = new Set<Socket>();
    const open = async (index: number): Promise<void> => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined).on('close', () => closed.add(socket));
      sockets.push(socket);
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
      socket.write(BEGINNINGS[index % BEGINNINGS.length]!);
      socket.resume();
    };
    for (let count = 0; count < SOCKETS; count += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => open(count + index)));
      // A request answered now has come after these sockets: the server has seen them all, however many wait at its
      // door.
      await answered(url);
    }
    const begun = performance.now();
    while (closed.size < SOCKETS && performance.now() - begun < CUT_WITHIN_MS) await sleep(200);
    const seconds = Math.round((performance.now() - begun) / 1000);
    const seen = `${closed.size} of ${SOCKETS} after ${seconds} s`;
    promises.hold('who says nothing is cut off', seen, closed.size === SOCKETS);
    for (const [kind, beginning] of BEGINNINGS.entries()) {
      const left = sockets.filter((socket, index) => index % BEGINNINGS.length === kind && !closed.has(socket)).length;
      if (left > 0) promises.violate(`${left} are open that began with ${JSON.stringify(beginning.slice(0, 40))}`);
    }
    for (const socket of sockets) socket.destroy();
  },
});

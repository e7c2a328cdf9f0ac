import { once } from 'node:events';
import { API } from '@ankerplatz/server/api';
import { WebSocket } from 'ws';
import { withNeighbour } from './neighbours.ts';

const BYTES = 200e6;
const PINGS_AT_ONCE = 1000;
const PING = Buffer.alloc(125);

/** Pings without end of a stranger who reads no answer, on as many connections as are cut. */
export const pingFlood = withNeighbour({
  settings: { REQUESTS_A_MINUTE: '600' },
  work: async (url, promises) => {
    let [sent, connections, cut] = [0, 0, 0];
    while (sent < BYTES) {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${API}/socket`);
      const gone = new Promise<void>(resolve => void socket.on('close', () => resolve()));
      socket.on('error', () => undefined);
      await Promise.race([once(socket, 'open'), gone]);
      connections++;
      socket.pause();
      while (socket.readyState === WebSocket.OPEN && sent < BYTES) {
        for (let count = 1; count < PINGS_AT_ONCE; count++) socket.ping(PING, true, () => undefined);
        await new Promise<void>(resolve => socket.ping(PING, true, () => resolve()));
        sent += PINGS_AT_ONCE * PING.length;
      }
      if (socket.readyState !== WebSocket.OPEN) cut++;
      socket.terminate();
    }
    promises.hold(
      'a flood of pings is cut off',
      `${Math.round(sent / 1e6)} MB of pings, ${cut} of ${connections} connections cut`,
      cut > 0,
    );
  },
});

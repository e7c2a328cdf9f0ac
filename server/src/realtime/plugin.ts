import websocket from '@fastify/websocket';
import type { App } from '../app-type.ts';
import { DatabaseClock } from '../database/clock.ts';
import { Listener } from '../database/listener.ts';
import { WHISPERS } from '../database/server-channel.ts';
import { Problem } from '../problem.ts';
import { Connections } from './connections.ts';
import { Hub, type HubWhisper } from './hub.ts';
import { RealtimeStore } from './store.ts';

/** The message between servers when the administrator has changed a setting. */
interface ClubWhisper {
  readonly club: true;
}

export interface Realtime {
  /** Calls when something may have been decided. */
  onClub(listener: () => void): void;
  readonly hub: Hub;
  readonly connections: Connections;
  readonly clock: DatabaseClock;
  /** Whether news of other servers does not come through. */
  isDeaf(): boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly realtime: Realtime;
  }
}

/** The largest message that a client may send, in bytes. */
const LARGEST = 32 * 1024;
/** Bytes that wait for all connections of one owner, and for all connections, may be so many times those for one. */
const EACH = 32;
const ALL = 512;
const RELIEF_MS = 1000;
/** Sessions that have ended are noticed so many times between two heartbeats. */
const CHECKS = 4;
/** Milliseconds between two notes of the people who wait at open tables. */
const WAITING_MS = 10_000;

/** To be called before any hook that refuses requests: only then is a refused socket closed. */
export const acceptSockets = async (app: App): Promise<void> => {
  await app.register(websocket, {
    // Pings are answered as any other message is: counted, and to those who read.
    options: { maxPayload: LARGEST, autoPong: false },
    preClose: async () => app.websocketServer.close(),
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'socket error');
      // A breach of the protocol has been answered by closing the socket.
      if (!String((error as { code?: unknown }).code).startsWith('WS_ERR')) socket.terminate();
    },
  });
  // The library would open a socket at any address, and close it.
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && !routeOptions.config.isSocket) throw new Problem('no-such-page');
  });
};

/** Messages between servers that are not stored. */
const whispersFor = ({ connection, config, log }: App, hub: Hub, clubListeners: readonly (() => void)[]): Listener => {
  const whispers = new Listener(connection.pool.options, WHISPERS, log, config.heartbeatMs / 2);
  const tellClub = (): void => {
    for (const listener of clubListeners) listener();
  };
  whispers.on('heard', payload => {
    const whisper = JSON.parse(payload) as HubWhisper | ClubWhisper;
    if ('club' in whisper) tellClub();
    else hub.whispered(whisper);
  });
  whispers.on('gap', () => {
    hub.talkedAnywhere();
    tellClub();
  });
  return whispers;
};

/** Shows sockets and streams what they watch, and keeps them alive while the server is up. */
export const openRealtime = async (app: App): Promise<void> => {
  const { connection, config, tables, lobby, pairing, reviewRooms, chats, log } = app;
  const store = new RealtimeStore(connection.pool);
  const by = app.pulse.id;
  const hub = new Hub({
    tables,
    lobby,
    pairing,
    rooms: reviewRooms,
    store,
    talk: chats.talk,
    peers: app.peers,
    log,
    by,
    heartbeat: config.heartbeatMs,
  });
  lobby.learnFrom(({ id, number, version }) => {
    const round = tables.kept({ id, number }, version)?.position.round;
    return { watchers: hub.watchersOf(id), ...(round !== undefined && { round }) };
  });
  const connections = new Connections();
  const clubListeners: (() => void)[] = [];
  const whispers = whispersFor(app, hub, clubListeners);
  app.pulse.on('recovered', () => whispers.renew());
  app.decorate('realtime', {
    hub,
    connections,
    clock: new DatabaseClock(connection.pool),
    isDeaf: () => whispers.isDeaf,
    onClub: listener => void clubListeners.push(listener),
  });

  const check = (): void => {
    connections.check(hashes => store.valid(hashes)).catch(error => log.warn({ err: error }, 'sessions not checked'));
  };
  const noteWaiting = (): void => {
    hub.noteWaiting().catch(error => log.warn({ err: error }, 'who waits at tables was not noted'));
  };
  const timers = [
    setInterval(noteWaiting, WAITING_MS),
    connections.beatEvery(config.heartbeatMs),
    setInterval(() => hub.beat(), config.heartbeatMs),
    setInterval(check, config.heartbeatMs / CHECKS),
    setInterval(() => connections.relieve(EACH * config.socketBuffer, ALL * config.socketBuffer), RELIEF_MS),
  ];
  for (const timer of timers) timer.unref();

  const drain = async (): Promise<void> => {
    for (const timer of timers) clearInterval(timer);
    await connections.drain();
    await hub.stop();
    await whispers.stop();
  };
  app.addHook('preClose', drain);
  app.addHook('onReady', async () => whispers.start());
};

import type { ServerMessage } from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { allows } from '../accounts/scope.ts';
import type { App } from '../app-type.ts';
import { languageOf } from '../http/language.ts';
import { Problem } from '../problem.ts';
import { Bucket } from './bucket.ts';
import { keyOf, type OpenConnection } from './connections.ts';
import { Conversation } from './conversation.ts';
import { MessageReader } from './messages.ts';
import { SocketSender } from './sender.ts';

/** Seconds whose messages may come at once. */
const BURST_S = 6;
/** The hard bound on what waits to be sent, in soft bounds. */
const HARD = 16;

const conversationBy = (app: App, socket: WebSocket, request: FastifyRequest): Conversation => {
  const { config, tables, realtime, club } = app;
  const perSecond = config.requestsAMinute / 60;
  return new Conversation({
    identity: request.identity,
    mayAct: !request.credential || allows(request.credential.scope, 'play'),
    language: languageOf(request),
    sender: new SocketSender(socket, request.raw.socket, {
      soft: config.socketBuffer,
      hard: HARD * config.socketBuffer,
    }),
    reader: new MessageReader(schema => request.compileValidationSchema(schema)),
    bucket: new Bucket(BURST_S * perSecond, perSecond),
    hub: realtime.hub,
    tables,
    log: request.log,
    heartbeat: config.heartbeatMs,
    clock: realtime.clock,
    announcement: async () => (await club.settings()).announcement,
  });
};

/** A socket, as the list of all connections sees it. */
class OpenSocket implements OpenConnection {
  private isAlive = true;
  private isNew = true;
  readonly key: string;
  readonly credential: OpenConnection['credential'];

  constructor(
    private readonly socket: WebSocket,
    private readonly conversation: Conversation,
    request: FastifyRequest,
  ) {
    this.key = keyOf(request);
    this.credential = request.credential;
    socket.on('pong', () => {
      this.isAlive = true;
    });
  }

  get waiting(): number {
    return this.conversation.backlog;
  }

  /** A client that has not even said hello until the second beat will not say more. */
  beat(): void {
    const isSilent = !this.isNew && !this.conversation.isWelcome;
    if (!this.isAlive || isSilent || this.conversation.isStuck) this.cut();
    else this.socket.ping();
    this.isAlive = false;
    this.isNew = false;
  }

  refuse(problem: Problem): void {
    this.conversation.refuse({ to: null }, problem);
    this.conversation.close('refused');
  }

  tell(message: ServerMessage): void {
    if (this.conversation.isWelcome) this.conversation.send(message);
  }

  bye(reconnectIn: number): void {
    this.conversation.send({ type: 'bye', reconnectIn });
    this.conversation.close('restart');
  }

  cut(): void {
    this.socket.terminate();
  }
}

/** One socket a browser. */
export const socket: FastifyPluginAsyncTypebox = async app => {
  app.route({
    method: 'GET',
    url: '/socket',
    schema: { hide: true },
    config: { open: true, isSocket: true },
    preHandler: async request => app.realtime.connections.admit(keyOf(request)),
    handler: async () => {
      throw new Problem('no-such-page');
    },
    wsHandler: (ws, request) => {
      const conversation = conversationBy(app, ws, request);
      const open = new OpenSocket(ws, conversation, request);
      const { connections } = app.realtime;
      connections.add(open);
      ws.on('message', data => conversation.hear(String(data)));
      ws.on('ping', data => conversation.hearPing(data));
      ws.on('close', () => {
        conversation.end();
        connections.remove(open);
      });
    },
  });
};

import { PassThrough } from 'node:stream';
import { answers, ServerMessage, StreamQuery, TableOf } from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { bodyOf } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import type { Problem } from '../problem.ts';
import { keyOf, type OpenConnection } from './connections.ts';
import type { Sender } from './sender.ts';
import type { TableVersion, Watcher } from './watched-table.ts';

/** The answer to a request that goes on: one message a line. */
class TableStream implements Sender, OpenConnection {
  readonly body: PassThrough;
  readonly key: string;
  readonly credential: OpenConnection['credential'];
  private wasFull = false;

  constructor(
    private readonly request: FastifyRequest,
    buffer: number,
  ) {
    this.body = new PassThrough({ highWaterMark: buffer });
    this.key = keyOf(request);
    this.credential = request.credential;
  }

  get waiting(): number {
    return this.body.writableLength + this.body.readableLength + this.request.raw.socket.writableLength;
  }

  get isFull(): boolean {
    return this.body.writableNeedDrain || this.body.writableEnded;
  }

  send(text: string): void {
    if (!this.body.writableEnded) this.body.write(`${text}\n`);
  }

  onDrain(resume: () => void): void {
    this.body.on('drain', resume);
  }

  /** Sends an empty line. A client that reads nothing from one beat to the next is cut off. */
  beat(): void {
    const { isFull } = this;
    if (isFull && this.wasFull) this.cut();
    else if (!isFull) this.send('');
    this.wasFull = isFull;
  }

  refuse(problem: Problem): void {
    this.sayLast({ type: 'refused', to: null, error: bodyOf(problem, languageOf(this.request)).error });
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  bye(reconnectIn: number): void {
    this.sayLast({ type: 'bye', reconnectIn });
  }

  end(): void {
    this.body.end();
  }

  cut(): void {
    this.body.destroy();
    this.request.raw.destroy();
  }

  sayLast(message: ServerMessage): void {
    this.send(JSON.stringify(message));
    this.end();
  }
}

type Query = Static<typeof StreamQuery>;

const fromBy = ({ from, number }: Query): TableVersion | null =>
  from === undefined ? null : { number: number === undefined ? null : Number(number), version: Number(from) };

const watcherBy = (stream: TableStream, request: FastifyRequest, query: Query): Watcher => ({
  visitor: { identity: request.identity?.id ?? null, invitation: query.invitation },
  person: request.identity?.id ?? request.id,
  language: languageOf(request),
  sender: stream,
  from: fromBy(query),
  isSociable: false,
  gone: problem => stream.refuse(problem),
  told: live => {
    if (query.until === 'over' && live.outcome()) stream.end();
  },
});

/** A game as lines of JSON: with it and with POST moves a bot is a page of code. */
export const stream: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/tables/:id/stream',
    {
      config: { open: true },
      exposeHeadRoute: false,
      schema: {
        tags: ['tables'],
        summary:
          'The game as it goes on: a line of JSON for every change, first the view; empty lines are signs of life',
        params: TableOf,
        querystring: StreamQuery,
        response: answers({
          200: { content: { 'application/x-ndjson': { schema: Type.Unsafe<PassThrough>(ServerMessage) } } },
        }),
      },
    },
    async (request, reply) => {
      const { hub, connections } = app.realtime;
      connections.admit(keyOf(request));
      const open = new TableStream(request, app.config.socketBuffer);
      const watch = await hub.watchTable(request.params.id, watcherBy(open, request, request.query));
      open.onDrain(() => watch.offer());
      open.body.on('close', () => {
        watch.end();
        connections.remove(open);
      });
      connections.add(open);
      reply.type('application/x-ndjson').header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      return reply.send(open.body);
    },
  );
};

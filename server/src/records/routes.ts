import {
  answers,
  GivenRecord,
  Replay,
  ReplayList,
  ReplayOf,
  ReplaySummary,
  SeatLog,
  TableOf,
  TableQuery,
  Verdict,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { identityOf } from '../accounts/identity.ts';
import { languageOf } from '../http/language.ts';
import { limited, perPerson } from '../http/limits.ts';

const tags = ['records'];
const open = { open: true };
/** A long game of Nautilùs takes a fifth of it. */
const LARGEST = 512 * 1024;
/** Playing a whole game through costs as much as many requests. */
const REPLAYING = [perPerson(30, 600_000)];

const playedGames: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/tables/:id/log',
    {
      config: open,
      schema: {
        tags,
        summary: 'What my seat knows of the game, to be kept; it cannot be played again from this',
        params: TableOf,
        querystring: TableQuery,
        response: answers({ 200: SeatLog }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const visitor = { identity: request.identity?.id ?? null, invitation: request.query.invitation };
      const log = await app.records.seatLog(visitor, id);
      reply.header('content-disposition', `attachment; filename="${id}-${log.number}.log.json"`);
      return log;
    },
  );

  app.post(
    '/records/verify',
    {
      config: open,
      bodyLimit: LARGEST,
      preHandler: limited(app, REPLAYING),
      schema: {
        tags,
        summary: 'Play a record through the rules and say whether it is true',
        body: GivenRecord,
        response: answers({ 200: Verdict }),
      },
    },
    async request => app.records.verdict(request.body),
  );
};

const replays: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/replays',
    {
      bodyLimit: LARGEST,
      preHandler: limited(app, REPLAYING),
      schema: {
        tags,
        summary: 'Bring a record from elsewhere: it is played through first, then kept for ever',
        body: GivenRecord,
        response: answers({ 201: ReplaySummary }),
      },
    },
    async (request, reply) => {
      const id = await app.records.bring(identityOf(request).id, request.body);
      const { record: _, ...summary } = await app.records.replay(id, languageOf(request));
      return reply.code(201).send(summary);
    },
  );

  app.get(
    '/replays/:id',
    {
      config: open,
      schema: {
        tags,
        summary: 'A record from elsewhere; whoever knows its id may see it',
        params: ReplayOf,
        response: answers({ 200: Replay }),
      },
    },
    async request => {
      const { record, ...summary } = await app.records.replay(request.params.id, languageOf(request));
      return { ...summary, record: { ...record } };
    },
  );

  app.get(
    '/me/replays',
    { schema: { tags, summary: 'The records that I have brought', response: answers({ 200: ReplayList }) } },
    async request => app.records.replaysOf(identityOf(request).id, languageOf(request)),
  );
};

/** Records: verified, brought, kept. */
export const records: FastifyPluginAsyncTypebox = async app => {
  for (const part of [playedGames, replays]) await part(app, {});
};

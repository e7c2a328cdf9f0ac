import {
  Agreed,
  Agreement,
  answers,
  Committing,
  Entries,
  EntriesQuery,
  FinishedGame,
  GameNamed,
  GameOf,
  GameQuery,
  GameRecordBody,
  Moves,
  NewTable,
  Opening,
  Played,
  Resignation,
  TableInfo,
  TableOf,
  TableQuery,
  TableView,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { identityOf } from '../accounts/identity.ts';
import { languageOf } from '../http/language.ts';
import { addressOf } from '../http/limits.ts';
import { Problem } from '../problem.ts';
import { changedTable } from './answer.ts';
import type { Visitor } from './model/access.ts';
import { seats } from './seats/routes.ts';

const tags = ['tables'];
const open = { open: true };
const Nothing = Type.Null();

const visitorOf = ({ identity, query }: FastifyRequest): Visitor => ({
  identity: identity?.id ?? null,
  invitation: (query as { invitation?: string }).invitation,
});

const opening: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/tables',
    { schema: { tags, summary: 'Open a table', body: NewTable, response: answers({ 201: TableInfo }) } },
    async (request, reply) => {
      const { id: identity, login } = identityOf(request);
      if (request.body.rated && login === null) throw new Problem('rated-members');
      const id = await app.tables.seating.open(identity, await app.club.withBoard(request.body), addressOf(request));
      reply.code(201);
      return changedTable(app, request, id);
    },
  );

  app.get(
    '/tables/:id',
    {
      config: open,
      schema: {
        tags,
        summary: 'Who sits at a table, and how its game stands',
        params: TableOf,
        querystring: TableQuery,
        response: answers({ 200: TableInfo }),
      },
    },
    async request => app.tables.reading.info(visitorOf(request), request.params.id, languageOf(request)),
  );
};

const sealing: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/tables/:id/commitment',
    {
      schema: {
        tags,
        summary:
          'Commit to another contribution: where it is awaited; or anew, if mine cannot be opened: then everybody commits once more',
        params: TableOf,
        body: Committing,
        response: answers({ 200: TableInfo }),
      },
    },
    async request => {
      await app.tables.sealing.commit(identityOf(request).id, request.params.id, request.body);
      return changedTable(app, request, request.params.id);
    },
  );

  app.post(
    '/tables/:id/opening',
    {
      schema: {
        tags,
        summary: 'Open my contribution, once all have committed to theirs; with the last one the game begins',
        params: TableOf,
        body: Opening,
        response: answers({ 200: TableInfo }),
      },
    },
    async request => {
      await app.tables.sealing.open(identityOf(request).id, request.params.id, request.body);
      return changedTable(app, request, request.params.id);
    },
  );
};

const looking: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/tables/:id/view',
    {
      config: open,
      schema: {
        tags,
        summary: 'The game as it is seen from my seat, or by a spectator',
        params: TableOf,
        querystring: TableQuery,
        response: answers({ 200: TableView }),
      },
    },
    async request => app.tables.reading.view(visitorOf(request), request.params.id),
  );

  app.get(
    '/tables/:id/entries',
    {
      config: open,
      schema: {
        tags,
        summary: 'What happened after a version, as it is known at my seat',
        params: TableOf,
        querystring: EntriesQuery,
        response: answers({ 200: Entries }),
      },
    },
    async request => {
      const { from = '0', number } = request.query;
      const game = number === undefined ? undefined : Number(number);
      return app.tables.reading.entries(visitorOf(request), request.params.id, Number(from), game);
    },
  );
};

const finishedGames: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/tables/:id/games/:number/record',
    {
      config: open,
      schema: {
        tags,
        summary: 'The record of a finished game, with its secret opened: ankerplatz verify',
        params: GameOf,
        querystring: GameQuery,
        response: answers({ 200: GameRecordBody }),
      },
    },
    async request => {
      const { id, number } = request.params;
      return { ...(await app.tables.reading.record(visitorOf(request), id, Number(number), request.query.key)) };
    },
  );

  app.get(
    '/tables/:id/games/:number',
    {
      config: open,
      schema: {
        tags,
        summary: 'A finished game with who sits there, and the key for links to it',
        params: GameOf,
        querystring: GameQuery,
        response: answers({ 200: FinishedGame }),
      },
    },
    async request => {
      const { id, number } = request.params;
      const { key } = request.query;
      return app.tables.reading.finished(visitorOf(request), id, Number(number), key, languageOf(request));
    },
  );
};

const playing: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/tables/:id/moves',
    {
      schema: {
        tags,
        summary: 'Play one or more moves, all or nothing',
        params: TableOf,
        body: Moves,
        response: answers({ 200: Played }),
      },
    },
    async request => app.tables.playing.play(identityOf(request).id, request.params.id, request.body),
  );

  app.post(
    '/tables/:id/resign',
    {
      schema: {
        tags,
        summary: 'Give up: two sides end the game, with more a bot plays on and comes last',
        params: TableOf,
        body: Resignation,
        response: answers({ 200: Played }),
      },
    },
    async request => app.tables.playing.resign(identityOf(request).id, request.params.id, request.body),
  );
};

const agreeing: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/tables/:id/agree',
    {
      schema: {
        tags,
        summary:
          'Agree to end the game, to play another (with a commitment), to pause (until) or go on, to take moves back (to, version), or to give a silent seat to a bot or a volunteer (seat, by); done when all people asked have agreed',
        params: TableOf,
        body: Agreement,
        response: answers({ 200: Agreed }),
      },
    },
    async request => app.tables.agreeing.agree(identityOf(request).id, request.params.id, request.body),
  );

  app.post(
    '/tables/:id/hint',
    {
      schema: {
        tags,
        summary:
          'Ask for leave to be helped by the coach, which thinks elsewhere; refused where not all have agreed to it',
        params: TableOf,
        body: GameNamed,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.tables.agreeing.requireCoach(identityOf(request).id, request.params.id, request.body.number);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/tables/:id/agree',
    {
      schema: {
        tags,
        summary: 'No longer agree; who was asked for a rematch declines it',
        params: TableOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.tables.agreeing.disagree(identityOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
};

/** Tables: who sits there, what is played, what may be seen. */
export const tables: FastifyPluginAsyncTypebox = async app => {
  const parts = [opening, seats, sealing, looking, finishedGames, playing, agreeing];
  for (const part of parts) await part(app, {});
};

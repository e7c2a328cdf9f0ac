import {
  answers,
  Deputizing,
  FreeSeat,
  Played,
  Resignation,
  SeatOf,
  Sitting,
  Swap,
  TableInfo,
  TableOf,
  TableQuery,
  TableWish,
  Volunteering,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { identityOf } from '../../accounts/identity.ts';
import { changedTable } from '../answer.ts';

const tags = ['tables'];
const Nothing = Type.Null();

const arranging: FastifyPluginAsyncTypebox = async app => {
  app.patch(
    '/tables/:id',
    {
      schema: {
        tags,
        summary: 'Change who may come, how many play and when the game begins, until it does (owner)',
        params: TableOf,
        body: TableWish,
        response: answers({ 200: TableInfo }),
      },
    },
    async request => {
      const { id } = request.params;
      await app.tables.seating.alter(identityOf(request).id, id, request.body);
      return changedTable(app, request, id);
    },
  );

  app.post(
    '/tables/:id/swap',
    {
      schema: {
        tags,
        summary: 'Change to another seat; the owner may trade places with anybody',
        params: TableOf,
        body: Swap,
        response: answers({ 200: TableInfo }),
      },
    },
    async request => {
      await app.tables.seating.swap(identityOf(request).id, request.params.id, request.body.seat);
      return changedTable(app, request, request.params.id);
    },
  );
};

const comingAndGoing: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/tables/:id/sit',
    {
      schema: {
        tags,
        summary: 'Sit down, and commit to a contribution to the chance of the game',
        params: TableOf,
        body: Sitting,
        response: answers({ 200: TableInfo }),
      },
    },
    async request => {
      const { id: identity } = identityOf(request);
      const { id } = request.params;
      const { invitation, ...sitting } = request.body;
      await app.tables.seating.sit({ identity, invitation }, id, sitting);
      return changedTable(app, request, id);
    },
  );

  app.post(
    '/tables/:id/leave',
    {
      schema: {
        tags,
        summary: 'Leave before a game begins; an owner hands the table on',
        params: TableOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.tables.seating.leave(identityOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const starting: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Put a bot on a seat, or open it (owner)',
        params: SeatOf,
        body: FreeSeat,
        response: answers({ 200: TableInfo }),
      },
    },
    async request => {
      const { id, seat } = request.params;
      await app.tables.seating.set(identityOf(request).id, id, Number(seat), request.body);
      return changedTable(app, request, id);
    },
  );

  app.post(
    '/tables/:id/start',
    {
      schema: {
        tags,
        summary: 'Begin the game, once all seats are taken (owner); who has committed to a contribution opens it now',
        params: TableOf,
        response: answers({ 200: TableInfo }),
      },
    },
    async request => {
      await app.tables.seating.start(identityOf(request).id, request.params.id);
      return changedTable(app, request, request.params.id);
    },
  );
};

const returning: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/tables/:id/return',
    {
      schema: {
        tags,
        summary: 'Come back to my seat, which somebody else plays just now',
        params: TableOf,
        body: Resignation,
        response: answers({ 200: Played }),
      },
    },
    async request => app.tables.playing.comeBack(identityOf(request).id, request.params.id, request.body),
  );
};

const volunteering: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/tables/:id/volunteer',
    {
      schema: {
        tags,
        summary: 'Offer to take over a seat, if the others give it to me',
        params: TableOf,
        body: Volunteering,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      const { id: identity } = identityOf(request);
      const { number, seat, invitation } = request.body;
      await app.tables.agreeing.volunteer({ identity, invitation }, request.params.id, number, seat);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/tables/:id/volunteer',
    {
      schema: {
        tags,
        summary: 'No longer offer it',
        params: TableOf,
        querystring: TableQuery,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      const { id: identity } = identityOf(request);
      await app.tables.agreeing.withdraw({ identity, invitation: request.query.invitation }, request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const deputies: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/tables/:id/deputy',
    {
      schema: {
        tags,
        summary: 'Name who may play for me, if I am silent and the others agree',
        params: TableOf,
        body: Deputizing,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.tables.agreeing.deputize(identityOf(request).id, request.params.id, request.body.person);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/tables/:id/deputy',
    { schema: { tags, summary: 'Nobody may play for me', params: TableOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.tables.agreeing.deputize(identityOf(request).id, request.params.id, null);
      return reply.code(204).send(null);
    },
  );
};

/** Routes for seats: sitting down and leaving, and who plays for whom. */
export const seats: FastifyPluginAsyncTypebox = async app => {
  for (const part of [arranging, comingAndGoing, starting, returning, volunteering, deputies]) await part(app, {});
};

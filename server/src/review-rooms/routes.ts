import {
  answers,
  GameOf,
  GameQuery,
  MessageOf,
  NewLeader,
  ReviewRoom,
  RoomOf,
  RoomReport,
  RoomSaying,
  RoomShown,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { identityOf } from '../accounts/identity.ts';
import { languageOf } from '../http/language.ts';
import { limited, perPerson } from '../http/limits.ts';
import { roomFor } from './service.ts';

const tags = ['review rooms'];
const Nothing = Type.Null();

const OPENING = [perPerson(100, 600_000)];
/** A leader moves on several times a second. */
const SHOWING = [perPerson(100, 10_000)];
const SAYING = [perPerson(8, 10_000), perPerson(60, 300_000)];
const REPORTING = [perPerson(20, 3_600_000)];

const looking: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/tables/:id/games/:number/rooms',
    {
      preHandler: limited(app, OPENING),
      schema: {
        tags,
        summary: 'Open a room to look at a finished game together; who leads one on it already gets that one',
        params: GameOf,
        body: GameQuery,
        response: answers({ 201: ReviewRoom }),
      },
    },
    async (request, reply) => {
      const visitor = { identity: identityOf(request).id, ...request.body };
      const { id, number } = request.params;
      const room = await app.reviewRooms.open(visitor, id, Number(number));
      const row = await app.reviewRooms.look(visitor, room);
      return reply.code(201).send(roomFor(row, visitor.identity, languageOf(request)));
    },
  );

  app.get(
    '/rooms/:id',
    {
      config: { open: true },
      schema: {
        tags,
        summary: 'A review room as it stands; who watches it with a socket is in it',
        params: RoomOf,
        querystring: GameQuery,
        response: answers({ 200: ReviewRoom }),
      },
    },
    async request => {
      const visitor = { identity: request.identity?.id ?? null, ...request.query };
      const row = await app.reviewRooms.look(visitor, request.params.id);
      return roomFor(row, visitor.identity, languageOf(request));
    },
  );
};

const leading: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/rooms/:id/shown',
    {
      preHandler: limited(app, SHOWING),
      schema: {
        tags,
        summary: 'Show something to all who follow; for who leads',
        params: RoomOf,
        body: RoomShown,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.reviewRooms.show({ room: request.params.id, identity: identityOf(request).id }, request.body);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/rooms/:id/leader',
    {
      schema: {
        tags,
        summary: 'Hand on the lead to somebody who is there',
        params: RoomOf,
        body: NewLeader,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      const visit = { room: request.params.id, identity: identityOf(request).id };
      await app.reviewRooms.handOn(visit, request.body.person);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/rooms/:id',
    { schema: { tags, summary: 'Close the room; for who leads', params: RoomOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.reviewRooms.close({ room: request.params.id, identity: identityOf(request).id });
      return reply.code(204).send(null);
    },
  );
};

const talking: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/rooms/:id/chat',
    {
      preHandler: limited(app, SAYING),
      schema: {
        tags,
        summary: 'Say something to all in the room; what was said goes with it',
        params: RoomOf,
        body: RoomSaying,
        response: answers({ 201: Type.Object({ message: Type.Integer() }) }),
      },
    },
    async (request, reply) => {
      const { text, id } = request.body;
      const visit = { room: request.params.id, identity: identityOf(request).id };
      return reply.code(201).send({ message: await app.reviewRooms.say(visit, text, id) });
    },
  );

  app.post(
    '/rooms/:id/chat/:message/report',
    {
      preHandler: limited(app, REPORTING),
      schema: {
        tags,
        summary: 'Report what was said in the room to the administrator',
        params: MessageOf,
        body: RoomReport,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      const { reason, ...access } = request.body;
      const { id, message } = request.params;
      await app.reviewRooms.report({ identity: identityOf(request).id, ...access }, id, Number(message), reason);
      return reply.code(204).send(null);
    },
  );
};

/** Rooms in which people look at a finished game together. */
export const reviewRooms: FastifyPluginAsyncTypebox = async app => {
  for (const part of [looking, leading, talking]) await part(app, {});
};

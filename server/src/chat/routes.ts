import {
  answers,
  Chat,
  ChatQuery,
  MessageOf,
  PeopleList,
  PersonOf,
  PHRASES,
  PhraseList,
  Report,
  Saying,
  TableOf,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { identityOf } from '../accounts/identity.ts';
import { languageOf } from '../http/language.ts';
import { limited, perPerson } from '../http/limits.ts';
import { CATALOGUES } from '../text/catalogues.ts';

const tags = ['chat'];
const open = { open: true };
const Nothing = Type.Null();

/** A word now and then, or some in a row. */
const SAYING = [perPerson(8, 10_000), perPerson(60, 300_000)];
const REPORTING = [perPerson(20, 3_600_000)];

const talking: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/tables/:id/chat',
    {
      config: open,
      schema: {
        tags,
        summary: 'What was said at a table, as far as I may read it',
        params: TableOf,
        querystring: ChatQuery,
        response: answers({ 200: Chat }),
      },
    },
    async request => {
      const { after = '0', invitation } = request.query;
      const visitor = { identity: request.identity?.id ?? null, invitation };
      return app.chats.read(visitor, request.params.id, Number(after), languageOf(request));
    },
  );

  app.post(
    '/tables/:id/chat',
    {
      preHandler: limited(app, SAYING),
      schema: {
        tags,
        summary: 'Say something: players to players, spectators among themselves',
        params: TableOf,
        body: Saying,
        response: answers({ 201: Type.Object({ message: Type.Integer() }) }),
      },
    },
    async (request, reply) => {
      const message = await app.chats.say(identityOf(request).id, request.params.id, request.body);
      return reply.code(201).send({ message });
    },
  );
};

const reporting: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/tables/:id/chat/:message/report',
    {
      preHandler: limited(app, REPORTING),
      schema: {
        tags,
        summary: 'Report a message to the administrator',
        params: MessageOf,
        body: Report,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      const { reason, invitation } = request.body;
      const { id, message } = request.params;
      await app.chats.report({ identity: identityOf(request).id, invitation }, id, Number(message), reason);
      return reply.code(204).send(null);
    },
  );
};

const phrases: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/phrases',
    {
      config: open,
      schema: { tags, summary: 'What can be said at one tap', response: answers({ 200: PhraseList }) },
    },
    async request => {
      const words = CATALOGUES[languageOf(request)].phrases;
      return { phrases: PHRASES.map(phrase => ({ phrase, text: words[phrase] })) };
    },
  );
};

const muting: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/me/mutes',
    { schema: { tags, summary: 'Whose words I do not read', response: answers({ 200: PeopleList }) } },
    async request => ({ people: await app.chats.mutes(identityOf(request).id, languageOf(request)) }),
  );

  app.put(
    '/me/mutes/:id',
    { schema: { tags, summary: 'Read somebody no more', params: PersonOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.chats.mute(identityOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me/mutes/:id',
    { schema: { tags, summary: 'Read somebody again', params: PersonOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.chats.unmute(identityOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
};

/** Talk at tables. */
export const chat: FastifyPluginAsyncTypebox = async app => {
  for (const part of [talking, reporting, phrases, muting]) await part(app, {});
};

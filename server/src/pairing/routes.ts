import { answers, NewSeek, PeopleList, PersonOf, SeekOf, Seeks } from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { identityOf } from '../accounts/identity.ts';
import { languageOf } from '../http/language.ts';
import { addressOf } from '../http/limits.ts';

const tags = ['pairing'];
const Nothing = Type.Null();

const seeking: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/seeks',
    {
      config: { open: true },
      schema: { tags, summary: 'How many people wait for what, and my own seeks', response: answers({ 200: Seeks }) },
    },
    async request => app.pairing.seeks(request.identity?.id ?? null, languageOf(request)),
  );

  app.put(
    '/seeks/:pace',
    {
      schema: {
        tags,
        summary:
          'Look for opponents. The same again keeps its place; a live one must be repeated every ten seconds, unless a socket watches `seeks`',
        params: SeekOf,
        body: NewSeek,
        response: answers({ 200: Seeks }),
      },
    },
    async request => {
      const { id } = identityOf(request);
      await app.pairing.seek(id, request.params.pace, request.body, addressOf(request));
      return app.pairing.seeks(id, languageOf(request));
    },
  );

  app.delete(
    '/seeks/:pace',
    {
      schema: {
        tags,
        summary: 'Look no longer; who has a seat kept for him gives it back',
        params: SeekOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.pairing.withdraw(identityOf(request).id, request.params.pace);
      return reply.code(204).send(null);
    },
  );
};

const blocking: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/me/blocks',
    { schema: { tags, summary: 'With whom I am never paired', response: answers({ 200: PeopleList }) } },
    async request => ({ people: await app.pairing.blocked(identityOf(request).id, languageOf(request)) }),
  );

  app.put(
    '/me/blocks/:id',
    {
      schema: {
        tags,
        summary: 'Never be paired with somebody; he is not told',
        params: PersonOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.pairing.block(identityOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me/blocks/:id',
    {
      schema: { tags, summary: 'Be paired with somebody again', params: PersonOf, response: answers({ 204: Nothing }) },
    },
    async (request, reply) => {
      await app.pairing.unblock(identityOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
};

/** Looking for opponents, and those whom one never wants to meet. */
export const pairing: FastifyPluginAsyncTypebox = async app => {
  for (const part of [seeking, blocking]) await part(app, {});
};

import {
  Attempt,
  AttemptOf,
  answers,
  DealList,
  DealOf,
  DealPage,
  NewAttempt,
  NewDeal,
  PlayedAttempt,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { identityOf } from '../accounts/identity.ts';
import { languageOf } from '../http/language.ts';
import { limited, perPerson } from '../http/limits.ts';

const tags = ['deals'];
const Nothing = Type.Null();
const open = { open: true } as const;

const ANNOUNCING = [perPerson(30, 3_600_000)];
const BEGINNING = [perPerson(20, 60_000), perPerson(120, 3_600_000)];

const reading: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/deals',
    {
      config: open,
      schema: {
        tags,
        summary: 'Deals of the day and of the club, and those that are over',
        response: answers({ 200: DealList }),
      },
    },
    async request => app.deals.list(request.identity),
  );

  app.get(
    '/deals/:id',
    {
      config: open,
      schema: {
        tags,
        summary: 'A deal, and what came of it: for who has played it, and for all when it is over',
        params: DealOf,
        response: answers({ 200: DealPage }),
      },
    },
    async request => app.deals.page(request.params.id, request.identity, languageOf(request)),
  );

  app.get(
    '/deals/:id/attempts/:number',
    {
      config: open,
      schema: {
        tags,
        summary: 'What somebody played, when the deal is over',
        params: AttemptOf,
        response: answers({ 200: PlayedAttempt }),
      },
    },
    async request => app.deals.attempt(request.params.id, Number(request.params.number)),
  );
};

const playing: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/deals/:id/attempt',
    {
      preHandler: limited(app, BEGINNING),
      schema: {
        tags,
        summary: 'Begin my attempt, of which there is one; asked again, its table',
        params: DealOf,
        body: NewAttempt,
        response: answers({ 200: Attempt }),
      },
    },
    async request => {
      const { isNamed = false } = request.body;
      return { table: await app.deals.begin(request.params.id, identityOf(request), isNamed) };
    },
  );

  app.put(
    '/deals/:id/attempt',
    {
      schema: {
        tags,
        summary: 'Of guests: whether others read my name',
        params: DealOf,
        body: NewAttempt,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.deals.name(request.params.id, identityOf(request), request.body.isNamed ?? false);
      return reply.code(204).send(null);
    },
  );
};

const opening: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/deals',
    {
      preHandler: limited(app, ANNOUNCING),
      schema: {
        tags,
        summary: 'Set a deal of the club: administrators',
        body: NewDeal,
        response: answers({ 201: DealPage }),
      },
    },
    async (request, reply) => {
      const by = identityOf(request);
      const id = await app.deals.announce(by, request.body);
      return reply.code(201).send(await app.deals.page(id, by, languageOf(request)));
    },
  );
};

/** Deals: the same start and the same luck for everybody. */
export const deals: FastifyPluginAsyncTypebox = async app => {
  for (const part of [reading, playing, opening]) await part(app, {});
};

import { answers, GameQuery, GivenReview, KeptReview, ReviewOf } from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { identityOf } from '../accounts/identity.ts';
import { limited, perPerson } from '../http/limits.ts';

const tags = ['reviews'];
/** Bytes of a review: a long game of Nautilùs takes a fifth of it. */
const LARGEST = 256 * 1024;
/** Each costs seconds of thought. */
const SENDING = [perPerson(12, 3_600_000)];

/** Reviews of finished games. */
export const reviews: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/tables/:id/games/:number/reviews/:budget',
    {
      bodyLimit: LARGEST,
      preHandler: limited(app, SENDING),
      schema: {
        tags,
        summary: 'Keep what I found out about a game that I played; others see it once the server has looked into it',
        params: ReviewOf,
        body: GivenReview,
        response: answers({ 204: Type.Null() }),
      },
    },
    async (request, reply) => {
      const { id: table, number, budget } = request.params;
      await app.reviews.send(identityOf(request).id, { table, number: Number(number), budget }, request.body);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/tables/:id/games/:number/reviews/:budget',
    {
      config: { open: true },
      schema: {
        tags,
        summary: 'The review of a finished game, if one is kept that this server has looked into',
        params: ReviewOf,
        querystring: GameQuery,
        response: answers({ 200: KeptReview }),
      },
    },
    async request => {
      const { id: table, number, budget } = request.params;
      const visitor = { identity: request.identity?.id ?? null, ...request.query };
      return app.reviews.find(visitor, { table, number: Number(number), budget });
    },
  );
};

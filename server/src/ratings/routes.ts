import {
  answers,
  GameOf,
  GameRatings,
  Leaderboard,
  PersonOf,
  PersonRatings,
  RatingKind,
  RatingsQuery,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { identityOf } from '../accounts/identity.ts';
import { languageOf } from '../http/language.ts';
import { limited, perPerson } from '../http/limits.ts';

const tags = ['ratings'];
/** To order everybody costs as much as many requests. */
const LISTING = [perPerson(120, 60_000)];

const ofPeople: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/ratings',
    {
      preHandler: limited(app, LISTING),
      schema: {
        tags,
        summary: 'The leaderboard of a game, by class of variant and pace; refused to who hides his own ratings',
        querystring: RatingKind,
        response: answers({ 200: Leaderboard }),
      },
    },
    async request => app.ratings.leaderboard(identityOf(request).id, request.query, languageOf(request)),
  );

  app.get(
    '/people/:id/ratings',
    {
      preHandler: limited(app, LISTING),
      schema: {
        tags,
        summary: 'How strong somebody is, kind by kind, if both of us show ratings',
        params: PersonOf,
        response: answers({ 200: PersonRatings }),
      },
    },
    async request => app.ratings.ofPerson(identityOf(request).id, request.params.id, languageOf(request)),
  );
};

const ofGames: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/tables/:id/games/:number/ratings',
    {
      config: { open: true },
      schema: {
        tags,
        summary: 'What a finished game has changed about ratings, and why; or why it does not count',
        params: GameOf,
        querystring: RatingsQuery,
        response: answers({ 200: GameRatings }),
      },
    },
    async request => {
      const { id, number } = request.params;
      const { key, invitation } = request.query;
      const visitor = { identity: request.identity?.id ?? null, invitation };
      // Visitors who may read the game's record may read this.
      await app.tables.reading.record(visitor, id, Number(number), key);
      return app.ratings.ofGame(visitor.identity, id, Number(number));
    },
  );
};

/** Ratings of people, and their changes by a game. */
export const ratings: FastifyPluginAsyncTypebox = async app => {
  for (const part of [ofPeople, ofGames]) await part(app, {});
};

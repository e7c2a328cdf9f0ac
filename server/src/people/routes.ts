import {
  answers,
  FollowedPeople,
  PeopleList,
  PeopleQuery,
  PersonOf,
  PersonPage,
  Shown,
  ShownChange,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { identityOf } from '../accounts/identity.ts';
import { languageOf } from '../http/language.ts';
import { limited, perPerson } from '../http/limits.ts';

const tags = ['people'];
const Nothing = Type.Null();
/** For browsers alone, not for programs. */
const own = { scope: 'session' } as const;

/** As fast as one types, and too slow to list all people. */
const SEARCHING = [perPerson(30, 60_000), perPerson(300, 3_600_000)];
const FOLLOWING = [perPerson(120, 3_600_000)];

const finding: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/people',
    {
      preHandler: limited(app, SEARCHING),
      schema: {
        tags,
        summary: 'Members whose names begin like this and who let themselves be found, at most 20',
        querystring: PeopleQuery,
        response: answers({ 200: PeopleList }),
      },
    },
    async request => app.people.search(identityOf(request).id, request.query.name, languageOf(request)),
  );

  app.get(
    '/people/:id',
    {
      schema: {
        tags,
        summary: 'What somebody shows; who has blocked me, or whom I have blocked, is as unknown',
        params: PersonOf,
        response: answers({ 200: PersonPage }),
      },
    },
    async request => app.people.page(identityOf(request).id, request.params.id, languageOf(request)),
  );
};

const following: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/me/people',
    { schema: { tags, summary: 'Whom I follow, and who of them is here', response: answers({ 200: FollowedPeople }) } },
    async request => app.people.followed(identityOf(request).id, languageOf(request)),
  );

  app.put(
    '/people/:id/follow',
    {
      preHandler: limited(app, FOLLOWING),
      schema: {
        tags,
        summary: 'Follow somebody; nobody else learns it',
        params: PersonOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.people.follow(identityOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/people/:id/follow',
    { schema: { tags, summary: 'Follow somebody no more', params: PersonOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.people.unfollow(identityOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const showing: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/me/shown',
    { schema: { tags, summary: 'What others may see of me', response: answers({ 200: Shown }) } },
    async request => app.people.shown(identityOf(request).id),
  );

  app.patch(
    '/me/shown',
    {
      config: own,
      schema: {
        tags,
        summary: 'Choose what others may see of me; what is missing stays',
        body: ShownChange,
        response: answers({ 200: Shown }),
      },
    },
    async request => app.people.show(identityOf(request).id, request.body),
  );
};

/** Pages of people, whom one follows, and what one shows. */
export const people: FastifyPluginAsyncTypebox = async app => {
  for (const part of [finding, following, showing]) await part(app, {});
};

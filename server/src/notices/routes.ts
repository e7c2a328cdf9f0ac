import {
  answers,
  Companions,
  Invitations,
  Invite,
  MailAddress,
  MailCode,
  NoticeKinds,
  NoticeTest,
  NoticeWays,
  PushEndpoint,
  PushSubscription,
  TableOf,
  Webhook,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { identityOf } from '../accounts/identity.ts';
import { throttled } from '../accounts/throttle.ts';
import { limited, perPerson } from '../http/limits.ts';

const tags = ['notices'];
const Nothing = Type.Null();
const HOUR_MS = 3_600_000;

/** Requests that make this server send something to an address of the client's choice. */
const SENDING = [perPerson(10, HOUR_MS)];
/** Requests that make this server look up a name. */
const LOOKING_UP = [perPerson(60, HOUR_MS)];
const GUESSING = [perPerson(20, HOUR_MS)];
const INVITING = [perPerson(60, HOUR_MS)];

const reading: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/me/notices',
    { schema: { tags, summary: 'Where notices of my tables go', response: answers({ 200: NoticeWays }) } },
    async request => app.notices.ways(identityOf(request).id),
  );

  app.put(
    '/me/notices/kinds',
    {
      schema: { tags, summary: 'What I want to be told of', body: NoticeKinds, response: answers({ 204: Nothing }) },
    },
    async (request, reply) => {
      await app.notices.setKinds(identityOf(request).id, request.body.kinds);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/me/notices/test',
    {
      preHandler: limited(app, SENDING),
      schema: { tags, summary: 'Send a notice to try it', response: answers({ 200: NoticeTest }) },
    },
    async request => app.notices.test(identityOf(request)),
  );
};

const inviting: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/me/companions',
    { schema: { tags, summary: 'People with whom I have sat at a table', response: answers({ 200: Companions }) } },
    async request => app.notices.companions(identityOf(request)),
  );

  app.get(
    '/me/invitations',
    { schema: { tags, summary: 'Open tables that I am invited to', response: answers({ 200: Invitations }) } },
    async request => app.notices.invitations(identityOf(request)),
  );

  app.post(
    '/tables/:id/invite',
    {
      preHandler: limited(app, INVITING),
      schema: {
        tags,
        summary:
          'Invite somebody with whom I have played, or whom I follow (then it arrives if he follows me, too), and keep a seat',
        params: TableOf,
        body: Invite,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.notices.invite(identityOf(request).id, request.params.id, request.body.person);
      return reply.code(204).send(null);
    },
  );
};

const push: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/me/notices/push',
    {
      preHandler: limited(app, LOOKING_UP),
      schema: {
        tags,
        summary: 'Subscribe a browser to web push',
        body: PushSubscription,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.notices.subscribe(identityOf(request).id, request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me/notices/push',
    { schema: { tags, summary: 'Unsubscribe a browser', body: PushEndpoint, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.notices.unsubscribe(identityOf(request).id, request.body.endpoint);
      return reply.code(204).send(null);
    },
  );
};

const webhook: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/me/notices/webhook',
    {
      preHandler: limited(app, LOOKING_UP),
      schema: {
        tags,
        summary: 'An address on the internet to which notices are posted as JSON',
        body: Webhook,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.notices.setWebhook(identityOf(request).id, request.body.url);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me/notices/webhook',
    { schema: { tags, summary: 'No webhook any more', response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.notices.setWebhook(identityOf(request).id, null);
      return reply.code(204).send(null);
    },
  );
};

const mail: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/me/notices/mail',
    {
      preHandler: [async request => app.notices.requireMail(identityOf(request)), throttled(app, 'mail')],
      schema: {
        tags,
        summary: 'A mail address; a code is sent there first',
        body: MailAddress,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.notices.setMail(identityOf(request), request.body.address);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/me/notices/mail/confirm',
    {
      preHandler: limited(app, GUESSING),
      schema: { tags, summary: 'The code that was mailed', body: MailCode, response: answers({ 204: Nothing }) },
    },
    async (request, reply) => {
      await app.notices.confirmMail(identityOf(request).id, request.body.code);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/me/notices/mail',
    { schema: { tags, summary: 'No mail any more', response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.notices.setMail(identityOf(request), null);
      return reply.code(204).send(null);
    },
  );
};

/** Notices: where they go, and invitations. */
export const notices: FastifyPluginAsyncTypebox = async app => {
  for (const part of [reading, inviting, push, webhook, mail]) await part(app, {});
};

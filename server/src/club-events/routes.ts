import { answers, Coming, EventChange, EventList, EventOf, EventPage, NewEvent } from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { identityOf } from '../accounts/identity.ts';
import { publicUrl } from '../addresses.ts';
import { keepAudit } from '../http/audited.ts';
import { languageOf } from '../http/language.ts';
import { limited, perPerson } from '../http/limits.ts';

const tags = ['events'];
const Nothing = Type.Null();
const open = { open: true } as const;

const ANNOUNCING = [perPerson(30, 3_600_000)];
const COMING = [perPerson(20, 60_000), perPerson(120, 3_600_000)];

const reading: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/events',
    {
      config: open,
      schema: { tags, summary: 'Events of the club that are not over', response: answers({ 200: EventList }) },
    },
    async request => app.clubEvents.list(request.identity),
  );

  app.get(
    '/events/:id',
    {
      config: open,
      schema: { tags, summary: 'An event, and who comes', params: EventOf, response: answers({ 200: EventPage }) },
    },
    async request => app.clubEvents.page(request.params.id, request.identity, languageOf(request)),
  );

  app.get(
    '/events/:id/calendar.ics',
    {
      config: open,
      schema: {
        tags,
        summary: 'The event for a calendar (RFC 5545)',
        params: EventOf,
        produces: ['text/calendar'],
        response: answers({ 200: Type.String() }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const file = await app.clubEvents.calendar(id, `${publicUrl(app.config, request)}/events/${id}`);
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${id}.ics"`)
        .send(file);
    },
  );
};

const announcing: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/events',
    {
      preHandler: limited(app, ANNOUNCING),
      schema: {
        tags,
        summary: 'Announce an event: administrators, and members where the club lets them',
        body: NewEvent,
        response: answers({ 201: EventPage }),
      },
    },
    async (request, reply) => {
      const by = identityOf(request);
      const id = await app.clubEvents.announce(by, request.body);
      return reply.code(201).send(await app.clubEvents.page(id, by, languageOf(request)));
    },
  );

  app.patch(
    '/events/:id',
    {
      preHandler: limited(app, ANNOUNCING),
      schema: {
        tags,
        summary: 'Change an event; what is missing stays',
        params: EventOf,
        body: EventChange,
        response: answers({ 200: EventPage }),
      },
    },
    async request => {
      const by = identityOf(request);
      await app.clubEvents.change(request.params.id, by, request.body);
      return app.clubEvents.page(request.params.id, by, languageOf(request));
    },
  );
};

const callingOff: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/events/:id/cancel',
    {
      schema: {
        tags,
        summary: 'Call an event off, for good; who asked for it is told',
        params: EventOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.clubEvents.cancel(request.params.id, identityOf(request));
      return reply.code(204).send(null);
    },
  );
};

const coming: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/events/:id/coming',
    {
      preHandler: limited(app, COMING),
      schema: { tags, summary: 'I come', params: EventOf, body: Coming, response: answers({ 204: Nothing }) },
    },
    async (request, reply) => {
      await app.clubEvents.come(request.params.id, identityOf(request).id, request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/events/:id/coming',
    { schema: { tags, summary: 'I do not come', params: EventOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.clubEvents.stayAway(request.params.id, identityOf(request).id);
      return reply.code(204).send(null);
    },
  );
};

/** Events of the club. */
export const clubEvents: FastifyPluginAsyncTypebox = async app => {
  // Requests of members are no business of the trail.
  keepAudit(
    app,
    ({ identity, routeOptions }) =>
      !routeOptions.url?.endsWith('/coming') && app.administration.isAdministrator(identity!.id),
  );
  for (const part of [reading, announcing, callingOff, coming]) await part(app, {});
};

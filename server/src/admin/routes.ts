import { Readable } from 'node:stream';
import {
  AllEvents,
  ArchiveRow,
  AuditList,
  answers,
  BanList,
  BanOf,
  Claim,
  Club,
  ClubChange,
  ClubInvitation,
  ClubSettings,
  EventOf,
  NewAnnouncement,
  NewBan,
  NewInvitation,
  Overview,
  PasswordReset,
  PersonList,
  PersonOf,
  ReportList,
  ReportOf,
  Search,
  SeatOf,
  TableDownload,
  TableOf,
  TableRows,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { identityOf } from '../accounts/identity.ts';
import { publicUrl } from '../addresses.ts';
import { fairPlay } from '../fair-play/routes.ts';
import { keepAudit } from '../http/audited.ts';
import { languageOf } from '../http/language.ts';
import { addressOf, limited } from '../http/limits.ts';
import { Problem } from '../problem.ts';

const tags = ['administration'];
const Nothing = Type.Null();
/** Imprint and privacy may be long. */
const LARGEST = 128 * 1024;

const GUESSING = [{ most: 20, windowMs: 600_000, keyOf: addressOf }];

const everybody: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/club',
    {
      config: { open: true },
      schema: { tags, summary: 'Name, imprint and ways of this club', response: answers({ 200: Club }) },
    },
    async () => app.club.club(),
  );

  app.post(
    '/admin/claim',
    {
      config: { scope: 'session' },
      preHandler: limited(app, GUESSING),
      schema: {
        tags,
        summary: 'Become administrator by the code that the server printed at its first start',
        body: Claim,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.administration.claim(identityOf(request), request.body.code);
      return reply.code(204).send(null);
    },
  );
};

const club: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/admin',
    { schema: { tags, summary: 'How the server stands', response: answers({ 200: Overview }) } },
    async () => app.administration.overview(),
  );

  app.get(
    '/admin/settings',
    { schema: { tags, summary: 'What is decided for all', response: answers({ 200: ClubSettings }) } },
    async () => {
      const { announcement: _, ...settings } = await app.club.settings();
      return settings;
    },
  );

  app.patch(
    '/admin/settings',
    {
      bodyLimit: LARGEST,
      schema: { tags, summary: 'Decide it otherwise', body: ClubChange, response: answers({ 200: ClubSettings }) },
    },
    async request => app.club.change(request.body),
  );
};

const announcing: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/admin/announcement',
    {
      schema: {
        tags,
        summary: 'Tell everybody something, such as when the server restarts',
        body: NewAnnouncement,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.club.announce(request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/admin/announcement',
    { schema: { tags, summary: 'Withdraw it', response: answers({ 204: Nothing }) } },
    async (_, reply) => {
      await app.club.announce(null);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/admin/invitations',
    {
      schema: {
        tags,
        summary: 'An invitation into the club, shown this once',
        body: NewInvitation,
        response: answers({ 201: ClubInvitation }),
      },
    },
    async (request, reply) => {
      const { code, expiresAt } = await app.administration.invite(request.body);
      const link = `${publicUrl(app.config, request)}/#invitation=${code}`;
      return reply.code(201).send({ code, link, expiresAt: expiresAt.toISOString() });
    },
  );
};

const people: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/admin/people',
    {
      schema: {
        tags,
        summary: 'People by id, login name or a part of the name; the newest first',
        querystring: Search,
        response: answers({ 200: PersonList }),
      },
    },
    async request => ({ people: await app.administration.people(request.query.search ?? '') }),
  );

  app.post(
    '/admin/people/:id/password-reset',
    {
      schema: {
        tags,
        summary: 'A recovery code for somebody, shown this once; ends all sessions',
        params: PersonOf,
        response: answers({ 201: PasswordReset }),
      },
    },
    async (request, reply) => reply.code(201).send(await app.administration.resetPassword(request.params.id)),
  );

  app.delete(
    '/admin/people/:id/sessions',
    { schema: { tags, summary: 'Log somebody out everywhere', params: PersonOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.administration.endSessions(request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const silencing: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/admin/people/:id/silence',
    { schema: { tags, summary: 'Take the word from somebody', params: PersonOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.administration.silence(request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/admin/people/:id/silence',
    { schema: { tags, summary: 'Give it back', params: PersonOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.administration.unsilence(request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const administrators: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/admin/people/:id/administrator',
    { schema: { tags, summary: 'Make somebody administrator', params: PersonOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.administration.appoint(request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/admin/people/:id/administrator',
    {
      schema: {
        tags,
        summary: 'Administrator no more; the last one stays',
        params: PersonOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.administration.dismiss(request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const tables: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/admin/tables',
    {
      schema: {
        tags,
        summary: 'Tables by id or a part of the name of somebody there; those touched last first',
        querystring: Search,
        response: answers({ 200: TableRows }),
      },
    },
    async request => ({ tables: await app.administration.listTables(request.query.search ?? '') }),
  );

  app.get(
    '/admin/tables/:id/download',
    {
      schema: {
        tags,
        summary: 'All that is stored of the present game, its secret included, for the developers; nobody’s name',
        params: TableOf,
        response: answers({ 200: TableDownload }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      reply.header('content-disposition', `attachment; filename="${id}.json"`);
      return { ...(await app.administration.downloadTable(id)) };
    },
  );
};

const archive: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/admin/archive',
    {
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'Finished games of public tables with the names of who played them, a line of JSON each',
        response: answers({
          200: { content: { 'application/x-ndjson': { schema: Type.Unsafe<Readable>(ArchiveRow) } } },
        }),
      },
    },
    async (_, reply) => {
      const games = app.archive.games();
      const lines = async function* () {
        for await (const game of games) yield `${JSON.stringify(game)}\n`;
      };
      reply.type('application/x-ndjson').header('content-disposition', 'attachment; filename="games.ndjson"');
      return reply.send(Readable.from(lines()));
    },
  );
};

const tidying: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/admin/tables/:id/close',
    {
      schema: {
        tags,
        summary: 'Close a table; a game that runs ends without a winner',
        params: TableOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.administration.closeTable(request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/admin/tables/:id/seats/:seat/free',
    {
      schema: {
        tags,
        summary: 'Free a seat; while a game runs a bot plays on until its person is back',
        params: SeatOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.administration.freeSeat(request.params.id, Number(request.params.seat));
      return reply.code(204).send(null);
    },
  );
};

const events: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/admin/events',
    {
      schema: {
        tags,
        summary: 'Events, also those that are over, the latest first',
        response: answers({ 200: AllEvents }),
      },
    },
    async () => ({ events: await app.clubEvents.all() }),
  );

  app.delete(
    '/admin/events/:id',
    {
      schema: {
        tags,
        summary: 'Forget an event with all who come, for good',
        params: EventOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.clubEvents.remove(request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const reports: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/admin/reports',
    { schema: { tags, summary: 'Messages that somebody has reported', response: answers({ 200: ReportList }) } },
    async request => ({ reports: await app.administration.reports(languageOf(request)) }),
  );

  app.post(
    '/admin/reports/:id/done',
    { schema: { tags, summary: 'It has been dealt with', params: ReportOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.administration.settleReport(request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const bans: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/admin/bans',
    { schema: { tags, summary: 'Who is shut out, and until when', response: answers({ 200: BanList }) } },
    async () => ({ bans: await app.bans.list() }),
  );

  app.post(
    '/admin/bans',
    {
      schema: {
        tags,
        summary: 'Shut out a person or a range of addresses for some days',
        body: NewBan,
        response: answers({ 201: BanOf }),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await app.bans.add(request.body, { id: identityOf(request).id, ip: request.ip })),
  );

  app.delete(
    '/admin/bans/:id',
    { schema: { tags, summary: 'Let them in again', params: BanOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.bans.lift(request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/admin/audit',
    {
      schema: {
        tags,
        summary: 'What administrators have done, the newest first',
        response: answers({ 200: AuditList }),
      },
    },
    async () => ({ entries: await app.audit.list() }),
  );
};

/** Running a club. */
export const admin: FastifyPluginAsyncTypebox = async app => {
  await everybody(app, {});
  await app.register(async guarded => {
    // Before the body is looked at: what is wrong with it is nobody else's business.
    guarded.addHook('onRequest', async request => {
      if (!(await app.administration.isAdministrator(identityOf(request).id))) throw new Problem('not-administrator');
    });
    keepAudit(guarded, () => true);
    for (const part of [
      club,
      announcing,
      people,
      silencing,
      administrators,
      tables,
      archive,
      tidying,
      events,
      reports,
      bans,
      fairPlay,
    ])
      await part(guarded, {});
  });
};

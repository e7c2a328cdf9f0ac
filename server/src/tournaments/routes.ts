import { Readable } from 'node:stream';
import {
  answers,
  Correction,
  Entering,
  EntrantOf,
  NewTournament,
  PairingOf,
  TournamentAction,
  TournamentList,
  TournamentOf,
  TournamentPage,
  TournamentRevision,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { identityOf } from '../accounts/identity.ts';
import { keepAudit } from '../http/audited.ts';
import { languageOf } from '../http/language.ts';
import { limited, perPerson } from '../http/limits.ts';

const tags = ['tournaments'];
const Nothing = Type.Null();
const open = { open: true } as const;

const ANNOUNCING = [perPerson(30, 3_600_000)];
/** A file may be long. */
const EXPORTING = [perPerson(12, 60_000)];
const ENTERING = [perPerson(20, 60_000), perPerson(240, 3_600_000)];

const reading: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/tournaments',
    {
      config: open,
      schema: {
        tags,
        summary: 'Tournaments that all members may enter, and mine',
        response: answers({ 200: TournamentList }),
      },
    },
    async request => app.tournaments.list(request.identity),
  );

  app.get(
    '/tournaments/:id',
    {
      config: open,
      schema: {
        tags,
        summary: 'A tournament: entrants, rounds, standings, and where I am to play',
        params: TournamentOf,
        response: answers({ 200: TournamentPage }),
      },
    },
    async request => app.tournaments.page(request.params.id, request.identity, languageOf(request)),
  );
};

const exporting: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/tournaments/:id/standings.csv',
    {
      config: open,
      preHandler: limited(app, EXPORTING),
      schema: {
        tags,
        summary: 'How all stand, for a spreadsheet',
        params: TournamentOf,
        produces: ['text/csv'],
        response: answers({ 200: Type.String() }),
      },
    },
    async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${request.params.id}.csv"`)
        .send(await app.tournaments.csv(request.params.id, languageOf(request))),
  );

  app.get(
    '/tournaments/:id/records',
    {
      config: open,
      preHandler: limited(app, EXPORTING),
      schema: {
        tags,
        summary: 'The records of all its games that are over',
        params: TournamentOf,
        response: answers({ 200: Type.Unsafe<Readable>(Type.Object({ records: Type.Array(Type.Any()) })) }),
      },
    },
    async (request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${request.params.id}.json"`)
        .send(Readable.from(await app.tournaments.records(request.params.id))),
  );
};

const entering: FastifyPluginAsyncTypebox = async app => {
  app.put(
    '/tournaments/:id/entry',
    {
      preHandler: limited(app, ENTERING),
      schema: { tags, summary: 'Sign up', params: TournamentOf, body: Entering, response: answers({ 204: Nothing }) },
    },
    async (request, reply) => {
      await app.tournaments.enter(request.params.id, identityOf(request), request.body);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/tournaments/:id/entry',
    {
      schema: {
        tags,
        summary: 'Withdraw; once it runs, play no further round',
        params: TournamentOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.tournaments.withdraw(request.params.id, identityOf(request).id);
      return reply.code(204).send(null);
    },
  );
};

const announcing: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/tournaments',
    {
      preHandler: limited(app, ANNOUNCING),
      schema: {
        tags,
        summary: 'Announce a tournament: every member may, and organises it',
        body: NewTournament,
        response: answers({ 201: TournamentPage }),
      },
    },
    async (request, reply) => {
      const by = identityOf(request);
      const id = await app.tournaments.announce(by, request.body);
      return reply.code(201).send(await app.tournaments.page(id, by, languageOf(request)));
    },
  );

  app.patch(
    '/tournaments/:id',
    {
      preHandler: limited(app, ANNOUNCING),
      schema: {
        tags,
        summary:
          'Change its name, and before its first round its times; entrants are told: its organiser, or an administrator',
        params: TournamentOf,
        body: TournamentRevision,
        response: answers({ 200: TournamentPage }),
      },
    },
    async request => {
      const by = identityOf(request);
      await app.tournaments.revise(request.params.id, by, request.body);
      return app.tournaments.page(request.params.id, by, languageOf(request));
    },
  );
};

const conducting: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/tournaments/:id/action',
    {
      schema: {
        tags,
        summary: 'Start, pause, resume, finish or cancel it: its organiser, or an administrator',
        params: TournamentOf,
        body: TournamentAction,
        response: answers({ 200: TournamentPage }),
      },
    },
    async request => {
      const by = identityOf(request);
      await app.tournaments.act(request.params.id, by, request.body);
      return app.tournaments.page(request.params.id, by, languageOf(request));
    },
  );
};

const correcting: FastifyPluginAsyncTypebox = async app => {
  app.delete(
    '/tournaments/:id/entrants/:person',
    {
      schema: {
        tags,
        summary: 'Drop somebody, and the partner who stays with him: its organiser, or an administrator',
        params: EntrantOf,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.tournaments.drop(request.params.id, identityOf(request), request.params.person);
      return reply.code(204).send(null);
    },
  );

  app.put(
    '/tournaments/:id/rounds/:round/tables/:number/result',
    {
      schema: {
        tags,
        summary: 'Correct a result; standings follow: its organiser, or an administrator',
        params: PairingOf,
        body: Correction,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      const { id, round, number } = request.params;
      await app.tournaments.correct(id, identityOf(request), Number(round), Number(number), request.body);
      app.tournamentSweeper.wake();
      return reply.code(204).send(null);
    },
  );
};

/** Tournaments. */
export const tournaments: FastifyPluginAsyncTypebox = async app => {
  // Entries are no business of the trail.
  keepAudit(app, ({ routeOptions }) => !routeOptions.url?.endsWith('/entry'));
  for (const part of [reading, exporting, entering, announcing, conducting, correcting]) await part(app, {});
};

import {
  answers,
  ClubExportQuery,
  ClubFilters,
  ExportQuery,
  GameFilters,
  GameList,
  GameListQuery,
  GamesFile,
  PersonOf,
  Statistics,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { identityOf } from '../accounts/identity.ts';
import { languageOf } from '../http/language.ts';
import { limited, perPerson } from '../http/limits.ts';
import { gamesAsCsv } from './csv.ts';

const tags = ['statistics'];
const open = { open: true };
/** Adding up thousands of games costs as much as many requests. */
const COUNTING = [perPerson(120, 60_000)];
const EXPORTING = [perPerson(20, 600_000)];

/** Sends a file to be kept. */
const sendFile = (reply: FastifyReply, name: string, file: GamesFile, format: 'json' | 'csv'): FastifyReply => {
  reply.header('content-disposition', `attachment; filename="${name}.${format}"`).header('x-games-left', file.left);
  if (format === 'json') return reply.send(file);
  return reply.type('text/csv; charset=utf-8').serializer(String).send(gamesAsCsv(file.games));
};

const ofPeople: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/people/:id/games',
    {
      preHandler: limited(app, COUNTING),
      schema: {
        tags,
        summary: 'Finished games of somebody, as far as he shows them to me: a game a line, the newest first',
        params: PersonOf,
        querystring: GameListQuery,
        response: answers({ 200: GameList }),
      },
    },
    async request =>
      app.statistics.games(identityOf(request).id, request.params.id, request.query, languageOf(request)),
  );

  app.get(
    '/people/:id/statistics',
    {
      preHandler: limited(app, COUNTING),
      schema: {
        tags,
        summary: 'What these games say together',
        params: PersonOf,
        querystring: GameFilters,
        response: answers({ 200: Statistics }),
      },
    },
    async request =>
      app.statistics.statistics(identityOf(request).id, request.params.id, request.query, languageOf(request)),
  );
};

const exporting: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/people/:id/export',
    {
      preHandler: limited(app, EXPORTING),
      schema: {
        tags,
        summary: 'The same games as a file, as JSON or CSV',
        params: PersonOf,
        querystring: ExportQuery,
        response: answers({ 200: GamesFile }),
      },
    },
    async (request, reply) => {
      const { format = 'json', ...filters } = request.query;
      const { id } = request.params;
      const file = await app.statistics.file(identityOf(request).id, id, filters, languageOf(request));
      return sendFile(reply, `games-${id}`, file, format);
    },
  );
};

const ofClub: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/club/statistics',
    {
      config: open,
      preHandler: limited(app, COUNTING),
      schema: {
        tags,
        summary: 'What the games at public tables say together',
        querystring: ClubFilters,
        response: answers({ 200: Statistics }),
      },
    },
    async request => app.statistics.club(request.query),
  );

  app.get(
    '/club/export',
    {
      config: open,
      preHandler: limited(app, EXPORTING),
      schema: {
        tags,
        summary: 'These games as a file, a seat a line, without any name',
        querystring: ClubExportQuery,
        response: answers({ 200: GamesFile }),
      },
    },
    async (request, reply) => {
      const { format = 'json', ...filters } = request.query;
      return sendFile(reply, 'games-of-the-club', await app.statistics.clubFile(filters), format);
    },
  );
};

/** Finished games and their figures: of people, and of the club. */
export const statistics: FastifyPluginAsyncTypebox = async app => {
  for (const part of [ofPeople, exporting, ofClub]) await part(app, {});
};

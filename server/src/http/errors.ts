import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { byTag, type Language } from '@ankerplatz/kit';
import type { ProblemBody } from '@ankerplatz/protocol';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-type.ts';
import { type Expected, expectedBy, type SchemaError } from '../expected.ts';
import { Problem, type ProblemCode, STATUS } from '../problem.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { isVisit, sendMissing } from '../web/routes.ts';
import { escaped } from './html.ts';
import { languageOf } from './language.ts';

const FRAMEWORK: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-media-type',
  FST_ERR_MAX_PARAM_LENGTH: 'no-such-page',
  FST_ERR_ROUTE_MAX_PARAM_LENGTH: 'no-such-page',
};

/** PostgreSQL is starting, stopping, full or gone; or another connection holds what is asked for. */
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P02', '57P03', '53300', '08006'],
  ...['55P03', '57014', '25P03'],
]);
const LOST = /^Connection terminated|timeout exceeded when trying to connect|is not queryable$|^Query read timeout$/;

/** The database's disk is full, or takes nothing until there is room; what is there can be read. */
const FULL = new Set(['53100', '25006']);

/** A text holds what PostgreSQL cannot: U+0000, or half a character. */
const UNSTORABLE = new Set(['22021', '22P05']);

const codeOf = (error: Error): string => String((error as { code?: unknown }).code);

/** Whether an error, or its cause, has this reason. */
const isCaused = (error: unknown, isReason: (error: Error) => boolean): boolean =>
  error instanceof Error && (isReason(error) || isCaused(error.cause, isReason));

/** The built-in database is spoken to through a file, which is gone while it starts. */
const isNoSocket = (error: Error): boolean =>
  codeOf(error) === 'ENOENT' && (error as { syscall?: unknown }).syscall === 'connect';

const isUnreachable = (error: Error): boolean =>
  UNREACHABLE.has(codeOf(error)) || LOST.test(error.message) || isNoSocket(error);
const isFull = (error: Error): boolean => FULL.has(codeOf(error));
const isUnstorable = (error: Error): boolean => UNSTORABLE.has(codeOf(error));

const isTableId = (errors: readonly SchemaError[], route: string): boolean =>
  route.includes('/tables/:id') && errors.some(({ instancePath }) => instancePath === '/id');

/** An id in the path that cannot be one is unknown; everything else is a field that is not right. */
const schemaProblem = (errors: readonly SchemaError[], part: string | undefined, route: string): Problem => {
  if (part !== 'params') return new Problem('wrong-field', expectedBy(errors));
  return new Problem(isTableId(errors, route) ? 'no-such-table' : 'no-such-page');
};

/** Whatever was thrown as a problem; `id` is that under which it is logged, `route` where it was thrown. */
export const problemBy = (thrown: unknown, id: string, route = ''): Problem => {
  if (thrown instanceof Problem) return thrown;
  const error = thrown as FastifyError;
  if (error.validation) return schemaProblem(error.validation, error.validationContext, route);
  if (isCaused(error, isUnreachable)) return new Problem('unavailable', { retryAfter: 1, id });
  if (isCaused(error, isFull)) return new Problem('disk-full', { retryAfter: 10, id });
  if (isCaused(error, isUnstorable)) return new Problem('bad-request');
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new Problem(FRAMEWORK[error.code] ?? 'bad-request');
  return new Problem('server-error', { id });
};

/** A problem in words: the body of every answer that is not a success. */
export const bodyOf = ({ code, details }: Problem, language: Language): ProblemBody => {
  const { say, expected, ...header } = details;
  const words = CATALOGUES[language].words;
  const wanted = expected && byTag<Expected, 'is', string, []>(words.expected, 'is', expected);
  const message =
    say?.(language) ??
    words.problems[code]({ field: '', retryAfter: 0, most: 0, id: '', ...header, expected: wanted ?? '' });
  return { error: { code, message, ...header, ...(wanted === undefined ? {} : { expected: wanted }) } };
};

/** The page of a problem for a person with a browser; readable without its style, too. */
const pageOf = ({ error }: ProblemBody, language: Language, site: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(site)}</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/admin.css">` +
  `<header><h1><a href="/">${escaped(site)}</a></h1></header><main><p>${escaped(error.message)}</p></main></html>`;

/** The name of the club; where it cannot be read, that of the program. */
const siteName = async ({ server }: FastifyRequest): Promise<string> => {
  try {
    return (await server.club.settings()).name;
  } catch {
    return 'Ankerplatz';
  }
};

const send = async (problem: Problem, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  const { retryAfter } = problem.details;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  const language = languageOf(request);
  const body = bodyOf(problem, language);
  reply.code(STATUS[problem.code]);
  if (isVisit(request))
    return reply.type('text/html; charset=utf-8').send(pageOf(body, language, await siteName(request)));
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
};

export const answerError = async (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const problem = problemBy(error, request.id, request.routeOptions.url);
  if (problem.code === 'server-error') request.log.error({ err: error }, 'server error');
  if (problem.code === 'unavailable') request.log.warn({ err: error }, 'database unreachable');
  if (problem.code === 'disk-full') request.log.warn({ err: error }, 'nothing can be written');
  return send(problem, request, reply);
};

const GARBAGE: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too-slow',
};

/** Answers a connection whose request is not HTTP, too long or too slow with a problem, as far as the socket allows. */
export const answerGarbage = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = new Problem(GARBAGE[String(error.code)] ?? 'bad-request');
  const body = JSON.stringify(bodyOf(problem, 'en'));
  const status = STATUS[problem.code];
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'content-type: application/json; charset=utf-8'];
  socket.end([...head, `content-length: ${Buffer.byteLength(body)}`, 'connection: close', '', body].join('\r\n'));
};

/** Answers requests for routes that do not exist with a problem in the language of the visitor, and counts them. */
export const missing: FastifyPluginAsync = async app => {
  app.setNotFoundHandler(async () => {
    throw new Problem('no-such-page');
  });
};

export const answerProblems = (app: App): void => {
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler(async (request, reply) => sendMissing(app.site, request, reply));
};

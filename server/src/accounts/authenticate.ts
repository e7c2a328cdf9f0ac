import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app-type.ts';
import { Problem } from '../problem.ts';
import { readSession, writeSession } from './cookies.ts';

const BEARER = /^Bearer +([\w-]{1,200}) *$/i;

const byToken = async ({ accounts }: App, request: FastifyRequest, header: string): Promise<void> => {
  const token = BEARER.exec(header)?.[1];
  const found = token ? await accounts.byToken(token) : undefined;
  request.identity = found?.identity ?? null;
  request.credential = found?.credential ?? null;
};

const bySession = async ({ accounts }: App, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const token = readSession(request);
  const found = token ? await accounts.bySession(token) : undefined;
  if (!token || !found) return;
  request.identity = found.identity;
  request.credential = found.credential;
  if (found.renewed) writeSession(request, reply, token);
};

/** Finds out who asks. A request with a token is not helped by a cookie. */
export const authenticate = (app: App): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { authorization } = request.headers;
    if (authorization === undefined) await bySession(app, request, reply);
    else await byToken(app, request, authorization);
  });
};

/** Every route is closed to strangers unless it says otherwise. */
export const refuseStrangers = (app: App): void => {
  app.addHook('onRequest', async ({ identity, is404, routeOptions }) => {
    if (!identity && !is404 && !routeOptions.config.open) throw new Problem('not-logged-in');
  });
};

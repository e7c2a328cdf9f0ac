import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type.ts';
import { Problem } from '../problem.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers name the page that asks; programs need not. */
const isSameOrigin = ({ headers, host }: FastifyRequest): boolean => {
  if (headers.origin !== undefined) return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
  return headers['sec-fetch-site'] !== 'cross-site';
};

/** A page of another site may not act with a visitor's cookie: neither change anything nor open a socket. */
export const refuseOtherOrigins = (app: App): void => {
  app.addHook('onRequest', async request => {
    const { headers, method } = request;
    if (HARMLESS.has(method) && headers.upgrade === undefined) return;
    if (headers.authorization === undefined && !isSameOrigin(request)) throw new Problem('other-origin');
  });
};

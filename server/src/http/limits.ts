import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type.ts';
import { Problem } from '../problem.ts';

export interface Limit {
  readonly most: number;
  readonly windowMs: number;
  readonly keyOf: (request: FastifyRequest) => string;
}

/** Whoever has one address of version 6 has 2^64 of them. */
export const addressOf = ({ ip }: FastifyRequest): string =>
  ip.includes('.') || !ip.includes(':') ? ip.replace(/^::ffff:/, '') : ip.split(':').slice(0, 4).join(':');

/** Counts a request; refuses it beyond the limit. Each process counts by itself. */
export const limiter = (app: App, { most, windowMs, keyOf }: Limit): ((request: FastifyRequest) => Promise<void>) => {
  const count = app.createRateLimit({ max: most, timeWindow: windowMs, keyGenerator: keyOf });
  return async request => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Problem('too-many-requests', { retryAfter: Math.max(1, counted.ttlInSeconds) });
  };
};

/** For routes that only somebody may use. */
export const perPerson = (most: number, windowMs: number): Limit => ({
  most,
  windowMs,
  keyOf: request => request.identity?.id ?? addressOf(request),
});

/** People of one address who come in for the first time, a minute. */
export const newcomers = (requestsAMinute: number): Limit => ({
  most: Math.max(10, Math.floor(requestsAMinute / 20)),
  windowMs: 60_000,
  keyOf: addressOf,
});

/** Runs after the body is checked, before anything costly. */
export const limited = (app: App, limits: readonly Limit[]): ((request: FastifyRequest) => Promise<void>) => {
  const counts = limits.map(limit => limiter(app, limit));
  return async request => {
    for (const count of counts) await count(request);
  };
};

/** So many people may share an address before they are slowed down together. */
const PEOPLE_AN_ADDRESS = 20;

/** Somebody's requests are counted wherever they come from, a stranger's by address; and all that come from one address. */
export const limitRequests = (app: App): void => {
  const { requestsAMinute } = app.config;
  app.addHook(
    'onRequest',
    limiter(app, { most: PEOPLE_AN_ADDRESS * requestsAMinute, windowMs: 60_000, keyOf: addressOf }),
  );
  app.addHook(
    'onRequest',
    limiter(app, {
      most: requestsAMinute,
      windowMs: 60_000,
      keyOf: request => (request.identity ? `identity ${request.identity.id}` : `address ${addressOf(request)}`),
    }),
  );
};

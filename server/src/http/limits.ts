import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type.ts';
import { Problem } from '../problem.ts';

export interface Limit {
  readonly most: number;
  readonly windowMs: number;
  readonly keyOf: (request: FastifyRequest) => string;
}

const GROUPS = 8;

/** The eight groups of an address of version 6, however it is written. */
const groupsOf = (ip: string): number[] => {
  const [left = [], right = []] = ip.split('::').map(part => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, GROUPS - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map(group => Number.parseInt(group, 16));
};

const dotted = (high: number, low: number): string => [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');

/** The address that a request is counted under: of IPv6 the first 64 bits, since a visitor has all addresses below them; IPv4 in its own form. */
export const addressOf = (request: FastifyRequest): string => {
  // A connection that is closed has no address.
  const ip = (request.ip as string | undefined) ?? '';
  if (ip.includes('.') || !ip.includes(':')) return ip.replace(/^::ffff:/i, '');
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped) return dotted(groups[6]!, groups[7]!);
  const network = groups.slice(0, GROUPS / 2);
  return network.map(group => group.toString(16)).join(':');
};

/** Counts a request; refuses it beyond the limit. Each process counts by itself. */
const limiter = (app: App, { most, windowMs, keyOf }: Limit): ((request: FastifyRequest) => Promise<void>) => {
  const count = app.createRateLimit({ max: most, timeWindow: windowMs, keyGenerator: keyOf });
  return async request => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Problem('too-many-requests', { retryAfter: Math.max(1, counted.ttlInSeconds) });
  };
};

/** A limit for routes that need an identity: counted by person. */
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

/** How many people may share an address before they are slowed down together. */
const PEOPLE_AN_ADDRESS = 20;

/** All requests that come from one address, before anybody asks whose they are. */
export const limitAddresses = (app: App): void => {
  const most = PEOPLE_AN_ADDRESS * app.config.requestsAMinute;
  app.addHook('onRequest', limiter(app, { most, windowMs: 60_000, keyOf: addressOf }));
};

/** Limits requests: those with an identity by person, all others by address. */
export const limitRequests = (app: App): void => {
  app.addHook(
    'onRequest',
    limiter(app, {
      most: app.config.requestsAMinute,
      windowMs: 60_000,
      keyOf: request => (request.identity ? `identity ${request.identity.id}` : `address ${addressOf(request)}`),
    }),
  );
};

import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type.ts';
import { addressOf, type Limit, limited, perPerson } from '../http/limits.ts';
import { Problem } from '../problem.ts';
import { readLogin } from './names.ts';

const TEN_MINUTES = 600_000;
const DAY = 86_400_000;

const loginOf = ({ body }: FastifyRequest): string => readLogin(String((body as { login?: unknown }).login ?? ''));

const byAddress = (most: number): Limit => ({ most, windowMs: TEN_MINUTES, keyOf: addressOf });
/** One address cannot lock out the owner of a login name elsewhere. */
const byLoginAndAddress = (most: number): Limit => ({
  most,
  windowMs: TEN_MINUTES,
  keyOf: request => `${addressOf(request)} ${loginOf(request)}`,
});
/** Against guessing from many addresses at once. */
const byLogin = (most: number): Limit => ({ most, windowMs: TEN_MINUTES, keyOf: loginOf });

/** Where a mail really arrives: what stands after a plus is a label. */
const mailboxOf = ({ body }: FastifyRequest): string =>
  String((body as { address?: unknown }).address ?? '')
    .toLowerCase()
    .replace(/\+.*@/, '@');

/** How often one may guess, or have a code sent to an address. */
const THROTTLES = {
  register: [byAddress(30)],
  logIn: [byAddress(60), byLoginAndAddress(10), byLogin(100)],
  recover: [byAddress(30), byLoginAndAddress(10), byLogin(100)],
  prove: [perPerson(10, TEN_MINUTES)],
  deviceCode: [byAddress(30)],
  passkey: [byAddress(120)],
  administratorCode: [byAddress(30)],
  mail: [
    { most: 10, windowMs: DAY, keyOf: addressOf },
    { most: 3, windowMs: DAY, keyOf: mailboxOf },
  ],
} as const satisfies Record<string, readonly Limit[]>;

/**
 * Refuses clients that guess too often, at all servers together. What is too much for one of them is not even asked of
 * the database; what one limit refuses does not count for the next, so that nobody is locked out by others.
 */
export const throttled = (app: App, what: keyof typeof THROTTLES): ((request: FastifyRequest) => Promise<void>) => {
  const limits: readonly Limit[] = THROTTLES[what];
  const countHere = limited(app, limits);
  return async request => {
    await countHere(request);
    for (const [place, { most, windowMs, keyOf }] of limits.entries()) {
      const { count, left } = await app.attempts.count(`${what} ${place} ${keyOf(request)}`, windowMs);
      if (count > most) throw new Problem('too-many-requests', { retryAfter: Math.max(1, left) });
    }
  };
};

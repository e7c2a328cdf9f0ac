import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type.ts';
import { addressOf, type Limit, limited, perPerson } from '../http/limits.ts';
import { readLogin } from './names.ts';

const TEN_MINUTES = 600_000;

const loginOf = ({ body }: FastifyRequest): string => readLogin((body as { login: string }).login);

const byAddress = (most: number): Limit => ({ most, windowMs: TEN_MINUTES, keyOf: addressOf });
/** One address cannot lock out the owner of a login name elsewhere. */
const byLoginAndAddress = (most: number): Limit => ({
  most,
  windowMs: TEN_MINUTES,
  keyOf: request => `${addressOf(request)} ${loginOf(request)}`,
});
/** Against guessing from many addresses at once. */
const byLogin = (most: number): Limit => ({ most, windowMs: TEN_MINUTES, keyOf: loginOf });

/** How often somebody may guess. */
const THROTTLES = {
  register: [byAddress(30)],
  logIn: [byAddress(60), byLoginAndAddress(10), byLogin(100)],
  recover: [byAddress(30), byLoginAndAddress(10), byLogin(100)],
  prove: [perPerson(10, TEN_MINUTES)],
  deviceCode: [byAddress(30)],
} as const satisfies Record<string, readonly Limit[]>;

export const throttled = (app: App, what: keyof typeof THROTTLES): ((request: FastifyRequest) => Promise<void>) =>
  limited(app, THROTTLES[what]);

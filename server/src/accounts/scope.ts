import type { TokenScope } from '@ankerplatz/protocol';
import type { FastifyRequest } from 'fastify';
import { API } from '../api.ts';
import type { App } from '../app-type.ts';
import { Problem } from '../problem.ts';

/** How far a credential goes: a token reads, plays or administers; only a session changes the account itself. */
export type Scope = TokenScope | 'session';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that a credential must have, where method and address do not say it. */
    readonly scope?: Scope;
  }
}

const RANK: Readonly<Record<Scope, number>> = { read: 0, play: 1, admin: 2, session: 3 };

const neededFor = ({ method, routeOptions }: FastifyRequest): Scope => {
  const { url = '', config } = routeOptions;
  if (config.scope) return config.scope;
  if (url === '/admin' || url.startsWith(`${API}/admin`)) return 'admin';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'play';
};

export const allows = (scope: Scope, needed: Scope): boolean => RANK[scope] >= RANK[needed];

/** A token does what it was made for and nothing else. */
export const refuseOutOfScope = (app: App): void => {
  app.addHook('onRequest', async request => {
    if (request.is404 || !request.credential) return;
    if (!allows(request.credential.scope, neededFor(request))) throw new Problem('wrong-scope');
  });
};

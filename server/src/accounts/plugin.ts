import type { App } from '../app-type.ts';
import { Attempts } from './attempts.ts';
import { openFactors } from './factors/plugin.ts';
import type { Credential, Identity } from './identity.ts';
import { Passwords } from './passwords.ts';
import { Accounts } from './service.ts';
import { AccountStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly accounts: Accounts;
    readonly attempts: Attempts;
  }
  interface FastifyRequest {
    /** The account that asks; null for strangers. */
    identity: Identity | null;
    credential: Credential | null;
  }
}

export const openAccounts = (app: App): void => {
  const { pool } = app.connection;
  const passwords = new Passwords(app.config.passwordCost);
  const attempts = new Attempts(pool);
  app.decorate('attempts', attempts);
  openFactors(app, { passwords, attempts });
  app.decorate('accounts', new Accounts(new AccountStore(pool), passwords, app.secondFactors));
  app.decorateRequest('identity', null);
  app.decorateRequest('credential', null);
};

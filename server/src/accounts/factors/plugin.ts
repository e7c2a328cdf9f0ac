import type { App } from '../../app-type.ts';
import { DatabaseClock } from '../../database/clock.ts';
import type { Attempts } from '../attempts.ts';
import type { Passwords } from '../passwords.ts';
import { FactorStore } from './factor-store.ts';
import { PasskeyStore } from './passkey-store.ts';
import { Passkeys } from './passkeys.ts';
import { SecondFactors } from './second-factor.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly secondFactors: SecondFactors;
    readonly passkeys: Passkeys;
  }
}

interface FactorParts {
  readonly passwords: Passwords;
  readonly attempts: Attempts;
}

export const openFactors = (app: App, parts: FactorParts): void => {
  const { pool } = app.connection;
  app.decorate(
    'secondFactors',
    new SecondFactors({ store: new FactorStore(pool), clock: new DatabaseClock(pool), ...parts }),
  );
  app.decorate('passkeys', new Passkeys(new PasskeyStore(pool)));
};

import { randomBytes } from 'node:crypto';
import type { App } from '../app-type.ts';
import { keep } from '../database/settings.ts';
import { FairPlay } from './service.ts';
import { FairPlayStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly fairPlay: FairPlay;
  }
}

export const openFairPlay = (app: App): void => {
  const { connection, reviews } = app;
  const make = () => ({ key: randomBytes(32).toString('base64url') });
  const key = async (): Promise<string> => (await keep(connection.pool, 'addresses', make)).key;
  const store = new FairPlayStore(connection.pool);
  app.decorate('fairPlay', new FairPlay({ store, reviews, key }));
};

/** From where members come; guests play no rated games. */
export const noteAddresses = (app: App): void =>
  void app.addHook('onResponse', async ({ identity, ip }) => {
    if (!identity || identity.login === null) return;
    await app.fairPlay
      .note(identity.id, ip)
      .catch(error => app.log.warn({ err: error }, 'an address could not be noted'));
  });

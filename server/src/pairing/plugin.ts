import type { App } from '../app-type.ts';
import { Pairing } from './service.ts';
import { PairingStore } from './store.ts';
import { PairingSweeper } from './sweeper.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly pairing: Pairing;
  }
}

/** Pairs people while the server is up. */
export const openPairing = (app: App): void => {
  const pairing = new Pairing({
    store: new PairingStore(app.connection.pool),
    seating: app.tables.seating,
    withBoard: wish => app.club.withBoard(wish),
    hasCome: () => sweeper.wake(),
  });
  const sweeper = new PairingSweeper(pairing, app.log);
  app.decorate('pairing', pairing);
  app.addHook('onReady', async () => sweeper.start());
  app.addHook('onClose', async () => sweeper.stop());
};

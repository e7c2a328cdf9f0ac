import type { App } from '../app-type.ts';
import { Deals } from './service.ts';
import { DealStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly deals: Deals;
  }
}

/** Between two looks whether the days ahead have their deals. */
const LOOK_MS = 3_600_000;

export const openDeals = (app: App): void => {
  const { connection, administration, tables, club, log } = app;
  const { seating, reading } = tables;
  const deals = new Deals({
    store: new DealStore(connection.pool),
    ...{ seating, reading },
    withBoard: wish => club.withBoard(wish),
    isAdministrator: identity => administration.isAdministrator(identity),
  });
  app.decorate('deals', deals);
  const prepare = (): Promise<void> =>
    deals
      .prepare(new Date())
      .catch((error: unknown) => log.warn({ err: error }, 'the deals of days were not prepared'));
  let preparing: Promise<void> | undefined;
  const looking = setInterval(() => {
    preparing = prepare();
  }, LOOK_MS);
  looking.unref();
  app.addHook('preClose', async () => {
    clearInterval(looking);
    await preparing;
  });
};

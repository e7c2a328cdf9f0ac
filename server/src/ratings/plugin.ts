import type { App } from '../app-type.ts';
import { Rater } from './rater.ts';
import { Ratings } from './service.ts';
import { RatingsStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly ratings: Ratings;
    readonly rater: Rater;
  }
}

export const openRatings = (app: App): void => {
  const { connection, people, config, log } = app;
  app.decorate('ratings', new Ratings({ store: new RatingsStore(connection.pool), people }));
  const rater = new Rater(connection.pool, config.statisticsDays, error =>
    log.warn({ err: error }, 'finished games could not be rated'),
  );
  app.decorate('rater', rater);
  app.addHook('onReady', async () => rater.start());
  app.addHook('onClose', async () => rater.stop());
};

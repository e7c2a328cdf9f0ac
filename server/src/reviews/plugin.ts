import type { App } from '../app-type.ts';
import { ReviewChecker } from './checker.ts';
import { MOST, Reviews } from './service.ts';
import { ReviewStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly reviews: Reviews;
    readonly reviewChecker: ReviewChecker;
  }
}

export const openReviews = (app: App): void => {
  const { connection, tables, log } = app;
  const store = new ReviewStore(connection.pool);
  const checker = new ReviewChecker(store, MOST, error =>
    log.warn({ err: error }, 'a review could not be looked into'),
  );
  app.decorate('reviews', new Reviews({ store, tables, checker }));
  app.decorate('reviewChecker', checker);
  app.addHook('onReady', async () => checker.start());
  app.addHook('onClose', async () => checker.stop());
};

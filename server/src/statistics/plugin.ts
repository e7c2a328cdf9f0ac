import type { App } from '../app-type.ts';
import { FigureFiller } from './filler.ts';
import { GameStatistics } from './service.ts';
import { StatisticsStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly statistics: GameStatistics;
    readonly figures: FigureFiller;
  }
}

export const openStatistics = (app: App): void => {
  const { connection, people, config, log } = app;
  app.decorate('statistics', new GameStatistics({ store: new StatisticsStore(connection.pool), people }));
  const figures = new FigureFiller(connection.pool, config.statisticsDays, error =>
    log.warn({ err: error }, 'figures of finished games could not be worked out'),
  );
  app.decorate('figures', figures);
  app.addHook('onReady', async () => figures.start());
  app.addHook('onClose', async () => figures.stop());
};

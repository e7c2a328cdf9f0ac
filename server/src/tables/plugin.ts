import type { App } from '../app.ts';
import { BotSweeper } from '../bots/sweeper.ts';
import { Tables } from './service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly tables: Tables;
  }
}

/** Tables, and the bots that play at them while the server is up. */
export const keepTables = async (app: App): Promise<void> => {
  const { connection, config, log } = app;
  const botIsDue = (delay: number): void => bots.wakeIn(delay);
  const tables = await Tables.make({ connection, log, botDelay: config.botDelay, botIsDue });
  const bots = new BotSweeper(tables, connection.pool, log, config.botWorkers);
  app.decorate('tables', tables);
  app.addHook('onReady', async () => {
    tables.news.start();
    bots.start();
  });
  app.addHook('onClose', async () => {
    await bots.stop();
    await tables.news.stop();
  });
};

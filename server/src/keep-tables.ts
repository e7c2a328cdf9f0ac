import type { App } from './app-type.ts';
import { Pace } from './bots/pace.ts';
import { BotSweeper } from './bots/sweeper.ts';
import { MeasuredThinker } from './bots/thinker.ts';
import { ClockSweeper } from './clocks/sweeper.ts';
import { Tables } from './tables/service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly tables: Tables;
    readonly bots: BotSweeper;
  }
}

/** Tables, the clocks that run there, and the bots that play at them while the server is up. */
export const keepTables = async (app: App): Promise<void> => {
  const { connection, config, metrics, log } = app;
  const botIsDue = (delay: number): void => bots.wakeIn(delay);
  const clockIsSet = (delay: number): void => clocks.wakeIn(delay);
  const { botDelay, silentAfterMs: silence } = config;
  const tables = await Tables.make({
    connection,
    log,
    botDelay,
    silence,
    isLooking: (table, seat) => app.realtime.hub.isLooking(table, seat),
    echoMs: config.heartbeatMs / 2,
    quotas: config.quotas,
    botIsDue,
    clockIsSet,
    gameIsOver: (table, number, isRated) => {
      app.figures.add(table, number);
      if (isRated) app.rater.add(table, number);
      app.tournamentSweeper.wake();
    },
    appended: (seconds, isFailed) => metrics.appended(seconds, isFailed),
  });
  const clocks = new ClockSweeper(tables, connection.pool, log);
  const thinker = new MeasuredThinker(config.botWorkers, log, work => metrics.timeBot(work));
  const bots = new BotSweeper(tables, connection.pool, log, config.botWorkers, thinker, new Pace(botDelay[1]));
  app.decorate('tables', tables);
  app.decorate('bots', bots);
  app.addHook('onReady', async () => {
    tables.news.start();
    bots.start();
    clocks.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all([bots.stop(), clocks.stop()]);
    await tables.news.stop();
  });
};

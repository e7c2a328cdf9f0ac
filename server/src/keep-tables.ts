import type { App } from './app-type.ts';
import { Pace } from './bots/pace.ts';
import { BotSweeper } from './bots/sweeper.ts';
import { MeasuredThinker } from './bots/thinker.ts';
import { ClockSweeper } from './clocks/sweeper.ts';
import { Pulse } from './database/pulse.ts';
import { openTo } from './peers/opening.ts';
import { Peers } from './peers/peers.ts';
import { randomId } from './random.ts';
import { notifyAll } from './tables/change-feed.ts';
import { Doubts } from './tables/doubts.ts';
import { Tables } from './tables/service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly tables: Tables;
    readonly bots: BotSweeper;
    readonly pulse: Pulse;
    readonly peers: Peers;
  }
}

/** The address where other servers reach this one; null where that cannot be: then all is told through the database. */
const openPeers = async ({ connection: { pool }, config, peers, log }: App): Promise<string | null> => {
  try {
    return await openTo(peers, pool, config.peerAddress);
  } catch (error) {
    log.warn({ err: error }, 'other servers cannot reach this one');
    return null;
  }
};

/** Tables, the clocks that run there, and the bots that play at them while the server is up. */
export const keepTables = async (app: App): Promise<void> => {
  const { connection, config, metrics, log } = app;
  const botIsDue = (delay: number): void => bots.wakeIn(delay);
  const clockIsSet = (delay: number): void => clocks.wakeIn(delay);
  const { botDelay, silentAfterMs: silence } = config;
  const pulse = new Pulse(connection.beats, randomId(), log);
  const peers = new Peers(pulse.id, log);
  const doubts = new Doubts(changes => notifyAll(connection.pool, changes));
  const tables = await Tables.make({
    connection,
    log,
    botDelay,
    silence,
    isLooking: (table, seat) => app.realtime.hub.isLooking(table, seat),
    echoMs: config.heartbeatMs / 2,
    ...{ quotas: config.quotas, peers, doubts },
    botIsDue,
    clockIsSet,
    gameIsOver: ended => {
      app.figures.addEnded(ended);
      if (ended.isRated) app.rater.add(ended.table, ended.number);
      // Tables of tournaments are opened for people who were paired.
      if (ended.isPaired) app.tournamentSweeper.wake();
    },
    appended: (seconds, isFailed) => metrics.appended(seconds, isFailed),
  });
  const clocks = new ClockSweeper(tables, connection.pool, log);
  const thinker = new MeasuredThinker(config.botWorkers, log, work => metrics.timeBot(work));
  const bots = new BotSweeper(
    ...([tables, connection.pool, log, config.botWorkers, thinker, new Pace(botDelay[1]), pulse.id] as const),
  );
  pulse.on('census', census => peers.meet(census));
  pulse.on('recovered', () => tables.changes.renew());
  pulse.on('outage', () => tables.changes.emit('gap'));
  app.decorate('pulse', pulse);
  app.decorate('peers', peers);
  app.decorate('tables', tables);
  app.decorate('bots', bots);
  app.addHook('onReady', async () => {
    tables.changes.start();
    await pulse.start(await openPeers(app));
    await peers.met();
    bots.start();
    clocks.start();
  });
  app.addHook('onClose', async () => {
    await Promise.all([bots.stop(), clocks.stop()]);
    await Promise.all([tables.changes.stop(), pulse.stop(), doubts.stop()]);
    await peers.stop();
  });
};

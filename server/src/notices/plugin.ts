import type { AddressInfo } from 'node:net';
import { homeUrl } from '../addresses.ts';
import type { App } from '../app-type.ts';
import type { Config } from '../config.ts';
import { keep } from '../database/settings.ts';
import { Delivery, newVapidKeys } from './delivery.ts';
import { NoticeDispatcher } from './dispatcher.ts';
import { GuardedSender } from './guard.ts';
import { Notices } from './service.ts';
import { NoticeStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly notices: Notices;
  }
}

/** Push services want to know whom to ask. */
const contactOf = ({ url, mailFrom }: Config): string =>
  url?.startsWith('https:') ? url : `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

/** The address of the server, when no visitor has named one. */
const homeOf = (app: App): string => {
  const address = app.server.address() as AddressInfo | null;
  return homeUrl(app.config, address?.port ?? app.config.port);
};

export const openNotices = async (app: App): Promise<void> => {
  const { connection, config, tables, realtime, metrics, log } = app;
  const store = new NoticeStore(connection.pool);
  const keys = () => keep(connection.pool, 'vapid', newVapidKeys);
  const stopping = new AbortController();
  const sender = new GuardedSender(config.noticesAllow, stopping.signal);
  const ways = new Delivery(sender, keys, contactOf(config), config.smtpUrl, config.mailFrom);
  const notices = new Notices({ store, ways, keys, tables, metrics, log, home: () => homeOf(app) });
  const warmUp = Math.min(config.noticeDelay, config.heartbeatMs);
  const desk = new NoticeDispatcher({
    store,
    notices,
    isLooking: (table, seat) => realtime.hub.isLooking(table, seat),
    looked: looks => tables.agreeing.looked(looks),
    changes: tables.changes,
    log,
    delay: config.noticeDelay,
    warmUp,
  });
  realtime.hub.onLook(looks => desk.look(looks));
  app.decorate('notices', notices);
  app.addHook('onReady', async () => desk.start());
  app.addHook('preClose', async () => {
    stopping.abort();
    await desk.stop();
    await ways.close();
  });
};

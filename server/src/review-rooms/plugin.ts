import type { App } from '../app-type.ts';
import { Refusals } from '../tables/refusals.ts';
import { RoomLines } from './lines.ts';
import { ReviewRooms } from './service.ts';
import { ReviewRoomStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly reviewRooms: ReviewRooms;
  }
}

const EXPIRE_MS = 60_000;

/** Opens review rooms, and closes those that nobody needs any more while the server is up. */
export const openReviewRooms = async (app: App): Promise<void> => {
  const { connection, tables, config, log } = app;
  const lines = new RoomLines(await Refusals.load());
  const rooms = new ReviewRooms(new ReviewRoomStore(connection.pool), tables, lines, config.heartbeatMs / 2);
  app.decorate('reviewRooms', rooms);
  const expire = (): Promise<void> =>
    rooms.expire().catch(error => log.warn({ err: error }, 'review rooms were not closed'));
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = expire();
  }, EXPIRE_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
};

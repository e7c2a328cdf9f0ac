import type { App } from '../app-type.ts';
import { ClubEvents } from './service.ts';
import { EventStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly clubEvents: ClubEvents;
  }
}

/** Between two looks at who is to be told. */
const LOOK_MS = 5000;

export const openClubEvents = (app: App): void => {
  const { connection, administration, club, notices, log } = app;
  const events = new ClubEvents({
    store: new EventStore(connection.pool),
    isAdministrator: identity => administration.isAdministrator(identity),
    areMembersAnnouncers: async () => (await club.settings()).announcers === 'members',
    tell: (identity, language, news) => notices.tellOfEvent(identity, language, news),
  });
  app.decorate('clubEvents', events);
  let telling: Promise<void> | undefined;
  const looking = setInterval(() => {
    telling ??= events
      .tellAll()
      .catch((error: unknown) => log.warn({ err: error }, 'who comes to an event was not told'))
      .finally(() => {
        telling = undefined;
      });
  }, LOOK_MS);
  looking.unref();
  app.addHook('preClose', async () => {
    clearInterval(looking);
    await telling;
  });
};

import type { App } from '../app-type.ts';
import { Archive } from './archive.ts';
import { Audit } from './audit.ts';
import { Bans } from './bans.ts';
import { Administration } from './service.ts';
import { SiteSettings } from './site-settings.ts';
import { AdminStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly club: SiteSettings;
    readonly administration: Administration;
    readonly archive: Archive;
    readonly audit: Audit;
  }
}

export const openAdministration = (app: App): void => {
  app.decorate('bans', new Bans(app.connection.pool));
  app.decorate('archive', new Archive(app.connection.pool));
  app.decorate('audit', new Audit(app.connection.pool));
  const store = new AdminStore(app.connection.pool);
  const club = new SiteSettings(store);
  app.decorate('club', club);
  app.decorate(
    'administration',
    new Administration({
      store,
      club,
      tables: app.tables.adminActions,
      quotas: app.config.quotas,
      isEventInvitation: invitation => app.clubEvents.isInvitation(invitation),
      endSessions: identity => app.accounts.endSessions(identity),
      noted: (administrator, action, about) => app.audit.note(administrator, action, about),
      sockets: () => app.realtime.connections.size,
    }),
  );
};

/** Carries out what the administrator has decided, and lets everybody connected know what is announced, whichever server was told so. */
export const heedAdministrator = (app: App): void => {
  const { club, config, realtime, log } = app;
  let told: string | undefined;
  const look = async (): Promise<void> => {
    club.forget();
    app.bans.forget();
    await realtime.connections.refuseWhere(async identity => (await app.bans.against(identity, '')) !== undefined);
    const { announcement, botWorkers } = await club.settings();
    app.bots.cap(Math.min(config.botWorkers, botWorkers ?? config.botWorkers));
    const text = JSON.stringify(announcement);
    if (text === (told ?? 'null')) return;
    told = text;
    realtime.connections.tellAll({ type: 'announcement', announcement });
  };
  const lookSafely = (): void => {
    look().catch(error => log.warn({ err: error }, 'the settings of the club cannot be read'));
  };
  realtime.onClub(lookSafely);
};

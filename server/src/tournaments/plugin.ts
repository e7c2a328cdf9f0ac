import type { App } from '../app-type.ts';
import { TournamentRounds } from './rounds.ts';
import { Tournaments } from './service.ts';
import { TournamentStore } from './store.ts';
import { TournamentSweeper } from './sweeper.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly tournaments: Tournaments;
    readonly tournamentSweeper: TournamentSweeper;
  }
}

/** Moves tournaments on while the server is up. */
export const openTournaments = (app: App): void => {
  const { connection, administration, tables, club, notices, realtime, log } = app;
  const store = new TournamentStore(connection.pool);
  const { seating } = tables;
  const rounds = new TournamentRounds({ store, seating, withBoard: wish => club.withBoard(wish) });
  const service = new Tournaments({
    ...{ store, rounds, seating },
    isAdministrator: identity => administration.isAdministrator(identity),
    tell: (identity, news) =>
      void notices
        .tellOfTournament(identity, news)
        .catch(error => log.warn({ err: error }, 'an entrant was not told of a change')),
    administrators: () => administration.administrators(),
  });
  app.decorate('tournaments', service);
  realtime.hub.tournaments.learnFrom(service);
  const sweeper = new TournamentSweeper(rounds, log);
  app.decorate('tournamentSweeper', sweeper);
  app.addHook('onReady', async () => sweeper.start());
  app.addHook('onClose', async () => sweeper.stop());
};

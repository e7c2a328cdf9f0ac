import type {
  NewTournament,
  TournamentAction,
  TournamentList,
  TournamentPage,
  TournamentRevision,
} from '@ankerplatz/protocol';
import { randomHex } from '../../ui/device/random.ts';
import { API, ask } from '../http.ts';

const at = (id: string, ...rest: readonly (string | number)[]): string =>
  `/${['tournaments', id, ...rest].map(encodeURIComponent).join('/')}`;

/** Requests about tournaments; loaded with the pages that need them. */
export const tournamentsApi = {
  list: () => ask<TournamentList>('GET', '/tournaments'),
  tournament: (id: string) => ask<TournamentPage>('GET', at(id)),
  announce: (wish: NewTournament) => ask<TournamentPage>('POST', '/tournaments', wish),
  revise: (id: string, revision: TournamentRevision) => ask<TournamentPage>('PATCH', at(id), revision),
  /** With random bytes of this device, for deals that all tables of a round play. */
  enter: (id: string, partner: string | null) => ask('PUT', at(id, 'entry'), { partner, contribution: randomHex(16) }),
  withdraw: (id: string) => ask('DELETE', at(id, 'entry')),
  act: (id: string, action: TournamentAction['action']) => ask<TournamentPage>('POST', at(id, 'action'), { action }),
  drop: (id: string, person: string) => ask('DELETE', at(id, 'entrants', person)),
  correct: (id: string, round: number, table: number, ranks: readonly number[] | null) =>
    ask('PUT', at(id, 'rounds', round, 'tables', table, 'result'), { ranks }),
  standingsOf: (id: string): string => API + at(id, 'standings.csv'),
  recordsOf: (id: string): string => API + at(id, 'records'),
};

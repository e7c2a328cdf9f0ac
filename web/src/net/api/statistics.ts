import type { ClubFilters, GameFilters, GameList, GameListQuery, Statistics } from '@ankerplatz/protocol';
import { API, ask, query } from '../http.ts';

const at = (person: string, part: string): string => `/people/${encodeURIComponent(person)}/${part}`;

/** Requests about finished games; loaded with the pages that show them. */
export const statisticsApi = {
  games: (person: string, wanted: GameListQuery) => ask<GameList>('GET', at(person, 'games') + query(wanted)),
  statistics: (person: string, filters: GameFilters) =>
    ask<Statistics>('GET', at(person, 'statistics') + query(filters)),
  club: (filters: ClubFilters) => ask<Statistics>('GET', `/club/statistics${query(filters)}`),
  /** Addresses of files. */
  fileOf: (person: string, filters: GameFilters, format: 'csv' | 'json') =>
    `${API}${at(person, 'export')}${query({ ...filters, format })}`,
  clubFile: (filters: ClubFilters, format: 'csv' | 'json') => `${API}/club/export${query({ ...filters, format })}`,
};

import type { GameRatings, Leaderboard, PersonRatings, RatingKind } from '@ankerplatz/protocol';
import { ask, query } from '../http.ts';

/** Requests about ratings; loaded with what shows them. */
export const ratingsApi = {
  leaderboard: (kind: RatingKind) => ask<Leaderboard>('GET', `/ratings${query(kind)}`),
  person: (id: string) => ask<PersonRatings>('GET', `/people/${encodeURIComponent(id)}/ratings`),
  game: (table: string, number: number, invitation: string | null) =>
    ask<GameRatings>('GET', `/tables/${encodeURIComponent(table)}/games/${number}/ratings${query({ invitation })}`),
};

import type { Person, Void } from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import { isMember } from '../accounts/member.ts';
import { isUnblocked } from '../accounts/shown-games.ts';
import { identities, ratedGames, ratedPlayers, ratedSeats, ratings, tables } from '../database/schema.ts';
import { columnsOf, computed, orNull, row, rowsOf, sql } from '../database/sql.ts';
import { SURE_SIGMA } from './shown-rating.ts';
import type { Skill } from './weng-lin.ts';

/** A leaderboard needs so many different opponents in so many days. */
export const LEAST_OPPONENTS = 10;
const LATELY = `interval '90 days'`;
const MOST_LISTED = 100;

/** The rating of a person in games of a kind. */
export interface RatingRow extends Skill {
  readonly kind: string;
  readonly games: number;
  readonly opponents: number;
  /** On the leaderboard; null: not on it. */
  readonly place: number | null;
}

/** A player on a leaderboard. */
export interface ListedRow extends Skill, Person {
  readonly games: number;
  readonly place: number;
  /** Whether a block keeps the player from the person who looks. */
  readonly isApart: boolean;
}

/** A seat of a rated game, as far as `by` may know. */
export interface ChangeRow {
  readonly seat: number;
  readonly side: number;
  readonly rank: number;
  readonly hasLeft: boolean;
  readonly weight: number;
  readonly before: Skill;
  readonly after: Skill;
  readonly isShown: boolean;
}

export interface RatedGameRow {
  readonly isRated: boolean;
  readonly place: number | null;
  readonly kind: string | null;
  readonly reason: Void | null;
  readonly seats: readonly ChangeRow[] | null;
}

const i = columnsOf(identities, 'i');
const v = columnsOf(identities, 'v');
const g = columnsOf(ratings, 'g');
const p = columnsOf(ratedPlayers, 'p');
const r = columnsOf(ratedGames, 'r');
const s = columnsOf(ratedSeats, 's');
const o = columnsOf(ratedSeats, 'o');
const t = columnsOf(tables, 't');

/** Different opponents of a rating g, lately. */
const OPPONENTS = computed<number>(`(
  select count(distinct ${o.player})::int from rated_seats s
    join rated_games r on ${r.place} = ${s.place} and ${r.kind} = ${g.kind} and ${r.at} > now() - ${LATELY}
    join rated_seats o on ${o.place} = ${s.place} and ${o.side} <> ${s.side}
  where ${s.player} = ${g.player})`);

/** The players on the leaderboard of the kind $2, each with their place. */
const LISTED = `listed as (
  select ${g.player}, ${g.mu}, ${g.sigma}, ${g.games}, ${p.identity}, (rank() over (order by round(${g.mu}::numeric, 2) desc))::int as place
  from ratings g join rated_players p on ${p.id} = ${g.player} join identities i on ${i.id} = ${p.identity}
  where ${g.kind} = $2 and ${g.sigma} <= ${SURE_SIGMA} and ${i.showsRatings} and ${i.deletedAt} is null
    and ${OPPONENTS} >= ${LEAST_OPPONENTS})`;

const listed = {
  ...columnsOf(ratings, 'l'),
  place: computed<number>('l.place'),
  identity: computed<string>('l.identity'),
};

/** The leaderboard as $1 may see it. */
const LEADERBOARD = sql`
  with ${LISTED}
  select ${row({
    ...{ id: i.id, name: i.name, isMember: isMember(i), mu: listed.mu, sigma: listed.sigma, games: listed.games },
    place: listed.place,
    isApart: computed<boolean>(`not ${isUnblocked(i, '$1')}`),
  })}
  from listed l join identities i on ${i.id} = ${listed.identity}
  order by ${listed.place}, lower(${i.name}), ${i.id} limit ${MOST_LISTED}`;

/** Of $1, in games of the kind $2. */
const OWN = sql`
  with ${LISTED}
  select ${row({
    ...{ kind: g.kind, mu: g.mu, sigma: g.sigma, games: g.games, opponents: OPPONENTS },
    place: orNull(listed.place),
  })}
  from ratings g join rated_players p on ${p.id} = ${g.player} left join listed l on ${listed.player} = ${g.player}
  where ${p.identity} = $1 and ${g.kind} = $2`;

const KINDS_OF = sql`
  select ${row({ kind: g.kind })} from ratings g join rated_players p on ${p.id} = ${g.player}
  where ${p.identity} = $1 order by ${g.kind}`;

const SHOWS = sql`select ${row({ id: i.id, shows: i.showsRatings })} from identities i where ${i.id} = any($1)`;

/** People who hide ratings see their own and no others, and theirs are seen by none. */
const IS_SHOWN = `(${p.identity} = $3 or coalesce(${i.showsRatings}, false)
  and exists (select from identities v where ${v.id} = $3 and ${v.showsRatings}))`;

const GAME = sql`
  select ${row({
    ...{ isRated: t.rated, place: orNull(r.place), kind: orNull(r.kind), reason: orNull(r.reason) },
    seats: computed<readonly ChangeRow[] | null>(`(
      select json_agg(json_build_object('seat', ${s.seat}, 'side', ${s.side}, 'rank', ${s.rank}, 'hasLeft', ${s.hasLeft},
        'weight', ${s.weight}, 'before', json_build_object('mu', ${s.muBefore}, 'sigma', ${s.sigmaBefore}),
        'after', json_build_object('mu', ${s.muAfter}, 'sigma', ${s.sigmaAfter}), 'isShown', ${IS_SHOWN}) order by ${s.seat})
      from rated_seats s join rated_players p on ${p.id} = ${s.player} left join identities i on ${i.id} = ${p.identity}
      where ${s.place} = ${r.place})`),
  })}
  from tables t left join rated_games r on ${r.tableId} = ${t.id} and ${r.number} = $2 where ${t.id} = $1`;

/** SQL of ratings, for those who read them. */
export class RatingsStore {
  constructor(private readonly pool: Pool) {}

  async leaderboard(by: string, kind: string): Promise<ListedRow[]> {
    return rowsOf(this.pool, LEADERBOARD, [by, kind], 'leaderboard');
  }

  async ratingOf(identity: string, kind: string): Promise<RatingRow | undefined> {
    return (await rowsOf(this.pool, OWN, [identity, kind], 'rating-of'))[0];
  }

  async kindsOf(identity: string): Promise<string[]> {
    return (await rowsOf(this.pool, KINDS_OF, [identity])).map(({ kind }) => kind);
  }

  /** Whether all of these people show their ratings. */
  async doShow(people: readonly string[]): Promise<boolean> {
    return (await rowsOf(this.pool, SHOWS, [people])).every(({ shows }) => shows);
  }

  async game(by: string | null, table: string, number: number): Promise<RatedGameRow | undefined> {
    return (await rowsOf(this.pool, GAME, [table, number, by]))[0];
  }
}

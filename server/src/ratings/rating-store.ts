import type { GameRecord } from '@ankerplatz/kit';
import type { Clock, Void } from '@ankerplatz/protocol';
import type { PoolClient } from 'pg';
import { isMember } from '../accounts/member.ts';
import type { GameAddress } from '../database/backlog.ts';
import {
  entries,
  games,
  identities,
  played,
  ratedGames,
  ratedPlayers,
  ratedSeats,
  ratings,
  tables,
} from '../database/schema.ts';
import { columnsOf, computed, into, jsonAs, millisecondsOf, row, rowsOf, sql } from '../database/sql.ts';
import { randomId } from '../random.ts';
import { knownValues } from '../tables/known-rules.ts';
import type { FinishedFacts } from './counting.ts';
import { MEETING_MS, type Meeting, type RatedResult, type SkillChange, type Standing } from './rating-fold.ts';

/** A finished game of a rated table that is not rated yet. */
export interface UnratedRow extends Omit<FinishedFacts, 'guests'> {
  readonly table: string;
  readonly number: number;
  /** Milliseconds. */
  readonly at: number;
  /** The people who are known to have played. */
  readonly people: readonly { readonly seat: number; readonly identity: string; readonly isMember: boolean }[];
}

/** A rated seat as it is stored: what it was rated by, and what came of it. */
export interface SeatRating extends SkillChange {
  readonly seat: number;
  readonly player: string;
  readonly side: number;
  readonly rank: number;
  readonly hasLeft: boolean;
}

/** A game that was rated, in its place. */
export interface StoredResult {
  readonly place: number;
  readonly kind: string;
  /** Milliseconds. */
  readonly at: number;
  readonly seats: readonly SeatRating[];
}

const g = columnsOf(games, 'g');
const t = columnsOf(tables, 't');
const e = columnsOf(entries, 'e');
const p = columnsOf(played, 'p');
const i = columnsOf(identities, 'i');
const r = columnsOf(ratedGames, 'r');
const s = columnsOf(ratedSeats, 's');
const o = columnsOf(ratedSeats, 'o');
/** Of the table that a statement changes. */
const [ratedGame, ratedSeat, ratedPlayer, rating] = [
  columnsOf(ratedGames),
  columnsOf(ratedSeats),
  columnsOf(ratedPlayers),
  columnsOf(ratings),
];

/** One game after the other is rated, whichever server does it. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended('ratings', 0))`;

/** By rules that are known here. */
const UNRATED = sql`
  select ${row({
    ...{ table: g.tableId, number: g.number, at: millisecondsOf(g.finishedAt), record: jsonAs<GameRecord>(g.record) },
    ...{ ranks: g.ranks, levels: g.levels, coach: t.coach, clock: jsonAs<Clock>(t.clock) },
    entries: computed<UnratedRow['entries']>(`(
      select coalesce(json_agg(json_build_object('kind', ${e.kind}, 'seat', ${e.seat}) order by ${e.entry}), '[]')
      from entries e where ${e.tableId} = ${g.tableId} and ${e.number} = ${g.number} and ${e.kind} <> 'move')`),
    people: computed<UnratedRow['people']>(`(
      select coalesce(json_agg(json_build_object('seat', ${p.seat}, 'identity', ${p.identity}, 'isMember', ${isMember(i)})), '[]')
      from played p join identities i on ${i.id} = ${p.identity}
      where ${p.tableId} = ${g.tableId} and ${p.number} = ${g.number})`),
  })}
  from tables t join games g on ${g.tableId} = ${t.id}
  where ${t.rated} and ($1::text[] is null or (${t.id}, ${g.number}) in (select * from unnest($1::text[], $2::int[])))
    and (${g.record}->>'game', (${g.record}->>'version')::int) in (select * from unnest($3::text[], $4::int[]))
    and not exists (select from rated_games r where ${r.tableId} = ${g.tableId} and ${r.number} = ${g.number})
    and ${g.finishedAt} > now() - $5 * interval '1 day'
  order by ${g.finishedAt}, ${g.tableId}, ${g.number} limit $6`;

const ADD_PLAYER = `
  insert into ${into(ratedPlayers, 'id', 'identity')} values ($1, $2) on conflict (${ratedPlayer.identity}) do nothing`;

const PLAYERS = sql`
  select ${row({ id: ratedPlayer.id, identity: ratedPlayer.identity })} from rated_players where ${ratedPlayer.identity} = any($1)`;

const STANDING = row({
  ...{ player: rating.player, kind: rating.kind, mu: rating.mu, sigma: rating.sigma, games: rating.games },
});

const STANDINGS = sql`select ${STANDING} from ratings where ${rating.player} = any($1) and ${rating.kind} = $2`;

const ALL_STANDINGS = sql`select ${STANDING} from ratings`;

/** When each two of these people met as opponents, lately. */
const MEETINGS = sql`
  select ${row({ one: s.player, other: o.player, at: millisecondsOf(r.at) })}
  from rated_seats s join rated_seats o on ${o.place} = ${s.place} and ${o.side} <> ${s.side} and ${o.player} > ${s.player}
    join rated_games r on ${r.place} = ${s.place}
  where ${s.player} = any($1) and ${o.player} = any($1) and ${r.kind} = $2
    and ${r.at} > to_timestamp($3::float8 / 1000) - ${MEETING_MS} * interval '1 millisecond'`;

const ADD = sql`
  insert into ${into(ratedGames, 'place', 'tableId', 'number', 'kind', 'reason', 'at')}
  select coalesce(max(${ratedGame.place}), 0) + 1, $1, $2, $3, $4, to_timestamp($5::float8 / 1000) from rated_games
  returning ${row({ place: ratedGame.place })}`;

const SEAT_COLUMNS = `seat smallint, player text, side smallint, rank smallint, has_left boolean, weight float8, mu_before float8,
  sigma_before float8, mu_after float8, sigma_after float8`;

const ADD_SEATS = `
  insert into ${into(ratedSeats, 'place', 'seat', 'player', 'side', 'rank', 'hasLeft', 'weight', 'muBefore', 'sigmaBefore', 'muAfter', 'sigmaAfter')}
  select $1, n.* from jsonb_to_recordset($2::jsonb) as n(${SEAT_COLUMNS})`;

const newRating = columnsOf(ratings, 'excluded');

const PUT_STANDINGS = `
  insert into ${into(ratings, 'player', 'kind', 'mu', 'sigma', 'games')}
  select n.player, n.kind, n.mu, n.sigma, n.games
  from jsonb_to_recordset($1::jsonb) as n(player text, kind text, mu float8, sigma float8, games int)
  on conflict (${rating.player}, ${rating.kind}) do update set ${rating.mu} = ${newRating.mu}, ${rating.sigma} = ${newRating.sigma},
    ${rating.games} = ${newRating.games}`;

const AFTER = sql`
  select ${row({
    ...{ place: r.place, kind: computed<string>(r.kind), at: millisecondsOf(r.at) },
    seats: computed<readonly SeatRating[]>(`(
      select json_agg(json_build_object('seat', ${s.seat}, 'player', ${s.player}, 'side', ${s.side}, 'rank', ${s.rank},
        'hasLeft', ${s.hasLeft}, 'weight', ${s.weight}, 'before', json_build_object('mu', ${s.muBefore}, 'sigma', ${s.sigmaBefore}),
        'after', json_build_object('mu', ${s.muAfter}, 'sigma', ${s.sigmaAfter})) order by ${s.seat})
      from rated_seats s where ${s.place} = ${r.place})`),
  })}
  from rated_games r where ${r.place} > $1 and ${r.kind} is not null order by ${r.place} limit $2`;

const CORRECT_SEATS = `
  update rated_seats s set ${ratedSeat.weight} = n.weight, ${ratedSeat.muBefore} = n.mu_before, ${ratedSeat.sigmaBefore} = n.sigma_before,
    ${ratedSeat.muAfter} = n.mu_after, ${ratedSeat.sigmaAfter} = n.sigma_after
  from jsonb_to_recordset($2::jsonb) as n(${SEAT_COLUMNS}) where ${s.place} = $1 and ${s.seat} = n.seat`;

const NO_STANDINGS = 'delete from ratings';

/** As `SEAT_COLUMNS` reads it. */
const seatRow = ({ seat, player, side, rank, hasLeft, weight, before, after }: SeatRating) => ({
  ...{ seat, player, side, rank, has_left: hasLeft, weight },
  ...{ mu_before: before.mu, sigma_before: before.sigma, mu_after: after.mu, sigma_after: after.sigma },
});

const seatRows = (seats: readonly SeatRating[]): string => JSON.stringify(seats.map(seatRow));

/** SQL of rated games: what is to be rated, and how it is stored. Whatever writes does so within a transaction of the caller. */
export class RatingStore {
  /** `days`: of older games it is not known any more who played them. */
  constructor(private readonly days: number) {}

  /** Until the transaction ends nobody else rates. */
  async lock(client: PoolClient): Promise<void> {
    await client.query(LOCK);
  }

  async unrated(client: PoolClient, most: number, only?: readonly GameAddress[]) {
    const keys = only ? [only.map(({ table }) => table), only.map(({ number }) => number)] : [null, null];
    const values = [...keys, ...knownValues(), this.days, most];
    return rowsOf(client, UNRATED, values, 'unrated-games') satisfies Promise<UnratedRow[]>;
  }

  /**
   * Indexable like the identities: the ids of players under which they are rated. A person who has left for ever (null)
   * is known by nothing else.
   */
  async players(client: PoolClient, people: readonly (string | null)[]): Promise<string[]> {
    const strangers = people.map(() => randomId());
    for (const [index, identity] of people.entries()) await client.query(ADD_PLAYER, [strangers[index], identity]);
    const known = await rowsOf(client, PLAYERS, [people.filter(identity => identity !== null)]);
    return people.map((identity, index) => known.find(each => each.identity === identity)?.id ?? strangers[index]!);
  }

  async standings(client: PoolClient, players: readonly string[], kind: string): Promise<Standing[]> {
    return rowsOf(client, STANDINGS, [players, kind]);
  }

  async allStandings(client: PoolClient): Promise<Standing[]> {
    return rowsOf(client, ALL_STANDINGS);
  }

  async meetings(client: PoolClient, { seats, kind, at }: RatedResult): Promise<Meeting[]> {
    const rows = await rowsOf(client, MEETINGS, [seats.map(({ player }) => player), kind, at]);
    return rows.map(each => ({ kind, players: [each.one, each.other], at: each.at }));
  }

  async addVoid(client: PoolClient, { table, number, at }: UnratedRow, reason: Void): Promise<void> {
    await client.query(ADD, [table, number, null, reason, at]);
  }

  async add(client: PoolClient, { table, number }: UnratedRow, result: Omit<StoredResult, 'place'>): Promise<void> {
    const [added] = await rowsOf(client, ADD, [table, number, result.kind, null, result.at]);
    await client.query(ADD_SEATS, [added!.place, seatRows(result.seats)]);
  }

  async putStandings(client: PoolClient, standings: readonly Standing[]): Promise<void> {
    await client.query(PUT_STANDINGS, [JSON.stringify(standings)]);
  }

  /** In place of all that there were. */
  async replaceStandings(client: PoolClient, standings: readonly Standing[]): Promise<void> {
    await client.query(NO_STANDINGS);
    await this.putStandings(client, standings);
  }

  /** Results after this place, in their order. */
  async after(client: PoolClient, place: number, most: number): Promise<StoredResult[]> {
    return rowsOf(client, AFTER, [place, most]);
  }

  async correct(client: PoolClient, { place, seats }: StoredResult): Promise<void> {
    await client.query(CORRECT_SEATS, [place, seatRows(seats)]);
  }
}

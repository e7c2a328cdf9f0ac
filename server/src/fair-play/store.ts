import type { Pool } from 'pg';
import {
  identities,
  ratedGames,
  ratedPlayers,
  ratedSeats,
  reviews,
  seenAddresses,
  tables,
} from '../database/schema.ts';
import { columnsOf, computed, into, row, rowsOf, sql } from '../database/sql.ts';
import type { Keyed } from '../tables/model/replay-key.ts';
import type { ReviewedTurns } from './agreement.ts';
import type { Contender, Outcome } from './outcomes.ts';

/** Age of the oldest games that are looked at, in days. */
export const DAYS = 180;
/** And no more than so many, the newest. */
const MOST_GAMES = 20_000;
/** For how many days addresses of people are kept. */
const ADDRESS_DAYS = 30;
const LOOKED_INTO = 10;

const r = columnsOf(ratedGames, 'r');
const s = columnsOf(ratedSeats, 's');
const p = columnsOf(ratedPlayers, 'p');
const i = columnsOf(identities, 'i');
const v = columnsOf(reviews, 'v');
const t = columnsOf(tables, 't');
const a = columnsOf(seenAddresses, 'a');
const b = columnsOf(seenAddresses, 'b');
const seen = columnsOf(seenAddresses);

const IS_RECENT = `${r.kind} is not null and ${r.tableId} is not null and ${r.at} > now() - interval '${DAYS} days'`;

const OUTCOMES = sql`
  select ${row({
    ...{ table: computed<string>(r.tableId), number: computed<number>(r.number), kind: computed<string>(r.kind) },
    seats: computed<readonly Contender[]>(`(
      select json_agg(json_build_object('person', ${p.identity}, 'side', ${s.side}, 'rank', ${s.rank}, 'hasLeft', ${s.hasLeft},
        'before', json_build_object('mu', ${s.muBefore}, 'sigma', ${s.sigmaBefore})) order by ${s.seat})
      from rated_seats s join rated_players p on ${p.id} = ${s.player} where ${s.place} = ${r.place})`),
  })}
  from rated_games r where ${IS_RECENT} order by ${r.place} desc limit ${MOST_GAMES}`;

const DECISIONS = `jsonb_array_elements(${v.review}->'decisions') d where (d->>'seat')::int = ${s.seat}`;

/** Of each game the closest look. */
const REVIEWED = sql`
  select distinct on (${r.place}, ${s.seat}) ${row({
    ...{ table: computed<string>(r.tableId), number: computed<number>(r.number), kind: computed<string>(r.kind) },
    ...{ person: computed<string>(p.identity), mu: s.muBefore },
    turns: computed<number>(`(select count(*)::int from ${DECISIONS})`),
    agreed: computed<number>(`(select count(*)::int from ${DECISIONS} and (d->>'difference')::float = 0)`),
  })}
  from rated_games r join reviews v on ${v.tableId} = ${r.tableId} and ${v.number} = ${r.number} and ${v.review} is not null
    join rated_seats s on ${s.place} = ${r.place} join rated_players p on ${p.id} = ${s.player}
  where ${IS_RECENT} and ${p.identity} is not null
  order by ${r.place}, ${s.seat}, ${v.budget}`;

const PEOPLE = sql`select ${row({ id: i.id, name: i.name })} from identities i where ${i.id} = any($1)`;

const KEYS = sql`
  select ${row({ id: t.id, invitation: t.invitation, visibility: t.visibility, spectators: t.spectators })}
  from tables t where ${t.id} = any($1)`;

/** Games of a person that were not reviewed, the newest first. */
const UNREVIEWED = sql`
  select ${row({ table: computed<string>(r.tableId), number: computed<number>(r.number) })}
  from rated_games r join rated_seats s on ${s.place} = ${r.place} join rated_players p on ${p.id} = ${s.player}
  where ${IS_RECENT} and ${p.identity} = $1
    and not exists (select from reviews v where ${v.tableId} = ${r.tableId} and ${v.number} = ${r.number} and ${v.problem} is null)
  order by ${r.place} desc limit ${LOOKED_INTO}`;

const NOTE = `
  insert into ${into(seenAddresses, 'identity', 'address')} values ($1, $2)
  on conflict (${seen.identity}, ${seen.address}) do update set ${seen.at} = now()`;

const SHARED = sql`
  select distinct ${row({ one: a.identity, other: b.identity })}
  from seen_addresses a join seen_addresses b on ${a.address} = ${b.address} and ${a.identity} < ${b.identity}
  where ${a.identity} = any($1) and ${b.identity} = any($1)
    and ${a.at} > now() - interval '${ADDRESS_DAYS} days' and ${b.at} > now() - interval '${ADDRESS_DAYS} days'`;

/** SQL of what administrators look at for fair play. */
export class FairPlayStore {
  constructor(private readonly pool: Pool) {}

  /** In the order in which they were rated. */
  async outcomes(): Promise<Outcome[]> {
    return (await rowsOf(this.pool, OUTCOMES)).reverse();
  }

  reviewed(): Promise<ReviewedTurns[]> {
    return rowsOf(this.pool, REVIEWED);
  }

  async names(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map((await rowsOf(this.pool, PEOPLE, [people])).map(({ id, name }) => [id, name]));
  }

  async tables(ids: readonly string[]): Promise<ReadonlyMap<string, Keyed>> {
    return new Map((await rowsOf(this.pool, KEYS, [ids])).map(table => [table.id, table]));
  }

  unreviewed(person: string): Promise<{ table: string; number: number }[]> {
    return rowsOf(this.pool, UNREVIEWED, [person]);
  }

  async note(person: string, address: Buffer): Promise<void> {
    await this.pool.query(NOTE, [person, address]);
  }

  /** Pairs of these people who came from the same address, as `one other`. */
  async shared(people: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set((await rowsOf(this.pool, SHARED, [people])).map(({ one, other }) => `${one} ${other}`));
  }
}

import type { ClubFilters, GameEnding, GameFilters, Person } from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import { isMember } from '../accounts/member.ts';
import { isUnblocked, metBy, showsGamesTo } from '../accounts/shown-games.ts';
import { figures, games, identities, played, tables } from '../database/schema.ts';
import { columnsOf, computed, jsonAs, orNull, row, rowsOf, sql } from '../database/sql.ts';
import type { Visibility } from '../tables/model/rows.ts';
import type { SeatFigures } from './figures.ts';

/** A finished game as it is stored. */
export interface GameRow {
  readonly table: string;
  readonly number: number;
  readonly game: string;
  readonly variant: string | null;
  readonly at: Date;
  /** Microseconds, by which games are ordered. */
  readonly moment: string;
  readonly ranks: readonly number[];
  readonly levels: readonly (string | null)[] | null;
  /** Null as long as its figures are not worked out. */
  readonly ending: GameEnding | null;
  readonly rounds: number | null;
  readonly seconds: number | null;
  readonly figures: readonly SeatFigures[] | null;
}

/** The same as one player of it played it, as the reader may see it. */
export interface PlayedRow extends GameRow {
  readonly seat: number;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  /** Of the table, if the reader has played this game. */
  readonly invitation: string | null;
  /** The players whom the reader may see named. */
  readonly people: readonly (Person & { readonly seat: number })[];
  /** How many games there are in all. */
  readonly all: number;
}

export interface Cursor {
  readonly moment: string;
  readonly table: string;
  readonly number: number;
}

const p = columnsOf(played, 'p');
const v = columnsOf(played, 'v');
const w = columnsOf(played, 'w');
const o = columnsOf(played, 'o');
const g = columnsOf(games, 'g');
const t = columnsOf(tables, 't');
const f = columnsOf(figures, 'f');
const i = columnsOf(identities, 'i');

const VARIANT = computed<string | null>(`coalesce(${f.variant}, ${t.wish}->>'variant')`);
const MOMENT = computed<string>(`(extract(epoch from ${g.finishedAt}) * 1000000)::bigint::text`);

const GAME = {
  ...{ table: g.tableId, number: g.number, game: t.game, variant: VARIANT, at: g.finishedAt, moment: MOMENT },
  ...{ ranks: g.ranks, levels: g.levels, ending: orNull(f.ending), rounds: orNull(f.rounds) },
  ...{ seconds: orNull(f.seconds), figures: orNull(jsonAs<readonly SeatFigures[]>(f.seats)) },
};

type Played = typeof p;
const isSameGame = (one: Played): string => `${one.tableId} = ${g.tableId} and ${one.number} = ${g.number}`;

/** Whether the reader ($1) has played it. */
const IS_MINE = `exists (select from played v where ${isSameGame(v)} and ${v.identity} = $1)`;

/** Games at private tables are read by their players alone. */
const IS_PUBLIC = `${t.visibility} = 'public' and ${t.spectators}`;

const PEOPLE_AT = `(cardinality(${g.ranks}) - cardinality(array_remove(coalesce(${g.levels}, '{}'), null)))`;

/** Conditions on the places from `$first` on, in the order of `clubValues`. */
const clubCondition = (first: number): string => {
  const [game, variant, players, from, to, against] = Array.from({ length: 6 }, (_, place) => `$${first + place}`);
  return `(${game}::text is null or ${t.game} = ${game})
    and (${variant}::text is null or ${VARIANT} = ${variant})
    and (${players}::int is null or cardinality(${g.ranks}) = ${players})
    and (${from}::date is null or ${g.finishedAt} >= ${from}::date::timestamp at time zone 'utc')
    and (${to}::date is null or ${g.finishedAt} < (${to}::date + 1)::timestamp at time zone 'utc')
    and (${against}::text is null or (${PEOPLE_AT} > 1) = (${against} = 'people'))`;
};

const clubValues = ({ game, variant, players, from, to, against }: ClubFilters): unknown[] =>
  [game, variant, players === undefined ? undefined : Number(players), from, to, against].map(each => each ?? null);

/**
 * Whether a game comes after another in a list, by the places from `$first` on, in the order of `cursorValues`; null:
 * every game does.
 */
const isBefore = (first: number): string =>
  `($${first}::bigint is null or ((extract(epoch from ${g.finishedAt}) * 1000000)::bigint, ${g.tableId}, ${g.number})
    < ($${first}::bigint, $${first + 1}, $${first + 2}::int))`;

const cursorValues = (before?: Cursor): unknown[] => [
  ...[before?.moment ?? null, before?.table ?? null, before?.number ?? null],
];

const NAMED = computed<PlayedRow['people']>(`(
  select coalesce(json_agg(json_build_object('seat', ${o.seat}, 'id', ${i.id}, 'name', ${i.name}, 'isMember', ${isMember(i)})
    order by ${o.seat}), '[]')
  from played o join identities i on ${i.id} = ${o.identity}
  where ${isSameGame(o)} and (${i.id} = $2 or (${showsGamesTo(i, '$1')} and ${isUnblocked(i, '$1')})))`);

/** $1 looks at the games of $2. */
const PLAYED = sql`
  with ${metBy('$1')}
  select ${row({
    ...GAME,
    ...{ seat: p.seat, visibility: t.visibility, spectators: t.spectators, people: NAMED },
    invitation: computed<string | null>(`case when ${IS_MINE} then ${t.invitation} end`),
    all: computed<number>('(count(*) over ())::int'),
  })}
  from played p join games g on ${isSameGame(p)} join tables t on ${t.id} = ${p.tableId}
    left join figures f on ${f.tableId} = ${g.tableId} and ${f.number} = ${g.number}
  where ${p.identity} = $2 and ($1 = $2 or (${IS_PUBLIC}) or ${IS_MINE}) and ${clubCondition(3)}
    and ($9::text is null or exists (
      select from played w where ${isSameGame(w)} and ${w.identity} = $9 and ${w.seat} <> ${p.seat}))
    and ($10::text is null or $10 = any(${g.levels}))
    and ${isBefore(11)}
  order by ${g.finishedAt} desc, ${g.tableId} desc, ${g.number} desc limit $14`;

/** Of the club: at public tables alone. */
const PUBLIC = sql`
  select ${row({ ...GAME, all: computed<number>('(count(*) over ())::int') })}
  from figures f join games g on ${g.tableId} = ${f.tableId} and ${g.number} = ${f.number}
    join tables t on ${t.id} = ${g.tableId}
  where ${IS_PUBLIC} and ${f.ending} is not null and ${clubCondition(1)} and ${isBefore(7)}
  order by ${g.finishedAt} desc, ${g.tableId} desc, ${g.number} desc limit $10`;

/** Whether $1 may see $2 named. */
const MAY_NAME = sql`
  with ${metBy('$1')}
  select ${row({ id: i.id })} from identities i
  where ${i.id} = $2 and ${i.deletedAt} is null and ${showsGamesTo(i, '$1')} and ${isUnblocked(i, '$1')}`;

const IS_ID = /^[1-9A-HJ-NP-Za-km-z]{12}$/;

/** Whether `with` names a person, or else the level of a bot. */
export const isPerson = (who: string | undefined): who is string => who !== undefined && IS_ID.test(who);

/** SQL of finished games and their figures, for those who read them. */
export class StatisticsStore {
  constructor(private readonly pool: Pool) {}

  /** Games of `id` that `by` may know of, the newest first. */
  async played(by: string, id: string, filters: GameFilters, most: number, before?: Cursor): Promise<PlayedRow[]> {
    const { with: who } = filters;
    const whom = isPerson(who) ? [who, null] : [null, who ?? null];
    const values = [by, id, ...clubValues(filters), ...whom, ...cursorValues(before), most];
    return rowsOf(this.pool, PLAYED, values, 'played-games');
  }

  /** Games at public tables, the newest first. */
  async public(filters: ClubFilters, most: number, before?: Cursor): Promise<(GameRow & { readonly all: number })[]> {
    return rowsOf(this.pool, PUBLIC, [...clubValues(filters), ...cursorValues(before), most], 'public-games');
  }

  async mayName(by: string, id: string): Promise<boolean> {
    return (await rowsOf(this.pool, MAY_NAME, [by, id])).length === 1;
  }
}

import type { GameRecord } from '@ankerplatz/kit';
import type { Clock } from '@ankerplatz/protocol';
import type { Pool, PoolClient } from 'pg';
import { isMember } from '../accounts/member.ts';
import {
  deals,
  games,
  identities,
  notices,
  ratedPlayers,
  ratings,
  seats,
  tables,
  tournamentEntrants,
  tournamentPairings,
  tournamentResults,
  tournamentRounds,
  tournaments,
} from '../database/schema.ts';
import { WHISPERS } from '../database/server-channel.ts';
import { columnsOf, computed, into, jsonAs, object, orNull, row, rowsOf, sql, valueFrom } from '../database/sql.ts';
import { transact } from '../database/transact.ts';
import { tellChange } from '../tables/change-feed.ts';
import type { Visibility, WishRow } from '../tables/model/rows.ts';
import { isOpenDeal } from '../tables/open-deal.ts';
import type {
  EntrantRow,
  PairingRow,
  ResultRow,
  RoundRow,
  TournamentFields,
  TournamentRow,
  TournamentRows,
} from './rows.ts';

const t = columnsOf(tournaments, 't');
const e = columnsOf(tournamentEntrants, 'e');
const r = columnsOf(tournamentRounds, 'r');
const p = columnsOf(tournamentPairings, 'p');
const x = columnsOf(tournamentResults, 'x');
const i = columnsOf(identities, 'i');
const g = columnsOf(games, 'g');
const d = columnsOf(deals, 'd');
const [deal, shownTable] = [columnsOf(deals), columnsOf(tables)];
const entrantNow = columnsOf(tournamentEntrants, 'tournament_entrants');
const b = columnsOf(tables, 'b');
const s = columnsOf(seats, 's');
const m = columnsOf(ratings, 'm');
const q = columnsOf(ratedPlayers, 'q');
/** Of the table that a statement changes. */
const [tournament, entrant, round] = [
  columnsOf(tournaments),
  columnsOf(tournamentEntrants),
  columnsOf(tournamentRounds),
];
const pairing = columnsOf(tournamentPairings);

const MOST_SHOWN = 100;
const COUNT = computed<number>('count(*)::int');

const TOURNAMENT = {
  ...{ id: t.id, name: t.name, game: t.game, kind: t.kind, pairs: t.pairs, rounds: t.rounds, access: t.access },
  ...{ wish: jsonAs<WishRow>(t.wish), clock: jsonAs<Clock>(t.clock), startsAt: t.startsAt },
  ...{ roundMinutes: t.roundMinutes, showUpMinutes: t.showUpMinutes, absent: t.absent, rated: t.rated },
  duplicate: t.duplicate,
  ...{ seed: t.seed, commitment: t.commitment, status: t.status },
  isPaused: computed<boolean>(`(${t.pausedAt} is not null)`),
  organiser: object({ id: i.id, name: i.name, isMember: isMember(i) }),
  round: valueFrom(COUNT, `from tournament_rounds r where ${r.tournament} = ${t.id}`),
  coming: valueFrom(COUNT, `from tournament_entrants e where ${e.tournament} = ${t.id} and ${e.leftRound} is null`),
};
const FROM = `from tournaments t join identities i on ${i.id} = ${t.organiser}`;
const IS_ENTERED = computed<boolean>(
  `exists (select from tournament_entrants e where ${e.tournament} = ${t.id} and ${e.identity} = $1)`,
);

/** Tournaments that all may enter, and those that a person organises or plays. */
const LIST = sql`
  select ${row({ ...TOURNAMENT, isEntered: IS_ENTERED })} ${FROM}
  where ${t.status} <> 'cancelled' and (${t.access} = 'members' or ${t.organiser} = $1 or ${IS_ENTERED})
  order by array_position(array['running', 'open', 'over'], ${t.status}), ${t.startsAt}, ${t.createdAt} desc, ${t.id}
  limit ${MOST_SHOWN}`;

const BY_ID = sql`select ${row(TOURNAMENT)} ${FROM} where ${t.id} = $1`;

const LOCK = `select 1 from tournaments where ${tournament.id} = $1 for update`;

/** Every server tells those who look at it, once all is written. */
const TELL = `select pg_notify('${WHISPERS}', json_build_object('tournament', $1::text)::text)`;

const ENTRANTS = sql`
  select ${row({
    ...{ identity: e.identity, name: i.name, isMember: isMember(i), partner: e.partner, place: e.place, mu: e.mu },
    ...{ enteredRound: e.enteredRound, leftRound: e.leftRound, contribution: e.contribution },
  })}
  from tournament_entrants e join identities i on ${i.id} = ${e.identity}
  where ${e.tournament} = $1 order by ${e.at}, ${e.identity}`;

const DEAL = object({
  ...{ id: d.id, commitment: d.commitment, contributions: jsonAs<readonly string[]>(d.contributions) },
  ...{ secret: computed<string>(`encode(${d.secret}, 'hex')`), isOpen: isOpenDeal(d) },
});

const ROUNDS = sql`
  select ${row({
    ...{ round: r.round, startedAt: r.startedAt, showUntil: r.showUntil, dueAt: r.dueAt, byes: r.byes },
    isShowOver: computed<boolean>(`(${r.showUntil} <= clock_timestamp())`),
    isTimeOver: computed<boolean>(`coalesce(${r.dueAt} <= clock_timestamp(), false)`),
    deal: orNull(valueFrom(DEAL, `from deals d where ${d.id} = ${r.deal}`)),
  })}
  from tournament_rounds r where ${r.tournament} = $1 order by ${r.round}`;

/** Only the first game of a table counts. */
const PAIRINGS = sql`
  select ${row({
    ...{ round: p.round, number: p.number, table: p.tableId, entrants: p.entrants, absent: p.absent },
    ...{ status: orNull(b.status), invitation: orNull(b.invitation), ranks: orNull(g.ranks) },
    seated: computed<string[]>(
      `array(select ${s.identity} from seats s where ${s.tableId} = ${p.tableId} and ${s.identity} is not null)`,
    ),
  })}
  from tournament_pairings p left join tables b on ${b.id} = ${p.tableId}
    left join games g on ${g.tableId} = ${p.tableId} and ${g.number} = 1
  where ${p.tournament} = $1 order by ${p.round}, ${p.number}`;

const RESULTS = sql`
  select ${row({
    ...{ round: x.round, number: x.number, attempt: x.attempt, ranks: x.ranks, worths: x.worths, reason: x.reason },
    inRound: x.inRound,
  })}
  from tournament_results x where ${x.tournament} = $1 order by ${x.round}, ${x.number}, ${x.attempt}`;

const IS_UNSETTLED = `not exists (select from tournament_results x
  where ${x.tournament} = ${p.tournament} and ${x.round} = ${p.round} and ${x.number} = ${p.number})`;

/**
 * Where something is to be done: it begins, an entrant has not come, a table or the time is over, or nothing is left to
 * be played.
 */
const DUE = sql`
  select ${row({ id: t.id })} from tournaments t
  where (${t.status} = 'open' and ${t.startsAt} <= now()) or (${t.status} = 'running' and ${t.pausedAt} is null and (
    not exists (select from tournament_pairings p where ${p.tournament} = ${t.id} and ${IS_UNSETTLED})
    or exists (
      select from tournament_pairings p
        join tournament_rounds r on ${r.tournament} = ${p.tournament} and ${r.round} = ${p.round}
        left join tables b on ${b.id} = ${p.tableId}
        left join games g on ${g.tableId} = ${p.tableId} and ${g.number} = 1
      where ${p.tournament} = ${t.id} and ${IS_UNSETTLED} and (
        ${g.number} is not null or ${b.id} is null or ${b.status} = 'closed' or ${r.dueAt} <= now()
        or (${r.showUntil} <= now() and ${p.absent} is null))))) `;

const FIELDS = [
  ...(['name', 'game', 'wish', 'kind', 'pairs', 'rounds', 'clock', 'access', 'startsAt', 'roundMinutes'] as const),
  ...(['showUpMinutes', 'absent', 'rated', 'duplicate', 'seed', 'commitment'] as const),
];

/** Fields that may be changed after the announcement. */
export const REVISABLE = ['name', 'clock', 'startsAt', 'roundMinutes', 'showUpMinutes', 'absent'] as const;

const ADD = `
  insert into ${into(tournaments, 'id', 'organiser', ...FIELDS)}
  values (${['id', 'organiser', ...FIELDS].map((_, index) => `$${index + 1}`).join(', ')})`;

const REVISE = `
  update tournaments set ${REVISABLE.map((field, index) => `${tournament[field]} = $${index + 2}`).join(', ')}
  where ${tournament.id} = $1`;

const AHEAD_OF = sql`
  select ${row({ own: COUNT })} from tournaments t where ${t.organiser} = $1 and ${t.status} in ('open', 'running')`;

const ENTER = `
  insert into ${into(tournamentEntrants, 'tournament', 'identity', 'partner', 'place', 'enteredRound', 'contribution')}
  values ($1, $2, $3, $4, $5, $6)
  on conflict (${entrant.tournament}, ${entrant.identity}) do update set ${entrant.partner} = excluded.${entrant.partner},
    ${entrant.contribution} = case when ${entrantNow.place} is null and excluded.${entrant.contribution} <> ''
      then excluded.${entrant.contribution} else ${entrantNow.contribution} end`;

const WITHDRAW = `delete from tournament_entrants where ${entrant.tournament} = $1 and ${entrant.identity} = $2`;

const LEAVE = `
  update tournament_entrants set ${entrant.leftRound} = $3
  where ${entrant.tournament} = $1 and ${entrant.identity} = any($2) and ${entrant.leftRound} is null`;

/** $2: the kind of their rating. */
const MUS = sql`
  select ${row({ identity: e.identity, mu: m.mu })} from tournament_entrants e
    join rated_players q on ${q.identity} = ${e.identity} join ratings m on ${m.player} = ${q.id} and ${m.kind} = $2
  where ${e.tournament} = $1`;

const PLACE = `
  update tournament_entrants e set ${entrant.place} = l.place, ${entrant.mu} = l.mu
  from unnest($2::text[], $3::smallint[], $4::float8[]) as l(identity, place, mu)
  where ${e.tournament} = $1 and ${e.identity} = l.identity`;

const SET_STATUS = `update tournaments set ${tournament.status} = $2, ${tournament.pausedAt} = null where ${tournament.id} = $1`;

const PAUSE = `
  update tournaments set ${tournament.pausedAt} = coalesce(${tournament.pausedAt}, now()) where ${tournament.id} = $1`;

/** The time of the pause is given back. */
const RESUME = `
  with resumed as (
    update tournament_rounds r set ${round.showUntil} = ${r.showUntil} + (now() - ${t.pausedAt}),
      ${round.dueAt} = ${r.dueAt} + (now() - ${t.pausedAt})
    from tournaments t where ${t.id} = $1 and ${r.tournament} = ${t.id} and ${t.pausedAt} is not null
      and ${r.round} = (select max(${r.round}) from tournament_rounds r where ${r.tournament} = $1)
  )
  update tournaments set ${tournament.pausedAt} = null where ${tournament.id} = $1`;

const END_AFTER = `update tournaments set ${tournament.rounds} = $2 where ${tournament.id} = $1`;

const ADD_ROUND = `
  insert into ${into(tournamentRounds, 'tournament', 'round', 'byes', 'showUntil', 'dueAt', 'deal')}
  values ($1, $2, $3, now() + $4 * interval '1 minute', now() + $5 * interval '1 minute', $6)`;

const ADD_PAIRING = `
  insert into ${into(tournamentPairings, 'tournament', 'round', 'number', 'tableId', 'entrants', 'absent')}
  values ($1, $2, $3, $4, $5, $6)`;

const SET_ABSENT = `
  update tournament_pairings set ${pairing.absent} = $4
  where ${pairing.tournament} = $1 and ${pairing.round} = $2 and ${pairing.number} = $3 and ${pairing.absent} is null`;

/** The people who are to sit down are told in every way they have, and find the table on the first page. */
const INVITE = `
  insert into ${into(notices, 'tableId', 'identity', 'invitedBy', 'reason', 'dueAt')}
  select ${s.tableId}, ${s.keptFor}, nullif(${t.organiser}, ${s.keptFor}), 'invited', now()
  from tournament_pairings p join tournaments t on ${t.id} = ${p.tournament} join seats s on ${s.tableId} = ${p.tableId}
  where ${p.tournament} = $1 and ${p.round} = $2 and ${s.keptFor} is not null on conflict do nothing`;

const ADD_RESULT = `
  insert into ${into(tournamentResults, 'tournament', 'round', 'number', 'attempt', 'ranks', 'worths', 'reason', 'inRound')}
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const RECORD = sql`
  select ${row({ record: jsonAs<GameRecord>(g.record) })} from games g where ${g.tableId} = $1 and ${g.number} = 1`;

const OPEN_DEAL = `update deals set ${deal.endsAt} = now() where ${deal.id} = $1 and ${deal.endsAt} is null`;

const SHOW_TABLES = `
  with shown as (
    update tables set ${shownTable.visibility} = $2, ${shownTable.spectators} = true where ${shownTable.deal} = $1
    returning ${shownTable.id}, ${shownTable.number}, ${shownTable.version}
  )
  select ${tellChange(columnsOf(tables, 'o'))} from shown o`;

const RECORDS = sql`
  select ${row({ round: p.round, number: p.number, table: g.tableId, record: g.record })}
  from tournament_pairings p join games g on ${g.tableId} = ${p.tableId} and ${g.number} = 1
  where ${p.tournament} = $1 and ${p.round} = $2 order by ${p.number}`;

export interface NewPairing extends Pick<PairingRow, 'number' | 'table' | 'entrants' | 'absent'> {}
export interface NewRound extends Pick<RoundRow, 'round' | 'byes'> {
  readonly showUpMinutes: number;
  readonly roundMinutes: number | null;
  /** The id of the deal that all its tables play; null: each its own. */
  readonly deal: string | null;
  readonly pairings: readonly NewPairing[];
}

/** Writes while no other transaction changes the tournament. */
export class TournamentChange {
  constructor(
    readonly client: PoolClient,
    private readonly id: string,
  ) {}

  rows(): Promise<TournamentRows | undefined> {
    return readRows(this.client, this.id);
  }

  /** Signs a person up, or changes their partner. */
  async enter({
    identity,
    partner,
    place,
    enteredRound,
    contribution,
  }: Pick<EntrantRow, 'identity' | 'partner' | 'place' | 'enteredRound' | 'contribution'>): Promise<void> {
    await this.client.query(ENTER, [this.id, identity, partner, place, enteredRound, contribution]);
  }

  async withdraw(identity: string): Promise<void> {
    await this.client.query(WITHDRAW, [this.id, identity]);
  }

  async leave(identities: readonly string[], leftRound: number): Promise<void> {
    await this.client.query(LEAVE, [this.id, identities, leftRound]);
  }

  /** By identity: how strong they are, of those who have a rating of this kind. */
  async strengths(kind: string): Promise<ReadonlyMap<string, number>> {
    const rows = await rowsOf(this.client, MUS, [this.id, kind]);
    return new Map(rows.map(({ identity, mu }) => [identity, mu]));
  }

  async place(people: readonly Pick<EntrantRow, 'identity' | 'place' | 'mu'>[]): Promise<void> {
    const columns = [people.map(each => each.identity), people.map(each => each.place), people.map(each => each.mu)];
    await this.client.query(PLACE, [this.id, ...columns]);
  }

  async setStatus(status: TournamentRow['status']): Promise<void> {
    await this.client.query(SET_STATUS, [this.id, status]);
  }

  async revise(fields: Pick<TournamentFields, (typeof REVISABLE)[number]>): Promise<void> {
    await this.client.query(REVISE, [this.id, ...REVISABLE.map(field => fields[field])]);
  }

  async pause(): Promise<void> {
    await this.client.query(PAUSE, [this.id]);
  }

  async resume(): Promise<void> {
    await this.client.query(RESUME, [this.id]);
  }

  async endAfter(last: number): Promise<void> {
    await this.client.query(END_AFTER, [this.id, last]);
  }

  async addRound({ round: number, byes, showUpMinutes, roundMinutes, deal, pairings }: NewRound): Promise<void> {
    await this.client.query(ADD_ROUND, [this.id, number, byes, showUpMinutes, roundMinutes, deal]);
    for (const each of pairings)
      await this.client.query(ADD_PAIRING, [this.id, number, each.number, each.table, each.entrants, each.absent]);
  }

  /** Tells everybody who has a table in a round. */
  async invite(number: number): Promise<void> {
    await this.client.query(INVITE, [this.id, number]);
  }

  async addResult(result: ResultRow): Promise<void> {
    const { round: number, number: each, attempt, ranks, worths, reason, inRound } = result;
    await this.client.query(ADD_RESULT, [this.id, number, each, attempt, ranks, worths, reason, inRound]);
  }

  /** Of the only game of a table of a deal. */
  async record(table: string): Promise<GameRecord | undefined> {
    return (await rowsOf(this.client, RECORD, [table]))[0]?.record;
  }

  /** The last table of a deal is over: its secret is open, and everybody may see what was played. */
  async openDeal(deal: string, visibility: Visibility): Promise<void> {
    await this.client.query(OPEN_DEAL, [deal]);
    await this.client.query(SHOW_TABLES, [deal, visibility]);
  }
}

const readRows = async (client: Pick<Pool | PoolClient, 'query'>, id: string): Promise<TournamentRows | undefined> => {
  const [found] = await rowsOf(client, BY_ID, [id]);
  if (!found) return undefined;
  const entrants: EntrantRow[] = await rowsOf(client, ENTRANTS, [id]);
  const pairings: PairingRow[] = await rowsOf(client, PAIRINGS, [id]);
  const results: ResultRow[] = await rowsOf(client, RESULTS, [id]);
  // After the tables: whichever was closed because the time was over is found together with that.
  const rounds: RoundRow[] = await rowsOf(client, ROUNDS, [id]);
  return { tournament: found, entrants, rounds, pairings, results };
};

/** SQL of tournaments. */
export class TournamentStore {
  constructor(private readonly pool: Pool) {}

  async list(by: string | null): Promise<(TournamentRow & { readonly isEntered: boolean })[]> {
    return rowsOf(this.pool, LIST, [by]);
  }

  /** All of one moment. */
  async rows(id: string): Promise<TournamentRows | undefined> {
    return transact(this.pool, async client => {
      await client.query('set transaction isolation level repeatable read, read only');
      return readRows(client, id);
    });
  }

  /** Tournaments of an organiser that are not over. */
  async countAhead(organiser: string): Promise<number> {
    return (await rowsOf(this.pool, AHEAD_OF, [organiser]))[0]!.own;
  }

  async add(id: string, organiser: string, fields: TournamentFields): Promise<void> {
    await this.pool.query(ADD, [id, organiser, ...FIELDS.map(field => fields[field])]);
  }

  async due(): Promise<string[]> {
    return (await rowsOf(this.pool, DUE, [], 'due-tournaments')).map(({ id }) => id);
  }

  /** Changes a tournament while nobody else does; what `decide` throws undoes all. */
  async change<T>(
    id: string,
    decide: (rows: TournamentRows | undefined, change: TournamentChange) => Promise<T>,
  ): Promise<T> {
    return transact(this.pool, async client => {
      await client.query(LOCK, [id]);
      const change = new TournamentChange(client, id);
      const decided = await decide(await change.rows(), change);
      await client.query(TELL, [id]);
      return decided;
    });
  }

  /** The entrants who had not come in time; it stays as it was first noted. */
  async setAbsent(id: string, { round: number, number: each }: PairingRow, absent: readonly number[]): Promise<void> {
    await this.pool.query(SET_ABSENT, [id, number, each, absent]);
  }

  /** Of one round. */
  async records(id: string, of: number): Promise<{ round: number; number: number; table: string; record: object }[]> {
    return rowsOf(this.pool, RECORDS, [id, of]);
  }
}

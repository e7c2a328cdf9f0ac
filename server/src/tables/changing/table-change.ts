import type { Clock } from '@ankerplatz/protocol';
import type { PoolClient, QueryConfig } from 'pg';
import { isMember } from '../../accounts/member.ts';
import {
  agreements,
  blocks,
  deputies,
  identities,
  notices,
  seats,
  tables,
  tournamentPairings,
  volunteers,
  warnings,
} from '../../database/schema.ts';
import { columnsOf, computed, into, row, rowsOf, sql } from '../../database/sql.ts';
import { tellChange } from '../change-feed.ts';
import type { Course, JointChange, JointOutcome, SeatWrite } from '../model/joint-change.ts';
import type { AgreementKind, AgreementRow, Beginning, SealRow, SeatRow, TableRow, WishRow } from '../model/rows.ts';
import type { HandIn, SeatOrders } from '../model/standing-orders.ts';
import { jointQuery } from './joint-statement.ts';

const t = columnsOf(tables, 't');
const s = columnsOf(seats, 's');
const own = columnsOf(tables, 'own');
const b = columnsOf(blocks, 'b');
const i = columnsOf(identities, 'i');
const d = columnsOf(tournamentPairings, 'd');
/** Of the table that a statement changes. */
const table = columnsOf(tables);
const seat = columnsOf(seats);
const agreement = columnsOf(agreements);
const volunteer = columnsOf(volunteers);
const deputy = columnsOf(deputies);
const warning = columnsOf(warnings);
const notice = columnsOf(notices);
/** The columns of the row that would have been inserted. */
const newDeputy = columnsOf(deputies, 'excluded');
const newWarning = columnsOf(warnings, 'excluded');
const newNotice = columnsOf(notices, 'excluded');

/** A change that only one seat may know: its own devices hear of it, and nothing of the table shows it. */
const WHISPER = `select ${tellChange(t, '$2')} from tables t where ${t.id} = $1`;

const KEEP = `
  update seats set ${seat.keptFor} = $3, ${seat.keptUntil} = to_timestamp($4::float8 / 1000)
  where ${seat.tableId} = $1 and ${seat.seat} = $2`;

const ALTER = `
  update tables set ${table.visibility} = $2, ${table.spectators} = $3, ${table.starts} = $4, ${table.coach} = $5,
    ${table.rated} = $6
  where ${table.id} = $1`;

const ASK = `update tables set ${table.wish} = $2 where ${table.id} = $1`;

const FEWER_SEATS = `delete from seats where ${seat.tableId} = $1 and ${seat.seat} >= $2`;

const MORE_SEATS = `
  insert into ${into(seats, 'tableId', 'seat', 'kind')}
  select $1, place, 'open' from generate_series(0, $2 - 1) as s(place) on conflict do nothing`;

const CLOCK = `update tables set ${table.clock} = $2, ${table.silence} = $3 where ${table.id} = $1`;

const OWNER = `update tables set ${table.owner} = $2 where ${table.id} = $1`;

const CLOSE = `update tables set ${table.status} = 'closed' where ${table.id} = $1`;

const UNSEAL = `
  update tables set ${table.seal} = null, ${table.deciders} = '{}', ${table.dueAt} = null,
    ${table.secret} = decode($2, 'hex'), ${table.commitment} = $3, ${table.broken} = $4
  where ${table.id} = $1`;

const HAND_IN = `
  update tables set ${table.handIns} = case when $3::jsonb is null then ${table.handIns} - $2
    else ${table.handIns} || jsonb_build_object($2::text, $3::jsonb) end
  where ${table.id} = $1`;

const WITH_ORDERS = `${table.orders} = ${table.orders} || jsonb_build_object($2::text, $3::jsonb)`;

const ORDER = `
  update tables set ${WITH_ORDERS},
    ${table.botDueAt} = case when $4 = any(${table.deciders}) then now() else ${table.botDueAt} end
  where ${table.id} = $1`;

const NOTE = `update tables set ${WITH_ORDERS} where ${table.id} = $1`;

const SETTLE = `
  delete from agreements where ${agreement.tableId} = $1 and ${agreement.number} = $2 and ${agreement.kind} = $3
    and ($4::text is null or ${agreement.about} = $4)`;

const DISAGREE = `
  delete from agreements where ${agreement.tableId} = $1 and ${agreement.number} = $2 and ${agreement.seat} = $3`;

const STAND_BACK = `
  delete from volunteers where ${volunteer.tableId} = $1 and ${volunteer.number} = $2 and ${volunteer.identity} = $3`;

const VOLUNTEER = `insert into ${into(volunteers, 'tableId', 'number', 'identity', 'seat')} values ($1, $2, $3, $4)`;

const DEPUTIZE = `
  insert into ${into(deputies, 'tableId', 'identity', 'deputy')} values ($1, $2, $3)
  on conflict (${deputy.tableId}, ${deputy.identity}) do update set ${deputy.deputy} = ${newDeputy.deputy}`;

const WITHOUT_DEPUTY = `delete from deputies where ${deputy.tableId} = $1 and ${deputy.identity} = $2`;

/** The seat is to be given to another player: its player is told at once, in every way they have. */
const WARN = `
  with warned as (
    insert into ${into(warnings, 'tableId', 'number', 'seat', 'until', 'isExtended')}
    values ($1, $2, $3, now() + $4 * interval '1 millisecond', $5)
    on conflict (${warning.tableId}, ${warning.number}, ${warning.seat})
      do update set ${warning.at} = ${newWarning.at}, ${warning.until} = ${newWarning.until},
        ${warning.isExtended} = ${newWarning.isExtended}
  )
  insert into ${into(notices, 'tableId', 'identity', 'reason', 'dueAt')}
  select ${seat.tableId}, ${seat.identity}, 'warned', now() from seats
  where ${seat.tableId} = $1 and ${seat.seat} = $3 and ${seat.identity} is not null
  on conflict (${notice.tableId}, ${notice.identity})
    do update set ${notice.reason} = ${newNotice.reason}, ${notice.dueAt} = ${newNotice.dueAt}, ${notice.attempts} = 0,
      ${notice.seenAt} = null, ${notice.invitedBy} = null`;

/** Games with bots that run at tables of a person, and at tables opened from the same address as this one. */
const BOT_GAMES = sql`
  select ${row({
    each: computed<number>(`count(*) filter (where ${t.owner} = ${own.owner})::int`),
    address: computed<number>(`count(*) filter (where ${t.openedFrom} = ${own.openedFrom})::int`),
  })}
  from tables own join tables t on (${t.status} = 'running' or ${t.seal} is not null)
    and (${t.owner} = ${own.owner} or ${t.openedFrom} = ${own.openedFrom})
  where ${own.id} = $1 and ${t.id} <> $1 and exists (select from seats s where ${s.tableId} = ${t.id} and ${s.kind} = 'bot')`;

/** The people at a table who have blocked $2, or were blocked by $2; at tables of a tournament blocks do not count. */
const BLOCKS = sql`
  select ${row({ by: b.identity })} from seats s
    join blocks b on (${b.identity}, ${b.blocked}) in (($2, ${s.identity}), (${s.identity}, $2))
  where ${s.tableId} = $1 and ${s.kind} = 'person'
    and not exists (select from tournament_pairings d where ${d.tableId} = $1)`;

const IS_MEMBER = `select from identities i where ${i.id} = $1 and ${isMember(i)}`;

const COUNTING_AT = `
  select pg_advisory_xact_lock(hashtextextended('tables of ' || ${table.owner}, 0)),
    pg_advisory_xact_lock(hashtextextended('tables from ' || encode(${table.openedFrom}, 'hex'), 0))
  from tables where ${table.id} = $1`;

/** Tables or games that count towards a quota: those of a person, and those of an address. */
export interface Amounts {
  readonly each: number;
  readonly address: number;
}

/** For whom a seat is kept, and how long: milliseconds. */
export interface Kept {
  readonly person: string;
  readonly until: number;
}

/** Something is to be read that can be read only while the table is held. */
export class NotHeldError extends Error {}

/**
 * Writes to a table while no other transaction changes it: as it was when it was read. They are sent together, those of
 * a rematch in one statement.
 */
export class TableChange {
  private readonly afterwards: (() => void)[] = [];
  /** Before what is written jointly. */
  private readonly writes: QueryConfig[] = [];
  private agreement: JointChange['agreement'] = null;
  private readonly seated = new Map<number, SeatWrite>();
  private course: Course | null = null;
  /** How many of the writes are known to one seat alone, and to which. */
  private secrets = 0;
  private secretSeat = 0;

  constructor(
    private readonly table: string,
    /** Holds the table; null: nobody does. */
    private readonly client: PoolClient | null,
  ) {}

  /** Done once all is committed. */
  afterCommit(work: () => void): void {
    this.afterwards.push(work);
  }

  /** All that is written, if it goes into one statement. */
  get whole(): JointChange | null {
    return this.writes.length === 0 ? this.joint : null;
  }

  private get joint(): JointChange {
    return { agreement: this.agreement, seats: [...this.seated.values()], course: this.course };
  }

  /**
   * Commits what is held. Throws where something could not be written: then nothing is. Answers when it was, as far as
   * others than a seat may know; `isNotified`: whether the database tells all servers of it.
   */
  async commit(isNotified: boolean): Promise<JointOutcome | undefined> {
    const { agreement, seats, course } = this.joint;
    const isSecret = this.secrets > 0 && this.secrets === this.writes.length && !agreement && !course && !seats.length;
    const last = isSecret
      ? { name: 'whisper', text: WHISPER, values: [this.table, this.secretSeat] }
      : jointQuery(this.table, this.joint, { mark: null, isNotified });
    const sent = [...this.writes, last, { text: 'commit' }].map(query => this.held.query<JointOutcome>(query));
    const answers = await Promise.all(sent);
    this.done();
    return isSecret ? undefined : answers.at(-2)!.rows[0];
  }

  /** All is committed. */
  done(): void {
    for (const work of this.afterwards) work();
  }

  private get held(): PoolClient {
    if (!this.client) throw new NotHeldError(`table ${this.table} is not held`);
    return this.client;
  }

  /** A write that is known to one seat alone: the same for all that are made together. */
  private writeSecret(seat: number, query: QueryConfig): void {
    this.secrets++;
    this.secretSeat = seat;
    this.write(query);
  }

  private write(query: QueryConfig): void {
    this.writes.push(query);
  }

  seat(seat: number, row: Omit<SeatWrite, 'seat'>): void {
    this.seats([{ ...row, seat }]);
  }

  seats(rows: readonly SeatWrite[]): void {
    for (const row of rows) this.seated.set(row.seat, row);
  }

  /** The seat is kept for one person until then; null: anyone may sit there. */
  keep(seat: number, kept: Kept | null): void {
    this.write({ text: KEEP, values: [this.table, seat, kept?.person ?? null, kept?.until ?? null] });
  }

  alter(wish: Pick<TableRow, 'visibility' | 'spectators' | 'starts' | 'coach' | 'rated'>): void {
    const { visibility, spectators, starts, coach, rated } = wish;
    this.write({ text: ALTER, values: [this.table, visibility, spectators, starts, coach, rated] });
  }

  /** The seats of the table, as many as are given, with their players. */
  reshape(wish: WishRow, rows: readonly SeatRow[]): void {
    this.write({ text: ASK, values: [this.table, wish] });
    this.write({ text: FEWER_SEATS, values: [this.table, rows.length] });
    this.write({ text: MORE_SEATS, values: [this.table, rows.length] });
    this.seats(rows);
    for (const { seat, keptFor, keptUntil } of rows)
      this.keep(seat, keptFor && keptUntil ? { person: keptFor, until: keptUntil } : null);
  }

  clock(clock: Clock | null, silence: number): void {
    this.write({ text: CLOCK, values: [this.table, clock, silence] });
  }

  /** The player of a silent seat is told that it may be given away after so many milliseconds. */
  warn(number: number, seat: number, wait: number, isExtended: boolean): void {
    this.write({ text: WARN, values: [this.table, number, seat, wait, isExtended] });
  }

  /** The person whom a player names to play for them; null: nobody. */
  deputize(identity: string, deputy: string | null): void {
    if (deputy === null) this.write({ text: WITHOUT_DEPUTY, values: [this.table, identity] });
    else this.write({ text: DEPUTIZE, values: [this.table, identity, deputy] });
  }

  /** Games with bots that run at tables of its owner, and of the address that it was opened from. */
  async botGames(): Promise<Amounts> {
    await this.held.query(COUNTING_AT, [this.table]);
    return (await rowsOf(this.held, BOT_GAMES, [this.table]))[0]!;
  }

  /** Blocks between a person and those who sit here. */
  async blocksOf(identity: string): Promise<readonly { readonly by: string }[]> {
    return rowsOf(this.held, BLOCKS, [this.table, identity], 'blocks-at-table');
  }

  async isMember(identity: string): Promise<boolean> {
    return (await this.held.query(IS_MEMBER, [identity])).rowCount === 1;
  }

  owner(identity: string): void {
    this.write({ text: OWNER, values: [this.table, identity] });
  }

  close(): void {
    this.write({ text: CLOSE, values: [this.table] });
  }

  begin(beginning: Beginning): void {
    this.course = { kind: 'begins', ...beginning };
  }

  /** The game waits for these seats. */
  seal(seal: SealRow, awaited: readonly number[]): void {
    this.course = { kind: 'sealed', seal, awaited };
  }

  /** The table waits for no seats any more, and what is to come is decided by another secret. */
  unseal({ secret, commitment, broken }: Pick<TableRow, 'secret' | 'commitment' | 'broken'>): void {
    this.write({ text: UNSEAL, values: [this.table, secret, commitment, JSON.stringify(broken)] });
  }

  /** The agreement of one seat: an earlier one of the same kind no longer counts. */
  agree(number: number, agreement: AgreementRow): void {
    this.agreement = { ...agreement, number };
  }

  /** Ends votes of a kind: they were carried out, or count no more; `about`: those of these terms alone. */
  settle(number: number, kind: AgreementKind, about: string | null = null): void {
    this.write({ text: SETTLE, values: [this.table, number, kind, about] });
  }

  volunteer(number: number, identity: string, seat: number | null): void {
    this.write({ text: STAND_BACK, values: [this.table, number, identity] });
    if (seat === null) return;
    this.write({ text: VOLUNTEER, values: [this.table, number, identity, seat] });
  }

  /** Moves that a seat has handed in early; null: withdrawn. */
  handIn(seat: number, handIn: HandIn | null): void {
    this.writeSecret(seat, { text: HAND_IN, values: [this.table, String(seat), handIn] });
  }

  /** Standing orders of a seat; they are looked at at once. */
  order(seat: number, orders: SeatOrders): void {
    this.writeSecret(seat, { text: ORDER, values: [this.table, String(seat), orders, seat] });
  }

  /** Notes the outcome of orders; nothing is to be carried out for it. */
  note(seat: number, orders: SeatOrders): void {
    this.writeSecret(seat, { text: NOTE, values: [this.table, String(seat), orders] });
  }

  disagree(number: number, seat: number): void {
    this.write({ text: DISAGREE, values: [this.table, number, seat] });
  }
}

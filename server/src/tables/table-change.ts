import type { Clock } from '@ankerplatz/protocol';
import type { PoolClient, QueryConfig } from 'pg';
import { CHANNEL } from './change-feed.ts';
import type { AgreementKind, AgreementRow, Beginning, SeatRow } from './model/rows.ts';
import type { HandIn, SeatOrders } from './model/standing-orders.ts';

const TOUCH = `
  with touched as (update tables set touched_at = now() where id = $1 returning id, number, version)
  select pg_notify('${CHANNEL}', id || ':' || number || ':' || version) from touched`;

/** What only one seat may know has changed: its own devices hear of it, and nothing of the table shows it. */
const WHISPER = `select pg_notify('${CHANNEL}', id || ':' || number || ':' || version) from tables where id = $1`;

const SEATS = `
  update seats s set kind = r.kind, identity = r.identity, level = r.level, contribution = r.contribution, factor = r.factor, absent = r.absent
  from jsonb_to_recordset($2::jsonb) as r(seat smallint, kind text, identity text, level text, contribution text, factor real, absent text)
  where s.table_id = $1 and s.seat = r.seat`;

const BEGIN = `
  update tables set status = 'running', number = $2, version = 0, setup = $3, deciders = $4,
    bot_due_at = now() + $5 * interval '1 millisecond', lease_until = null, lease_by = null,
    started_at = date_trunc('milliseconds', now()), due_at = now() + $6 * interval '1 millisecond',
    hand_ins = '{}', orders = $7
  where id = $1`;

const AGREE = `
  insert into agreements (table_id, number, kind, seat, about) values ($1, $2, $3, $4, $5)
  on conflict (table_id, number, kind, seat) do update set about = excluded.about`;

/** The seat is to be given to somebody else: its player is told at once, in every way they have. */
const WARN = `
  with warned as (
    insert into warnings (table_id, number, seat, until, is_extended)
    values ($1, $2, $3, now() + $4 * interval '1 millisecond', $5)
    on conflict (table_id, number, seat)
      do update set at = excluded.at, until = excluded.until, is_extended = excluded.is_extended
  )
  insert into notices (table_id, identity, reason, due_at)
  select table_id, identity, 'warned', now() from seats where table_id = $1 and seat = $3 and identity is not null
  on conflict (table_id, identity)
    do update set reason = excluded.reason, due_at = excluded.due_at, attempts = 0, seen_at = null, invited_by = null`;

/** Games with bots that run at tables of a person, and at tables opened from the same address as this one. */
const BOT_GAMES = `
  select count(*) filter (where t.owner = own.owner)::int as each,
    count(*) filter (where t.opened_from = own.opened_from)::int as address
  from tables own join tables t on t.status = 'running' and (t.owner = own.owner or t.opened_from = own.opened_from)
  where own.id = $1 and exists (select from seats s where s.table_id = t.id and s.kind = 'bot')`;

const COUNTING_AT = `
  select pg_advisory_xact_lock(hashtextextended('tables of ' || owner, 0)),
    pg_advisory_xact_lock(hashtextextended('tables from ' || encode(opened_from, 'hex'), 0))
  from tables where id = $1`;

/** How many there are of a person, and of an address. */
export interface Amounts {
  readonly each: number;
  readonly address: number;
}

/** What may be changed at a table while nobody else changes it. It is written at once; whether it could be, is known when all is committed. */
export class TableChange {
  private readonly afterwards: (() => void)[] = [];
  private readonly writes: Promise<unknown>[] = [];
  /** How many of them are known to one seat alone. */
  private secrets = 0;

  constructor(
    private readonly client: PoolClient,
    private readonly table: string,
  ) {}

  /** Done once all is committed. */
  afterCommit(work: () => void): void {
    this.afterwards.push(work);
  }

  /** Throws where something could not be written: then nothing is. */
  async commit(): Promise<void> {
    const isSecret = this.secrets > 0 && this.secrets === this.writes.length;
    const told = isSecret ? { name: 'whisper', text: WHISPER } : { name: 'touch', text: TOUCH };
    this.write({ ...told, values: [this.table] });
    this.write({ text: 'commit' });
    await Promise.all(this.writes);
    for (const work of this.afterwards) work();
  }

  /** What is known to one seat alone. */
  private writeSecret(query: QueryConfig): void {
    this.secrets++;
    this.write(query);
  }

  /** What is done often has a name, and is prepared once a connection. */
  private write(query: QueryConfig): void {
    const writing = this.client.query(query);
    // Whoever gives up before the commit does not wait for it.
    writing.catch(() => undefined);
    this.writes.push(writing);
  }

  seat(seat: number, row: Omit<SeatRow, 'seat' | 'name'>): void {
    this.seats([{ ...row, seat }]);
  }

  seats(rows: readonly Omit<SeatRow, 'name'>[]): void {
    this.write({ name: 'seats', text: SEATS, values: [this.table, JSON.stringify(rows)] });
  }

  clock(clock: Clock | null, silence: number): void {
    this.write({
      text: 'update tables set clock = $2, silence = $3 where id = $1',
      values: [this.table, clock, silence],
    });
  }

  /** The player of a silent seat is told that it may be given away after so many milliseconds. */
  warn(number: number, seat: number, wait: number, isExtended: boolean): void {
    this.write({ text: WARN, values: [this.table, number, seat, wait, isExtended] });
  }

  /** Whom somebody names to play for him; null: nobody. */
  deputize(identity: string, deputy: string | null): void {
    if (deputy === null)
      this.write({
        text: 'delete from deputies where table_id = $1 and identity = $2',
        values: [this.table, identity],
      });
    else
      this.write({
        text: `insert into deputies (table_id, identity, deputy) values ($1, $2, $3)
          on conflict (table_id, identity) do update set deputy = excluded.deputy`,
        values: [this.table, identity, deputy],
      });
  }

  /** Games with bots that run at tables of its owner, and of the address that it was opened from. */
  async botGames(): Promise<Amounts> {
    await this.client.query(COUNTING_AT, [this.table]);
    return (await this.client.query<Amounts>(BOT_GAMES, [this.table])).rows[0]!;
  }

  owner(identity: string): void {
    this.write({ text: 'update tables set owner = $2 where id = $1', values: [this.table, identity] });
  }

  close(): void {
    this.write({ text: `update tables set status = 'closed' where id = $1`, values: [this.table] });
  }

  begin({ number, setup, deciders, botDue, due, orders }: Beginning): void {
    this.write({ name: 'begin', text: BEGIN, values: [this.table, number, setup, deciders, botDue, due, orders] });
  }

  /** What was agreed to before of this kind is no longer meant. */
  agree(number: number, { kind, seat, about }: AgreementRow): void {
    this.write({ name: 'agree', text: AGREE, values: [this.table, number, kind, seat, about] });
  }

  /** It was done. */
  settle(number: number, kind: AgreementKind): void {
    this.write({
      text: 'delete from agreements where table_id = $1 and number = $2 and kind = $3',
      values: [this.table, number, kind],
    });
  }

  volunteer(number: number, identity: string, seat: number | null): void {
    this.write({
      text: 'delete from volunteers where table_id = $1 and number = $2 and identity = $3',
      values: [this.table, number, identity],
    });
    if (seat === null) return;
    this.write({
      text: 'insert into volunteers (table_id, number, identity, seat) values ($1, $2, $3, $4)',
      values: [this.table, number, identity, seat],
    });
  }

  /** What a seat has handed in early; null: nothing any more. */
  handIn(seat: number, handIn: HandIn | null): void {
    this.writeSecret({
      text: `update tables set hand_ins = case when $3::jsonb is null then hand_ins - $2 else hand_ins || jsonb_build_object($2::text, $3::jsonb) end
        where id = $1`,
      values: [this.table, String(seat), handIn],
    });
  }

  /** Standing orders of a seat; they are looked at at once. */
  order(seat: number, orders: SeatOrders): void {
    this.writeSecret({
      text: `update tables set orders = orders || jsonb_build_object($2::text, $3::jsonb),
        bot_due_at = case when $4 = any(deciders) then now() else bot_due_at end where id = $1`,
      values: [this.table, String(seat), orders, seat],
    });
  }

  /** What became of orders is noted; nothing is to be carried out for it. */
  note(seat: number, orders: SeatOrders): void {
    this.writeSecret({
      text: `update tables set orders = orders || jsonb_build_object($2::text, $3::jsonb) where id = $1`,
      values: [this.table, String(seat), orders],
    });
  }

  disagree(number: number, seat: number): void {
    this.write({
      text: 'delete from agreements where table_id = $1 and number = $2 and seat = $3',
      values: [this.table, number, seat],
    });
  }
}

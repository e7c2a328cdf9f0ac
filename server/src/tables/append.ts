import type { GameRecord, OrderName } from '@ankerplatz/kit';
import type { Pool, QueryConfig } from 'pg';
import { MS } from '../database/columns.ts';
import { CHANNEL } from './change-feed.ts';
import type { Due } from './model/clock.ts';
import type { LogEntry } from './model/entry.ts';
import type { SeatRow, Tally } from './model/rows.ts';

/** What the last entry of a game brings with it. */
export interface Ending {
  readonly record: GameRecord;
  readonly ranks: readonly number[];
  readonly tally: Tally;
  /** Hexadecimal: of the next game at this table, shown before anyone contributes to it. */
  readonly secret: string;
  readonly commitment: string;
}

/** Entries for one table, to be appended if it still stands at the expected version. */
export interface Append {
  readonly table: string;
  readonly number: number;
  readonly expected: number;
  readonly entries: readonly LogEntry[];
  readonly deciders: readonly number[];
  /** Milliseconds until a bot is due; null: none is. */
  readonly botDue: number | null;
  /** When somebody's time runs out, or a pause ends. */
  readonly due: Due;
  /** By seat: who sits there from now on. */
  readonly seats: Readonly<Record<string, SeatChange>> | null;
  /** Something handed in early that is played now: only if it was not withdrawn. */
  readonly handIn: { readonly seat: number; readonly id: string } | null;
  /** A standing order that is carried out now: only if it still stands. */
  readonly ordered: { readonly seat: number; readonly order: OrderName } | null;
  /** Seats whose early hand-ins have had their time. */
  readonly spent: readonly number[];
  /** Set when the game is over. */
  readonly ending: Ending | null;
}

export type SeatChange = Pick<SeatRow, 'kind' | 'identity' | 'level' | 'absent'>;

/** What became of an append. */
export interface Appended {
  /** When it was committed, in milliseconds of the database's clock. */
  readonly at: number;
  /** Whether something handed in early, or an order, may be carried out now. */
  readonly isOrdered: boolean;
}

/** Answers a commit: the tables, by their ids, that were appended to, and those where something was left to the server. */
interface Committed {
  readonly accepted: string | null;
  readonly ordered: string | null;
  /** Whose rows somebody else held. */
  readonly held: string | null;
  readonly at: number;
}

interface Waiting {
  readonly append: Append;
  /** When it was asked for, by this process's clock. */
  readonly since: number;
  /** Since when it waits for a commit. */
  queued: number;
  /** How often its row was held by somebody else. */
  held: number;
  readonly resolve: (appended: Appended | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Below the 8000 bytes that a notification may have: an id, two numbers and separators take up to 40. */
const MOST_A_COMMIT = 180;
/** While one is being written to disk, the next is worked out. More of them would only be smaller ones. */
const COMMITS_AT_ONCE = 2;
/** As long as fewer tables are under way, nobody waits for the disk to be done with others. */
const MANY = 4;
/** From the beginning of one commit to that of the next: where much is played, more moves share one. */
const APART_MS = 8;
/** Who finds a row held by somebody else tries again after so long, at first and later. */
const HELD_MS = { first: 2, most: 100 };
/** So long; it is longer than a transaction of ours may do nothing. */
const MOST_HELD_MS = 8000;

/** Who touched a table so lately need not be noted: what is indexed stays as it is, and the row can be written where it stands. */
const LATELY = `interval '10 seconds'`;

/** What the end of a game, or a change of who sits where, writes beside the log. */
const BESIDE = `, finished as (
  insert into games (table_id, number, record, ranks)
  select m.id, m.number, m.ending->'record', array(select value::smallint from jsonb_array_elements_text(m.ending->'ranks'))
  from moved m where m.ending is not null
), seated as (
  update seats s set
    kind = coalesce(m.seats->(s.seat::text)->>'kind', s.kind),
    level = case when m.seats ? s.seat::text then m.seats->(s.seat::text)->>'level' else s.level end,
    identity = case when m.seats ? s.seat::text then m.seats->(s.seat::text)->>'identity' else s.identity end,
    absent = case when m.seats ? s.seat::text then m.seats->(s.seat::text)->>'absent' else s.absent end,
    contribution = case when m.ending is null then s.contribution else '' end
  from moved m
  where s.table_id = m.id and (m.ending is not null or m.seats is not null)
    and (m.ending is not null or m.seats ? s.seat::text)
)`;

/**
 * One statement for all tables of a commit. It waits for no row: where somebody else holds one, that table is named and tried again later. What
 * only refers to a table, as a message does, holds nothing up. A table that has moved on matches no row, and then none of its entries is inserted.
 * Whether it runs is read with the lock: in the condition of the update it would let PostgreSQL look through all tables that run, instead of for
 * some by their ids. Most commits hold moves and nothing `more`: to begin the rest of the statement would cost as much as some moves.
 */
const statement = (more: (part: string, otherwise?: string) => string): string => `
with batch as (
  select * from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::float8[], $8::float8[],
      $9::float8[]${more(', $16::jsonb[]')})
    as b("table", number, expected, count, deciders, spent, bot_due, due_at, due_in${more(', more')})
), locked as materialized (
  select b.*, t.status = 'running' as runs
  from tables t join batch b on t.id = b."table" for no key update of t skip locked
), moved as (
  update tables t set
    version = t.version + b.count,
    deciders = b.deciders::smallint[],
    bot_due_at = case when (t.hand_ins - b.spent::text[]) ?| b.deciders::text[] or (t.orders <> '{}' and exists (
        select from unnest(b.deciders::text[]) as d(seat) where jsonb_array_length(t.orders->d.seat->'on') > 0))
      then now() else now() + b.bot_due * interval '1 millisecond' end,
    due_at = least(to_timestamp(b.due_at / 1000), now() + b.due_in * interval '1 millisecond'),
    lease_until = null, lease_by = null,${more(
      `
    hand_ins = case when b.more ? 'ending' then '{}' else t.hand_ins - b.spent::text[] end,
    status = case when b.more ? 'ending' then 'over' else t.status end,
    tally = coalesce(b.more->'ending'->'tally', t.tally),
    secret = coalesce(decode(b.more->'ending'->>'secret', 'hex'), t.secret),
    commitment = coalesce(b.more->'ending'->>'commitment', t.commitment),`,
      `
    hand_ins = t.hand_ins - b.spent::text[],`,
    )}
    touched_at = case when t.touched_at > now() - ${LATELY}${more(` and b.more->'ending' is null`)} then t.touched_at else now() end
  from locked b where t.id = b."table" and t.number = b.number and t.version = b.expected and b.runs${more(`
    and (b.more->'handIn' is null or t.hand_ins->(b.more->'handIn'->>'seat')->>'id' = b.more->'handIn'->>'id')
    and (b.more->'ordered' is null or t.orders->(b.more->'ordered'->>'seat')->'on' ? (b.more->'ordered'->>'order'))`)}
  returning t.id, t.number, t.version, b.expected, t.bot_due_at <= now() as is_ordered${more(`,
    b.more->'ending' as ending, b.more->'seats' as seats`)}
), logged as (
  insert into entries (table_id, number, entry, kind, seat, move, request, at${more(', about')})
  select m.id, m.number, m.expected + e.place, e.kind, e.seat, e.move, e.request, date_trunc('milliseconds', now())${more(', e.about')}
  from unnest($10::text[], $11::int[], $12::text[], $13::smallint[], $14::text[], $15::text[]${more(', $17::jsonb[]')})
    as e("table", place, kind, seat, move, request${more(', about')}) join moved m on m.id = e."table"
)${more(BESIDE)}, told as (
  select pg_notify('${CHANNEL}', string_agg(m.id || ':' || m.number || ':' || m.version, ' ')) from moved m having count(*) > 0
)
select string_agg(m.id, ' ') as accepted, string_agg(m.id, ' ') filter (where m.is_ordered) as ordered,
  case when (select count(*) from locked) < cardinality($1::text[]) then (select string_agg(t.id, ' ') from tables t
    where t.id = any($1::text[]) and not exists (select from locked l where l."table" = t.id)) end as held,
  ${MS("date_trunc('milliseconds', now())")} as at, (select count(*) from told) as told
from moved m`;

const MOVES = { name: 'append-moves', text: statement((_, otherwise = '') => otherwise) };
const ANYTHING = { name: 'append', text: statement(part => part) };

/** Of the data, a constraint or a lock that was not given: the statement was undone, and one batch of it is to blame. */
const isOfOneBatch = (error: unknown): boolean => /^(2[23]|55P03)/.test(String((error as { code?: unknown }).code));

/** Moves and nothing else. */
const isPlain = ({ seats, handIn, ordered, ending, entries }: Append): boolean =>
  !seats && !handIn && !ordered && !ending && entries.every(({ about }) => !about);

/** What an append brings with it beside its entries; null where that is nothing. */
const moreOf = (append: Append): string | null => {
  if (isPlain(append)) return null;
  const { seats, handIn, ordered, ending } = append;
  const more = {
    ...(seats && { seats }),
    ...(handIn && { handIn }),
    ...(ordered && { ordered }),
    ...(ending && { ending }),
  };
  return JSON.stringify(more);
};

/** A text in a list as PostgreSQL reads it. */
const quoted = (text: string | null): string => {
  if (text === null) return 'NULL';
  return `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`;
};

/** A list as PostgreSQL reads one: by the driver it would take ten times as long. */
const listOf = <T>(items: readonly T[], textOf: (item: T) => string | number | null): string => {
  let list = '';
  for (const item of items) list += list === '' ? (textOf(item) ?? 'NULL') : `,${textOf(item) ?? 'NULL'}`;
  return `{${list}}`;
};

/** Numbers as an item of a list. */
const innerList = (numbers: readonly number[]): string => `"{${numbers.join()}}"`;

/** An entry, and where it goes. */
interface Placed {
  readonly table: string;
  /** Among those that are appended to the table together, from 1. */
  readonly place: number;
  readonly entry: LogEntry;
}

const placedEntries = (appends: readonly Append[]): Placed[] => {
  const placed: Placed[] = [];
  for (const { table, entries } of appends)
    for (let index = 0; index < entries.length; index++)
      placed.push({ table, place: index + 1, entry: entries[index]! });
  return placed;
};

/** The statement that appends these, with a list of values for each of its columns. */
const queryOf = (appends: readonly Append[]): QueryConfig => {
  const entries = placedEntries(appends);
  const values = [
    listOf(appends, ({ table }) => quoted(table)),
    listOf(appends, ({ number }) => number),
    listOf(appends, ({ expected }) => expected),
    listOf(appends, append => append.entries.length),
    listOf(appends, ({ deciders }) => innerList(deciders)),
    listOf(appends, ({ spent }) => innerList(spent)),
    listOf(appends, ({ botDue }) => botDue),
    listOf(appends, ({ due }) => due.at),
    listOf(appends, ({ due }) => due.in),
    listOf(entries, ({ table }) => quoted(table)),
    listOf(entries, ({ place }) => place),
    listOf(entries, ({ entry }) => quoted(entry.kind)),
    listOf(entries, ({ entry }) => entry.seat),
    listOf(entries, ({ entry }) => quoted(entry.move)),
    listOf(entries, ({ entry }) => quoted(entry.request)),
  ];
  if (appends.every(isPlain)) return { ...MOVES, values };
  const mores = listOf(appends, append => quoted(moreOf(append)));
  const abouts = listOf(entries, ({ entry }) => quoted(entry.about ? JSON.stringify(entry.about) : null));
  return { ...ANYTHING, values: [...values, mores, abouts] };
};

/** Somebody has held the row of a table for too long. */
class HeldError extends Error {
  /** As PostgreSQL names it. */
  readonly code = '55P03';

  constructor(table: string) {
    super(`the row of table ${table} is locked`);
  }
}

/**
 * Appends batches of many tables in few commits: those that arrive in one turn of the event loop, shortly after a commit has begun, or while
 * commits are under way, go into the next together. An append is answered only after its commit.
 */
export class Appender {
  private waiting: Waiting[] = [];
  private isCalled = false;
  private readonly commits = new Set<readonly Waiting[]>();
  /** Of the commits under way. */
  private readonly tables = new Set<string>();
  /** When the last one began, by this process's clock. */
  private begunAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly pool: Pool,
    /** Told of every append how long it took, in seconds, and whether it failed. */
    private readonly measured: (seconds: number, isFailed: boolean) => void = () => undefined,
    private readonly apart = APART_MS,
  ) {}

  /** Null if the table has moved on meanwhile: nothing of it was appended. If it throws, nobody knows. */
  append(append: Append): Promise<Appended | null> {
    return new Promise((resolve, reject) => {
      const now = performance.now();
      this.waiting.push({ append, since: now, queued: now, held: 0, resolve, reject });
      this.workSoon();
    });
  }

  /** For how many milliseconds the oldest append has waited for the database; who waits for somebody's lock on a table does not count. */
  oldestWait(): number {
    const now = performance.now();
    let oldest = now;
    for (const some of [this.waiting, ...this.commits])
      for (const { queued } of some) oldest = Math.min(oldest, queued);
    return now - oldest;
  }

  private workSoon(): void {
    if (this.isCalled) return;
    this.isCalled = true;
    const work = (): void => {
      this.isCalled = false;
      void this.work();
    };
    const wait = this.wait();
    if (wait > 0) setTimeout(work, Math.ceil(wait));
    else setImmediate(work);
  }

  /** Milliseconds until the next commit may begin. */
  private wait(): number {
    return this.begunAt + this.apart - performance.now();
  }

  private async work(): Promise<void> {
    while (this.commits.size < COMMITS_AT_ONCE || this.tables.size < MANY) {
      if (this.waiting.length > 0 && this.wait() > 0) {
        this.workSoon();
        return;
      }
      const batch = this.nextCommit();
      if (batch.length === 0) return;
      this.commits.add(batch);
      this.begunAt = performance.now();
      await this.commit(batch);
      this.commits.delete(batch);
      for (const { append } of batch) this.tables.delete(append.table);
    }
  }

  /** At most one batch a table; the others wait until it is committed. */
  private nextCommit(): Waiting[] {
    const now: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.waiting) {
      const { table } = waiting.append;
      const fits = now.length < MOST_A_COMMIT && !this.tables.has(table);
      (fits ? now : later).push(waiting);
      if (fits) this.tables.add(table);
    }
    this.waiting = later;
    return now;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const { rows } = await this.pool.query<Committed>(queryOf(batch.map(({ append }) => append)));
      this.answer(batch, rows[0]!);
    } catch (error) {
      if (batch.length > 1 && isOfOneBatch(error)) for (const each of batch) await this.commit([each]);
      else {
        for (const { reject } of batch) reject(error);
        this.measure(batch, true);
      }
    }
  }

  private answer(batch: readonly Waiting[], { accepted, ordered, held, at }: Committed): void {
    const isHeld = new Set(held?.split(' '));
    const done = isHeld.size === 0 ? batch : batch.filter(({ append }) => !isHeld.has(append.table));
    const isAccepted = new Set(accepted?.split(' '));
    const isOrdered = new Set(ordered?.split(' '));
    for (const { append, resolve } of done)
      resolve(isAccepted.has(append.table) ? { at, isOrdered: isOrdered.has(append.table) } : null);
    this.measure(done, false);
    if (isHeld.size > 0) for (const each of batch) if (isHeld.has(each.append.table)) this.tryLater(each);
  }

  /** Nothing of it was appended: it goes into a later commit, unless it has waited too long. */
  private tryLater(waiting: Waiting): void {
    if (performance.now() - waiting.since > MOST_HELD_MS) {
      waiting.reject(new HeldError(waiting.append.table));
      this.measure([waiting], true);
      return;
    }
    const delay = Math.min(HELD_MS.most, HELD_MS.first * 2 ** waiting.held);
    waiting.held++;
    setTimeout(() => {
      waiting.queued = performance.now();
      this.waiting.push(waiting);
      this.workSoon();
    }, delay);
  }

  private measure(batch: readonly Waiting[], isFailed: boolean): void {
    const now = performance.now();
    for (const { since } of batch) this.measured((now - since) / 1000, isFailed);
  }
}

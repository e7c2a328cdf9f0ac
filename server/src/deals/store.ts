import type { GameRecord } from '@ankerplatz/kit';
import type { Pool, PoolClient } from 'pg';
import { isMember } from '../accounts/member.ts';
import { dealAttempts, deals, games, identities, tables } from '../database/schema.ts';
import { columnsOf, computed, into, jsonAs, orNull, row, rowsOf, sql, textAs, valueFrom } from '../database/sql.ts';
import { transact } from '../database/transact.ts';
import type { WishRow } from '../tables/model/rows.ts';
import { addDeal, type NewDealRow } from '../tables/new-deal.ts';
import { isOpenDeal } from '../tables/open-deal.ts';
import type { AttemptResult, AttemptRow, DealRow } from './rows.ts';

const d = columnsOf(deals, 'd');
const a = columnsOf(dealAttempts, 'a');
const t = columnsOf(tables, 't');
const g = columnsOf(games, 'g');
const i = columnsOf(identities, 'i');
const [deal, attempt] = [columnsOf(deals), columnsOf(dealAttempts)];

/** Past deals that a list shows. */
const MOST_PAST = 60;
const MOST_COMING = 8;

const STATUS = computed<DealRow['status']>(
  `case when ${d.beginsAt} > now() then 'coming' when ${isOpenDeal(d)} then 'over' else 'open' end`,
);

/** A deal as $1 sees it. */
const DEAL = row({
  ...{ id: d.id, kind: textAs<'day' | 'club'>(d.kind), name: d.name, announcedBy: d.announcedBy },
  ...{
    game: d.game,
    rules: d.rules,
    wish: jsonAs<WishRow>(d.wish),
    level: computed<string>(d.level),
    commitment: d.commitment,
    status: STATUS,
  },
  secret: computed<string>(`encode(${d.secret}, 'hex')`),
  contributions: jsonAs<readonly string[]>(d.contributions),
  ...{ beginsAt: d.beginsAt, endsAt: computed<Date>(d.endsAt) },
  finished: valueFrom(
    computed<number>('count(*)::int'),
    `from deal_attempts a where ${a.deal} = ${d.id} and ${a.result} is not null`,
  ),
  mine: orNull(
    valueFrom(
      computed<NonNullable<DealRow['mine']>>(
        `json_build_object('table', ${a.tableId}, 'isOver', ${t.status} = 'over', 'isNamed', ${a.isNamed})`,
      ),
      `from deal_attempts a join tables t on ${t.id} = ${a.tableId} where ${a.deal} = ${d.id} and ${a.identity} = $1`,
    ),
  ),
});

const IS_PLAYED_ALONE = `${d.kind} in ('day', 'club')`;

const LIST = sql`
  (select ${DEAL} from deals d where ${IS_PLAYED_ALONE} and ${STATUS} = 'open' order by ${d.kind} desc, ${d.game}, ${d.id})
  union all
  (select ${DEAL} from deals d where ${IS_PLAYED_ALONE} and ${d.beginsAt} > now()
    order by ${d.beginsAt}, ${d.game}, ${d.id} limit ${MOST_COMING})
  union all
  (select ${DEAL} from deals d where ${IS_PLAYED_ALONE} and ${isOpenDeal(d)}
    order by ${d.endsAt} desc, ${d.game}, ${d.id} limit ${MOST_PAST})`;

const BY_ID = sql`select ${DEAL} from deals d where ${d.id} = $2 and ${IS_PLAYED_ALONE}`;

const CLUB_DEALS = sql`
  select ${row({ all: computed<number>('count(*)::int') })} from deals d where ${d.kind} = 'club' and not ${isOpenDeal(d)}`;

const DAYS = sql`
  select ${row({ game: d.game, beginsAt: d.beginsAt })} from deals d where ${d.kind} = 'day' and ${d.beginsAt} >= $1`;

const LOCK = `select 1 from deals where ${deal.id} = $1 for update`;

const OWN = sql`
  select ${row({ table: a.tableId })} from deal_attempts a where ${a.deal} = $1 and ${a.identity} = $2`;

const BEGIN = `
  insert into ${into(dealAttempts, 'deal', 'identity', 'number', 'tableId', 'isNamed')}
  select $1, $2, 1 + (select count(*) from deal_attempts a where ${a.deal} = $1), $3, $4`;

const NAME = `
  update deal_attempts set ${attempt.isNamed} = $3 where ${attempt.deal} = $1 and ${attempt.identity} = $2`;

const ATTEMPTS = sql`
  select ${row({
    ...{ identity: a.identity, number: a.number, table: a.tableId, name: i.name, isMember: isMember(i) },
    ...{ isNamed: a.isNamed, result: orNull(jsonAs<AttemptResult>(a.result)) },
  })}
  from deal_attempts a join identities i on ${i.id} = ${a.identity} where ${a.deal} = $1 order by ${a.number}`;

/** Over in time, and not counted yet. */
const UNCOUNTED = sql`
  select ${row({ identity: a.identity, record: jsonAs<GameRecord>(g.record), ranks: g.ranks })}
  from deal_attempts a join deals d on ${d.id} = ${a.deal} join games g on ${g.tableId} = ${a.tableId} and ${g.number} = 1
  where ${a.deal} = $1 and ${a.result} is null and ${g.finishedAt} <= ${d.endsAt}`;

const RECORD = sql`
  select ${row({ record: jsonAs<GameRecord>(g.record) })} from games g where ${g.tableId} = $1 and ${g.number} = 1`;

const COUNT = `
  update deal_attempts set ${attempt.result} = $3 where ${attempt.deal} = $1 and ${attempt.identity} = $2`;

/** SQL of deals that people play alone, each against the same bots. */
export class DealStore {
  constructor(private readonly pool: Pool) {}

  /** The deals as `by` sees them; null: a stranger. */
  async list(by: string | null): Promise<DealRow[]> {
    return rowsOf(this.pool, LIST, [by]);
  }

  async deal(id: string, by: string | null): Promise<DealRow | undefined> {
    return (await rowsOf(this.pool, BY_ID, [by, id]))[0];
  }

  async add(row: NewDealRow): Promise<void> {
    await addDeal(this.pool, row);
  }

  /** How many deals of the club can be played, or will be. */
  async clubDeals(): Promise<number> {
    return (await rowsOf(this.pool, CLUB_DEALS))[0]!.all;
  }

  /** Deals of days from one on. */
  async days(from: Date): Promise<{ readonly game: string; readonly beginsAt: Date }[]> {
    return rowsOf(this.pool, DAYS, [from]);
  }

  /** The table of a person's attempt; `open` makes it, once, while nobody else begins one. */
  async begin(
    id: string,
    identity: string,
    isNamed: boolean,
    open: (client: PoolClient) => Promise<string>,
  ): Promise<{ readonly table: string; readonly isNew: boolean }> {
    return transact(this.pool, async client => {
      await client.query(LOCK, [id]);
      const [own] = await rowsOf(client, OWN, [id, identity]);
      if (own) return { table: own.table, isNew: false };
      const table = await open(client);
      await client.query(BEGIN, [id, identity, table, isNamed]);
      return { table, isNew: true };
    });
  }

  /** Whether the person has an attempt. */
  async name(id: string, identity: string, isNamed: boolean): Promise<boolean> {
    return (await this.pool.query(NAME, [id, identity, isNamed])).rowCount === 1;
  }

  async attempts(id: string): Promise<AttemptRow[]> {
    return rowsOf(this.pool, ATTEMPTS, [id]);
  }

  async uncounted(id: string) {
    return rowsOf(this.pool, UNCOUNTED, [id]);
  }

  /** Of an attempt that is over: for this server alone, as long as the deal can be played. */
  async record(table: string): Promise<GameRecord | undefined> {
    return (await rowsOf(this.pool, RECORD, [table]))[0]?.record;
  }

  async count(id: string, identity: string, result: AttemptResult): Promise<void> {
    await this.pool.query(COUNT, [id, identity, result]);
  }
}

import { type GameRecord, SeededChance } from '@ankerplatz/kit';
import type { PoolClient } from 'pg';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { TestTable } from '../../testing/tables.ts';
import { type Append, commit } from './append-statement.ts';

interface Stored {
  readonly status: string;
  readonly number: number;
  readonly version: number;
  readonly hand_ins: Readonly<Record<string, { readonly id: string }>>;
  readonly orders: Readonly<Record<string, { readonly on: readonly string[] }>>;
}

const without = <T>(object: Readonly<Record<string, T>>, keys: readonly number[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(Number(key))));

/** Whether an append may follow what is stored. */
const fits = (stored: Stored | undefined, { number, expected, handIn, ordered }: Append): stored is Stored =>
  stored?.status === 'running' &&
  stored.number === number &&
  stored.version === expected &&
  (!handIn || stored.hand_ins[handIn.seat]?.id === handIn.id) &&
  (!ordered || (stored.orders[ordered.seat]?.on.includes(ordered.order) ?? false));

/** The statement as it would be written without regard to speed: one table after the other, one thing after the other. */
class SlowAppend {
  constructor(private readonly client: PoolClient) {}

  /** Whether the append was accepted, and whether something was left to the server. */
  async append(append: Append): Promise<{ readonly isAccepted: boolean; readonly isOrdered: boolean }> {
    const { table, entries, ending, seats } = append;
    const read = 'select status, number, version, hand_ins, orders from tables where id = $1';
    const [stored] = (await this.client.query<Stored>(read, [table])).rows;
    if (!fits(stored, append)) return { isAccepted: false, isOrdered: false };
    for (const [index] of entries.entries()) await this.log(append, index);
    const isOrdered = await this.move(append, stored);
    if (ending) await this.end(append);
    for (const [seat, { kind, level, identity, absent }] of Object.entries(seats ?? {}))
      await this.client.query(
        'update seats set kind = $3, level = $4, identity = $5, absent = $6 where table_id = $1 and seat = $2',
        [table, Number(seat), kind, level, identity, absent],
      );
    return { isAccepted: true, isOrdered };
  }

  private async log({ table, number, expected, entries }: Append, index: number): Promise<void> {
    const { kind, seat, move, request, about = null } = entries[index]!;
    await this.client.query(
      `insert into entries (table_id, number, entry, kind, seat, move, request, about, at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, date_trunc('milliseconds', now()))`,
      [table, number, expected + index + 1, kind, seat, move, request, about],
    );
  }

  private async move({ table, entries, deciders, botDue, due, spent, ending }: Append, stored: Stored) {
    const handIns = without(stored.hand_ins, spent);
    const isOrdered = deciders.some(seat => handIns[seat] !== undefined || (stored.orders[seat]?.on.length ?? 0) > 0);
    const { rows } = await this.client.query<{ isOrdered: boolean | null }>(
      `update tables set version = version + $2, deciders = $3, hand_ins = $4, lease_until = null, lease_by = null,
          bot_due_at = now() + $5 * interval '1 millisecond',
          due_at = least(to_timestamp($6::float8 / 1000), now() + $7::float8 * interval '1 millisecond'),
          touched_at = case when $8 or touched_at <= now() - interval '10 seconds' then now() else touched_at end
        where id = $1 returning bot_due_at <= now() as "isOrdered"`,
      [
        ...[table, entries.length, deciders, ending ? {} : handIns, isOrdered ? 0 : botDue],
        ...[due.at, due.in, ending !== null],
      ],
    );
    return rows[0]!.isOrdered ?? false;
  }

  private async end({ table, number, ending }: Append): Promise<void> {
    const { record, ranks, tally, secret, commitment } = ending!;
    const { rows } = await this.client.query<{ level: string | null; identity: string | null }>(
      'select level, identity from seats where table_id = $1 order by seat',
      [table],
    );
    const levels = rows.map(({ level, identity }) => (identity === null ? level : null));
    await this.client.query('insert into games (table_id, number, record, ranks, levels) values ($1, $2, $3, $4, $5)', [
      ...[table, number, record, ranks, levels],
    ]);
    await this.client.query(
      `update tables set status = 'over', tally = $2, secret = decode($3, 'hex'), commitment = $4 where id = $1`,
      [table, tally, secret, commitment],
    );
    await this.client.query(`update seats set contribution = '' where table_id = $1`, [table]);
  }
}

/** Appends of all kinds, right and wrong, at random. */
class RandomAppends {
  constructor(
    private readonly chance: SeededChance,
    private readonly people: readonly string[],
  ) {}

  private chosen<T>(items: readonly T[]): T {
    return items[this.chance.die(items.length)]!;
  }

  private often(percent: number): boolean {
    return this.chance.die(100) < percent;
  }

  next(table: string, stored: Stored): Append {
    const isPlain = this.often(50);
    return {
      table,
      number: this.often(95) ? stored.number : stored.number + 1,
      expected: this.often(90) ? stored.version : stored.version + this.chosen([-1, 1]),
      entries: Array.from({ length: 1 + this.chance.die(3) }, (_, index) => this.entry(isPlain, index)),
      deciders: this.chosen([[], [0], [1], [0, 1]]),
      botDue: this.chosen([null, 0, 20, 5000]),
      due: { at: this.chosen([null, 1_900_000_000_000]), in: this.chosen([null, 500, 60_000]) },
      seats: isPlain || this.often(60) ? null : { [this.chosen([0, 1])]: this.seat() },
      handIn: isPlain || this.often(70) ? null : { seat: this.chosen([0, 1]), id: this.chosen(['early', 'other']) },
      ordered: isPlain || this.often(70) ? null : { seat: this.chosen([0, 1]), order: this.chosen(['forced', 'pass']) },
      spent: this.chosen([[], [], [0], [0, 1]]),
      ending: isPlain || this.often(85) ? null : this.ending(),
    };
  }

  private entry(isPlain: boolean, index: number): Append['entries'][number] {
    const move = { kind: 'move', seat: this.chosen([0, 1]), move: this.chosen(['a', '"\\', 'ü {x}', 'NULL']) } as const;
    const request = `request ${index} ${this.chance.die(1_000_000)}`;
    if (isPlain || this.often(60)) return { ...move, request };
    return { kind: 'take-back', seat: 1, move: null, about: { to: this.chance.die(9) }, request };
  }

  private seat(): NonNullable<Append['seats']>[string] {
    const identity = this.chosen(this.people);
    return this.chosen([
      { kind: 'bot', identity, level: 'mate', absent: null },
      { kind: 'person', identity, level: null, absent: this.chosen(this.people) },
    ] as const);
  }

  private ending(): Append['ending'] {
    const record = { format: 'a record', note: 'ü"\\' } as unknown as GameRecord;
    return { record, ranks: [1, 2], tally: { x: { games: 1, wins: 1 } }, secret: 'ab'.repeat(32), commitment: 'c' };
  }
}

const ROWS = [
  'select * from tables where id = $1',
  'select * from seats where table_id = $1 order by seat',
  'select * from entries where table_id = $1 order by number, entry',
  'select * from games where table_id = $1 order by number',
];
/** Columns that tell two tables apart from the beginning. */
const OWN = new Set([
  ...['id', 'table_id', 'invitation', 'secret', 'commitment', 'contribution', 'orders'],
  ...['created_at', 'seen_at', 'owner_seen_at'],
]);

describe('the append statement', () => {
  const server = useApp();

  const contentsOf = async (client: PoolClient, table: string, isOwn: (name: string) => boolean): Promise<unknown> =>
    Promise.all(
      ROWS.map(async text =>
        (await client.query(text, [table])).rows.map(row =>
          Object.fromEntries(Object.entries(row).filter(([name]) => !isOwn(name))),
        ),
      ),
    );

  test('does what a slow and obvious version of it does, whatever comes', async () => {
    const people = [await server().guest(), await server().guest()];
    const chance = SeededChance.from('append');
    const random = new RandomAppends(
      chance,
      people.map(({ id }) => id),
    );
    const open = async (): Promise<string> => (await TestTable.started(people)).id;
    const pairs = await Promise.all(Array.from({ length: 6 }, async () => [await open(), await open()] as const));
    const client = await server().connection.pool.connect();
    const slow = new SlowAppend(client);
    const prepare = `update tables set hand_ins = $2, orders = $3, status = 'running', started_at = null, bot_due_at = null, lease_until = null, lease_by = null, touched_at = now() - $4 * interval '1 second'
      where id = $1`;
    let accepted = 0;
    // One transaction, which nobody else sees: its time is the same for both versions.
    await client.query('begin');
    try {
      await client.query(`update tables set deciders = '{0}'`);
      for (let round = 0; round < 120; round++) {
        const handIns = chance.die(2) === 0 ? {} : { 0: { id: 'early', moves: [] } };
        const orders = chance.die(2) === 0 ? {} : { 1: { on: ['forced'], round: 1, told: [] } };
        for (const table of pairs.flat()) await client.query(prepare, [table, handIns, orders, (round % 3) * 8]);
        const appends: Append[] = [];
        for (const [table] of pairs.slice(0, chance.die(2) === 0 ? 1 : 1 + chance.die(pairs.length))) {
          const read = 'select status, number, version, hand_ins, orders from tables where id = $1';
          const next = random.next(table, (await client.query<Stored>(read, [table])).rows[0]!);
          const isStored = await client.query('select 1 from games where table_id = $1 and number = $2', [
            ...[table, next.number],
          ]);
          appends.push(isStored.rowCount === 0 ? next : { ...next, ending: null });
        }
        const { accepted: fast, ordered } = await commit(client, appends, chance.die(2) === 0);
        const [isAccepted, isOrdered] = [new Set(fast?.split(' ')), new Set(ordered?.split(' '))];
        for (const [index, append] of appends.entries()) {
          const [table, twin] = pairs[index]!;
          const expected = await slow.append({ ...append, table: twin });
          expect({ isAccepted: isAccepted.has(table), isOrdered: isOrdered.has(table) }).toEqual(expected);
          const isOwn = (name: string): boolean =>
            OWN.has(name) && !(append.ending && expected.isAccepted && name === 'commitment');
          expect(await contentsOf(client, table, isOwn)).toEqual(await contentsOf(client, twin, isOwn));
          accepted += expected.isAccepted ? 1 : 0;
        }
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(accepted).toBeGreaterThan(120);
  });
});

import type { Pool } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { TestTable } from '../../testing/tables.ts';
import { CHANNEL, ChangeFeed, type TableChanged } from '../change-feed.ts';
import { Appender } from './append.ts';
import type { Append } from './append-statement.ts';

const appendTo = ({ id: table }: { id: string }, more: Partial<Append> = {}): Append => ({
  table,
  number: 1,
  expected: 0,
  entries: [{ kind: 'move', seat: 0, move: 'any text', request: 'a request' }],
  deciders: [1],
  botDue: null,
  due: { at: null, in: null },
  seats: null,
  handIn: null,
  ordered: null,
  spent: [],
  ending: null,
  ...more,
});

/** A turn of the event loop. */
const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

describe('appending', () => {
  const server = useApp();
  const tables = async (count: number): Promise<TestTable[]> => {
    const people = [await server().guest(), await server().guest()];
    return Promise.all(Array.from({ length: count }, () => TestTable.started(people)));
  };
  const entriesOf = async ({ id }: TestTable): Promise<number[]> => {
    const { pool } = server().connection;
    const text = 'select entry from entries where table_id = $1 order by entry';
    return (await pool.query<{ entry: number }>(text, [id])).rows.map(({ entry }) => entry);
  };
  /** Counts what goes through the pool, which waits for the gate. */
  const counted = (gate: Promise<void> = Promise.resolve(), apart = 0, isNotified = true) => {
    const { pool } = server().connection;
    const count = { queries: 0 };
    const query = async (...args: Parameters<Pool['query']>) => {
      count.queries++;
      await gate;
      return pool.query(...args);
    };
    const spacing = { apart: () => apart };
    return { appender: new Appender({ query } as unknown as Pool, undefined, spacing, () => isNotified), count };
  };
  /** Appenders of which the first tells all servers through the database: the other asks less of it. */
  const both = () => [counted().appender, counted(undefined, 0, false).appender];

  test('what arrives at once goes into one commit; what arrives while two are under way, into the next together', async () => {
    const all = await tables(12);
    let open = (): void => undefined;
    const { appender, count } = counted(
      new Promise(resolve => {
        open = resolve;
      }),
    );
    const answers: Promise<unknown>[] = [];
    for (const some of [all.slice(0, 3), all.slice(3, 4), all.slice(4, 8), all.slice(8)]) {
      answers.push(...some.map(table => appender.append(appendTo(table))));
      await turn();
    }
    expect(count.queries).toBe(2);
    open();
    expect((await Promise.all(answers)).every(Boolean)).toBe(true);
    expect(count.queries).toBe(3);
  });

  test('where few come nobody waits for the commit of others, where many do they wait', async () => {
    const all = await tables(6);
    let open = (): void => undefined;
    const { appender, count } = counted(
      new Promise(resolve => {
        open = resolve;
      }),
    );
    const answers: Promise<unknown>[] = [];
    for (const table of all) {
      answers.push(appender.append(appendTo(table)));
      await turn();
    }
    expect(count.queries).toBe(4);
    open();
    expect((await Promise.all(answers)).every(Boolean)).toBe(true);
    expect(count.queries).toBe(5);
  });

  test('what arrives shortly after a commit has begun goes into the next together', async () => {
    const all = await tables(4);
    const { appender, count } = counted(undefined, 50);
    const answers: Promise<unknown>[] = [];
    for (const table of all) {
      answers.push(appender.append(appendTo(table)));
      await turn();
    }
    expect((await Promise.all(answers)).every(Boolean)).toBe(true);
    expect(count.queries).toBe(2);
  });

  test('any text is kept as it is', async () => {
    const all = await tables(2);
    const texts = ['"', '\\', '{a,b}', 'NULL', ' ', '\n', 'ü😀', "'"];
    const entries = texts.map(text => ({ kind: 'move', seat: 0, move: text, request: text }) as const);
    for (const [index, appender] of both().entries()) {
      const table = all[index]!;
      expect(await appender.append(appendTo(table, { entries }))).not.toBeNull();
      const { rows } = await server().connection.pool.query<{ move: string; request: string }>(
        'select move, request from entries where table_id = $1 order by entry',
        [table.id],
      );
      expect(rows).toEqual(texts.map(text => ({ move: text, request: text })));
    }
  });

  test('one whose row another holds waits until it is free', async () => {
    const { pool } = server().connection;
    const [free, ...all] = await tables(3);
    for (const [index, appender] of both().entries()) {
      const table = all[index]!;
      const other = await pool.connect();
      await other.query('begin');
      await other.query('select from tables where id = $1 for update', [table.id]);
      let isAnswered = false;
      const answer = appender.append(appendTo(table)).finally(() => {
        isAnswered = true;
      });
      expect(await appender.append(appendTo(free!, { expected: index }))).not.toBeNull();
      expect(isAnswered).toBe(false);
      await other.query('commit');
      other.release();
      expect(await answer).not.toBeNull();
      expect(await entriesOf(table)).toEqual([1]);
    }
  });

  test('of two for the same table one is accepted; the other finds that it has moved on', async () => {
    const [table, other] = await tables(2);
    const { appender } = counted();
    const answers = await Promise.all([table!, table!, other!, table!].map(each => appender.append(appendTo(each))));
    expect(answers.map(Boolean)).toEqual([true, false, true, false]);
    expect(await entriesOf(table!)).toEqual([1]);
  });

  test('a batch of the wrong game, or of a game that does not run, is refused', async () => {
    const [table] = await tables(1);
    const owner = await server().guest();
    const open = await TestTable.open([owner], { players: 2 });
    for (const appender of both()) {
      expect(await appender.append(appendTo(table!, { number: 2 }))).toBeNull();
      expect(await appender.append(appendTo(table!, { expected: 1 }))).toBeNull();
      expect(await appender.append(appendTo(open))).toBeNull();
      expect(await appender.append(appendTo({ id: 'nowhere' }))).toBeNull();
    }
  });

  test('one that the database cannot take harms no other', async () => {
    const all = await tables(4);
    const { appender } = counted();
    const broken = { entries: [{ kind: 'move', seat: 0, move: 'a\u0000b', request: 'r' }] } as const;
    const answers = await Promise.allSettled(
      all.map((table, index) => appender.append(appendTo(table, index === 2 ? broken : {}))),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await Promise.all(all.map(entriesOf))).toEqual([[1], [1], [], [1]]);
  });

  test('hundreds at once', async () => {
    const all = await tables(200);
    const { appender, count } = counted();
    const answers = await Promise.all(all.map(table => appender.append(appendTo(table))));
    expect(answers.every(Boolean)).toBe(true);
    expect(count.queries).toBeLessThanOrEqual(4);
  });
});

describe('news', () => {
  const server = useApp();
  const hearing = async () => {
    const { app, connection } = server();
    const changes = new ChangeFeed({ ...connection.pool.options, application_name: 'news' }, app.log);
    const heard: TableChanged[] = [];
    changes.on('changed', change => heard.push(change));
    const listening = new Promise<void>(resolve => changes.once('gap', resolve));
    changes.start();
    await listening;
    return { changes, heard };
  };

  test('every change at every table is heard: who sits down, what is played', async () => {
    const { changes, heard } = await hearing();
    // One server listens to which no link leads: the database tells of moves as well.
    await vi.waitFor(() => expect(server().app.peers.isWhole).toBe(false), { timeout: 20_000 });
    const people = [await server().guest(), await server().guest()];
    const table = await TestTable.started(people);
    const last = new Promise<void>(resolve => changes.on('changed', ({ version }) => version === 3 && resolve()));
    await table.playOn('news', 3);
    await last;
    expect(heard.every(({ table: id, number }) => id === table.id && number === 1)).toBe(true);
    expect(heard.map(({ version }) => version)).toEqual([0, 0, 0, 0, 1, 2, 3]);
    await changes.stop();
  });

  test('a lost connection is made again, and whoever watches is told to look', async () => {
    const { changes } = await hearing();
    const again = new Promise<void>(resolve => changes.once('gap', resolve));
    const { pool } = server().connection;
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'news'`);
    await again;
    const heard = new Promise<TableChanged>(resolve => changes.once('changed', resolve));
    const table = await TestTable.open([await server().guest()], { players: 2 });
    expect((await heard).table).toBe(table.id);
    await changes.stop();
  });

  describe('of what this server does itself', () => {
    const change = { table: 'abcdefghijkm', number: 1, version: 7 };
    /** Sends changes as the database does; resolves when they were heard. */
    const echo = async (changes: ChangeFeed, ...changed: readonly TableChanged[]): Promise<void> => {
      const end = { table: 'zzzzzzzzzzzz', number: 1, version: Math.floor(Math.random() * 1e6) };
      const heard = new Promise<void>(resolve =>
        changes.on('changed', ({ table, version }) => table === end.table && version === end.version && resolve()),
      );
      const payload = [...changed, end].map(({ table, number, version }) => `${table}:${number}:${version}`).join(' ');
      await server().connection.pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
      await heard;
    };
    const own = (heard: readonly TableChanged[]) => heard.filter(({ table }) => table === change.table);

    test('it is told when it is done, and its echo is not', async () => {
      const { changes, heard } = await hearing();
      changes.expect(change);
      expect(own(heard)).toEqual([]);
      changes.settle(change, true, true);
      expect(own(heard)).toEqual([change]);
      await echo(changes, change);
      expect(own(heard)).toEqual([change]);
      await echo(changes, change);
      expect(own(heard)).toEqual([change, change]);
      await changes.stop();
    });

    test('an echo that comes first waits for the answer', async () => {
      const { changes, heard } = await hearing();
      changes.expect(change);
      await echo(changes, change);
      expect(own(heard)).toEqual([]);
      changes.settle(change, true, true);
      expect(own(heard)).toEqual([change]);
      await changes.stop();
    });

    test('two that come first are told both', async () => {
      const { changes, heard } = await hearing();
      changes.expect(change);
      await echo(changes, change, change);
      changes.settle(change, true, true);
      expect(own(heard)).toEqual([change, change]);
      await changes.stop();
    });

    test('what another server has done at the same version is told', async () => {
      const { changes, heard } = await hearing();
      changes.expect(change);
      await echo(changes, change);
      changes.settle(change, false, true);
      expect(own(heard)).toEqual([change]);
      changes.expect(change);
      changes.settle(change, false, true);
      await echo(changes, change);
      expect(own(heard)).toEqual([change, change]);
      await changes.stop();
    });
  });
});

import { kill } from 'node:process';
import type { Played } from '@ankerplatz/protocol';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { connect } from '../../database/connect.ts';
import { useApp } from '../../testing/app.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';

const PATIENT = { interval: 100 };

describe('where somebody holds what a move needs', () => {
  const server = useApp({ isHurried: true });
  const tables = async (count: number): Promise<TestTable[]> => {
    const people = [await server().guest('Anna'), await server().guest('Berta')];
    return Promise.all(Array.from({ length: count }, () => TestTable.started(people)));
  };
  const move = async (table: TestTable): Promise<LightMyRequestResponse> => {
    const { person, view } = (await table.deciding())!;
    const [any] = (view.view as unknown as { moves: string[] }).moves;
    return table.play(person, view, [any!]);
  };
  const movesOf = async ({ id }: TestTable): Promise<number> =>
    (await server().connection.pool.query('select 1 from entries where table_id = $1', [id])).rowCount!;
  /** Holds the rows of tables as a session of another program does, in a transaction that goes on. */
  const hold = async (...held: readonly TestTable[]): Promise<() => Promise<void>> => {
    const client = new pg.Client({ connectionString: server().databaseUrl });
    await client.connect();
    await client.query('begin');
    for (const { id } of held) await client.query('select from tables where id = $1 for update', [id]);
    return async () => {
      await client.query('rollback');
      await client.end();
    };
  };
  const ready = async (): Promise<string> => problemOf(await server().app.inject('/readyz'));

  test('moves at all other tables are answered, and that one when it is free, once', async () => {
    const all = await tables(16);
    const [first, second, ...others] = all;
    const release = [await hold(first!), await hold(second!)];
    let answered = 0;
    const stuck = [first!, second!].map(async table => {
      const played = jsonOf<Played>(await move(table));
      answered++;
      return played;
    });
    for (let round = 1; round <= 3; round++)
      for (const answer of await Promise.all(others.map(move))) expect(jsonOf<Played>(answer).version).toBe(round);
    expect(answered).toBe(0);
    expect(await ready()).toBe('200');
    for (const each of release) await each();
    for (const { version } of await Promise.all(stuck)) expect(version).toBe(1);
    expect(await Promise.all([first!, second!].map(movesOf))).toEqual([1, 1]);
  });

  test('a table that is held for too long refuses its move, and then nothing of it was played', async () => {
    const [table] = await tables(1);
    const release = await hold(table!);
    expect(problemOf(await move(table!))).toBe('503 unavailable');
    await release();
    expect(await movesOf(table!)).toBe(0);
    expect(jsonOf<Played>(await move(table!)).version).toBe(1);
  });

  test('a server that stops in the middle of a transaction holds nothing for long', async () => {
    const [table] = await tables(1);
    const stopped = connect(server().databaseUrl);
    const client = await stopped.pool.connect();
    await client.query('begin');
    await client.query('select from tables where id = $1 for update', [table!.id]);
    expect(jsonOf<Played>(await move(table!)).version).toBe(1);
    client.release(true);
    await stopped.close();
  });

  test('who sits down waits for a lock, and not for ever', async () => {
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    const table = await TestTable.open([anna], { players: 2 });
    const release = await hold(table);
    const sit = { seat: 1 };
    expect(problemOf(await berta.ask('POST', `${table.path}/sit`, sit))).toBe('503 unavailable');
    await release();
    expect(problemOf(await berta.ask('POST', `${table.path}/sit`, sit))).toBe('200');
  });

  test('a server whose moves are not written is not ready, and is again', async () => {
    const [table] = await tables(1);
    const { appends } = server().connection;
    const clients = await Promise.all(Array.from({ length: appends.options.max }, () => appends.connect()));
    const asked = clients.map(client => client.query<{ pid: number }>('select pg_backend_pid() as pid'));
    const pids = (await Promise.all(asked)).map(({ rows }) => rows[0]!.pid);
    for (const client of clients) client.release();
    for (const pid of pids) kill(pid, 'SIGSTOP');
    const played = move(table!);
    try {
      await expect.poll(ready, PATIENT).toBe('503 unavailable');
    } finally {
      for (const pid of pids) kill(pid, 'SIGCONT');
    }
    expect(jsonOf<Played>(await played).version).toBe(1);
    expect(await ready()).toBe('200');
    expect(await movesOf(table!)).toBe(1);
  });
});

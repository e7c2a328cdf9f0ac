import { describe, expect, test, vi } from 'vitest';
import { problemBy } from '../http/errors.ts';
import { makeDatabase } from '../testing/database.ts';
import { type Connection, connect, migrateUnderLock } from './connect.ts';

/** Under which one server at a time migrates. */
const LOCK = 'select pg_advisory_lock(4711001)';

const forgetNewest = ({ pool }: Connection): Promise<unknown> =>
  pool.query(`delete from drizzle.__drizzle_migrations
    where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`);

test('a database that has the schema of its server is not locked to be brought there', async () => {
  const connection = connect(await makeDatabase());
  const blocker = await connection.pool.connect();
  await blocker.query(LOCK);
  await migrateUnderLock(connection);
  blocker.release(true);
  await connection.close();
});

describe('a connection', () => {
  test('that dies in the middle of a transaction fails it, and nothing else', async () => {
    const url = await makeDatabase();
    const [one, other] = [connect(url), connect(url)];
    const client = await one.pool.connect();
    await client.query('begin');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const ended = new Promise(resolve => client.once('end', resolve));
    await other.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await ended;
    const failed = await client.query('commit').catch((error: unknown) => error);
    expect(problemBy(failed, 'any').code).toBe('unavailable');
    client.release(true);
    expect((await one.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await Promise.all([one.close(), other.close()]);
  });

  test('that dies while it brings the schema up to date leaves nothing that cannot be closed', async () => {
    const url = await makeDatabase();
    const [one, other] = [connect(url), connect(url)];
    await forgetNewest(other);
    const blocker = await other.pool.connect();
    await blocker.query(LOCK);
    const migrating = expect(migrateUnderLock(one)).rejects.toThrow();
    const waiting = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await other.pool.query(waiting)).rowCount).toBe(1));
    await migrating;
    blocker.release(true);
    await Promise.all([one.close(), other.close()]);
  });
});

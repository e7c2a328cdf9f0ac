import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { makeDatabase } from '../testing/database.ts';
import { connect } from './connect.ts';

describe('a connection', () => {
  test('that dies in the middle of a transaction fails it, and nothing else', async () => {
    const url = await makeDatabase();
    const [one, other] = [connect(url), connect(url)];
    const client = await one.pool.connect();
    await client.query('begin');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    await other.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await sleep(100);
    await expect(client.query('commit')).rejects.toThrow();
    client.release(true);
    expect((await one.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await Promise.all([one.close(), other.close()]);
  });
});

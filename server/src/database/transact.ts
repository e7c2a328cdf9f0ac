import type { Pool, PoolClient } from 'pg';

/** `work` on one connection, where it may begin a transaction and commits it; what it throws undoes all. */
export const onOneConnection = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    const done = await work(client);
    client.release();
    return done;
  } catch (error) {
    const isClean = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!isClean);
    throw error;
  }
};

/** `work` in one transaction; what it throws undoes all. */
export const transact = <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> =>
  onOneConnection(pool, async client => {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  });

import type { Pool, PoolClient } from 'pg';

/**
 * An arbitrary number, used for nothing else: the lock that all servers share as long as they run, and that work on the
 * whole database has alone.
 */
export const IN_USE = 4_711_002;

/** On a connection that lasts as long as the server. */
export const SHARE = `select pg_try_advisory_lock_shared(${IN_USE})`;

/** Until the client is released for good, no server starts; refuses where one runs. */
export const requireAlone = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query<{ isAlone: boolean }>(`select pg_try_advisory_lock(${IN_USE}) as "isAlone"`);
  if (!rows[0]!.isAlone) throw new Error('a server runs on this database: stop it first');
};

export const requireShared = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ isShared: boolean }>(
    `select pg_try_advisory_xact_lock_shared(${IN_USE}) as "isShared"`,
  );
  if (!rows[0]!.isShared)
    throw new Error('a backup is being made or restored here: start the server when that is done');
};

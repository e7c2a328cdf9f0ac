import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, migrateUnderLock } from '../database/connect.ts';
import { EmbeddedPostgres } from '../database/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database, from which each test takes a copy. */
    readonly templateUrl: string;
  }
}

/**
 * A database that is thrown away need not outlive a power cut, nor be sent to a standby, nor be tidied in each of
 * hundreds of databases: tests of crashes have databases of their own, which sync. And many servers at once have many
 * connections.
 */
const SETTINGS = [
  ...['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'],
  ...['autovacuum=off', 'max_connections=1000'],
];

/** One PostgreSQL for the whole run. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-tests-'));
  const postgres = await EmbeddedPostgres.start(folder, () => undefined, SETTINGS);
  const connection = connect(postgres.url);
  await migrateUnderLock(connection);
  await connection.close();
  project.provide('templateUrl', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
};

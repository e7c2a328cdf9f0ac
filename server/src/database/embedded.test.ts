import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { EmbeddedPostgres } from './embedded.ts';

/** The host by which the database of a folder was reached. */
const hostOf = async (folder: string): Promise<string> => {
  const postgres = await EmbeddedPostgres.start(folder, () => undefined);
  try {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    return client.host;
  } finally {
    await postgres.stop();
  }
};

describe('the built-in database', () => {
  test('is reached through a file in its folder; what one that was killed left there is removed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-'));
    const left = join(folder, '.s.PGSQL.1');
    writeFileSync(left, '');
    expect(await hostOf(folder)).toBe(folder);
    expect(existsSync(left)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  test('is reached through the network where the name of its folder is too long for that, or holds other signs', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'ankerplatz-'));
    for (const name of ['far'.repeat(30), 'a, "b" c']) {
      const folder = join(parent, name);
      mkdirSync(folder);
      expect(await hostOf(folder)).toBe('127.0.0.1');
    }
    rmSync(parent, { recursive: true });
  });
});

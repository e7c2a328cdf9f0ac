import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test, vi } from 'vitest';
import { TestApp } from '../testing/app.ts';
import { jsonOf } from '../testing/tables.ts';
import { BotStore } from './store.ts';
import { BotSweeper } from './sweeper.ts';
import { Thinker } from './thinker.ts';

const DECKHAND = { kind: 'bot', level: 'deckhand' };
const PATIENT = { interval: 50 };
const HANGS = 'export const answer = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

/** A table at which a bot will be due, but not yet. */
const dueTable = async (server: TestApp): Promise<string> => {
  const anna = await server.guest();
  const wanted = { game: 'nauticus', players: 2, visibility: 'public', seats: [DECKHAND, DECKHAND] };
  const { id } = jsonOf<TableInfo>(await anna.ask('POST', '/tables', wanted), 201);
  jsonOf(await anna.ask('POST', `/tables/${id}/start`));
  return id;
};

const makeDue = async ({ connection }: TestApp): Promise<void> => {
  await connection.pool.query('update tables set bot_due_at = now()');
};

/** Seconds until another server may take over; null: nobody thinks. */
const leaseOf = async ({ connection }: TestApp): Promise<number | null> => {
  const { rows } = await connection.pool.query<{ left: string | null }>(
    'select extract(epoch from lease_until - now()) as left from tables',
  );
  return rows[0]!.left === null ? null : Number(rows[0]!.left);
};

describe('the lease of a bot', () => {
  test('ends soon after its server has died, and another one plays', async () => {
    const server = await TestApp.start({ botDelay: [60_000, 60_000] });
    const id = await dueTable(server);
    // While this server runs, it looks for bots itself.
    await server.app.close();
    await makeDue(server);
    expect(await new BotStore(server.connection.pool).claim('dead', 1)).toEqual([id]);
    expect(await leaseOf(server)).toBeLessThanOrEqual(5);
    const other = await TestApp.start({ databaseUrl: server.databaseUrl, botDelay: [60_000, 60_000] });
    await vi.waitFor(async () => {
      const { rows } = await server.connection.pool.query('select 1 from entries');
      expect(rows.length).toBeGreaterThan(0);
    }, PATIENT);
    await other.stop();
    await server.connection.close();
  });

  test('is renewed as long as somebody thinks', async () => {
    const server = await TestApp.start({ botDelay: [60_000, 60_000] });
    const { app, connection } = server;
    await app.close();
    const other = await TestApp.start({ databaseUrl: server.databaseUrl, botDelay: [60_000, 60_000] });
    await dueTable(other);
    await other.stop();
    const worker = join(mkdtempSync(join(tmpdir(), 'ankerplatz-bots-')), 'worker.mjs');
    writeFileSync(worker, HANGS);
    const sweeper = new BotSweeper(app.tables, connection.pool, app.log, 1, new Thinker(1, app.log, worker));
    await makeDue(server);
    sweeper.start();
    await vi.waitFor(async () => expect(await leaseOf(server)).not.toBeNull(), PATIENT);
    await connection.pool.query(`update tables set lease_until = now() + interval '1 millisecond'`);
    await vi.waitFor(async () => expect(await leaseOf(server)).toBeGreaterThan(1), PATIENT);
    await sweeper.stop();
    await connection.close();
  });
});

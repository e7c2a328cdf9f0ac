import { describe, expect, test, vi } from 'vitest';
import { BotStore } from '../bots/store.ts';
import { ClockStore } from '../clocks/store.ts';
import { connect } from '../database/connect.ts';
import { randomId } from '../random.ts';
import { administrator } from '../testing/administrator.ts';
import { type Person, TestApp, type TestSettings } from '../testing/app.ts';
import { jsonOf, moveTo, problemOf, TestTable } from '../testing/tables.ts';

const PATIENT = { interval: 50 };
const LIVE = { kind: 'live', bank: 600_000, increment: 0, late: 'stand-in' } as const;

/** A table where a clock has run out and a bot is due, with an entry in its log that the rules refuse; as a server sees it that has just started. */
const poisoned = async (
  work: (scene: { table: TestTable; admin: Person; server: TestApp }) => Promise<void>,
  settings: TestSettings = {},
): Promise<void> => {
  const first = await TestApp.start({ botDelay: [60_000, 60_000] });
  const admin = await administrator(first);
  const people = [await first.guest('Anna'), await first.guest('Bert')];
  const table = await TestTable.started(people, { options: { start: 0 }, clock: LIVE });
  // This server would else try before the other one does.
  await first.stop();
  const { pool, close } = connect(first.databaseUrl);
  await pool.query(
    `insert into entries (table_id, number, entry, kind, seat, move, request) values ($1, 1, 1, 'move', 0, 'fly home', 'r')`,
    [table.id],
  );
  await pool.query(`update tables set version = 1, due_at = now(), bot_due_at = now() where id = $1`, [table.id]);
  await close();
  const server = await TestApp.start({ databaseUrl: first.databaseUrl, ...settings });
  try {
    await work({ table: table.at(server), admin: moveTo(admin, server), server });
  } finally {
    await server.stop();
  }
};

describe('a table whose log the rules refuse', () => {
  test('says so in words, and is left alone after some failures with one word in the log', () =>
    poisoned(async ({ table, server }) => {
      const [anna] = table.people;
      expect(problemOf(await anna!.ask('GET', `${table.path}/view`))).toBe('409 table-broken');
      const resign = { number: 1, id: randomId() };
      expect(problemOf(await anna!.ask('POST', `${table.path}/resign`, resign))).toBe('409 table-broken');
      await vi.waitFor(async () => {
        const { rows } = await server.connection.pool.query('select failures from quarantine where failures >= 3');
        expect(rows).toHaveLength(1);
      }, PATIENT);
      const other = await TestTable.started([await server.guest('Carla'), await server.guest('Dora')]);
      await other.playOn('goes on', 20);
      const lines = server.logged.map(line => JSON.parse(line));
      const told = lines.filter(({ level, table: about }) => level >= 40 && about === table.id);
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({ err: { message: expect.stringContaining('entry 1 of game 1') } });
      const { pool } = server.connection;
      await pool.query('update tables set due_at = now(), bot_due_at = now(), lease_until = null where id = $1', [
        table.id,
      ]);
      expect(await new ClockStore(pool).claim(10)).toEqual([]);
      expect(await new BotStore(pool).claim('somebody', 10)).toEqual([]);
    }));

  test('is shown to the administrator with its reason, downloaded and closed', () =>
    poisoned(async ({ table, admin }) => {
      const [anna, bert] = table.people;
      expect(problemOf(await anna!.ask('GET', `${table.path}/view`))).toBe('409 table-broken');
      const { tables } = jsonOf<{ tables: object[] }>(await admin.ask('GET', '/admin/tables'));
      expect(tables).toMatchObject([{ id: table.id, quarantine: { reason: expect.stringContaining('entry 1') } }]);
      const download = await admin.ask('GET', `/admin/tables/${table.id}/download`);
      expect(download.headers['content-disposition']).toContain(`${table.id}.json`);
      expect(jsonOf(download)).toMatchObject({ format: 'ankerplatz-broken/1', entries: [{ move: 'fly home' }] });
      expect(download.body).not.toMatch(/Anna|Bert/);
      expect(problemOf(await bert!.ask('GET', `/admin/tables/${table.id}/download`))).toBe('403 not-administrator');
      expect(problemOf(await admin.ask('POST', `/admin/tables/${table.id}/close`))).toBe('204');
      expect(await table.info()).toMatchObject({ status: 'closed' });
    }));

  test('keeps nobody from leaving for ever', () =>
    poisoned(async ({ table }) => {
      const [anna] = table.people;
      expect(problemOf(await anna!.ask('DELETE', '/me'))).toBe('204');
      expect(problemOf(await anna!.ask('GET', '/me'))).toBe('401 not-logged-in');
    }));
});

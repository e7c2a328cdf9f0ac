import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TestApp } from '../testing/app.ts';
import { jsonOf, problemOf, TestTable } from '../testing/tables.ts';
import { connect, migrateUnderLock } from './connect.ts';
import { DiskRoom } from './disk-room.ts';
import { EmbeddedPostgres } from './embedded.ts';

const MB = 1024 ** 2;

describe('the room on a disk', () => {
  test('is told when it runs short and when there is enough again, once each', () => {
    let free = 100 * MB;
    const told: boolean[] = [];
    const room = new DiskRoom({
      folder: 'data',
      reserve: 64 * MB,
      close: isFull => void told.push(isFull),
      log: { error: () => undefined, warn: () => undefined },
      freeIn: () => free,
    });
    for (free of [64 * MB, 63 * MB, 10, 64 * MB, 79 * MB, 80 * MB, 64 * MB, 0]) room.look();
    room.stop();
    expect(told).toEqual([true, false, true]);
  });
});

describe('a built-in database that is closed for want of room', () => {
  test('is read, refuses to be written in words, and takes everything when it is opened', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-'));
    const postgres = await EmbeddedPostgres.start(folder, () => undefined);
    const connection = connect(postgres.url);
    await migrateUnderLock(connection);
    await connection.close();
    const server = await TestApp.start({ databaseUrl: postgres.url });
    const table = await TestTable.started([await server.guest('Anna'), await server.guest('Berta')]);
    await server.connection.pool.query(`update sessions set seen_at = now() - interval '1 day'`);
    postgres.close(true);
    await expect
      .poll(async () => problemOf(await server.ask('POST', '/guests', { name: 'Zoe' })))
      .toBe('503 disk-full');
    const refused = await server.ask('POST', '/guests', { name: 'Zoe' });
    expect(refused.json().error.message).toContain('disk is full');
    expect(refused.headers['retry-after']).toBe('10');
    const { person, view } = (await table.deciding())!;
    const moves = (view.view as unknown as { moves: string[] }).moves.slice(0, 1);
    expect(problemOf(await table.play(person, view, moves))).toBe('503 disk-full');
    postgres.close(false);
    await expect.poll(async () => problemOf(await server.ask('POST', '/guests', { name: 'Zoe' }))).toBe('201');
    expect(jsonOf(await table.play(person, view, moves))).toMatchObject({ version: 1 });
    await server.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true });
  });
});

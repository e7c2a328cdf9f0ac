import type { TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { TestApp } from '../testing/app.ts';
import { member } from '../testing/member.ts';
import { TestSocket } from '../testing/socket.ts';
import { jsonOf, moveTo, problemOf, TestTable } from '../testing/tables.ts';
import { expire } from './expiry.ts';

const DAYS = 70;

describe('what nobody uses', () => {
  test('goes in time, when a server starts: open tables and guests who never played; and nothing else', async () => {
    const server = await TestApp.start();
    const { connection } = server;
    const [owner, unused, player, fresh] = [
      await server.guest('Owner'),
      await server.guest('Unused'),
      await server.guest('Player'),
      await server.guest('Fresh'),
    ];
    const { person: registered } = await member(server);
    const forgotten = await TestTable.open([owner], { players: 2 });
    const left = await TestTable.open([owner], { players: 2 });
    jsonOf(await owner.ask('PUT', `${left.path}/seats/0`, { kind: 'open' }));
    jsonOf(await owner.ask('POST', `${forgotten.path}/chat`, { id: 'a-message', text: 'Anybody there?' }), 201);
    const running = await TestTable.started([player, await server.guest('Other')], { players: 2 });
    await running.playOn('slow', 2);
    await connection.pool.query(`update tables set touched_at = now() - $1 * interval '1 day'`, [DAYS]);
    await connection.pool.query(`update identities set created_at = now() - $1 * interval '1 day' where id <> $2`, [
      ...[DAYS, fresh.id],
    ]);
    await connection.pool.query(`update sessions set seen_at = now() - $1 * interval '1 day'`, [DAYS]);
    const recent = await TestTable.open([owner], { players: 2 });
    await server.app.close();

    const next = await TestApp.start({ databaseUrl: server.databaseUrl, expiryDelay: 0 });
    const stranger = await next.guest('Stranger');
    const status = async (path: string): Promise<string> => problemOf(await stranger.ask('GET', path));
    await expect.poll(() => status(left.path)).toBe('404 no-such-table');
    const seen = jsonOf<TableInfo>(await moveTo(owner, next).ask('GET', forgotten.path));
    expect(seen.status).toBe('closed');
    const { rows: told } = await connection.pool.query('select identity, reason from notices where table_id = $1', [
      forgotten.id,
    ]);
    expect(told).toEqual([{ identity: owner.id, reason: 'expired' }]);
    expect([await status(recent.path), await status(running.path)]).toEqual(['200', '200']);
    const here = async (id: string): Promise<boolean> =>
      (await connection.pool.query('select 1 from identities where id = $1', [id])).rowCount === 1;
    await expect.poll(() => here(unused.id)).toBe(false);
    expect(await Promise.all([owner, player, fresh, registered].map(({ id }) => here(id)))).toEqual(
      Array(4).fill(true),
    );
    await connection.pool.query(`update tables set touched_at = now() - $1 * interval '1 day' where id = $2`, [
      ...[DAYS, forgotten.id],
    ]);
    await expire(connection.pool, next.app.config);
    expect(await status(forgotten.path)).toBe('404 no-such-table');
    await running.at(next).playOn('goes on', 1);
    expect((await moveTo(player, next).ask('GET', '/me')).statusCode).toBe(200);
    await next.stop();
    await connection.close();
  });

  test('a tournament is forgotten with the games of that time, unless it runs', async () => {
    const server = await TestApp.start();
    const { person } = await member(server);
    const { person: other } = await member(server);
    const asked = {
      ...{ name: 'Cup', game: 'nauticus', players: 2, kind: 'knockout', access: 'members', absent: 'last' },
      clock: { kind: 'live', bank: 600_000, increment: 0, late: 'stand-in' },
    };
    const announced = [0, 1, 2].map(async () =>
      jsonOf<{ id: string }>(await person.ask('POST', '/tournaments', asked), 201),
    );
    const ids = (await Promise.all(announced)).map(({ id }) => id);
    const [over, running, fresh] = ids as [string, string, string];
    for (const id of ids) for (const each of [person, other]) await each.ask('PUT', `/tournaments/${id}/entry`, {});
    for (const id of [over, running])
      jsonOf(await person.ask('POST', `/tournaments/${id}/action`, { action: 'start' }));
    await person.ask('PUT', `/tournaments/${over}/rounds/1/tables/1/result`, { ranks: [1, 2] });
    const statusOf = async (id: string) => (await person.ask('GET', `/tournaments/${id}`)).json().status;
    await expect.poll(() => statusOf(over), { timeout: 20_000 }).toBe('over');
    const { statisticsDays } = server.app.config;
    const { pool } = server.connection;
    await pool.query(`update tournaments set created_at = now() - $1 * interval '1 day' where id <> $2`, [
      ...[statisticsDays + 1, fresh],
    ]);
    await expire(pool, server.app.config);
    const answers = await Promise.all(ids.map(async id => problemOf(await person.ask('GET', `/tournaments/${id}`))));
    expect(answers).toEqual(['404 no-such-tournament', '200', '200']);
    await server.stop();
  });

  test('who watches a table that goes is told so', async () => {
    const server = await TestApp.start();
    const anna = await server.guest('Anna');
    const table = await TestTable.open([anna], { players: 2 });
    const socket = await TestSocket.of(anna);
    socket.send({ type: 'watch', topic: 'lobby' });
    await socket.next('lobby', ({ open }) => open.some(({ id }) => id === table.id));
    await server.connection.pool.query(`update tables set touched_at = now() - interval '70 days'`);
    const other = await TestApp.start({ databaseUrl: server.databaseUrl, expiryDelay: 0 });
    await socket.next('lobby', ({ open }) => open.length === 0);
    await socket.close();
    await other.stop();
    await server.stop();
  });

  test('is looked for to its end by a server that is stopped as soon as it is up: nothing is warned of', async () => {
    const server = await TestApp.start();
    await server.stop();
    expect(server.logged.filter(line => line.includes('could not be removed'))).toEqual([]);
  });
});

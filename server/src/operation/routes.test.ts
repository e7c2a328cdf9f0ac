import type { Entries } from '@ankerplatz/protocol';
import { describe, expect, test, vi } from 'vitest';
import { administrator } from '../testing/administrator.ts';
import { TestApp, useApp } from '../testing/app.ts';
import { TestSocket } from '../testing/socket.ts';
import { jsonOf, problemOf, TestTable } from '../testing/tables.ts';

const PATIENT = { interval: 100 };

describe('for who watches over the server', () => {
  const server = useApp();
  const metrics = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server().app.inject({ url: '/metrics', headers, remoteAddress });

  test('it lives, and it can serve', async () => {
    for (const url of ['/healthz', '/readyz'])
      expect((await server().app.inject(url)).json()).toEqual({ status: 'ok' });
  });

  test.each(['127.0.0.1', '%2Fnowhere'])('without its database at %s it lives and cannot serve', async host => {
    const other = await TestApp.start({ databaseUrl: `postgres://nobody@${host}:1/none` });
    expect((await other.app.inject('/healthz')).statusCode).toBe(200);
    expect(problemOf(await other.app.inject('/readyz'))).toBe('503 unavailable');
    await other.stop();
  });

  test('figures are read on this machine alone, unless it is told otherwise', async () => {
    expect((await metrics()).statusCode).toBe(200);
    expect((await metrics({}, '::1')).statusCode).toBe(200);
    expect(problemOf(await metrics({}, '192.168.1.5'))).toBe('403 only-here');
    expect(problemOf(await metrics({ 'x-forwarded-for': '127.0.0.1' }))).toBe('403 only-here');
    const open = await TestApp.start({ metricsPublic: true });
    expect((await open.app.inject({ url: '/metrics', remoteAddress: '192.168.1.5' })).statusCode).toBe(200);
    await open.stop();
  });

  test('requests, sockets, tables, appends and bots are counted; no id stands there', async () => {
    const anna = await server().guest('Anna');
    const table = await TestTable.started([anna], {
      players: 2,
      options: { start: 0 },
      seats: [{ kind: 'open' }, { kind: 'bot', level: 'deckhand' }],
    });
    const socket = await TestSocket.of(anna);
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    await vi.waitFor(async () => {
      await table.playOn('some', 3);
      const { entries } = jsonOf<Entries>(await anna.ask('GET', `${table.path}/entries`));
      expect(new Set(entries.map(({ seat }) => seat)).size).toBe(2);
    }, PATIENT);
    const { body } = await metrics();
    const figure = (name: string): number => Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(body)?.[1]);
    expect(body).toContain('route="/api/v1/tables/:id/moves",status="200"');
    expect(figure('ankerplatz_sockets')).toBe(1);
    expect(figure('ankerplatz_tables_watched')).toBe(1);
    expect(figure('ankerplatz_append_seconds_count')).toBeGreaterThan(2);
    expect(figure('ankerplatz_bot_seconds_count')).toBeGreaterThan(0);
    expect(body).not.toContain(table.id);
    await socket.close();
  });

  test('where the address is secure browsers are told to use no other', async () => {
    const secure = await TestApp.start({ url: 'https://anker.example' });
    expect((await secure.app.inject('/')).headers['strict-transport-security']).toContain('max-age=');
    expect((await server().app.inject('/')).headers['strict-transport-security']).toBeUndefined();
    await secure.stop();
  });
});

describe('the administrator at a game that runs', () => {
  const server = useApp();

  test('frees a seat: a bot plays on, and its person gets it back', async () => {
    const admin = await administrator(server());
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    const table = await TestTable.started([anna, bert], { options: { start: 1 } });
    for (let count = 0; count < 2; count++)
      expect((await admin.ask('POST', `/admin${table.path}/seats/0/free`)).statusCode).toBe(204);
    expect((await table.info()).seats[0]).toMatchObject({ kind: 'bot', person: { name: 'Anna' } });
    const { number } = await table.info();
    jsonOf(await anna.ask('POST', `${table.path}/return`, { number, id: 'back-again' }));
    expect((await table.info()).seats[0]!.kind).toBe('person');
  });

  test('closes the table: the game ends without a winner and its secret is opened', async () => {
    const admin = await administrator(server());
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    const table = await TestTable.started([anna, bert]);
    await table.playOn('some', 5);
    expect((await admin.ask('POST', `/admin${table.path}/close`)).statusCode).toBe(204);
    expect((await table.info()).status).toBe('closed');
    const record = jsonOf<object>(await anna.ask('GET', `${table.path}/games/1/record`));
    expect(record).toMatchObject({ end: { kind: 'agreed' }, chance: { secret: expect.any(String) } });
    expect(jsonOf(await anna.ask('POST', '/records/verify', record))).toMatchObject({ isTrue: true });
    expect((await admin.ask('POST', `/admin${table.path}/close`)).statusCode).toBe(204);
  });
});

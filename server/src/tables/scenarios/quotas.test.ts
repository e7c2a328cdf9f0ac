import type { TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { administrator } from '../../testing/administrator.ts';
import { type Person, TestApp, useApp } from '../../testing/app.ts';
import { begin, wander } from '../../testing/live.ts';
import { jsonOf, problemOf } from '../../testing/tables.ts';

const quotas = { ...readConfig({}).quotas, openTables: 3, openTablesAddress: 7, botGames: 2, botGamesAddress: 3 };
const BOT = { kind: 'bot', level: 'admiral' };

/** From an address of its own, as through a proxy. */
const from = (person: Person, address: string, method: 'POST' | 'GET', path: string, body?: unknown) =>
  person.ask(method, path, body, { 'x-forwarded-for': address });

const open = (person: Person, address: string, seats: readonly object[] = []) =>
  from(person, address, 'POST', '/tables', { game: 'nauticus', players: 2, visibility: 'public', seats });

/** Opens a table against a bot and begins; what was answered in the end. */
const play = async (person: Person, address: string): Promise<string> => {
  const opened = await open(person, address, [{ kind: 'open' }, BOT]);
  if (opened.statusCode !== 201) return problemOf(opened);
  const path = `/tables/${opened.json().id}`;
  jsonOf(await person.ask('POST', `${path}/sit`, { seat: 0 }));
  const started = problemOf(await person.ask('POST', `${path}/start`));
  if (started !== '200') await person.ask('POST', `${path}/leave`);
  return started;
};

const useServer = (): (() => TestApp) => useApp({ quotas, trustProxy: true, botDelay: [60_000, 60_000] });

describe('open tables', () => {
  const server = useServer();

  test('one person may have so many, however many are asked for at once', async () => {
    const anna = await server().guest('Anna');
    const answers = await Promise.all(Array.from({ length: 12 }, () => open(anna, '192.0.2.1')));
    const said = answers.map(problemOf).sort();
    expect(said).toEqual([...Array(3).fill('201'), ...Array(9).fill('409 too-many-tables')]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)!;
    expect(refused.json().error).toMatchObject({ most: 3, message: expect.stringContaining('3') });
    const { id } = answers.find(({ statusCode }) => statusCode === 201)!.json();
    expect(problemOf(await anna.ask('POST', `/tables/${id}/leave`))).toBe('204');
    expect(problemOf(await open(anna, '192.0.2.1'))).toBe('201');
  });

  test('who opens many at once keeps nobody else waiting', async () => {
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    const { pool } = server().connection;
    const blocker = await pool.connect();
    try {
      await blocker.query('begin');
      await blocker.query(`select pg_advisory_xact_lock(hashtextextended('tables of ' || $1, 0))`, [anna.id]);
      const opening = Array.from({ length: 40 }, () => open(anna, '192.0.2.9'));
      expect(problemOf(await berta.ask('GET', '/me'))).toBe('200');
      await expect.poll(() => pool.waitingCount).toBe(0);
      // The blocked request, and the one that waits for it.
      await expect.poll(() => pool.totalCount - pool.idleCount).toBe(2);
      await blocker.query('commit');
      const said = (await Promise.all(opening)).map(problemOf);
      expect(said.filter(each => each === '201')).toHaveLength(3);
    } finally {
      blocker.release(true);
    }
  });

  test('all people of one address may have so many', async () => {
    const said: string[] = [];
    for (const name of ['Anna', 'Berta', 'Clara']) {
      const person = await server().guest(name);
      for (let count = 0; count < 3; count++) said.push(problemOf(await open(person, '192.0.2.2')));
      if (name === 'Clara') expect(problemOf(await open(person, '192.0.2.3'))).toBe('201');
    }
    expect(said).toEqual([...Array(7).fill('201'), ...Array(2).fill('409 too-many-tables')]);
  });
});

describe('games with bots', () => {
  const server = useServer();

  test('begin only where a person plays', async () => {
    const anna = await server().guest('Anna');
    const { id } = jsonOf<TableInfo>(await open(anna, '192.0.2.4', [BOT, BOT]), 201);
    expect(problemOf(await anna.ask('POST', `/tables/${id}/start`))).toBe('409 nobody-seated');
    jsonOf(await anna.ask('PUT', `/tables/${id}/seats/0`, { kind: 'open' }));
    jsonOf(await anna.ask('POST', `/tables/${id}/sit`, { seat: 0 }));
    expect(problemOf(await anna.ask('POST', `/tables/${id}/start`))).toBe('200');
  });

  test('so many of one person run at once, and so many of one address', async () => {
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    expect([await play(anna, '192.0.2.5'), await play(anna, '192.0.2.6')]).toEqual(['200', '200']);
    expect(await play(anna, '192.0.2.7')).toBe('409 too-many-bot-games');
    expect([await play(berta, '192.0.2.6'), await play(berta, '192.0.2.6')]).toEqual(['200', '200']);
    const clara = await server().guest('Clara');
    expect([await play(clara, '192.0.2.6'), await play(clara, '192.0.2.8')]).toEqual(['409 too-many-bot-games', '200']);
  });
});

describe('a position', () => {
  const server = useServer();

  test('as long as any that a game writes is taken, one that is much longer is not', async () => {
    for (const [id, kind] of [
      ['nauticus', { players: 4 }],
      ['nautilus', { variant: 'team' }],
    ] as const) {
      const lengths = [...wander(begin(id, kind), 'long', 400)].map(
        ({ header, position }) => JSON.stringify(header.game.state(position)).length,
      );
      expect(Math.max(...lengths)).toBeLessThan(8192 / 2);
    }
    const anna = await server().guest('Anna');
    const position = { game: 'nautilus', variant: 'duel', junk: 'x'.repeat(9000) };
    const answer = await anna.ask('POST', '/tables', { game: 'nautilus', visibility: 'invitation', position });
    expect(answer.json().error).toMatchObject({ code: 'wrong-field', field: 'position' });
    expect(answer.json().error.message).toContain('8192');
  });
});

test('the administrator reads how much everybody may have', async () => {
  const server = await TestApp.start({ quotas });
  const admin = await administrator(server);
  expect(jsonOf<{ quotas: object }>(await admin.ask('GET', '/admin')).quotas).toEqual(quotas);
  const page = await server.app.inject({ url: '/admin', headers: { cookie: admin.cookie } });
  expect(page.body).toContain('3 open tables a person and 7 an address');
  await server.stop();
});

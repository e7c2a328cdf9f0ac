import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API } from '../api.ts';
import { TestApp } from '../testing/app.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('guesses are counted', () => {
  let servers: TestApp[];
  beforeAll(async () => {
    const first = await TestApp.start();
    servers = [first, await TestApp.start({ databaseUrl: first.databaseUrl })];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  const post = (place: number, path: string, body: object, remoteAddress: string) => {
    const { app } = servers[place % servers.length]!;
    return app.inject({ method: 'POST', url: `${API}${path}`, payload: body, remoteAddress });
  };
  /** The status of each of so many wrong guesses, one at each server in turn. */
  const guess = async (many: number, path: string, body: object, remoteAddress: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let count = 0; count < many; count++) statuses.push((await post(count, path, body, remoteAddress)).statusCode);
    return statuses;
  };
  const atAdmin = async (place: number, login: string, remoteAddress: string): Promise<number> => {
    const payload = new URLSearchParams({ action: 'log-in', login, password: 'wrong guess' }).toString();
    const { app } = servers[place % servers.length]!;
    return (await app.inject({ method: 'POST', url: '/admin', headers: FORM, payload, remoteAddress })).statusCode;
  };

  test('at all servers together: passwords', async () => {
    const statuses = await guess(12, '/sessions', { login: 'anna', password: 'wrong guess' }, '192.0.2.1');
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    expect((await post(0, '/sessions', { login: 'anna', password: 'wrong guess' }, '192.0.2.2')).statusCode).toBe(401);
  });

  test('at all servers together: recovery codes', async () => {
    const body = { login: 'anna', code: 'AAAA-AAAA-AAAA-AAAA-AAAA', password: 'quiet harbour' };
    expect((await guess(12, '/recoveries', body, '192.0.2.3')).slice(-2)).toEqual([429, 429]);
  });

  test('at all servers together: codes of devices', async () => {
    const statuses = await guess(32, '/device-codes/use', { code: 'AAAA-AAAA-AAAA' }, '192.0.2.4');
    expect(statuses.slice(28)).toEqual([404, 404, 429, 429]);
  });

  test('on the administrator’s page like anywhere else', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 10; count++) statuses.push(await atAdmin(count, 'berta', '192.0.2.5'));
    expect(statuses).toEqual(Array(10).fill(401));
    expect([await atAdmin(0, 'berta', '192.0.2.5'), await atAdmin(1, 'berta', '192.0.2.5')]).toEqual([429, 429]);
    const elsewhere = await post(0, '/sessions', { login: 'berta', password: 'wrong guess' }, '192.0.2.5');
    expect(elsewhere.statusCode).toBe(429);
    expect(await atAdmin(0, '', '192.0.2.5')).toBe(400);
  });

  test('of one name from many addresses at once', async () => {
    const statuses: number[] = [];
    for (let address = 0; address < 12; address++)
      for (let count = 0; count < 9; count++) statuses.push(await atAdmin(count, 'clara', `198.51.100.${address}`));
    expect(statuses.indexOf(429)).toBe(100);
    expect(statuses.slice(100).every(status => status === 429)).toBe(true);
  });

  test('without a name or an address being stored', async () => {
    const { rows } = await servers[0]!.connection.pool.query<{ text: string }>(
      'select a::text as text from attempts a',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).toMatch(/^\("\\\\x[0-9a-f]{64}",\d+,/);
  });
});

import type { AuditLine, Ban } from '@ankerplatz/protocol';
import { describe, expect, test, vi } from 'vitest';
import { administrator } from '../testing/administrator.ts';
import { TestApp, useApp } from '../testing/app.ts';
import { TestSocket } from '../testing/socket.ts';
import { jsonOf, moveTo, problemOf } from '../testing/tables.ts';

const PATIENT = { interval: 50 };
const DAY = 86_400_000;
const WEEK = { reason: 'Spoils every game.', days: 7 };

describe('a ban', () => {
  const server = useApp({ trustProxy: true });

  test('shuts a person out at every server, with its reason, until it is lifted', async () => {
    const other = await TestApp.start({ databaseUrl: server().databaseUrl, trustProxy: true });
    const admin = await administrator(server());
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    const socket = await TestSocket.of(anna);
    expect(problemOf(await moveTo(anna, other).ask('GET', '/me'))).toBe('200');
    const { id } = jsonOf<{ id: string }>(await admin.ask('POST', '/admin/bans', { person: anna.id, ...WEEK }), 201);
    const refused = await anna.ask('GET', '/me');
    expect(problemOf(refused)).toBe('403 banned');
    expect(refused.json().error.message).toContain('Spoils every game.');
    await vi.waitFor(
      async () => expect(problemOf(await moveTo(anna, other).ask('GET', '/me'))).toBe('403 banned'),
      PATIENT,
    );
    expect(await socket.closed).toBe(1008);
    expect(problemOf(await bert.ask('GET', '/me'))).toBe('200');
    expect(jsonOf<{ bans: Ban[] }>(await admin.ask('GET', '/admin/bans')).bans).toMatchObject([
      { id, person: anna.id, name: 'Anna', range: null, reason: WEEK.reason },
    ]);
    expect(problemOf(await admin.ask('DELETE', `/admin/bans/${id}`))).toBe('204');
    expect(problemOf(await anna.ask('GET', '/me'))).toBe('200');
    expect(problemOf(await admin.ask('DELETE', `/admin/bans/${id}`))).toBe('404 no-such-ban');
    await other.stop();
  });

  test('shuts out a range of addresses, for its time, but no administrator', async () => {
    const admin = await administrator(server());
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    jsonOf(await admin.ask('POST', '/admin/bans', { range: '203.0.113.0/24', ...WEEK }), 201);
    jsonOf(await admin.ask('POST', '/admin/bans', { range: '2001:db8::/32', ...WEEK }), 201);
    for (const ip of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1::1'])
      expect(problemOf(await server().ask('POST', '/guests', { name: 'Eve' }, from(ip))), ip).toBe('403 banned');
    for (const ip of ['203.0.114.7', '2001:db9::1'])
      expect(problemOf(await server().ask('POST', '/guests', { name: 'Eve' }, from(ip))), ip).toBe('201');
    expect(problemOf(await admin.ask('GET', '/me', undefined, from('203.0.113.7')))).toBe('200');
    await server().connection.pool.query(`update bans set until = now() - interval '1 second'`);
    server().app.bans.forget();
    expect(problemOf(await server().ask('POST', '/guests', { name: 'Eve' }, from('203.0.113.7')))).toBe('201');
  });

  test('holds where the clock of the machine jumps', async () => {
    const admin = await administrator(server());
    const anna = await server().guest('Anna');
    jsonOf(await admin.ask('POST', '/admin/bans', { person: anna.id, ...WEEK }), 201);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * DAY });
    const banned = await anna.ask('GET', '/me');
    vi.useRealTimers();
    expect(problemOf(banned)).toBe('403 banned');
  });

  test.each([
    [{}, 'person'],
    [{ range: '203.0.113.0/64' }, 'range'],
    [{ range: 'everybody' }, 'range'],
    [{ range: '0.0.0.0/0' }, 'range'],
    [{ range: '127.0.0.0/8' }, 'range'],
  ])('%j is none', async (wanted, field) => {
    const admin = await administrator(server());
    const answer = await admin.ask('POST', '/admin/bans', { ...wanted, ...WEEK });
    expect([problemOf(answer), answer.json().error.field]).toEqual(['400 wrong-field', field]);
    const self = await admin.ask('POST', '/admin/bans', { person: admin.id, ...WEEK });
    expect(problemOf(self)).toBe('400 wrong-field');
  });
});

test('what administrators do is noted, by whom and when, without secrets', async () => {
  const server = await TestApp.start();
  const admin = await administrator(server);
  const anna = await server.guest('Anna');
  await admin.ask('PUT', `/admin/people/${anna.id}/silence`);
  await admin.ask('PATCH', '/admin/settings', { name: 'The Anchor' });
  await admin.ask('PATCH', '/admin/settings', { registration: 'never' });
  await server.app.inject({
    method: 'POST',
    url: '/admin',
    headers: { cookie: admin.cookie, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ action: 'unsilence', person: anna.id }).toString(),
  });
  const { entries } = await vi.waitFor(async () => {
    const read = jsonOf<{ entries: AuditLine[] }>(await admin.ask('GET', '/admin/audit'));
    expect(read.entries).toHaveLength(4);
    return read;
  }, PATIENT);
  expect(entries.map(({ action, about }) => [action, about])).toEqual([
    ['unsilence', { person: anna.id }],
    ['PATCH /admin/settings', { name: 'The Anchor' }],
    ['PUT /admin/people/:id/silence', { id: anna.id }],
    ['claim', {}],
  ]);
  expect(entries[0]!.administrator).toEqual({ id: admin.id, name: 'Admin' });
  expect(problemOf(await anna.ask('GET', '/admin/audit'))).toBe('403 not-administrator');
  await server.stop();
});

import type { Invitations, TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { type Person, useApp } from '../../testing/app.ts';
import { TestSocket } from '../../testing/socket.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';

const MINUTE = 60_000;

describe('a seat is kept for who is invited', () => {
  const server = useApp();

  /** Anna and Bert have sat together; Anna has opened another table, of three, and asks Bert. */
  const invitation = async (wanted = {}) => {
    const [anna, bert, carla] = await Promise.all(['Anna', 'Bert', 'Carla'].map(name => server().guest(name)));
    await TestTable.open([anna!, bert!], { players: 3 });
    const table = await TestTable.open([anna!], { players: 3, ...wanted });
    const invite = () => anna!.ask('POST', `${table.path}/invite`, { person: bert!.id });
    expect(problemOf(await invite())).toBe('204');
    return { anna: anna!, bert: bert!, carla: carla!, table, invite };
  };

  const seatsOf = async (table: TestTable, person: Person): Promise<TableInfo['seats']> =>
    (await table.info(person)).seats;
  const sit = (table: TestTable, person: Person, seat: number, more = {}) =>
    person.ask('POST', `${table.path}/sit`, { seat, ...more });
  const free = (table: TestTable, person: Person, seat: number) =>
    person.ask('PUT', `${table.path}/seats/${seat}`, { kind: 'open' });
  const pass = (table: TestTable) =>
    server().connection.pool.query(
      `update seats set kept_until = now() - interval '1 second' where table_id = $1 and kept_until is not null`,
      [table.id],
    );

  test('for half an hour, and to nobody else: strangers read until when, and not for whom', async () => {
    const { anna, bert, carla, table } = await invitation();
    const [, kept] = await seatsOf(table, anna);
    expect(kept).toMatchObject({ kind: 'open', keptFor: { id: bert.id, name: 'Bert' } });
    const left = Date.parse(kept!.keptUntil!) - Date.now();
    expect(left).toBeGreaterThan(29 * MINUTE);
    expect(left).toBeLessThanOrEqual(30 * MINUTE);
    const [, seen] = await seatsOf(table, carla);
    expect(seen).toMatchObject({ keptUntil: kept!.keptUntil });
    expect(seen).not.toHaveProperty('keptFor');
    const listed = jsonOf<{ open: TableInfo[] }>(await carla.ask('GET', '/tables')).open;
    expect(listed.find(({ id }) => id === table.id)!.seats[1]).toEqual(expect.not.objectContaining({ keptFor: bert }));

    const refused = await sit(table, carla, 1, { zone: 'Europe/Berlin' });
    expect(problemOf(refused)).toBe('409 seat-kept');
    const { message, until } = refused.json().error;
    expect(until).toBe(kept!.keptUntil);
    expect(message).toMatch(/^This seat is kept for somebody who was invited until .*\d\d:\d\d (CES?T|GMT\+[12])\.$/);
    expect(problemOf(await sit(table, carla, 2))).toBe('200');
    expect(problemOf(await carla.ask('POST', `${table.path}/swap`, { seat: 1 }))).toBe('409 seat-kept');
    expect(jsonOf<Invitations>(await bert.ask('GET', '/me/invitations')).invitations).toMatchObject([
      { table: table.id, keptUntil: kept!.keptUntil },
    ]);
    expect(problemOf(await sit(table, bert, 1))).toBe('200');
    expect((await seatsOf(table, anna))[1]).not.toHaveProperty('keptUntil');
  });

  test('who is invited while the first page is open hears of it at once', async () => {
    const { anna, bert, table } = await invitation();
    const socket = await TestSocket.connect(server(), { cookie: bert.cookie });
    await socket.greet();
    socket.send({ type: 'watch', topic: 'me' });
    await socket.next('mine');
    const other = await TestTable.open([anna], { players: 2 });
    expect(problemOf(await anna.ask('POST', `${other.path}/invite`, { person: bert.id }))).toBe('204');
    const { table: told } = await socket.next('notice');
    expect(told).toMatchObject({ id: other.id, you: null, seats: [{}, { keptFor: { id: bert.id } }] });
    expect(told.id).not.toBe(table.id);
    await socket.close();
  });

  test('at a table by invitation everybody who is there reads for whom', async () => {
    const { carla, table, anna } = await invitation({ visibility: 'invitation' });
    const { invitation: link } = await table.info(anna);
    const refused = await sit(table, carla, 1, { invitation: link });
    expect(refused.json().error.message).toMatch(/^This seat is kept for Bert until .* UTC\.$/);
  });

  test('for two days where a move may take days', async () => {
    const clock = { kind: 'slow' as const, move: 2 * 86_400_000, late: 'stand-in' as const };
    const { anna, table } = await invitation({ clock });
    const [, kept] = await seatsOf(table, anna);
    expect(Date.parse(kept!.keptUntil!) - Date.now()).toBeGreaterThan(47 * 60 * MINUTE);
  });

  test('until that time is over, without anybody doing anything; asked again, from then on', async () => {
    const { anna, bert, carla, table, invite } = await invitation();
    await pass(table);
    expect((await seatsOf(table, anna))[1]).not.toHaveProperty('keptFor');
    expect(problemOf(await sit(table, carla, 1))).toBe('200');
    expect(problemOf(await invite())).toBe('204');
    expect((await seatsOf(table, anna))[2]).toMatchObject({ keptFor: { id: bert.id } });
  });

  test('unless the owner releases it, and only the owner', async () => {
    const { anna, carla, table } = await invitation();
    expect(problemOf(await free(table, carla, 1))).toBe('403 not-the-owner');
    expect(problemOf(await free(table, anna, 1))).toBe('200');
    expect((await seatsOf(table, anna))[1]).not.toHaveProperty('keptUntil');
    expect(problemOf(await sit(table, carla, 1))).toBe('200');
  });

  test('one seat a person, and it is free as soon as he sits elsewhere', async () => {
    const { anna, bert, carla, table, invite } = await invitation();
    expect(problemOf(await invite())).toBe('204');
    expect((await seatsOf(table, anna)).filter(({ keptUntil }) => keptUntil)).toHaveLength(1);
    expect(problemOf(await sit(table, bert, 2))).toBe('200');
    expect(problemOf(await sit(table, carla, 1))).toBe('200');
  });

  test('also when the owner moves there, or makes the table larger or smaller', async () => {
    const { anna, bert, table } = await invitation();
    const keptAt = async () => (await seatsOf(table, anna)).findIndex(({ keptFor }) => keptFor?.id === bert.id);
    jsonOf(await anna.ask('POST', `${table.path}/swap`, { seat: 1 }));
    expect(await keptAt()).toBe(0);
    jsonOf(await anna.ask('POST', `${table.path}/swap`, { seat: 2 }));
    jsonOf(await anna.ask('PATCH', table.path, { players: 2 }));
    expect(await keptAt()).toBe(0);
    expect((await seatsOf(table, anna))[1]).toMatchObject({ person: { id: anna.id } });
    jsonOf(await anna.ask('PATCH', table.path, { players: 4 }));
    expect(await keptAt()).toBe(0);
  });

  test('a game does not begin without who is still awaited, unless a bot takes the seat', async () => {
    const { anna, carla, table } = await invitation({ starts: 'full' });
    jsonOf(await sit(table, carla, 2));
    expect(await table.info(anna)).toMatchObject({ status: 'open' });
    const bot = { kind: 'bot', level: 'deckhand' };
    expect(jsonOf(await anna.ask('PUT', `${table.path}/seats/1`, bot))).toMatchObject({ status: 'running' });
  });
});

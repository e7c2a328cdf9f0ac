import type { Clock, Entries, TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { randomId } from '../../random.ts';
import { type Person, TestApp, useApp } from '../../testing/app.ts';
import { jsonOf, moveTo, problemOf, TestTable } from '../../testing/tables.ts';

const DAY = 24 * 3_600_000;
const SLOW: Clock = { kind: 'slow', move: 2 * DAY, holidays: 7, late: 'stand-in', level: 'mate' };

const opened = async (server: TestApp, clock: Clock = SLOW): Promise<TestTable> =>
  TestTable.started([await server.guest('Anna'), await server.guest('Bert')], { clock, options: { start: 0 } });

const holiday = (person: Person, { path }: TestTable, days: number, id: string = randomId()) =>
  person.ask('POST', `${path}/holiday`, { number: 1, days, id });

const back = (person: Person, { path }: TestTable) =>
  person.ask('POST', `${path}/holiday/end`, { number: 1, id: randomId() });

const dueAt = async (table: TestTable): Promise<number> => Date.parse((await table.info()).dueAt ?? '');

const kindsOf = async ({ owner, path }: TestTable): Promise<string[]> =>
  jsonOf<Entries>(await owner.ask('GET', `${path}/entries`)).entries.map(({ kind, seat }) => `${kind} ${seat}`);

describe('who goes on holiday', () => {
  const server = useApp();

  test('has a clock that stands still for so many days, which everybody sees', async () => {
    const table = await opened(server());
    const [anna, bert] = table.people;
    const before = await dueAt(table);
    jsonOf(await holiday(anna!, table, 3));
    expect((await dueAt(table)) - before).toBeGreaterThan(3 * DAY - 60_000);
    const { holidays, clocks } = await table.view(bert!);
    expect(holidays!.map(({ left }) => left)).toEqual([4, 7]);
    expect(Date.parse(holidays![0]!.until!)).toBeGreaterThan(Date.now() + 2.9 * DAY);
    expect(Math.abs(Date.parse(clocks![0]!.due!) - (await dueAt(table)))).toBeLessThan(60_000);
    expect(holidays![1]!.until).toBeNull();
    const { entries } = jsonOf<Entries>(await bert!.ask('GET', `${table.path}/entries`));
    expect(entries).toMatchObject([{ kind: 'holiday', seat: 0, until: holidays![0]!.until }]);
  });

  test('may play meanwhile, and other clocks run', async () => {
    const table = await opened(server());
    const [anna, bert] = table.people;
    jsonOf(await holiday(bert!, table, 7));
    expect((await dueAt(table)) - Date.now()).toBeLessThan(2 * DAY);
    await table.playOn('away', 1);
    expect((await table.view(anna!)).clocks!.some(({ due }) => due !== undefined)).toBe(true);
  });

  test('ends it early, and keeps whole days that were not taken', async () => {
    const table = await opened(server());
    const [anna] = table.people;
    jsonOf(await holiday(anna!, table, 3));
    expect(problemOf(await holiday(anna!, table, 1))).toBe('409 on-holiday');
    jsonOf(await back(anna!, table));
    expect((await table.view(anna!)).holidays![0]).toEqual({ left: 6, until: null });
    expect((await dueAt(table)) - Date.now()).toBeLessThan(2 * DAY);
    expect(problemOf(await back(anna!, table))).toBe('409 not-on-holiday');
    expect(await kindsOf(table)).toEqual(['holiday 0', 'holiday-over 0']);
  });

  test('does so within the bounds of the table, and once for each request', async () => {
    const table = await opened(server());
    const [anna] = table.people;
    expect(problemOf(await holiday(anna!, table, 8))).toBe('409 too-few-days');
    const id = randomId();
    const first = jsonOf(await holiday(anna!, table, 7, id));
    expect(jsonOf(await holiday(anna!, table, 7, id))).toEqual(first);
    const strict = await opened(server(), { kind: 'slow', move: 2 * DAY, late: 'stand-in' });
    expect(problemOf(await holiday(strict.owner, strict, 1))).toBe('409 too-few-days');
    expect((await strict.view(strict.owner)).holidays).toBeUndefined();
    const stranger = await server().guest('Carla');
    expect(problemOf(await holiday(stranger, table, 1))).toBe('403 not-seated');
  });

  test('is the same at another server, where a clock that has run out does not begin to stand still', async () => {
    const table = await opened(server());
    const [anna] = table.people;
    jsonOf(await holiday(anna!, table, 1));
    const there = await TestApp.start({ databaseUrl: server().databaseUrl });
    const elsewhere = table.at(there);
    expect(await elsewhere.view(moveTo(anna!, there))).toEqual(await table.view(anna!));
    await there.stop();
    const late = await opened(server());
    const ago = `update tables set started_at = started_at - interval '3 days', due_at = now() + interval '1 day' where id = $1`;
    await server().connection.pool.query(ago, [late.id]);
    const after = await TestApp.start({ databaseUrl: server().databaseUrl });
    expect(problemOf(await holiday(moveTo(late.owner, after), late.at(after), 1))).toBe('409 too-late');
    await after.stop();
  });
});

describe('hours agreed on', () => {
  const server = useApp();
  const HOURS = { from: 9, to: 22 };
  const clock: Clock = { kind: 'slow', move: 2 * 3_600_000, hours: HOURS, late: 'stand-in' };

  /** A zone in which it is this hour at a time. The zones of the database have the sign of the west. */
  const zoneAt = (hour: number, now: number): string => {
    const ahead = ((hour - new Date(now).getUTCHours() + 36) % 24) - 12;
    return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  };

  const seatedIn = async (zones: readonly string[]): Promise<TestTable> => {
    const people = await Promise.all(zones.map((_, seat) => server().guest(`P${seat}`)));
    const [anna] = people;
    const asked = { game: 'nauticus', players: zones.length, visibility: 'invitation', clock, options: { start: 0 } };
    const { id, invitation } = jsonOf<TableInfo>(await anna!.ask('POST', '/tables', asked), 201);
    for (const [seat, person] of people.entries())
      jsonOf(await person.ask('POST', `/tables/${id}/sit`, { seat, zone: zones[seat], invitation }));
    jsonOf(await anna!.ask('POST', `/tables/${id}/start`));
    return new TestTable(id, anna!, people);
  };

  test('a clock stands still while its seat sleeps, and lists and views say when its time is over', async () => {
    const now = Date.now();
    const zones = [zoneAt(3, now), zoneAt(12, now)];
    const table = await seatedIn(zones);
    const { seats, dueAt: due } = await table.info();
    expect(seats.map(({ zone }) => zone)).toEqual(zones);
    const untilMorning = 6 * 3_600_000 - (now % 3_600_000);
    const expected = now + untilMorning + clock.move;
    expect(Math.abs(Date.parse(due!) - expected)).toBeLessThan(30_000);
    const { clocks } = await table.view(table.owner);
    expect(Math.abs(Date.parse(clocks![0]!.due!) - expected)).toBeLessThan(30_000);
  });

  test('are at least six, and zones have their names', async () => {
    const [anna] = [await server().guest('Anna')];
    const asked = { game: 'nauticus', players: 2, visibility: 'invitation' };
    const short = { ...clock, hours: { from: 10, to: 12 } };
    expect(problemOf(await anna!.ask('POST', '/tables', { ...asked, clock: short }))).toBe('400 wrong-field');
    const { id } = jsonOf<TableInfo>(await anna!.ask('POST', '/tables', { ...asked, clock }), 201);
    const lost = await anna!.ask('POST', `/tables/${id}/sit`, { seat: 0, zone: 'Europe/Atlantis' });
    expect(problemOf(lost)).toBe('400 wrong-field');
    expect(jsonOf<TableInfo>(await anna!.ask('GET', `/tables/${id}`)).you).toBeNull();
    const seated = jsonOf<TableInfo>(await anna!.ask('POST', `/tables/${id}/sit`, { seat: 0 }));
    expect(seated.seats[0]!.zone).toBe('UTC');
    const changed = { clock: { ...clock, hours: undefined } };
    expect(jsonOf<TableInfo>(await anna!.ask('PUT', `/tables/${id}/clock`, changed)).seats[0]!.zone).toBeUndefined();
  });
});

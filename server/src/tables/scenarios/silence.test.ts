import type { Agreed, Entries, TableView } from '@ankerplatz/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { randomId } from '../../random.ts';
import { type Person, TestApp, useApp } from '../../testing/app.ts';
import { Receiver } from '../../testing/receivers.ts';
import { TestSocket } from '../../testing/socket.ts';
import { jsonOf, moveTo, problemOf, TestTable } from '../../testing/tables.ts';

const MATE = { level: 'mate' };
const PATIENT = { interval: 50 };
const MINUTE_MS = 60_000;
/** The silence of a table without a clock unless it says otherwise. */
const SILENCE_MS = 5 * MINUTE_MS;
const LIVE = { kind: 'live', bank: 600_000, increment: 0, late: 'stand-in' } as const;
const DUEL = { game: 'nautilus', variant: 'duel', visibility: 'invitation', options: { dealer: 1 } } as const;

const server = useApp({ botDelay: [60_000, 60_000] });
const opened: TestApp[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(each => each.stop()));
});

const agree = (table: TestTable, person: Person, by: object = MATE, seat = 0) =>
  person.ask('POST', `${table.path}/agree`, { number: 1, kind: 'replace', id: randomId(), seat, by });

/** A kept game does not know that time has gone by: another server looks at the table. */
const elsewhere = async (table: TestTable): Promise<TestTable> => {
  const other = await TestApp.start({ databaseUrl: server().databaseUrl, botDelay: [60_000, 60_000] });
  opened.push(other);
  return table.at(other);
};

/**
 * Makes a table as if so many milliseconds had gone by: since the seat was asked, for a server that has not seen it
 * yet; since a warning, for all.
 */
const pass = async ({ id }: TestTable, ms: number): Promise<void> => {
  const by = `$2 * interval '1 millisecond'`;
  const { pool } = server().connection;
  await pool.query(`update tables set started_at = started_at - ${by} where id = $1`, [id, ms]);
  await pool.query(`update entries set at = at - ${by} where table_id = $1`, [id, ms]);
  await pool.query(`update warnings set until = until - ${by} where table_id = $1`, [id, ms]);
};

const people = (...names: string[]): Promise<Person[]> => Promise.all(names.map(name => server().guest(name)));

/** Anna, who is asked, has done nothing for as long as the table has agreed. */
const silentTable = async (wanted: object = { options: { start: 0 } }): Promise<TestTable> => {
  const table = await TestTable.started(await people('Anna', 'Bert'), wanted);
  await pass(table, SILENCE_MS);
  return elsewhere(table);
};

const kindsOf = async (table: TestTable): Promise<string[]> => {
  const { entries } = jsonOf<Entries>(await table.owner.ask('GET', `${table.path}/entries`));
  return entries.map(({ kind }) => kind);
};

describe('without a clock', () => {
  test('a seat is not silent before the time that its table has agreed on', async () => {
    const silence = 10 * MINUTE_MS;
    const table = await TestTable.started(await people('Anna', 'Bert'), { options: { start: 0 }, silence });
    expect((await table.info()).silence).toBe(silence);
    await pass(table, silence - MINUTE_MS);
    const later = await elsewhere(table);
    expect(problemOf(await agree(later, later.people[1]!))).toBe('409 not-silent');
  });

  test('its player is warned first and has the agreed time again', async () => {
    const table = await silentTable();
    const bert = table.people[1]!;
    const first = jsonOf<Agreed>(await agree(table, bert));
    expect(first.isAgreed).toBe(false);
    const { warnings } = await table.info();
    expect(warnings).toEqual([{ seat: 0, until: first.from, isExtended: false }]);
    expect(Date.parse(first.from!) - Date.now()).toBeGreaterThan(SILENCE_MS - MINUTE_MS);
    expect(jsonOf<Agreed>(await agree(table, bert))).toMatchObject({ isAgreed: false, from: first.from });
    await pass(table, SILENCE_MS);
    expect(jsonOf<Agreed>(await agree(table, bert))).toMatchObject({ isAgreed: true });
    expect(await kindsOf(table)).toEqual(['taken-over']);
  });

  test('looking at the table gives him that time once more, and only once', async () => {
    const table = await silentTable();
    const [anna, bert] = table.people;
    const first = jsonOf<Agreed>(await agree(table, bert!));
    await pass(table, SILENCE_MS - MINUTE_MS);
    const look = async (): Promise<TestSocket> => {
      const socket = await TestSocket.of(anna!);
      socket.send({ type: 'watch', topic: 'table', table: table.id });
      await socket.next('presence', ({ seats }) => seats.includes(0));
      return socket;
    };
    const socket = await look();
    const extended = await vi.waitFor(async () => {
      const [warning] = (await table.info()).warnings;
      expect(warning).toMatchObject({ seat: 0, isExtended: true });
      return warning!;
    }, PATIENT);
    await socket.close();
    expect(Date.parse(extended.until)).toBeGreaterThan(Date.parse(first.from!) - MINUTE_MS);
    const again = await look();
    await pass(table, SILENCE_MS);
    expect(jsonOf<Agreed>(await agree(table, bert!))).toMatchObject({ isAgreed: true });
    await again.close();
  });

  test('whoever has moved is not silent any more, and what was agreed to is no longer meant', async () => {
    const table = await silentTable();
    const [anna, bert] = table.people;
    jsonOf(await agree(table, bert!));
    jsonOf(await table.play(anna!, await table.view(anna!), ['take money']));
    expect(await table.info()).toMatchObject({ warnings: [], votes: [] });
    expect(problemOf(await agree(table, bert!))).toBe('409 not-silent');
  });

  test('he is told by every way that he has, at once', async () => {
    const hook = await Receiver.open();
    const home = await TestApp.start({ noticesAllow: [hook.host], silentAfterMs: 0, heartbeatMs: 200 });
    opened.push(home);
    const [anna, bert, carla] = [await home.guest('Anna'), await home.guest('Bert'), await home.guest('Carla')];
    expect(problemOf(await anna.ask('PUT', '/me/notices/webhook', { url: `http://${hook.host}/` }))).toBe('204');
    const table = await TestTable.started([anna, bert, carla], { options: { start: 0 } });
    jsonOf(await agree(table, bert));
    await hook.until(1);
    expect(hook.json(0)).toMatchObject({
      reason: 'warned',
      title: 'The others want to give your seat to somebody else',
      body: 'Nauticus with Bert and Carla. Look at the table to get more time, or move.',
    });
    await hook.close();
  });
});

describe('where a clock runs', () => {
  test('it alone decides: nobody votes on a seat, nobody offers to take one over', async () => {
    const table = await silentTable({ options: { start: 0 }, clock: LIVE });
    expect(problemOf(await agree(table, table.people[1]!))).toBe('409 clock-decides');
    const dora = moveTo(await server().guest('Dora'), table.owner.server);
    const offer = await dora.ask('PUT', `${table.path}/volunteer`, { number: 1, seat: 0 });
    expect(problemOf(offer)).toBe('409 clock-decides');
  });
});

describe('where hands are hidden', () => {
  /** Bert's second account, with the invitation to the table. */
  const watcher = async (table: TestTable): Promise<{ dora: Person; invitation: string }> => {
    const dora = moveTo(await server().guest('Dora'), table.owner.server);
    const { invitation } = await table.info();
    const offer = { number: 1, seat: 0, invitation };
    expect(problemOf(await dora.ask('PUT', `${table.path}/volunteer`, offer))).toBe('204');
    return { dora, invitation: invitation! };
  };
  const viewOf = async (table: TestTable, person: Person, invitation: string): Promise<TableView> =>
    jsonOf(await person.ask('GET', `${table.path}/view?invitation=${invitation}`));

  test('an opponent cannot put a friend on a silent seat and read its hand', async () => {
    const table = await silentTable(DUEL);
    const bert = table.people[1]!;
    const { dora, invitation } = await watcher(table);
    expect(problemOf(await agree(table, bert, { person: dora.id }))).toBe('409 not-named');
    await pass(table, 10 * SILENCE_MS);
    expect(problemOf(await agree(table, bert, { person: dora.id }))).toBe('409 not-named');
    expect((await table.info()).volunteers).toMatchObject([{ person: { id: dora.id }, mayPlay: false }]);
    expect((await viewOf(table, dora, invitation)).seat).toBeNull();
    expect(await kindsOf(table)).toEqual([]);
  });

  test('whom its player has named may play it, and no other seat of this game', async () => {
    const table = await silentTable(DUEL);
    const [anna, bert] = table.people;
    const { dora, invitation } = await watcher(table);
    const name = (person: Person, deputy: string) => person.ask('PUT', `${table.path}/deputy`, { person: deputy });
    expect(problemOf(await name(dora, anna!.id))).toBe('404 no-such-table');
    expect(problemOf(await name(anna!, bert!.id))).toBe('400 wrong-field');
    expect(problemOf(await name(anna!, 'CvP6Wp6Dt2Qz'))).toBe('404 no-such-person');
    expect(problemOf(await name(anna!, dora.id))).toBe('204');
    expect((await table.info()).deputies).toEqual([{ seat: 0, person: { id: dora.id, name: 'Dora' } }]);
    jsonOf(await agree(table, bert!, { person: dora.id }));
    await pass(table, SILENCE_MS);
    expect(jsonOf<Agreed>(await agree(table, bert!, { person: dora.id }))).toMatchObject({ isAgreed: true });
    expect((await viewOf(table, dora, invitation)).seat).toBe(0);
    jsonOf(await anna!.ask('POST', `${table.path}/return`, { number: 1, id: randomId() }));
    expect((await viewOf(table, dora, invitation)).seat).toBeNull();
    expect(problemOf(await name(bert!, dora.id))).toBe('204');
    await dora.ask('PUT', `${table.path}/volunteer`, { number: 1, seat: 1, invitation });
    while ((await table.view(bert!)).asked === null) await table.playOn('on', 1);
    await pass(table, SILENCE_MS);
    const later = await elsewhere(table);
    expect(problemOf(await agree(later, later.people[0]!, { person: dora.id }, 1))).toBe('409 not-named');
    expect(problemOf(await bert!.ask('DELETE', `${table.path}/deputy`))).toBe('204');
    expect((await table.info()).deputies).toEqual([{ seat: 0, person: { id: dora.id, name: 'Dora' } }]);
  });

  test('a bot that stands in shows the hand to nobody', async () => {
    const table = await silentTable(DUEL);
    const bert = table.people[1]!;
    const { dora, invitation } = await watcher(table);
    const before = [await table.view(bert), await viewOf(table, dora, invitation)].map(({ view }) => view);
    jsonOf(await agree(table, bert));
    await pass(table, SILENCE_MS);
    expect(jsonOf<Agreed>(await agree(table, bert))).toMatchObject({ isAgreed: true });
    const after = [await table.view(bert), await viewOf(table, dora, invitation)].map(({ view }) => view);
    expect(after).toEqual(before);
    expect(problemOf(await agree(table, bert, { person: dora.id }))).toBe('409 not-named');
  });
});

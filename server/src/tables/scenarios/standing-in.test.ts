import type { Agreed, Entries } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { randomId } from '../../random.ts';
import { type Person, useApp } from '../../testing/app.ts';
import { TestSocket } from '../../testing/socket.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';

const MATE = { level: 'mate' };

const agree = (table: TestTable, person: Person, more: object) =>
  person.ask('POST', `${table.path}/agree`, { number: 1, kind: 'replace', id: randomId(), ...more });

const kindsOf = async (table: TestTable): Promise<string[]> => {
  const { entries } = jsonOf<Entries>(await table.owner.ask('GET', `${table.path}/entries`));
  return entries.map(({ kind, seat, by }) => [kind, seat, by].filter(part => part !== undefined).join(' '));
};

const back = (table: TestTable, person: Person) =>
  person.ask('POST', `${table.path}/return`, { number: 1, id: randomId() });

describe('a silent seat', () => {
  const server = useApp({ silentAfterMs: 0, botDelay: [60_000, 60_000] });
  const guests = (count: number): Promise<Person[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => server().guest(`P${index}`)));
  const started = async (count = 3): Promise<TestTable> =>
    TestTable.started(await guests(count), { options: { start: 0 } });

  test('is given to a bot by the vote of all others, without any clock, and back to its player', async () => {
    const table = await started();
    const [anna, bert, carla] = table.people;
    const view = await table.view(anna!);
    expect(jsonOf<Agreed>(await agree(table, bert!, { seat: 0, by: MATE }))).toMatchObject({ isAgreed: false });
    expect((await table.info()).votes).toEqual([{ kind: 'replace', seat: 0, by: MATE, seats: [1] }]);
    expect(jsonOf<Agreed>(await agree(table, carla!, { seat: 0, by: { level: 'deckhand' } })).isAgreed).toBe(false);
    const id = randomId();
    for (const _ of ['at first', 'again'])
      expect(jsonOf(await agree(table, carla!, { seat: 0, by: MATE, id }))).toEqual({
        isAgreed: true,
        number: 1,
        version: 1,
      });
    expect(await kindsOf(table)).toEqual(['taken-over 0 mate']);
    expect((await table.info()).seats[0]).toMatchObject({ kind: 'bot', level: 'mate', person: { id: anna!.id } });
    jsonOf(await back(table, anna!));
    jsonOf(await back(table, anna!));
    expect(await kindsOf(table)).toEqual(['taken-over 0 mate', 'given-back 0']);
    jsonOf(await table.play(anna!, view, ['take money']));
  });

  test('is given to a watcher who is willing; he plays it, and its player takes it back with a move', async () => {
    const table = await started();
    const [anna, bert, carla] = table.people;
    const dora = await server().guest('Dora');
    const by = { person: dora.id };
    expect(problemOf(await agree(table, bert!, { seat: 0, by }))).toBe('409 no-volunteer');
    expect(problemOf(await dora.ask('PUT', `${table.path}/volunteer`, { number: 1, seat: 0 }))).toBe('204');
    expect((await table.info()).volunteers).toEqual([
      { person: { id: dora.id, name: 'Dora' }, seat: 0, mayPlay: true },
    ]);
    expect(problemOf(await bert!.ask('PUT', `${table.path}/volunteer`, { number: 1, seat: 0 }))).toBe(
      '409 already-seated',
    );
    await agree(table, bert!, { seat: 0, by });
    expect(jsonOf<Agreed>(await agree(table, carla!, { seat: 0, by }))).toMatchObject({ isAgreed: true });
    const view = await table.view(dora);
    expect(view).toMatchObject({ seat: 0, asked: 0, standIns: [{ by: 'person' }, null, null] });
    expect((await table.info()).seats[0]).toMatchObject({ kind: 'person', person: { id: dora.id }, absent: anna!.id });
    expect((await table.info(anna!)).isYourTurn).toBe(false);
    jsonOf(await table.play(dora, view, ['take money']));
    const own = await table.view(anna!);
    expect(own.seat).toBe(0);
    const { moves } = own.view as { moves: string[] };
    jsonOf(await table.play(anna!, own, [moves[0]!]));
    expect(await kindsOf(table)).toEqual(['taken-over 0 person', 'move 0', 'given-back 0', 'move 0']);
    expect(problemOf(await table.play(dora, view, ['pass']))).toBe('403 not-seated');
    expect((await table.info()).seats[0]).toMatchObject({ person: { id: anna!.id }, absent: null });
  });

  test('who is told so by a socket sees another seat, and none any more', async () => {
    const table = await started(2);
    const [anna, bert] = table.people;
    const dora = await server().guest('Dora');
    await dora.ask('PUT', `${table.path}/volunteer`, { number: 1, seat: 0 });
    const socket = await TestSocket.of(dora);
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    expect((await socket.next('table')).seat).toBeNull();
    jsonOf(await agree(table, bert!, { seat: 0, by: { person: dora.id } }));
    expect((await socket.next('table', ({ version }) => version === 1)).seat).toBe(0);
    jsonOf(await back(table, anna!));
    expect((await socket.next('table', ({ version }) => version === 2)).seat).toBeNull();
    await socket.close();
  });

  test('a seat that is not asked, or has answered, is not silent; nobody votes on himself', async () => {
    const table = await started();
    const [anna, bert, carla] = table.people;
    expect(problemOf(await agree(table, anna!, { seat: 1, by: MATE }))).toBe('409 not-silent');
    jsonOf(await agree(table, bert!, { seat: 0, by: MATE }));
    jsonOf(await table.play(anna!, await table.view(anna!), ['take crowns']));
    await table.playOn('on', 3);
    const { deciders } = await table.info();
    if (!deciders.includes(0))
      expect(problemOf(await agree(table, carla!, { seat: 0, by: MATE }))).toBe('409 not-silent');
    expect(problemOf(await agree(table, anna!, { seat: 3, by: MATE }))).toBe('404 no-such-seat');
    expect(problemOf(await agree(table, anna!, { by: MATE }))).toBe('400 wrong-field');
    expect(problemOf(await agree(table, anna!, { seat: 1 }))).toBe('400 wrong-field');
    const level = { seat: deciders[0], by: { level: 'pirate' } };
    const other = table.people.find((_, seat) => seat !== deciders[0])!;
    expect(problemOf(await agree(table, other, level))).toBe('400 wrong-field');
  });

  test('whoever does anything else at the table is back as well', async () => {
    const table = await started(2);
    const [anna, bert] = table.people;
    jsonOf(await agree(table, bert!, { seat: 0, by: MATE }));
    jsonOf(await anna!.ask('POST', `${table.path}/agree`, { number: 1, kind: 'pause', id: randomId() }));
    expect(await kindsOf(table)).toEqual(['taken-over 0 mate', 'given-back 0']);
  });
});

describe('a seat that thinks for a moment', () => {
  const server = useApp();

  test('is not silent yet', async () => {
    const people = [await server().guest(), await server().guest()];
    const table = await TestTable.started(people, { options: { start: 0 } });
    expect(problemOf(await agree(table, people[1]!, { seat: 0, by: MATE }))).toBe('409 not-silent');
  });
});

import { type GameRecord, parseRecord } from '@ankerplatz/kit';
import type { Agreed, TableInfo, TableList } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { randomId } from '../../random.ts';
import { type Person, useApp } from '../../testing/app.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';

const namesOf = ({ seats }: TableInfo): string[] => seats.map(({ person, level }) => person?.name ?? level ?? '');

describe('ends', () => {
  const server = useApp();
  const guests = (names: readonly string[]): Promise<Person[]> => Promise.all(names.map(name => server().guest(name)));
  const resign = (table: TestTable, person: Person, number = 1) =>
    person.ask('POST', `${table.path}/resign`, { number, id: randomId() });

  test('two sides: who resigns has lost, and the record is opened', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    const table = await TestTable.started([anna!, bert!]);
    await table.playOn('some', 7);
    const id = randomId();
    const body = { number: 1, id };
    expect(jsonOf(await bert!.ask('POST', `${table.path}/resign`, body))).toEqual({ number: 1, version: 8 });
    expect(jsonOf(await bert!.ask('POST', `${table.path}/resign`, body))).toEqual({ number: 1, version: 8 });
    const info = await table.info();
    expect(info).toMatchObject({ status: 'over', result: { end: 'resigned', ranks: [1, 2] } });
    expect(problemOf(await resign(table, anna!))).toBe('409 game-over');
    const record = jsonOf<GameRecord>(await anna!.ask('GET', `${table.path}/games/1/record`));
    expect(parseRecord(record).ok).toBe(true);
    expect(record.entries).toHaveLength(7);
    expect(record.end).toEqual({ kind: 'resigned', seats: [1] });
    expect(record.chance).toHaveProperty('secret');
  });

  test('with three, a bot plays on for who resigns, and comes last', async () => {
    const people = await guests(['Anna', 'Bert', 'Carla']);
    const table = await TestTable.started(people);
    await table.playOn('some', 20);
    jsonOf(await resign(table, people[1]!));
    expect(problemOf(await resign(table, people[1]!))).toBe('409 not-your-turn');
    const info = await table.info();
    expect(info).toMatchObject({ status: 'running' });
    expect(info.seats[1]).toMatchObject({ kind: 'bot', level: 'mate', person: { name: 'Bert' } });
    jsonOf(await resign(table, people[0]!));
    const over = await table.info();
    expect(over).toMatchObject({ status: 'over', result: { ranks: [2, 2, 1] } });
    expect(over.tally.map(({ person, games, wins }) => [person?.name, games, wins]).sort()).toEqual([
      ['Anna', 1, 0],
      ['Bert', 1, 0],
      ['Carla', 1, 1],
    ]);
  });

  test('all people agree to end: nobody has won; who no longer agrees keeps it going', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    const table = await TestTable.started([anna!, bert!]);
    expect(jsonOf<Agreed>(await table.agree(anna!, 1, 'end'))).toMatchObject({ isAgreed: false, version: 0 });
    expect((await table.info()).agreements.end).toEqual([0]);
    await anna!.ask('DELETE', `${table.path}/agree`);
    expect(jsonOf<Agreed>(await table.agree(bert!, 1, 'end')).isAgreed).toBe(false);
    expect((await table.info()).status).toBe('running');
    const body = { number: 1, kind: 'end', id: randomId() };
    for (let again = 0; again < 2; again++)
      expect(jsonOf<Agreed>(await anna!.ask('POST', `${table.path}/agree`, body))).toEqual({
        isAgreed: true,
        number: 1,
        version: 1,
      });
    expect(await table.info()).toMatchObject({ status: 'over', result: { end: 'agreed', ranks: [1, 1] } });
    expect((await table.info()).tally.map(({ wins }) => wins)).toEqual([0, 0]);
  });

  test('both agree at the same moment: it ends once', async () => {
    const people = await guests(['Anna', 'Bert']);
    const table = await TestTable.started(people);
    const answers = await Promise.all(people.map(person => table.agree(person, 1, 'end')));
    expect(answers.map(problemOf)).toEqual(['200', '200']);
    expect(await table.info()).toMatchObject({ status: 'over', version: 1 });
  });
});

describe('rematch', () => {
  const server = useApp();
  const guests = (names: readonly string[]): Promise<Person[]> => Promise.all(names.map(name => server().guest(name)));

  test('seats go round, everything of chance is made anew, the tally goes on', async () => {
    const people = await guests(['Anna', 'Bert', 'Carla']);
    const table = await TestTable.started(people);
    const first = await table.info();
    await table.playOn('first');
    const between = await table.info();
    expect(between.status).toBe('over');
    expect(between.commitment).not.toBe(first.commitment);
    expect(between.seats.map(seat => seat.contribution)).toEqual(['', '', '']);
    expect(await table.agreeAll(1, 'rematch')).toEqual({ isAgreed: true, number: 2, version: 0 });
    const second = await table.info();
    expect(second).toMatchObject({ status: 'running', number: 2, version: 0, commitment: between.commitment });
    expect(namesOf(second)).toEqual(['Carla', 'Anna', 'Bert']);
    await table.playOn('second');
    const record = jsonOf<GameRecord>(await people[0]!.ask('GET', `${table.path}/games/2/record`));
    expect(record.chance).toMatchObject({ commitment: second.commitment });
    const { tally, result } = await table.info();
    expect(result!.end).toBe('played');
    expect(tally.map(({ games }) => games)).toEqual([2, 2, 2]);
    expect(tally.reduce((sum, { wins }) => sum + wins, 0)).toBeGreaterThanOrEqual(2);
    const old = await people[0]!.ask('GET', `${table.path}/entries?number=1`);
    expect(jsonOf<{ entries: unknown[] }>(old).entries).toHaveLength(between.version);
  });

  test('partners go round: in three games everybody plays with everybody', async () => {
    const people = await guests(['Anna', 'Bert', 'Carla', 'Dora']);
    const table = await TestTable.started(people, { game: 'nautilus', variant: 'team' });
    const partners = new Set<string>();
    for (let number = 1; number <= 3; number++) {
      const names = namesOf(await table.info());
      partners.add([names[0], names[2]].sort().join(' ')).add([names[1], names[3]].sort().join(' '));
      await table.agreeAll(number, 'end');
      await table.agreeAll(number, 'rematch');
    }
    expect(partners.size).toBe(6);
  });

  test('a request of the last game is not carried out in the next', async () => {
    const people = await guests(['Anna', 'Bert']);
    const table = await TestTable.started(people, { options: { start: 0 } });
    const view = await table.view(people[0]!);
    await table.agreeAll(1, 'end');
    expect(problemOf(await table.agree(people[0]!, 2, 'rematch'))).toBe('409 stale');
    await table.agreeAll(1, 'rematch');
    expect(jsonOf<Agreed>(await table.agree(people[0]!, 1, 'rematch')).number).toBe(2);
    const { moves } = view.view as unknown as { moves: string[] };
    expect(problemOf(await table.play(people[0]!, view, [moves[0]!]))).toBe('409 stale');
    expect(problemOf(await people[0]!.ask('POST', `${table.path}/resign`, { number: 1, id: randomId() }))).toBe(
      '409 stale',
    );
  });

  test('whoever is asked for one reads it in the list of tables, and may decline; asked anew, he is asked again', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    const table = await TestTable.started([anna!, bert!]);
    await table.agreeAll(1, 'end');
    const rematch = async (person: Person) =>
      jsonOf<TableList>(await person.ask('GET', '/tables/mine')).tables.find(({ id }) => id === table.id)!.rematch;
    const no = (person: Person) => person.ask('DELETE', `${table.path}/agree`);
    expect(await rematch(bert!)).toBeUndefined();
    jsonOf(await table.agree(anna!, 1, 'rematch'));
    expect(await rematch(bert!)).toEqual({ wanted: [0], declined: [] });
    expect(problemOf(await no(bert!))).toBe('204');
    expect(await rematch(anna!)).toEqual({ wanted: [0], declined: [1] });
    expect((await table.info()).agreements).toMatchObject({ rematch: [0], declined: [1] });
    expect(problemOf(await no(anna!))).toBe('204');
    expect(await rematch(anna!)).toBeUndefined();
    jsonOf(await table.agree(anna!, 1, 'rematch'));
    expect(await rematch(bert!)).toEqual({ wanted: [0], declined: [] });
    expect(jsonOf<Agreed>(await table.agree(bert!, 1, 'rematch')).isAgreed).toBe(true);
    expect(await rematch(bert!)).toBeUndefined();
  });

  test('who leaves between games makes room for another', async () => {
    const [anna, bert, carla] = await guests(['Anna', 'Bert', 'Carla']);
    const table = await TestTable.started([anna!, bert!]);
    await table.agreeAll(1, 'end');
    expect(jsonOf<Agreed>(await table.agree(anna!, 1, 'rematch')).isAgreed).toBe(false);
    expect(problemOf(await bert!.ask('POST', `${table.path}/leave`))).toBe('204');
    expect(jsonOf<Agreed>(await table.agree(anna!, 1, 'rematch')).isAgreed).toBe(false);
    jsonOf(await carla!.ask('POST', `${table.path}/sit`, { seat: 1 }));
    expect(jsonOf<Agreed>(await table.agree(carla!, 1, 'rematch')).isAgreed).toBe(true);
    expect(namesOf(await table.info())).toEqual(['Carla', 'Anna']);
  });
});

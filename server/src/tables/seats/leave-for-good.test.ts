import { type GameRecord, parseRecord } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { randomId } from '../../random.ts';
import { type Person, useApp } from '../../testing/app.ts';
import { member, PASSWORD } from '../../testing/member.ts';
import { SocketPlayer } from '../../testing/players.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';

const former = { name: 'former player' };

describe('who leaves for ever', () => {
  const server = useApp();
  const guests = (names: readonly string[]): Promise<Person[]> => Promise.all(names.map(name => server().guest(name)));
  const leave = async (person: Person): Promise<void> => {
    expect(problemOf(await person.ask('DELETE', '/me'))).toBe('204');
  };

  test('gives up a game of two, which ends; its record stays', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    const table = await TestTable.started([anna!, bert!]);
    await table.playOn('some', 5);
    await leave(anna!);
    const info = await table.info(bert!);
    expect(info).toMatchObject({
      status: 'over',
      owner: { id: bert!.id },
      result: { end: 'resigned', ranks: [2, 1] },
      seats: [{ kind: 'person', person: former }, { person: { name: 'Bert' } }],
    });
    expect(info.tally.map(({ person, wins }) => `${person?.name} ${wins}`).sort()).toEqual([
      'Bert 1',
      'former player 0',
    ]);
    const record = jsonOf<GameRecord>(await bert!.ask('GET', `${table.path}/games/1/record`));
    expect(parseRecord(record).ok).toBe(true);
    expect(record.end).toEqual({ kind: 'resigned', seats: [0] });
  });

  test('and the one who is left may play again with somebody else', async () => {
    const [anna, bert, carla] = await guests(['Anna', 'Bert', 'Carla']);
    const table = await TestTable.started([anna!, bert!]);
    await leave(anna!);
    jsonOf(await bert!.ask('PUT', `${table.path}/seats/0`, { kind: 'open' }));
    jsonOf(await carla!.ask('POST', `${table.path}/sit`, { seat: 0 }));
    jsonOf(await table.agree(carla!, 1, 'rematch'));
    expect(jsonOf(await table.agree(bert!, 1, 'rematch'))).toMatchObject({ isAgreed: true, number: 2 });
  });

  test('in a game of three a bot plays on to the end', async () => {
    const [anna, bert, carla] = await guests(['Anna', 'Bert', 'Carla']);
    const table = await TestTable.started([anna!, bert!, carla!]);
    await table.playOn('some', 10);
    await leave(bert!);
    const info = await table.info(anna!);
    expect(info).toMatchObject({ status: 'running', seats: [{}, { kind: 'bot', level: 'mate', person: former }, {}] });
    await Promise.all([anna!, carla!].map((person, index) => new SocketPlayer(person, table.id, `${index}`).play()));
    const over = await table.info(anna!);
    expect(over).toMatchObject({ status: 'over', result: { end: 'played' } });
    expect(over.result!.ranks[1]).toBe(3);
  });

  test('leaves open tables: a seat is free, a table of others has another owner, one alone is closed', async () => {
    const { person: anna } = await member(server());
    const [bert] = await guests(['Bert']);
    const shared = await TestTable.open([anna, bert!], { players: 3 });
    const alone = await TestTable.open([anna], { players: 2 });
    expect(problemOf(await anna.ask('DELETE', '/me'))).toBe('403 wrong-password');
    expect((await shared.info(bert!)).seats[0]).toMatchObject({ person: { id: anna.id } });
    expect(problemOf(await anna.ask('DELETE', '/me', { password: PASSWORD }))).toBe('204');
    const info = await shared.info(bert!);
    expect(info).toMatchObject({ status: 'open', owner: { id: bert!.id }, seats: [{ kind: 'open' }, {}, {}] });
    expect((await alone.info(bert!)).status).toBe('closed');
  });

  test('leaves no seat kept that was kept for them', async () => {
    const [anna, bert, carla] = await guests(['Anna', 'Bert', 'Carla']);
    await TestTable.open([anna!, bert!], { players: 2 });
    const table = await TestTable.open([anna!], { players: 2 });
    expect(problemOf(await anna!.ask('POST', `${table.path}/invite`, { person: bert!.id }))).toBe('204');
    expect(problemOf(await carla!.ask('POST', `${table.path}/sit`, { seat: 1 }))).toBe('409 seat-kept');
    await leave(bert!);
    expect((await table.info(anna!)).seats[1]).not.toHaveProperty('keptUntil');
    jsonOf(await carla!.ask('POST', `${table.path}/sit`, { seat: 1 }));
  });

  test('stays in a finished game under no name, and hands its table on', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    const table = await TestTable.started([anna!, bert!]);
    await table.agreeAll(1, 'end');
    await leave(anna!);
    const info = jsonOf<TableInfo>(await bert!.ask('GET', table.path));
    expect(info).toMatchObject({ status: 'over', owner: { id: bert!.id }, seats: [{ person: former }, {}] });
  });
});

describe('who leaves for ever while somebody else plays', () => {
  const server = useApp({ silentAfterMs: 0, botDelay: [60_000, 60_000] });
  const leave = async (person: Person): Promise<void> => {
    expect(problemOf(await person.ask('DELETE', '/me'))).toBe('204');
  };
  const started = async (): Promise<TestTable> => {
    const people = await Promise.all(['Anna', 'Bert', 'Carla'].map(name => server().guest(name)));
    return TestTable.started(people, { options: { start: 0 } });
  };
  /** Bert and Carla give Anna's seat, which is asked, to another player. */
  const replaceAnna = async (table: TestTable, by: object): Promise<void> => {
    for (const person of table.people.slice(1))
      jsonOf(
        await person.ask('POST', `${table.path}/agree`, { number: 1, kind: 'replace', id: randomId(), seat: 0, by }),
      );
  };
  const volunteer = async (table: TestTable): Promise<Person> => {
    const dora = await server().guest('Dora');
    expect(problemOf(await dora.ask('PUT', `${table.path}/volunteer`, { number: 1, seat: 0 }))).toBe('204');
    return dora;
  };

  test('leaves the seat to the bot that has taken it over, and the game goes on', async () => {
    const table = await started();
    const [anna, bert] = table.people;
    await replaceAnna(table, { level: 'deckhand' });
    await leave(anna!);
    expect(await table.info(bert!)).toMatchObject({
      ...{ status: 'running', version: 1, owner: { id: bert!.id } },
      seats: [{ kind: 'bot', level: 'deckhand', person: former }, {}, {}],
    });
    expect((await table.view(bert!)).resigned).toEqual([]);
  });

  test('leaves the seat to the person who plays it', async () => {
    const table = await started();
    const [anna, bert] = table.people;
    const dora = await volunteer(table);
    await replaceAnna(table, { person: dora.id });
    await leave(anna!);
    expect((await table.info(bert!)).seats[0]).toMatchObject({ kind: 'person', person: { id: dora.id } });
    jsonOf(await table.play(dora, await table.view(dora), ['take money']));
  });

  test('loses nobody else’s game: a bot plays that seat until its player is back', async () => {
    const table = await started();
    const [anna, bert] = table.people;
    const dora = await volunteer(table);
    await replaceAnna(table, { person: dora.id });
    await leave(dora);
    const info = await table.info(bert!);
    expect(info.seats[0]).toMatchObject({ kind: 'bot', level: 'mate', person: { id: anna!.id }, absent: null });
    expect(await table.view(bert!)).toMatchObject({
      resigned: [],
      standIns: [{ by: 'mate', isFinal: false }, null, null],
    });
    jsonOf(await table.play(anna!, await table.view(anna!), ['take money']));
    expect((await table.info(bert!)).seats[0]).toMatchObject({ kind: 'person', person: { id: anna!.id } });
  });

  test('takes over no seat any more', async () => {
    const table = await started();
    const dora = await volunteer(table);
    await leave(dora);
    expect((await table.info()).volunteers).toEqual([]);
    const wish = { number: 1, kind: 'replace', id: randomId(), seat: 0, by: { person: dora.id } };
    expect(problemOf(await table.people[1]!.ask('POST', `${table.path}/agree`, wish))).toBe('409 no-volunteer');
  });
});

import { type GameRecord, parseRecord } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';
import { member, PASSWORD } from '../testing/member.ts';
import type { Person } from '../testing/person.ts';
import { SocketPlayer } from '../testing/players.ts';
import { contribution, jsonOf, problemOf, TestTable } from '../testing/tables.ts';

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
    jsonOf(await carla!.ask('POST', `${table.path}/sit`, { seat: 0, contribution: contribution() }));
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

  test('stays in a finished game under no name, and hands its table on', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    const table = await TestTable.started([anna!, bert!]);
    await table.agreeAll(1, 'end');
    await leave(anna!);
    const info = jsonOf<TableInfo>(await bert!.ask('GET', table.path));
    expect(info).toMatchObject({ status: 'over', owner: { id: bert!.id }, seats: [{ person: former }, {}] });
  });
});

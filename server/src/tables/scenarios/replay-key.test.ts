import type { FinishedGame, TableInfo } from '@ankerplatz/protocol';
import { expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';

const server = useApp();

/** Two games of an evening by invitation, both over. */
const evening = async (): Promise<TestTable> => {
  const people = [await server().guest('Anna'), await server().guest('Bert')];
  const table = await TestTable.started(people, { visibility: 'invitation' });
  await table.agreeAll(1, 'end');
  await table.agreeAll(1, 'rematch');
  await table.agreeAll(2, 'end');
  return table;
};

const gameOf = async (table: TestTable, number: number): Promise<FinishedGame> =>
  jsonOf(await table.owner.ask('GET', `${table.path}/games/${number}`));

test('a link to a finished game opens this game and nothing else of its table', async () => {
  const table = await evening();
  const { key, record } = await gameOf(table, 1);
  const stranger = await server().guest('Carla');
  const linked = jsonOf<FinishedGame>(await stranger.ask('GET', `${table.path}/games/1?key=${key}`));
  expect(linked).toMatchObject({ table: table.id, number: 1, record });
  expect(problemOf(await stranger.ask('GET', `${table.path}/games/1/record?key=${key}`))).toBe('200');
  expect(problemOf(await stranger.ask('GET', `${table.path}/games/2?key=${key}`))).toBe('404 no-such-table');
  for (const path of ['', '/view', '/entries', '/chat'])
    expect(problemOf(await stranger.ask('GET', table.path + path)), path).toBe('404 no-such-table');
  for (const path of ['', '/view', '/entries'])
    expect(problemOf(await stranger.ask('GET', `${table.path}${path}?invitation=${key}`)), path).toBe(
      '404 no-such-table',
    );
  const sit = { seat: 0, invitation: key };
  expect(problemOf(await stranger.ask('POST', `${table.path}/sit`, sit))).toBe('404 no-such-table');
});

test('what is told of a finished game holds no invitation', async () => {
  const table = await evening();
  const { invitation } = jsonOf<TableInfo>(await table.owner.ask('GET', table.path));
  const told = await table.owner.ask('GET', `${table.path}/games/1`);
  expect(invitation).not.toBeNull();
  expect(told.body).not.toContain(invitation!);
});

test('a public game needs no key; where nobody may watch, the record is for who sat there', async () => {
  const people = [await server().guest('Anna'), await server().guest('Bert')];
  const shown = await TestTable.started(people, { visibility: 'public' });
  await shown.agreeAll(1, 'end');
  expect((await gameOf(shown, 1)).key).toBeNull();
  const hidden = await TestTable.started(people, { visibility: 'public', spectators: false });
  await hidden.agreeAll(1, 'end');
  const stranger = await server().guest('Carla');
  expect(problemOf(await stranger.ask('GET', `${hidden.path}/games/1/record`))).toBe('403 no-spectators');
  const { key } = await gameOf(hidden, 1);
  expect(problemOf(await stranger.ask('GET', `${hidden.path}/games/1?key=${key}`))).toBe('200');
});

test('after a rematch, at which everybody moves on by a seat, a finished game still tells who sat where', async () => {
  const people = [await server().guest('Anna'), await server().guest('Bert')];
  const table = await TestTable.started(people, { visibility: 'public' });
  await table.agreeAll(1, 'end');
  const namesOf = async (): Promise<readonly unknown[]> =>
    (await gameOf(table, 1)).seats.map(({ kind, person, level }) => [kind, person?.name, level]);
  const before = await namesOf();
  await table.agreeAll(1, 'rematch');
  const { seats } = jsonOf<TableInfo>(await table.owner.ask('GET', table.path));
  expect(seats.map(({ person }) => person?.name)).toEqual(['Bert', 'Anna']);
  expect(await namesOf()).toEqual(before);
});

import { LANGUAGES } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { randomId } from '../../random.ts';
import { type Person, useApp } from '../../testing/app.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';

const server = useApp();

const people = (...names: string[]): Promise<Person[]> => Promise.all(names.map(name => server().guest(name)));

const opened = async (owner: Person, wanted: object): Promise<TableInfo> =>
  jsonOf(await owner.ask('POST', '/tables', { game: 'nauticus', players: 2, visibility: 'public', ...wanted }), 201);

const sit = (person: Person, { id }: TableInfo, seat: number, more: object = {}) =>
  person.ask('POST', `/tables/${id}/sit`, { seat, ...more });

const hint = (person: Person, id: string, number = 1) => person.ask('POST', `/tables/${id}/hint`, { number });

const alter = (person: Person, { id }: TableInfo, wish: object) => person.ask('PATCH', `/tables/${id}`, wish);

describe('the coach at a table of the server', () => {
  test('helps where all agreed to it when they sat down, in every game of the evening', async () => {
    const [anna, bert, cora] = (await people('Anna', 'Bert', 'Cora')) as [Person, Person, Person];
    const table = await opened(anna, { coach: true });
    expect(table.coach).toBe(true);
    jsonOf(await sit(anna, table, 0, { coach: true }));
    expect(problemOf(await sit(bert, table, 1))).toBe('409 coach-unsaid');
    expect(problemOf(await sit(bert, table, 1, { coach: false }))).toBe('409 coach-unsaid');
    jsonOf(await sit(bert, table, 1, { coach: true }));
    expect(problemOf(await hint(anna, table.id))).toBe('409 not-running');
    jsonOf(await anna.ask('POST', `/tables/${table.id}/start`));
    expect(problemOf(await hint(anna, table.id))).toBe('204');
    expect(problemOf(await hint(bert, table.id))).toBe('204');
    expect(problemOf(await hint(cora, table.id))).toBe('403 not-seated');
    expect(problemOf(await hint(anna, table.id, 2))).toBe('409 stale');
    for (const kind of ['end', 'rematch'])
      for (const person of [anna, bert])
        jsonOf(await person.ask('POST', `/tables/${table.id}/agree`, { number: 1, kind, id: randomId() }));
    expect(problemOf(await hint(bert, table.id, 2))).toBe('204');
  });

  test.each(LANGUAGES)('is refused everywhere else, with a sentence: %s', async language => {
    const [anna, bert] = (await people('Anna', 'Bert')) as [Person, Person];
    const table = await TestTable.started([anna, bert]);
    expect((await table.info()).coach).toBe(false);
    const answer = await anna.ask('POST', `${table.path}/hint`, { number: 1 }, { 'accept-language': language });
    expect(problemOf(answer)).toBe('409 no-coach');
    expect(answer.json().error.message).toMatch(/^\S+ .+\.$/);
  });

  test('is allowed only while nobody else sits there, and forbidden at any time before the game', async () => {
    const [anna, bert] = (await people('Anna', 'Bert')) as [Person, Person];
    const table = await opened(anna, {});
    jsonOf(await sit(anna, table, 0));
    expect(jsonOf<TableInfo>(await alter(anna, table, { coach: true })).coach).toBe(true);
    jsonOf(await sit(bert, table, 1, { coach: true }));
    expect(problemOf(await alter(bert, table, { coach: false }))).toBe('403 not-the-owner');
    expect(jsonOf<TableInfo>(await alter(anna, table, { coach: false })).coach).toBe(false);
    expect(problemOf(await alter(anna, table, { coach: true }))).toBe('409 coach-late');
    expect(jsonOf<TableInfo>(await bert.ask('GET', `/tables/${table.id}`)).coach).toBe(false);
    jsonOf(await anna.ask('POST', `/tables/${table.id}/start`));
    expect(problemOf(await alter(anna, table, { coach: true }))).toBe('409 not-open');
    expect(problemOf(await hint(anna, table.id))).toBe('409 no-coach');
  });
});

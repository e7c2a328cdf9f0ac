import { describe, expect, test } from 'vitest';
import { TestApp, useApp } from '../testing/app.ts';
import { jsonOf, TestTable } from '../testing/tables.ts';
import { FigureFiller } from './filler.ts';

const ALL = { missing: 0, different: [] };

/** A database as an earlier release has left it. */
const forget = (server: TestApp): Promise<unknown> =>
  server.connection.pool.query('with gone as (delete from figures) update games set levels = null');

const never = (error: unknown): never => {
  throw error;
};

describe('figures of finished games', () => {
  const server = useApp();

  test('are those of their records, whoever makes them, and whenever', async () => {
    const anna = await server().guest('Anna');
    const bert = await server().guest('Bert');
    const table = await TestTable.started([anna, bert]);
    await table.playOn('made twice');
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'mate' }] as const;
    const duel = await TestTable.started([anna], { game: 'nautilus', variant: 'duel', seats: [...seats] });
    jsonOf(await anna.ask('POST', `${duel.path}/resign`, { number: 1, id: 'gives-it-up' }));
    await server().app.figures.settle();
    const { pool } = server().connection;
    const rows = async () =>
      (await pool.query('select f.*, g.levels from figures f join games g using (table_id, number) order by 1, 2'))
        .rows;
    const stored = await rows();
    expect(stored).toHaveLength(2);
    expect(await server().app.figures.check()).toEqual({ games: 2, ...ALL });
    await forget(server());
    expect(await server().app.figures.check()).toEqual({ games: 2, missing: 2, different: [] });
    expect(await new FigureFiller(pool, 100, never).all()).toBe(2);
    expect(await rows()).toEqual(stored);
    expect(await new FigureFiller(pool, 100, never).all()).toBe(0);
  });

  test('that are not those of their record are found', async () => {
    const { pool } = server().connection;
    const { rows } = await pool.query(
      `update figures set seats = jsonb_set(seats, '{0,figures,passes}', '99') where ending = 'played' returning table_id as id`,
    );
    expect((await server().app.figures.check()).different).toEqual(rows.map(({ id }) => `${id}/1`));
    await pool.query('delete from figures');
    await server().app.figures.all();
    expect((await server().app.figures.check()).different).toEqual([]);
  });

  test('what was taken back does not count', async () => {
    const people = [await server().guest('Anna'), await server().guest('Bert')];
    const plain = await TestTable.started(people, { options: { start: 0 } });
    await plain.playOn('before a take-back', 1);
    const { version } = await plain.view(people[0]!);
    const vote = { number: 1, kind: 'take-back', to: 0, version };
    for (const [index, person] of people.entries())
      jsonOf(await person.ask('POST', `${plain.path}/agree`, { ...vote, id: `take-back-${index}` }));
    await plain.agreeAll(1, 'end');
    await server().app.figures.settle();
    const { rows } = await server().connection.pool.query('select ending, seats from figures where table_id = $1', [
      plain.id,
    ]);
    expect(rows[0].ending).toBe('agreed');
    for (const { opening, figures } of rows[0].seats) {
      expect(opening).toBeNull();
      expect(figures).toMatchObject({ passes: 0, bought: 0, firstPasses: 0 });
    }
  });

  test('of a record that cannot be played through say why, once', async () => {
    const { pool } = server().connection;
    const { rows } = await pool.query(
      `update games set record = jsonb_set(record, '{entries,0,move}', '"nonsense"') where record->'end' is null returning table_id as id`,
    );
    expect(rows.length).toBeGreaterThan(0);
    await pool.query('delete from figures');
    await server().app.figures.all();
    const { rows: broken } = await pool.query(
      'select table_id as id, ending, problem from figures where problem is not null',
    );
    expect(broken.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
    for (const { ending, problem } of broken) {
      expect(ending).toBeNull();
      expect(problem).toContain('entry 1');
    }
    expect(await server().app.figures.all()).toBe(0);
  });
});

test('a server that is killed before it has worked a game out leaves it to the next one', async () => {
  const server = await TestApp.start();
  const people = [await server.guest('Anna'), await server.guest('Bert')];
  await server.app.figures.stop();
  const table = await TestTable.started(people);
  await table.agreeAll(1, 'end');
  const { pool } = server.connection;
  expect((await pool.query('select from figures')).rowCount).toBe(0);
  const next = await TestApp.start({ databaseUrl: server.databaseUrl });
  await next.app.figures.settle();
  expect((await pool.query('select from figures')).rowCount).toBe(1);
  await next.stop();
  await server.stop();
});

test('who played long ago is forgotten, with the figures; the record stays, and nothing is filled again', async () => {
  const server = await TestApp.start({ statisticsDays: 10 });
  const people = [await server.guest('Anna'), await server.guest('Bert')];
  const [old, recent] = [await TestTable.started(people), await TestTable.started(people)];
  for (const table of [old, recent]) await table.agreeAll(1, 'end');
  await server.app.figures.settle();
  const { pool } = server.connection;
  for (const [name, column] of [
    ['games', 'finished_at'],
    ['played', 'at'],
    ['figures', 'at'],
  ])
    await pool.query(`update ${name} set ${column} = now() - interval '11 days' where table_id = $1`, [old.id]);
  await server.stop();
  const next = await TestApp.start({ statisticsDays: 10, databaseUrl: server.databaseUrl, expiryDelay: 0 });
  const left = async (name: string): Promise<string[]> =>
    (await next.connection.pool.query(`select distinct table_id as id from ${name}`)).rows.map(({ id }) => id);
  await expect.poll(() => left('played')).toEqual([recent.id]);
  await expect.poll(() => left('figures')).toEqual([recent.id]);
  await next.app.figures.all();
  expect(await left('figures')).toEqual([recent.id]);
  expect((await left('games')).sort()).toEqual([old.id, recent.id].sort());
  await next.stop();
});

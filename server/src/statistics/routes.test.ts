import type { GameList, GamesFile, PersonPage, Statistics } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { randomId } from '../random.ts';
import { type Person, type TestApp, useApp } from '../testing/app.ts';
import { jsonOf, moveTo, problemOf, TestTable } from '../testing/tables.ts';

/** All players begin with so many (§setup). */
const START_POINTS = 10;
const BOT = { kind: 'bot', level: 'deckhand' } as const;

const gamesOf = async (by: Person, of: Person, query = ''): Promise<GameList> =>
  jsonOf(await by.ask('GET', `/people/${of.id}/games${query}`));

const statisticsOf = async (by: Person, of: Person, query = ''): Promise<Statistics> =>
  jsonOf(await by.ask('GET', `/people/${of.id}/statistics${query}`));

const show = async (person: Person, games: string): Promise<void> => {
  jsonOf(await person.ask('PATCH', '/me/shown', { games }));
};

const resign = async (table: TestTable, person: Person, number: number): Promise<void> => {
  jsonOf(await person.ask('POST', `${table.path}/resign`, { number, id: randomId() }));
};

/** A game between two that the second gives up. */
const play = async (people: readonly Person[], wanted: object = {}): Promise<TestTable> => {
  const table = await TestTable.started(people, { players: people.length, ...wanted });
  await resign(table, people.at(-1)!, 1);
  return table;
};

const guests = (server: TestApp, ...names: string[]): Promise<Person[]> =>
  Promise.all(names.map(name => server.guest(name)));

describe('the history of somebody', () => {
  const server = useApp();

  test('lists games, not tables, each with its result: a rematch drops nothing', async () => {
    const [anna, bert] = (await guests(server(), 'Anna', 'Bert')) as [Person, Person];
    const table = await TestTable.started([anna, bert]);
    for (let number = 1; number <= 4; number++) {
      if (number % 2 === 1) await resign(table, bert, number);
      else await table.agreeAll(number, 'end');
      if (number < 4) await table.agreeAll(number, 'rematch');
    }
    const { games, next } = await gamesOf(anna, anna);
    expect(next).toBeNull();
    expect(games.map(({ table: id, number, isWon, isDrawn }) => [id, number, isWon, isDrawn])).toEqual([
      [table.id, 4, false, true],
      [table.id, 3, true, false],
      [table.id, 2, false, true],
      [table.id, 1, true, false],
    ]);
    expect(games.map(({ seat }) => seat)).toEqual([1, 0, 1, 0]);
    expect(games[0]!.seats.map(({ person }) => person?.name)).toEqual(['Bert', 'Anna']);
    const his = await gamesOf(bert, bert);
    expect(his.games.map(({ rank }) => rank)).toEqual([1, 2, 1, 2]);
  });

  test('comes in pages that fit together', async () => {
    const [anna, bert] = (await guests(server(), 'Anna', 'Bert')) as [Person, Person];
    for (let count = 0; count < 5; count++) await play([anna, bert]);
    const whole = (await gamesOf(anna, anna)).games.map(({ table }) => table);
    const pages: string[] = [];
    let query = '?limit=2';
    for (let next: string | null = ''; next !== null; query = `?limit=2&before=${next}`) {
      const page: GameList = await gamesOf(anna, anna, query);
      pages.push(...page.games.map(({ table }) => table));
      next = page.next;
    }
    expect(whole).toHaveLength(5);
    expect(pages).toEqual(whole);
  });

  test('a game at a private table opens by its key to who played it, though he has left the table', async () => {
    const [anna, bert, carl] = (await guests(server(), 'Anna', 'Bert', 'Carl')) as [Person, Person, Person];
    const table = await play([anna, bert], { visibility: 'invitation' });
    expect((await bert.ask('POST', `${table.path}/leave`)).statusCode).toBe(204);
    const [game] = (await gamesOf(bert, bert)).games;
    expect(game).toMatchObject({ table: table.id, number: 1, isWon: false });
    const path = `${table.path}/games/1`;
    expect((await bert.ask('GET', `${path}?key=${game!.key}`)).statusCode).toBe(200);
    expect(problemOf(await carl.ask('GET', path))).toBe('404 no-such-table');
  });

  test('what is wrong with a filter is said, and nothing is answered', async () => {
    const anna = await server().guest();
    for (const query of [
      '?limit=0',
      '?limit=101',
      '?from=2026-02-31',
      '?players=1',
      '?against=me',
      '?before=1',
      '?x=1',
    ])
      expect(problemOf(await anna.ask('GET', `/people/${anna.id}/games${query}`)), query).toBe('400 wrong-field');
  });
});

describe('statistics', () => {
  const server = useApp();

  test('of a game that was played to its end hold its points and figures; bots stand apart', async () => {
    const [anna, bert] = (await guests(server(), 'Anna', 'Bert')) as [Person, Person];
    const table = await TestTable.started([anna, bert]);
    await table.playOn('a whole game');
    const alone = await TestTable.started([anna], { players: 2, seats: [{ kind: 'open' }, BOT] });
    await resign(alone, anna, 1);
    await server().app.figures.settle();
    const [newest, first] = (await gamesOf(anna, anna)).games;
    expect(newest).toMatchObject({
      end: 'resigned',
      points: null,
      seats: [{ level: null }, { level: 'deckhand', person: null }],
    });
    const { ranks } = (await table.info()).result!;
    expect(first).toMatchObject({ end: 'played', rank: ranks[0], players: 2, game: 'nauticus', variant: null });
    const { points, goodsPoints, shipPoints, restPoints, bonusPoints, rewardPoints, crownPoints, passPoints } = first!
      .figures as Record<string, number>;
    expect(points).toBe(first!.points);
    const gained = goodsPoints! + shipPoints! + restPoints! + bonusPoints! + rewardPoints! + crownPoints! + passPoints!;
    expect(START_POINTS + gained).toBe(points);
    const people = await statisticsOf(anna, anna, '?against=people');
    expect(people).toMatchObject({ games: 1, left: 0, results: [{ game: 'nauticus', players: 2, played: 1 }] });
    expect(people.others).toMatchObject([{ person: { name: 'Bert' }, level: null, isPartner: false, played: 1 }]);
    expect(people.months[0]!.figures.points).toBe(points);
    expect(people.openings).toMatchObject([{ game: 'nauticus', opening: first!.opening, played: 1 }]);
    const bots = await statisticsOf(anna, anna, '?against=bots');
    expect(bots.others).toEqual([{ person: null, level: 'deckhand', isPartner: false, played: 1, won: 0, drawn: 0 }]);
    expect(await statisticsOf(anna, anna, '?with=deckhand')).toEqual(bots);
    expect(await statisticsOf(anna, anna, `?with=${bert.id}`)).toEqual(people);
  });

  test('whatever they are filtered by, the parts add up to the whole', async () => {
    const [anna, bert, carl, dora] = (await guests(server(), 'Anna', 'Bert', 'Carl', 'Dora')) as Person[];
    const four = [anna!, bert!, carl!, dora!];
    await play([anna!, bert!]);
    await play([anna!, carl!], { visibility: 'invitation' });
    await play([bert!, anna!]);
    await (await TestTable.started([anna!, bert!, carl!])).agreeAll(1, 'end');
    await play(four, { game: 'nautilus', variant: 'team', players: undefined });
    await play([anna!, dora!], { game: 'nautilus', variant: 'duel', players: undefined });
    const alone = await TestTable.started([anna!], { players: 2, seats: [{ kind: 'open' }, BOT] });
    await resign(alone, anna!, 1);
    await server().app.figures.settle();
    const sum = ({ results }: Statistics) =>
      results.reduce((all, { played, won, drawn }) => [all[0]! + played, all[1]! + won, all[2]! + drawn], [0, 0, 0]);
    const whole = await statisticsOf(anna!, anna!);
    expect(whole.games).toBe(7);
    const today = new Date().toISOString().slice(0, 10);
    const PARTS: readonly (readonly string[])[] = [
      ['?game=nauticus', '?game=nautilus'],
      ['?against=people', '?against=bots'],
      ['?players=2', '?players=3', '?players=4'],
      ['?variant=team', '?variant=duel', '?game=nauticus'],
      [`?from=${today}`, '?to=2001-01-01'],
    ];
    for (const queries of PARTS) {
      const parts = await Promise.all(queries.map(query => statisticsOf(anna!, anna!, query)));
      const added = parts.map(sum).reduce((all, part) => all.map((each, index) => each + part[index]!));
      expect(added, queries.join(' ')).toEqual(sum(whole));
    }
    const team = await statisticsOf(anna!, anna!, '?variant=team');
    expect(team.others.map(({ person, isPartner }) => [person?.name, isPartner]).sort()).toEqual([
      ['Bert', false],
      ['Carl', true],
      ['Dora', false],
    ]);
  });

  test('are exported as JSON and as CSV, where nothing is taken for a formula', async () => {
    const anna = await server().guest('Anna');
    const evil = await server().guest('=1+1,"x"');
    await play([anna, evil]);
    await server().app.figures.settle();
    const answer = await anna.ask('GET', `/people/${anna.id}/export`);
    const file = jsonOf<GamesFile>(answer);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="games-${anna.id}.json"`);
    expect(file).toMatchObject({ format: 'ankerplatz-games/1', person: { name: 'Anna' }, games: [{ isWon: true }] });
    expect(file.games).toEqual((await gamesOf(anna, anna)).games);
    const csv = await anna.ask('GET', `/people/${anna.id}/export?format=csv`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line] = csv.body.split('\r\n');
    expect(head).toContain('ended,game,variant,players');
    expect(line).toContain(`,"'=1+1,""x""",`);
  });

  test('of the club count public tables alone, by people and by level, and name nobody', async () => {
    const club = server();
    const before = jsonOf<Statistics>(await club.ask('GET', '/club/statistics?game=nautilus&variant=quick'));
    expect(before.games).toBe(0);
    const four = await guests(club, 'Wilma', 'Xaver', 'Yvonne', 'Zeno');
    const quick = { game: 'nautilus', variant: 'quick', players: undefined };
    await play(four, quick);
    await play(four, { ...quick, visibility: 'invitation' });
    await play(four, { ...quick, spectators: false });
    await club.app.figures.settle();
    const file = await club.ask('GET', '/club/export?variant=quick');
    expect(jsonOf<GamesFile>(file).games).toHaveLength(4);
    for (const { id, name } of four) {
      expect(file.body).not.toContain(id);
      expect(file.body).not.toContain(name);
    }
    const now = jsonOf<Statistics>(await club.ask('GET', '/club/statistics?variant=quick'));
    expect(now).toMatchObject({ games: 1, others: [], levels: [{ level: null, played: 4, won: 2 }] });
  });
});

describe('who reads what', () => {
  const server = useApp();
  const HIDDEN = '403 games-hidden';

  /** Anna and Bert have played in the open and apart from others; Carl has played with neither, Dora with Anna. */
  const meet = async () => {
    const [anna, bert, carl, dora] = (await guests(server(), 'Anna', 'Bert', 'Carl', 'Dora')) as Person[];
    const open = await play([anna!, bert!]);
    const apart = await play([anna!, bert!], { visibility: 'invitation' });
    const closed = await play([anna!, bert!], { spectators: false });
    const last = await play([anna!, dora!]);
    return { anna: anna!, bert: bert!, carl: carl!, dora: dora!, tables: { open, apart, closed, last } };
  };

  test.each([
    ['everybody', { anna: 4, bert: 4, dora: 2, carl: 2 }],
    ['companions', { anna: 4, bert: 4, dora: 2, carl: null }],
    ['nobody', { anna: 4, bert: null, dora: null, carl: null }],
  ] as const)('Anna shows her games to %s', async (audience, seen) => {
    const { anna, tables, ...others } = await meet();
    await show(anna, audience);
    for (const [name, count] of Object.entries(seen)) {
      const viewer = name === 'anna' ? anna : others[name as 'bert'];
      const page = jsonOf<PersonPage>(await viewer.ask('GET', `/people/${anna.id}`));
      expect(page.showsGames, name).toBe(count !== null);
      for (const part of ['games', 'statistics', 'export']) {
        const answer = await viewer.ask('GET', `/people/${anna.id}/${part}`);
        expect(problemOf(answer), `${name} ${part}`).toBe(count === null ? HIDDEN : '200');
      }
      if (count === null) continue;
      const { games } = await gamesOf(viewer, anna);
      const mine = name === 'anna' || name === 'bert';
      const expected = mine ? [tables.last, tables.closed, tables.apart, tables.open] : [tables.last, tables.open];
      // Bert has not played the last game: it is listed because it is public.
      expect(games.map(({ table }) => table)).toEqual(expected.map(({ id }) => id));
      expect((await statisticsOf(viewer, anna)).games).toBe(count);
      if (!mine) expect(games.map(({ key }) => key)).toEqual([null, null]);
    }
  });

  test('people with whom somebody played are the default', async () => {
    const anna = await server().guest();
    expect(jsonOf(await anna.ask('GET', '/me/shown'))).toEqual({
      games: 'companions',
      presence: false,
      findable: true,
      ratings: true,
    });
  });

  test('who hides is somebody in the pages and files of others, also of those he played with', async () => {
    const { anna, bert, carl, dora } = await meet();
    await show(anna, 'everybody');
    const namesFor = async (viewer: Person): Promise<(string | undefined)[]> => {
      const statistics = await statisticsOf(viewer, anna);
      const csv = (await viewer.ask('GET', `/people/${anna.id}/export?format=csv`)).body;
      const json = (await viewer.ask('GET', `/people/${anna.id}/export`)).body;
      const names = statistics.others.map(({ person }) => person?.name);
      for (const each of [bert, dora]) {
        expect(csv.includes(each.name)).toBe(names.includes(each.name));
        expect(json.includes(each.id)).toBe(names.includes(each.name));
      }
      return names.sort();
    };
    expect(await namesFor(anna)).toEqual(['Bert', 'Dora']);
    expect(await namesFor(dora), 'she has not played with Bert').toEqual(['Dora', undefined]);
    expect(await namesFor(carl)).toEqual([undefined]);
    await show(dora, 'everybody');
    expect(await namesFor(carl)).toEqual(['Dora', undefined]);
    await show(bert, 'nobody');
    expect(await namesFor(anna)).toEqual(['Dora', undefined]);
    for (const viewer of [anna, carl])
      expect(problemOf(await viewer.ask('GET', `/people/${anna.id}/statistics?with=${bert.id}`))).toBe(
        '404 no-such-person',
      );
    expect((await statisticsOf(bert, anna, `?with=${bert.id}`)).games).toBe(3);
  });

  test('a block hides both', async () => {
    const { anna, bert } = await meet();
    for (const person of [anna, bert]) await show(person, 'everybody');
    expect((await bert.ask('PUT', `/me/blocks/${anna.id}`)).statusCode).toBe(204);
    for (const part of ['games', 'statistics', 'export'])
      expect(problemOf(await anna.ask('GET', `/people/${bert.id}/${part}`))).toBe('404 no-such-person');
    expect((await statisticsOf(anna, anna)).others.map(({ person }) => person?.name).sort()).toEqual([
      'Dora',
      undefined,
    ]);
  });

  test('whoever leaves for ever is in no statistics any more; the others keep their games', async () => {
    const { anna, bert } = await meet();
    const { id } = bert;
    expect((await bert.ask('DELETE', '/me')).statusCode).toBe(204);
    expect(problemOf(await anna.ask('GET', `/people/${id}/statistics`))).toBe('404 no-such-person');
    const { games, others } = await statisticsOf(anna, anna);
    expect(games).toBe(4);
    expect(others.map(({ person, level, played }) => [person?.name, level, played])).toEqual([
      [undefined, null, 3],
      ['Dora', null, 1],
    ]);
    const { rows } = await server().connection.pool.query(
      `select row_to_json(f)::text || row_to_json(g)::text as text from figures f join games g using (table_id, number)`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) expect(text).not.toContain(id);
  });

  test('what an earlier release was told to hide stays hidden', async () => {
    const { anna, bert } = await meet();
    await server().connection.pool.query('update identities set shows_record = false where id = $1', [anna.id]);
    expect(problemOf(await bert.ask('GET', `/people/${anna.id}/games`))).toBe(HIDDEN);
    expect(jsonOf(await anna.ask('GET', '/me/shown'))).toMatchObject({ games: 'nobody' });
    await show(anna, 'companions');
    expect((await gamesOf(bert, anna)).games).toHaveLength(4);
  });
});

test('two servers that end games at once lose none, and count none twice', async () => {
  const { TestApp } = await import('../testing/app.ts');
  const one = await TestApp.start();
  const two = await TestApp.start({ databaseUrl: one.databaseUrl });
  const people = await guests(one, 'Anna', 'Bert');
  const tables = await Promise.all(Array.from({ length: 8 }, () => TestTable.started(people)));
  const ending = tables.map((table, index) => {
    const server = index % 2 === 0 ? one : two;
    return Promise.all([
      resign(table.at(server), moveTo(people[1]!, server), 1),
      // Both servers look for what is missing meanwhile.
      server.app.figures.all(),
    ]);
  });
  await Promise.all(ending);
  await Promise.all([one, two].map(server => server.app.figures.settle()));
  await one.app.figures.all();
  expect(await two.app.figures.check()).toEqual({ games: 8, missing: 0, different: [] });
  expect((await statisticsOf(people[0]!, people[0]!)).games).toBe(8);
  await two.stop();
  await one.stop();
});

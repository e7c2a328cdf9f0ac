import { LANGUAGES, SeededChance, type View } from '@ankerplatz/kit';
import type { Entries, Played, TableView } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { randomId } from '../random.ts';
import { type Person, TestApp, useApp, useTwoApps } from '../testing/app.ts';
import { jsonOf, problemOf, TestTable } from '../testing/tables.ts';

const TEAM = { game: 'nautilus', variant: 'team' } as const;
const QUIET = { game: 'nauticus', options: { start: 0 } } as const;

const guests = (server: TestApp, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, (_, seat) => server.guest(`Player ${seat}`)));

const movesOf = ({ view }: TableView): readonly string[] => (view as unknown as View).moves;

const logOf = async ({ connection }: TestApp, table: string) => {
  const { rows } = await connection.pool.query<{ entry: number; seat: number; request: string }>(
    'select entry, seat, request from entries where table_id = $1 order by entry',
    [table],
  );
  return rows;
};

describe('moves', () => {
  const server = useApp();
  const start = async (wanted = {}, count = 2) => {
    const people = await guests(server(), count);
    return { table: await TestTable.started(people, { ...QUIET, ...wanted }), people };
  };

  test('an accepted move is in the log, and everybody sees it', async () => {
    const { table, people } = await start();
    const [anna, bert] = people;
    const view = await table.view(anna!);
    const move = movesOf(view)[0]!;
    expect(jsonOf<Played>(await table.play(anna!, view, [move]))).toEqual({ number: 1, version: 1 });
    const seen = await table.view(bert!);
    expect(seen).toMatchObject({ version: 1, seat: 1 });
    const { entries } = jsonOf<Entries>(await bert!.ask('GET', `${table.path}/entries?from=0`));
    expect(entries).toMatchObject([{ entry: 1, kind: 'move', seat: 0, move }]);
  });

  test('sent twice with the same id, it is played once and answered alike', async () => {
    const { table, people } = await start();
    const view = await table.view(people[0]!);
    const moves = [movesOf(view)[0]!];
    const answers = await Promise.all([1, 2, 3].map(() => table.play(people[0]!, view, moves, 'the-same-id')));
    await table.playOn('on', 5);
    answers.push(await table.play(people[0]!, view, moves, 'the-same-id'));
    expect(answers.map(answer => jsonOf<Played>(answer))).toEqual(Array(4).fill({ number: 1, version: 1 }));
    expect(await logOf(server(), table.id)).toHaveLength(6);
  });

  test('the same seat in two tabs: one wins, the other is told', async () => {
    const { table, people } = await start();
    const view = await table.view(people[0]!);
    const answers = await Promise.all(movesOf(view).map(move => table.play(people[0]!, view, [move])));
    const problems = answers.map(problemOf);
    expect(problems.filter(problem => problem === '200')).toHaveLength(1);
    expect(problems.every(problem => /^(200|409 (stale|not-your-turn))$/.test(problem))).toBe(true);
    expect(await logOf(server(), table.id)).toHaveLength(1);
  });

  test('refusals speak the language of who asks, with rule and numbers', async () => {
    const people = await guests(server(), 2);
    const table = await TestTable.started(people, QUIET);
    const view = await table.view(people[0]!);
    const sentences = new Set<string>();
    for (const language of LANGUAGES) {
      await people[0]!.ask('PATCH', '/me', { language });
      const answer = await table.play(people[0]!, view, ['pass']);
      expect(problemOf(answer)).toBe('422 illegal-move');
      const { error } = answer.json();
      expect(error).toMatchObject({
        version: 0,
        refusal: { code: expect.any(String), rule: expect.any(String), index: 0 },
      });
      sentences.add(error.message);
    }
    expect(sentences.size).toBe(3);
  });

  test.each([
    ['what is no move', (view: TableView) => ({ ...view, moves: ['fly to the moon'] }), '422 unknown-move'],
    ['an answer to an older question', (view: TableView) => ({ ...view, asked: 7 }), '409 stale'],
    ['a move of another game of the evening', (view: TableView) => ({ ...view, number: 2 }), '409 stale'],
  ])('refused, and nothing is played: %s', async (_, forge, problem) => {
    const { table, people } = await start();
    const view = await table.view(people[0]!);
    const forged: TableView & { moves?: readonly string[] } = forge(view);
    const answer = await table.play(people[0]!, forged, forged.moves ?? [movesOf(view)[0]!]);
    expect(problemOf(answer)).toMatch(problem);
    expect(await logOf(server(), table.id)).toEqual([]);
  });

  test('whose turn it is not', async () => {
    const { table, people } = await start();
    const view = await table.view(people[1]!);
    expect(view.asked).toBeNull();
    expect(problemOf(await table.play(people[1]!, view, ['pass']))).toBe('409 not-your-turn');
  });

  test('a move that shows something ends the batch, whatever comes after it', async () => {
    const people = await guests(server(), 4);
    const table = await TestTable.started(people, TEAM);
    const view = await table.view(people[0]!);
    const answer = await table.play(people[0]!, view, [movesOf(view)[0]!, 'nonsense']);
    expect(problemOf(answer)).toBe('422 batch-too-long');
    expect(answer.json().error.refusal).toEqual({ code: 'batch-too-long', index: 1 });
  });

  test('what is given in an exchange stays hidden from others, in views and in the log', async () => {
    const people = await guests(server(), 4);
    const table = await TestTable.started(people, TEAM);
    const view = await table.view(people[0]!);
    const move = movesOf(view)[0]!;
    await table.play(people[0]!, view, [move]);
    const read = async (person: Person) =>
      jsonOf<Entries>(await person.ask('GET', `${table.path}/entries`)).entries[0]!;
    expect((await read(people[0]!)).move).toBe(move);
    const other = await read(people[1]!);
    expect(other.move).toBe('give ?');
    expect(other.events).toMatchObject([{ type: 'gave', card: null }]);
  });
});

describe('two servers on one database', () => {
  const [first, second] = useTwoApps();

  test('four seats exchange at once, by both servers: none is stale', async () => {
    for (let round = 0; round < 5; round++) {
      const people = await guests(first(), 4);
      const here = await TestTable.started(people, TEAM);
      const there = here.at(second());
      const views = await Promise.all([here, there, here, there].map((at, seat) => at.view(at.people[seat]!)));
      const answers = await Promise.all(
        [here, there, here, there].map((at, seat) =>
          at.play(at.people[seat]!, views[seat]!, [movesOf(views[seat]!)[0]!]),
        ),
      );
      expect(answers.map(problemOf)).toEqual(['200', '200', '200', '200']);
      const log = await logOf(first(), here.id);
      expect(log.map(({ entry }) => entry)).toEqual([1, 2, 3, 4]);
      expect(log.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
    }
  });

  test('the same seat at both servers: one wins, the other is told; nothing is doubled', async () => {
    const people = await guests(first(), 2);
    const here = await TestTable.started(people, QUIET);
    const there = here.at(second());
    const chance = SeededChance.from('both');
    const won: string[] = [];
    for (let turn = 0; turn < 25; turn++) {
      const deciding = await here.deciding();
      if (!deciding) break;
      const { person, view } = deciding;
      const seat = view.seat!;
      const requests = [here, there, here, there].map(at => ({ at, id: randomId() }));
      const moves = movesOf(view);
      const answers = await Promise.all(
        requests.map(({ at, id }) => at.play(at.people[seat] ?? person, view, [moves[chance.die(moves.length)]!], id)),
      );
      const accepted = requests.filter((_, index) => answers[index]!.statusCode === 200);
      expect(accepted).toHaveLength(1);
      expect(answers.filter(answer => answer.statusCode !== 200).every(({ statusCode }) => statusCode === 409)).toBe(
        true,
      );
      won.push(accepted[0]!.id);
    }
    const log = await logOf(first(), here.id);
    expect(log.map(({ request }) => request)).toEqual(won);
    expect(log.map(({ entry }) => entry)).toEqual(won.map((_, index) => index + 1));
  });

  test('what one server has appended, the other sees at once', async () => {
    const people = await guests(first(), 2);
    const here = await TestTable.started(people, QUIET);
    const there = here.at(second());
    for (let turn = 0; turn < 12; turn++) {
      const at = turn % 2 ? here : there;
      await at.playOn(`turn ${turn}`, 1);
    }
    expect((await here.info()).version).toBe(12);
    expect(await here.view(people[1]!)).toEqual(await there.view(there.people[1]!));
  });
});

/** Fails at random: before a query, or after it, so that nobody knows what became of it. */
const haunt = ({ connection }: TestApp, seed: string, odds: number): (() => void) => {
  const { pool } = connection;
  const chance = SeededChance.from(seed);
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const broken = () => new Error('Connection terminated unexpectedly');
  const haunted = async (...args: unknown[]): Promise<unknown> => {
    if (chance.die(odds) === 0) throw broken();
    const answer = await query(...args);
    if (chance.die(odds) === 0) throw broken();
    return answer;
  };
  Object.assign(pool, { query: haunted });
  return () => Object.assign(pool, { query });
};

describe('when the database fails now and then', () => {
  test('every acknowledged move is in the log exactly once, in order', async () => {
    const server = await TestApp.start();
    const tables = await Promise.all(
      Array.from({ length: 3 }, async () => TestTable.started(await guests(server, 2), QUIET)),
    );
    const exorcise = haunt(server, 'ghosts', 8);
    let failures = 0;
    const stubborn = async (ask: () => ReturnType<Person['ask']>) => {
      for (;;) {
        const answer = await ask();
        if (answer.statusCode !== 503) return answer;
        failures++;
      }
    };
    const acknowledged = await Promise.all(
      tables.map(async (table, index) => {
        const chance = SeededChance.from(`table ${index}`);
        const ids: string[] = [];
        for (let turn = 0; turn < 40; ) {
          const person = table.people[chance.die(2)]!;
          const view = jsonOf<TableView>(await stubborn(() => person.ask('GET', `${table.path}/view`)));
          if (view.asked === null) continue;
          const id = randomId();
          const move = movesOf(view)[chance.die(movesOf(view).length)]!;
          jsonOf(await stubborn(() => table.play(person, view, [move], id)));
          ids.push(id);
          turn++;
        }
        return ids;
      }),
    );
    exorcise();
    expect(failures).toBeGreaterThan(20);
    for (const [index, table] of tables.entries()) {
      const log = await logOf(server, table.id);
      expect(log.map(({ request }) => request)).toEqual(acknowledged[index]);
      expect((await table.info()).version).toBe(40);
    }
    await server.stop();
  });
});

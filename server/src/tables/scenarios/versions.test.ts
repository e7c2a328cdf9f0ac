import type { GameRecord } from '@ankerplatz/kit';
import { install } from '@ankerplatz/kit/quay';
import type { TableView } from '@ankerplatz/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashOf } from '../../accounts/secrets.ts';
import { BotStore } from '../../bots/store.ts';
import { ClockStore } from '../../clocks/store.ts';
import { transact } from '../../database/transact.ts';
import { randomId } from '../../random.ts';
import { type Person, TestApp } from '../../testing/app.ts';
import { TestSocket } from '../../testing/socket.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';
import { newestRules } from '../model/game-header.ts';
import { newSecret } from '../model/secret.ts';
import { addDeal } from '../new-deal.ts';
import type { PairedPeople } from '../seats/seating.ts';

vi.mock('@ankerplatz/registry', async () => (await import('@ankerplatz/kit/quay')).registry);

const QUAY = { game: 'quay', players: 2 } as const;
type Deal = NonNullable<PairedPeople['deal']>;
const CLOCK = { kind: 'live', bank: 3_600_000, increment: 0, late: 'end' } as const;

let server: TestApp;

beforeEach(async () => {
  install('first');
  server = await TestApp.start();
});

afterEach(() => server.stop());

/** Opens the table at another release on the same database. */
const upgrade = async (table: TestTable, release: 'first' | 'second'): Promise<TestTable> => {
  await server.stop();
  install(release);
  server = await TestApp.start({ databaseUrl: server.databaseUrl });
  return table.at(server);
};

const seated = (table: TestTable): Promise<TableView[]> => Promise.all(table.people.map(person => table.view(person)));

/** All seats that are asked hold, or pass, so many times. */
const idle = async (table: TestTable, times: number): Promise<void> => {
  for (let count = 0; count < times; count++) {
    const views = await seated(table);
    const index = views.findIndex(({ asked }) => asked !== null);
    const { moves } = views[index]!.view as { moves: readonly string[] };
    const move = moves.includes('hold') ? 'hold' : 'pass';
    jsonOf(await table.play(table.people[index]!, views[index]!, [move]));
  }
};

/** The last of three rounds, in which version 2 allows nobody to hold. */
const TO_LAST_ROUND = 6;

const opened = async (wanted = {}): Promise<TestTable> =>
  TestTable.started([await server.guest('Anna'), await server.guest('Ben')], { ...QUAY, ...wanted });

const holdNow = async (table: TestTable) => {
  const [view] = await seated(table);
  return table.play(table.people[0]!, view!, ['hold']);
};

const rulesIn = async (table: TestTable) => (await seated(table)).map(({ view }) => (view as { rules?: number }).rules);

describe('a table begun before an upgrade', () => {
  test('is played to its end by the rules it began with; the next game takes the new ones', async () => {
    let table = await opened();
    await idle(table, 4);
    table = await upgrade(table, 'second');
    await idle(table, TO_LAST_ROUND - 4);
    expect(await rulesIn(table)).toEqual([undefined, undefined]);
    expect((await holdNow(table)).statusCode).toBe(200);
    await idle(table, 2);
    expect(await table.info()).toMatchObject({ status: 'over', result: { end: 'played' } });
    const record = jsonOf<GameRecord>(await table.owner.ask('GET', `${table.path}/games/1/record`));
    expect(record.version).toBe(1);
    expect(jsonOf(await server.ask('POST', '/records/verify', record))).toMatchObject({ isTrue: true, entries: 9 });

    await table.agreeAll(1, 'rematch');
    expect(await rulesIn(table)).toEqual([2, 2]);
    await idle(table, TO_LAST_ROUND);
    const refused = await holdNow(table);
    expect(refused.json().error).toMatchObject({
      code: 'illegal-move',
      refusal: { code: 'last-round', rule: '§2' },
      message: expect.stringContaining('round 3'),
    });
  });

  test('one that is open begins by the new rules', async () => {
    const people = [await server.guest('Anna'), await server.guest('Ben')];
    const table = await upgrade(await TestTable.open(people, QUAY), 'second');
    jsonOf(await table.owner.ask('POST', `${table.path}/start`));
    expect(await rulesIn(table)).toEqual([2, 2]);
  });
});

describe('a deal set before an upgrade', () => {
  /** Opens one of its tables; both people sit down, and it begins. */
  const dealt = async (people: readonly Person[], deal: Deal): Promise<TestTable> => {
    const [owner] = people;
    const id = randomId();
    await transact(server.connection.pool, client =>
      server.app.tables.seating.openPaired(
        [
          {
            ...{ id, deal, owner: owner!.id, openedFrom: hashOf('test') },
            wish: { ...QUAY, visibility: 'invitation' },
            seats: people.map(({ id: keptFor }) => ({ keptFor })),
          },
        ],
        client,
      ),
    );
    for (const [seat, person] of people.entries()) jsonOf(await person.ask('POST', `/tables/${id}/sit`, { seat }));
    return new TestTable(id, owner!, people);
  };

  const set = async (): Promise<Deal> => {
    const deal = { id: randomId(), rules: newestRules(QUAY).version, ...newSecret() };
    await addDeal(server.connection.pool, {
      ...{ ...deal, kind: 'round', name: null, announcedBy: null, game: 'quay', wish: { players: 2 }, level: null },
      ...{ contributions: [], beginsAt: new Date(), endsAt: null },
    });
    return deal;
  };

  const restarted = async (release: 'first' | 'second'): Promise<Person[]> => {
    await server.stop();
    install(release);
    server = await TestApp.start({ databaseUrl: server.databaseUrl });
    return [await server.guest('Anna'), await server.guest('Ben')];
  };

  test('is played by the same rules at all its tables', async () => {
    const deal = await set();
    const table = await dealt(await restarted('second'), deal);
    expect(await rulesIn(table)).toEqual([undefined, undefined]);
    await idle(table, TO_LAST_ROUND);
    expect((await holdNow(table)).statusCode).toBe(200);
    const later = await set();
    expect(later.rules).toBe(2);
    const people = await restarted('first');
    await expect(dealt(people, later)).rejects.toMatchObject({ code: 'unknown-rules' });
  });
});

describe('a server that does not know the rules of a table', () => {
  const newer = async (wanted = {}): Promise<TestTable> => {
    await server.stop();
    install('second');
    server = await TestApp.start({ databaseUrl: server.databaseUrl });
    const table = await opened(wanted);
    await idle(table, 1);
    return upgrade(table, 'first');
  };

  test('says so, and changes nothing: another one plays on', async () => {
    let table = await newer();
    for (const ask of [
      () => table.owner.ask('GET', `${table.path}/view`),
      () => table.owner.ask('POST', `${table.path}/moves`, { number: 1, asked: 0, moves: ['hold'], id: randomId() }),
      () => table.owner.ask('POST', `${table.path}/resign`, { number: 1, id: randomId() }),
    ])
      expect(problemOf(await ask())).toBe('503 unknown-rules');
    expect((await table.owner.ask('GET', `${table.path}/view`)).headers['retry-after']).toBe('1');
    table = await upgrade(table, 'second');
    expect(await table.info()).toMatchObject({ status: 'running', version: 1 });
    await idle(table, 1);
    expect(await table.info()).toMatchObject({ version: 2 });
  });

  test('tells who wants to watch it to come again', async () => {
    const table = await newer();
    const socket = await TestSocket.of(table.owner);
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    expect(await socket.next('refused')).toMatchObject({ error: { code: 'unknown-rules' } });
    await socket.close();
  });

  test('leaves its clock and its bots to others', async () => {
    const table = await newer({ clock: CLOCK });
    const { pool } = server.connection;
    await pool.query(`update tables set due_at = now() - interval '1 second' where id = $1`, [table.id]);
    const clocks = new ClockStore(pool);
    expect([await clocks.claim(10), await clocks.next()]).toEqual([[], null]);
    await pool.query('update tables set bot_due_at = now() where id = $1', [table.id]);
    const bots = new BotStore(pool);
    expect(await bots.claim('me', 10)).toEqual([]);
    install('second');
    expect(await clocks.claim(10)).toMatchObject([{ id: table.id }]);
    expect(await bots.claim('me', 10)).toEqual([table.id]);
  });
});

describe('a table whose luck is made in a way that a later release has brought', () => {
  const LATER = 2;

  test('is refused in a sentence, not folded by the wrong draws, and left to others; so are its finished games', async () => {
    const finished = await opened();
    await idle(finished, 1);
    await finished.agreeAll(1, 'end');
    await server.connection.pool.query(`update games set record = jsonb_set(record, '{chance,kind}', '"woven"')`);
    const begun = await opened({ clock: CLOCK });
    await idle(begun, 1);
    await server.connection.pool.query('update tables set chance = $2 where id = $1', [begun.id, LATER]);
    const table = await upgrade(begun, 'first');

    for (const each of [table, finished.at(server)]) {
      const refused = await each.owner.ask('GET', `${each.path}/view`);
      expect(problemOf(refused)).toBe('503 unknown-rules');
      expect(refused.json().error.message).toContain('newer');
    }
    const move = { number: 1, asked: 1, moves: ['hold'], id: randomId() };
    expect(problemOf(await table.owner.ask('POST', `${table.path}/moves`, move))).toBe('503 unknown-rules');
    const { pool } = server.connection;
    await pool.query(`update tables set due_at = now() - interval '1 second', bot_due_at = now() where id = $1`, [
      table.id,
    ]);
    const [clocks, bots] = [new ClockStore(pool), new BotStore(pool)];
    expect([await clocks.claim(10), await clocks.next(), await bots.claim('me', 10)]).toEqual([[], null, []]);
    await pool.query('update tables set chance = 1 where id = $1', [table.id]);
    expect(await bots.claim('me', 10)).toEqual([table.id]);
    expect(await table.info()).toMatchObject({ status: 'running', version: 1 });
  });
});

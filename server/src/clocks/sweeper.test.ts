import { type GameRecord, parseRecord, replay } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import type { Clock, Entries, NewTable, TableInfo, TableView } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import { describe, expect, test, vi } from 'vitest';
import { randomId } from '../random.ts';
import { askRight, beginGame, comeIn } from '../testing/accounts.ts';
import { type Person, TestApp, type TestSettings } from '../testing/app.ts';
import { makeDatabase } from '../testing/database.ts';
import { Program } from '../testing/program.ts';
import { TestSocket } from '../testing/socket.ts';
import { jsonOf, moveTo, problemOf, TestTable } from '../testing/tables.ts';
import { ClockStore } from './store.ts';

const PATIENT = { interval: 50 };
const LIVE: Clock = { kind: 'live', bank: 700, increment: 0, late: 'stand-in', level: 'deckhand' };
/** Bots that do not play while a test looks. */
const STILL: TestSettings = { botDelay: [60_000, 60_000] };

/** Longer than any test takes, in milliseconds. */
const LONG = 600_000;

/** Moves all times of the database back by that much: for servers that have read nothing of it yet. */
const letPass = async ({ connection }: TestApp, milliseconds: number): Promise<void> => {
  const before = (time: string) => `${time} = ${time} - $1 * interval '1 millisecond'`;
  await connection.pool.query(`update tables set ${before('started_at')}, ${before('due_at')}`, [milliseconds]);
  await connection.pool.query(`update entries set ${before('at')}`, [milliseconds]);
  await connection.pool.query(
    `update entries set about = jsonb_set(about, '{until}', to_jsonb((about->>'until')::float8 - $1)) where about ? 'until'`,
    [milliseconds],
  );
};

/** The same table at a server that reads it anew, so much later; `work` with it. */
const laterOn = async (
  first: TestApp,
  table: TestTable,
  milliseconds: number,
  work: (table: TestTable) => Promise<void>,
): Promise<void> => {
  await first.app.close();
  await letPass(first, milliseconds);
  await withServer({ ...STILL, databaseUrl: first.databaseUrl }, second => work(table.at(second)));
};

/** Runs a test with a server of its own. */
const withServer = async (settings: TestSettings, work: (server: TestApp) => Promise<void>): Promise<void> => {
  const server = await TestApp.start(settings);
  try {
    await work(server);
  } finally {
    await server.stop();
  }
};

const guests = (server: TestApp, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => server.guest(`P${index}`)));

const tableOf = async (server: TestApp, clock: Clock | null, wanted: Partial<NewTable> = {}, count = 2) =>
  TestTable.started(await guests(server, count), { ...(clock && { clock }), options: { start: 0 }, ...wanted });

const entriesOf = async (table: TestTable): Promise<Entries['entries']> =>
  jsonOf<Entries>(await table.owner.ask('GET', `${table.path}/entries`)).entries;

const kindsOf = async (table: TestTable): Promise<string[]> =>
  (await entriesOf(table)).map(({ kind, seat, by }) => [kind, seat, by].filter(part => part !== undefined).join(' '));

const agree = (table: TestTable, person: Person, kind: string, more: object = {}) =>
  person.ask('POST', `${table.path}/agree`, { number: 1, kind, id: randomId(), ...more });

describe('the next clock', () => {
  test('is asked for again only when one runs: nobody waits for none', () =>
    withServer({}, async server => {
      const store = new ClockStore(server.connection.pool);
      expect(await store.next()).toBeNull();
      await tableOf(server, null);
      expect(await store.next()).toBeNull();
      await tableOf(server, { ...LIVE, bank: 600_000 });
      const wait = await store.next();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(600_000);
    }));
});

describe('when time runs out', () => {
  test('a bot of the chosen level stands in until the player is back: his move brings him back', () =>
    withServer(STILL, async server => {
      // Only the first decision is short: the move brings time enough for the next one.
      const table = await tableOf(server, { ...LIVE, increment: LONG });
      const [anna] = table.people;
      const view = await table.view(anna!);
      await vi.waitFor(async () => expect(await kindsOf(table)).toEqual(['taken-over 0 deckhand']), PATIENT);
      expect((await table.info()).seats[0]).toMatchObject({ kind: 'bot', level: 'deckhand', person: { id: anna!.id } });
      expect((await table.info(anna!)).isYourTurn).toBe(false);
      expect((await table.view(anna!)).standIns).toEqual([{ by: 'deckhand', isFinal: false }, null]);
      jsonOf(await table.play(anna!, view, ['take money']));
      expect(await kindsOf(table)).toEqual(['taken-over 0 deckhand', 'given-back 0', 'move 0']);
      expect((await table.info()).seats[0]).toMatchObject({ kind: 'person', level: null });
    }));

  test('a bot stands in and plays; looking at the table again brings the player back', () =>
    withServer({}, async server => {
      const table = await tableOf(server, LIVE);
      const [anna] = table.people;
      await vi.waitFor(async () => expect(await kindsOf(table)).toContain('move 0'), PATIENT);
      const socket = await TestSocket.of(anna!);
      socket.send({ type: 'watch', topic: 'table', table: table.id });
      await socket.next('table');
      socket.send({ type: 'look', table: table.id, visible: true });
      await socket.next('table', ({ standIns }) => standIns[0] === null);
      expect(await kindsOf(table)).toContain('given-back 0');
      await socket.close();
    }));

  test('or a bot finishes for him, whatever he does', () =>
    withServer({}, async server => {
      const table = await tableOf(server, { ...LIVE, late: 'finish' });
      const [anna, bert] = table.people;
      const view = await table.view(anna!);
      await vi.waitFor(async () => expect((await table.info()).seats[0]!.kind).toBe('bot'), PATIENT);
      expect(problemOf(await table.play(anna!, view, ['take money']))).toBe('409 left-to-bot');
      const back = { number: 1, id: randomId() };
      expect(problemOf(await anna!.ask('POST', `${table.path}/return`, back))).toBe('409 left-to-bot');
      await vi.waitFor(async () => expect(await kindsOf(table)).toContain('taken-over 1 deckhand'), PATIENT);
      await vi.waitFor(async () => expect((await table.info()).status).toBe('over'), PATIENT);
      const record = jsonOf<GameRecord>(await bert!.ask('GET', `${table.path}/games/1/record`));
      expect(replay(gameById('nauticus')!, record).ok).toBe(true);
      expect(record.entries).toContainEqual({ seat: 0, kind: 'taken-over', by: 'deckhand' });
    }));

  test('or the game ends, and he is last', () =>
    withServer({}, async server => {
      const table = await tableOf(server, { ...LIVE, late: 'end' }, {}, 3);
      await vi.waitFor(async () => expect((await table.info()).status).toBe('over'), PATIENT);
      expect((await table.info()).result).toEqual({ end: 'timed-out', ranks: [2, 1, 1], scores: null });
      const record = jsonOf<GameRecord>(await table.owner.ask('GET', `${table.path}/games/1/record`));
      expect(parseRecord(record).ok).toBe(true);
      expect(record.end).toEqual({ kind: 'timed-out', seats: [0] });
    }));

  test('of those who decide at once only who has not answered is late', () =>
    withServer(STILL, async server => {
      const table = await tableOf(
        server,
        { ...LIVE, bank: LONG },
        { game: 'nautilus', variant: 'team', options: {} },
        4,
      );
      for (const seat of [0, 2]) {
        const person = table.people[seat]!;
        const view = await table.view(person);
        jsonOf(await table.play(person, view, [(view.view as { moves: string[] }).moves[0]!]));
      }
      await laterOn(server, table, LONG, async later => {
        await vi.waitFor(async () => expect((await kindsOf(later)).length).toBe(4), PATIENT);
        expect((await kindsOf(later)).slice(2).sort()).toEqual(['taken-over 1 deckhand', 'taken-over 3 deckhand']);
        const { clocks } = await later.view(later.owner);
        expect(clocks!.map(({ since }) => since)).toEqual([null, null, null, null]);
      });
    }));

  test('nobody is late where there is no clock', () =>
    withServer({}, async server => {
      const table = await tableOf(server, null);
      expect(await table.view(table.owner)).toMatchObject({ clocks: null });
      const { rows } = await server.connection.pool.query('select due_at from tables');
      expect(rows).toEqual([{ due_at: null }]);
    }));
});

describe('clocks', () => {
  test('are the same on another server, and after a restart; then they go on', async () => {
    const first = await TestApp.start(STILL);
    const table = await tableOf(first, { ...LIVE, bank: LONG, increment: 40 });
    await table.playOn('clocks', 9);
    const { clocks } = await table.view(table.owner);
    expect(clocks!.filter(({ since }) => since !== null)).toHaveLength(1);
    expect(clocks!.every(({ left }) => left < LONG + 9 * 40)).toBe(true);
    const second = await TestApp.start({ ...STILL, databaseUrl: first.databaseUrl });
    expect((await table.at(second).view(moveTo(table.owner, second))).clocks).toEqual(clocks);
    await first.app.close();
    await second.app.close();
    const third = await TestApp.start({ ...STILL, databaseUrl: first.databaseUrl });
    expect((await table.at(third).view(moveTo(table.owner, third))).clocks).toEqual(clocks);
    await third.app.close();
    await letPass(first, LONG);
    const fourth = await TestApp.start({ ...STILL, databaseUrl: first.databaseUrl });
    await vi.waitFor(async () => expect((await kindsOf(table.at(fourth))).at(-1)).toMatch(/taken-over/), PATIENT);
    for (const { connection } of [first, second, third]) await connection.close();
    await fourth.stop();
  });

  test('no clock runs while no server is there', async () => {
    const first = await TestApp.start(STILL);
    const table = await tableOf(first, { ...LIVE, bank: LONG });
    await first.app.close();
    await letPass(first, 3 * LONG);
    await first.connection.pool.query(`update servers set seen_at = seen_at - $1 * interval '1 millisecond'`, [
      3 * LONG,
    ]);
    await withServer({ ...STILL, databaseUrl: first.databaseUrl }, async second => {
      const later = table.at(second);
      const { clocks } = await later.view(later.owner);
      expect(clocks![0]!.left).toBe(LONG);
      expect(Date.now() - Date.parse(clocks![0]!.since!)).toBeLessThan(LONG / 2);
      expect(Date.parse((await later.info()).dueAt!)).toBeGreaterThan(Date.now() + LONG / 2);
    });
    await first.connection.close();
  });

  test('a clock that ran out before the last server went is dealt with when one is there', async () => {
    const first = await TestApp.start(STILL);
    const table = await tableOf(first, { ...LIVE, bank: LONG });
    await laterOn(first, table, LONG, later =>
      vi.waitFor(async () => expect(await kindsOf(later)).toEqual(['taken-over 0 deckhand']), PATIENT),
    );
    await first.connection.close();
  });

  test('two servers that see the same clock run out deal with it once', async () => {
    const here = await TestApp.start(STILL);
    const there = await TestApp.start({ ...STILL, databaseUrl: here.databaseUrl });
    const tables = await Promise.all(Array.from({ length: 6 }, () => tableOf(here, LIVE)));
    await Promise.all(
      tables.map(table =>
        vi.waitFor(async () => expect(await kindsOf(table)).toEqual(['taken-over 0 deckhand']), PATIENT),
      ),
    );
    await here.stop();
    await there.stop();
  });

  test('are set by the owner before a game, with a factor for who needs more time', () =>
    withServer(STILL, async server => {
      const [anna, bert] = await guests(server, 2);
      const table = await TestTable.open([anna!, bert!], { options: { start: 0 } });
      const clock = { ...LIVE, bank: 60_000 };
      jsonOf(await anna!.ask('PUT', `${table.path}/clock`, { clock }));
      expect(problemOf(await bert!.ask('PUT', `${table.path}/clock`, { clock: null }))).toBe('403 not-the-owner');
      const unknown = { clock: { ...clock, level: 'pirate' } };
      expect(problemOf(await anna!.ask('PUT', `${table.path}/clock`, unknown))).toBe('400 wrong-field');
      const info = jsonOf<TableInfo>(await anna!.ask('PUT', `${table.path}/seats/1/time`, { factor: 2.5 }));
      expect(info).toMatchObject({ clock, seats: [{ factor: 1 }, { factor: 2.5 }] });
      jsonOf(await anna!.ask('POST', `${table.path}/start`));
      expect((await table.view(anna!)).clocks).toMatchObject([{ left: 60_000 }, { left: 150_000, since: null }]);
      expect((await table.info()).dueAt).not.toBeNull();
      expect(problemOf(await anna!.ask('PUT', `${table.path}/clock`, { clock: null }))).toBe('409 not-open');
      await table.agreeAll(1, 'end');
      await table.agreeAll(1, 'rematch');
      expect((await table.view(anna!)).clocks!.map(({ left }) => left)).toEqual([150_000, 60_000]);
    }));

  test('days for every move: each move has all its time again', () =>
    withServer(STILL, async server => {
      const day = 24 * 3_600_000;
      const table = await tableOf(server, { kind: 'slow', move: 2 * day, late: 'stand-in' });
      await table.playOn('slow', 5);
      const { clocks } = await table.view(table.owner);
      expect(clocks!.map(({ left }) => left)).toEqual([2 * day, 2 * day]);
    }));
});

describe('a pause', () => {
  test('is agreed on by all people; nobody plays and no clock runs until all agree to go on', () =>
    withServer(STILL, async server => {
      const table = await tableOf(server, { ...LIVE, bank: LONG });
      const [anna, bert] = table.people;
      const view = await table.view(anna!);
      expect(problemOf(await agree(table, anna!, 'resume'))).toBe('409 not-paused');
      expect(jsonOf(await agree(table, anna!, 'pause'))).toMatchObject({ isAgreed: false });
      expect((await table.info()).votes).toEqual([{ kind: 'pause', seats: [0] }]);
      expect(jsonOf(await agree(table, bert!, 'pause'))).toMatchObject({ isAgreed: true });
      const paused = await table.view(anna!);
      expect(paused).toMatchObject({ asked: null, pause: { until: null } });
      expect(paused.clocks!.every(({ since }) => since === null)).toBe(true);
      expect(await table.info(anna!)).toMatchObject({ isYourTurn: false, deciders: [], dueAt: null });
      expect(problemOf(await table.play(anna!, view, ['take money']))).toBe('409 paused');
      await agree(table, anna!, 'resume');
      expect(jsonOf(await agree(table, bert!, 'resume'))).toMatchObject({ isAgreed: true });
      const resumed = await table.view(anna!);
      expect(resumed.clocks![0]!.left).toBe(paused.clocks![0]!.left);
      jsonOf(await table.play(anna!, view, ['take money']));
      expect(jsonOf(await agree(table, anna!, 'pause'))).toMatchObject({ isAgreed: false });
    }));

  test('that somebody declines is told; who withdraws it and asks again asks everybody anew', () =>
    withServer(STILL, async server => {
      const table = await tableOf(server, { ...LIVE, bank: LONG });
      const [anna, bert] = table.people;
      const votes = async () => (await table.info()).votes;
      expect(jsonOf(await agree(table, bert!, 'pause', { declines: true }))).toMatchObject({ isAgreed: false });
      expect(await votes(), 'nobody has asked for it').toEqual([]);
      for (const kind of ['end', 'rematch'] as const)
        expect(problemOf(await agree(table, bert!, kind, { declines: true })), kind).toBe('400 wrong-field');
      jsonOf(await agree(table, anna!, 'pause'));
      expect(jsonOf(await agree(table, bert!, 'pause', { declines: true }))).toMatchObject({ isAgreed: false });
      expect(await votes()).toEqual([{ kind: 'pause', seats: [0], declined: [1] }]);
      await anna!.ask('DELETE', `${table.path}/agree`);
      expect(await votes()).toEqual([]);
      jsonOf(await agree(table, anna!, 'pause'));
      expect(await votes()).toEqual([{ kind: 'pause', seats: [0] }]);
      jsonOf(await agree(table, bert!, 'pause', { declines: true }));
      expect(jsonOf(await agree(table, bert!, 'pause')), 'who thinks better of it').toMatchObject({ isAgreed: true });
    }));

  test('until a time: then the game goes on by itself', () =>
    withServer(STILL, async server => {
      const table = await tableOf(server, { ...LIVE, bank: 2 * LONG });
      const [anna, bert] = table.people;
      const until = new Date(Date.now() + LONG).toISOString();
      expect(problemOf(await agree(table, anna!, 'pause', { until: '2020-01-01T00:00:00Z' }))).toBe('400 wrong-field');
      jsonOf(await agree(table, anna!, 'pause', { until }));
      expect(jsonOf(await agree(table, bert!, 'pause'))).toMatchObject({ isAgreed: false });
      expect(jsonOf(await agree(table, bert!, 'pause', { until }))).toMatchObject({ isAgreed: true });
      expect((await table.view(anna!)).pause).toEqual({ until });
      await laterOn(server, table, LONG, async later => {
        await vi.waitFor(async () => expect(await kindsOf(later)).toEqual(['paused 1', 'resumed 0']), PATIENT);
        expect((await later.view(later.owner)).asked).toBe(0);
      });
    }));
});

describe('two servers, one of which is killed', () => {
  const TABLES = sampleSize(3);

  test('while clocks run and bots think: the other one goes on to the end', async () => {
    const settings = { DATABASE_URL: await makeDatabase(), BOT_DELAY_MIN_MS: '0', BOT_DELAY_MAX_MS: '30' };
    const [doomed, other] = [new Program(settings), new Program(settings)];
    try {
      const url = await doomed.url();
      const refuge = await other.url();
      const anna = await comeIn(url, 'Anna');
      const bot = { kind: 'bot', level: 'deckhand' };
      const wanted = {
        game: 'nauticus',
        players: 3,
        visibility: 'public',
        seats: [bot, { kind: 'open' }, bot],
        clock: LIVE,
      };
      const tables: string[] = [];
      for (let count = 0; count < TABLES; count++) tables.push((await beginGame(url, [anna], wanted)).id);
      for (const id of tables)
        await vi.waitFor(async () => {
          const { version } = await askRight<TableView>(url, anna, 'GET', `/tables/${id}/view`);
          expect(version).toBeGreaterThan(0);
        }, PATIENT);
      await doomed.end('SIGKILL');
      for (const id of tables) {
        const info = await vi.waitFor(async () => {
          const now = await askRight<TableInfo>(refuge, anna, 'GET', `/tables/${id}`);
          expect(now.status).toBe('over');
          return now;
        }, PATIENT);
        expect(info.result!.end).toBe('played');
        const record = await askRight<GameRecord>(refuge, anna, 'GET', `/tables/${id}/games/1/record`);
        expect(replay(gameById('nauticus')!, record).ok).toBe(true);
        const view = await askRight<TableView>(refuge, anna, 'GET', `/tables/${id}/view`);
        expect(view.standIns[1]).toEqual({ by: 'deckhand', isFinal: false });
      }
    } finally {
      await Promise.all([doomed.end('SIGKILL'), other.end('SIGTERM')]);
    }
  });
});

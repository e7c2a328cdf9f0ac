import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRecord, replay } from '@ankerplatz/kit';
import type { TableInfo, TableView } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import { describe, expect, test, vi } from 'vitest';
import { type Person, TestApp, useApp } from '../testing/app.ts';
import { jsonOf, moveTo, TestTable } from '../testing/tables.ts';
import { Pace } from './pace.ts';
import { BotStore } from './store.ts';
import { BotSweeper } from './sweeper.ts';
import { Thinker } from './thinker.ts';

const DECKHAND = { kind: 'bot', level: 'deckhand' } as const;
const PATIENT = { interval: 100 };

const untilOver = async (path: string, person: Person): Promise<TableInfo> =>
  vi.waitFor(async () => {
    const info = jsonOf<TableInfo>(await person.ask('GET', path));
    expect(info.status).toBe('over');
    return info;
  }, PATIENT);

const untilPlayed = (path: string, person: Person, entries: number): Promise<void> =>
  vi.waitFor(async () => {
    const { version } = jsonOf<TableView>(await person.ask('GET', `${path}/view`));
    expect(version).toBeGreaterThanOrEqual(entries);
  }, PATIENT);

const openForBots = async (owner: Person, players: number): Promise<string> => {
  const body = { game: 'nauticus', players, visibility: 'public', seats: Array(players).fill(DECKHAND) };
  const { id } = jsonOf<TableInfo>(await owner.ask('POST', '/tables', body), 201);
  return `/tables/${id}`;
};

const batchesOf = async ({ connection }: TestApp, path: string): Promise<number[]> => {
  const { rows } = await connection.pool.query<{ moves: string }>(
    'select count(*) as moves from entries where table_id = $1 group by request',
    [path.slice('/tables/'.length)],
  );
  return rows.map(({ moves }) => Number(moves));
};

const fileWith = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'ankerplatz-bots-')), 'worker.mjs');
  writeFileSync(file, text);
  return file;
};

const [IDLE, BUSY, RELEASED] = [0, 1, 2];
/** Thinks until it is released or, where nobody could do so meanwhile, for ten seconds. Its view is memory that both sides see. */
const WAITS = `export const answer = ({ view }) => {
  Atomics.store(view, 0, ${BUSY});
  return [Atomics.wait(view, 0, ${BUSY}, 10_000)];
};`;

describe('bots', () => {
  const server = useApp();

  test('play a whole game alone, each turn in one batch', async () => {
    const anna = await server().guest();
    const path = await openForBots(anna, 2);
    jsonOf(await anna.ask('POST', `${path}/start`));
    const info = await untilOver(path, anna);
    expect(info.result!.end).toBe('played');
    expect(info.tally).toMatchObject([{ person: null, level: 'deckhand', games: 2 }]);
    const record = jsonOf<GameRecord>(await anna.ask('GET', `${path}/games/1/record`));
    expect(replay(gameById('nauticus')!, record).ok).toBe(true);
    expect(record.chance).toMatchObject({ contributions: ['', ''] });
    const batches = await batchesOf(server(), path);
    expect(Math.max(...batches)).toBeGreaterThan(1);
  });

  test('play with people, and for who has resigned', async () => {
    const people = [await server().guest('Anna'), await server().guest('Bert')];
    const table = await TestTable.started(people, {
      players: 3,
      seats: [{ kind: 'open' }, DECKHAND, { kind: 'open' }],
    });
    await table.playOn('some', 12);
    jsonOf(await people[1]!.ask('POST', `${table.path}/resign`, { number: 1, id: 'I-give-up' }));
    const alone = new TestTable(table.id, people[0]!, [people[0]!]);
    await vi.waitFor(async () => {
      await alone.playOn('on');
      expect((await alone.info()).status).toBe('over');
    }, PATIENT);
    expect((await alone.info()).result!.ranks[2]).toBe(3);
  });

  test('at many tables at once, none is forgotten', async () => {
    const anna = await server().guest();
    const paths = await Promise.all(Array.from({ length: 4 }, () => openForBots(anna, 2)));
    await Promise.all(paths.map(path => anna.ask('POST', `${path}/start`)));
    for (const path of paths) await untilPlayed(path, anna, 40);
  });
});

describe('a bot that is due', () => {
  test('is played by another server when the one that made it due is gone', async () => {
    const first = await TestApp.start({ botDelay: [200, 200] });
    const anna = await first.guest();
    const path = await openForBots(anna, 2);
    jsonOf(await anna.ask('POST', `${path}/start`));
    await first.app.close();
    const second = await TestApp.start({ databaseUrl: first.databaseUrl });
    await untilPlayed(path, moveTo(anna, second), 10);
    await first.connection.close();
    await second.stop();
  });

  test('waits for its natural delay', async () => {
    const server = await TestApp.start({ botDelay: [60_000, 60_000] });
    const anna = await server.guest();
    const path = await openForBots(anna, 2);
    jsonOf(await anna.ask('POST', `${path}/start`));
    await server.app.close();
    const store = new BotStore(server.connection.pool);
    expect(await store.claim('me', 10)).toEqual([]);
    await server.connection.pool.query(`update tables set bot_due_at = now()`);
    expect(await store.claim('me', 10)).toEqual([path.slice('/tables/'.length)]);
    expect(await store.claim('you', 10)).toEqual([]);
    await server.connection.pool.query(`update tables set lease_until = now() - interval '1 second'`);
    expect(await store.claim('you', 10)).toHaveLength(1);
    await server.stop();
  });

  test('takes turns with the bots of other owners, however many games one of them has running', async () => {
    const server = await TestApp.start({ botDelay: [60_000, 60_000] });
    const begin = async (owner: Person, waited: number): Promise<string> => {
      const path = await openForBots(owner, 2);
      jsonOf(await owner.ask('POST', `${path}/start`));
      const id = path.slice('/tables/'.length);
      const due = `update tables set bot_due_at = now() - $2 * interval '1 second' where id = $1`;
      await server.connection.pool.query(due, [id, waited]);
      return id;
    };
    const [anna, berta] = [await server.guest('Anna'), await server.guest('Berta')];
    await server.app.bots.stop();
    const many: string[] = [];
    for (let count = 0; count < 8; count++) many.push(await begin(anna, 100 - count));
    const few = [await begin(berta, 2), await begin(berta, 1)];
    const store = new BotStore(server.connection.pool);
    const claims: string[] = [];
    for (let count = 0; count < 5; count++) claims.push(...(await store.claim('me', 1)));
    expect(claims).toEqual([many[0], few[0], many[1], few[1], many[2]]);
    await server.stop();
  });

  test('is claimed once, whoever asks at the same moment; who has waited longest comes first', async () => {
    const server = await TestApp.start({ botDelay: [60_000, 60_000] });
    const anna = await server.guest();
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) {
      const path = await openForBots(anna, 2);
      jsonOf(await anna.ask('POST', `${path}/start`));
      ids.push(path.slice('/tables/'.length));
    }
    await server.app.close();
    for (const [place, id] of ids.entries())
      await server.connection.pool.query(`update tables set bot_due_at = now() - $2 * interval '1 s' where id = $1`, [
        id,
        100 - place,
      ]);
    const store = new BotStore(server.connection.pool);
    expect(await store.claim('me', 1)).toEqual([ids[0]]);
    const claimed = (await Promise.all(['a', 'b', 'c', 'd'].map(by => store.claim(by, 2)))).flat();
    expect(new Set(claimed).size).toBe(claimed.length);
    await server.stop();
  });
});

describe('the time of an answer', () => {
  /** Tells for how long it was asked to wait before anybody began to think. */
  class NotedPace extends Pace {
    readonly noted: { readonly delay: number; readonly thought: number }[] = [];
    private thoughts = 0;

    override async answer<T>(delay: number, think: () => Promise<T>): Promise<T> {
      this.noted.push({ delay, thought: this.thoughts });
      const answer = await think();
      this.thoughts++;
      return answer;
    }
  }

  test('is known before the thought begins, and comes from the delay that was drawn', async () => {
    const server = await TestApp.start({ botDelay: [3000, 3000] });
    const { app, connection } = server;
    await app.bots.stop();
    const anna = await server.guest('Anna');
    const path = await openForBots(anna, 2);
    jsonOf(await anna.ask('POST', `${path}/start`));
    const pace = new NotedPace(3000);
    const sweeper = new BotSweeper(app.tables, connection.pool, app.log, 1, new Thinker(1, app.log), pace);
    sweeper.start();
    await vi.waitFor(() => expect(pace.noted.length).toBeGreaterThan(3), PATIENT);
    await sweeper.stop();
    for (const [index, { delay, thought }] of pace.noted.entries()) {
      expect(thought).toBe(index);
      expect(delay).toBeLessThanOrEqual(3000);
    }
    await server.stop();
  });
});

describe('a thread that thinks', () => {
  test('dies: the bot is tried again', async () => {
    const server = await TestApp.start({ botDelay: [0, 0], botWorkers: 1 });
    const anna = await server.guest('Anna');
    const { app, connection } = server;
    const broken = new Thinker(1, app.log, fileWith('export const answer = () => process.exit(1);'));
    const sweeper = new BotSweeper(app.tables, connection.pool, app.log, 1, broken);
    await expect(broken.think({ game: 'nauticus', level: 'mate', view: {} as never, seed: 'x' })).rejects.toThrow();
    sweeper.start();
    const path = await openForBots(anna, 2);
    jsonOf(await anna.ask('POST', `${path}/start`));
    await untilOver(path, anna);
    await sweeper.stop();
    await server.stop();
  });

  test('hangs: it is ended, and the next question is answered by another', async () => {
    const server = await TestApp.start();
    const worker = fileWith('export const answer = ({ seed }) => { while (seed === "hang"); return [seed]; };');
    const thinker = new Thinker(1, server.app.log, worker, 2000);
    const ask = (seed: string) => thinker.think({ game: 'nauticus', level: 'mate', view: {} as never, seed });
    await expect(ask('hang')).rejects.toThrow();
    expect(await ask('again')).toEqual(['again']);
    await thinker.stop();
    await server.stop();
  });

  test('never blocks who asks something else', async () => {
    const server = await TestApp.start();
    const anna = await server.guest();
    const isAnswered = async (): Promise<void> => expect((await anna.ask('GET', '/me')).statusCode).toBe(200);
    const thinker = new Thinker(1, server.app.log, fileWith(WAITS));
    const state = new Int32Array(new SharedArrayBuffer(4));
    const thinking = thinker.think({ game: 'nauticus', level: 'mate', view: state as never, seed: 'x' });
    while (Atomics.load(state, 0) === IDLE) await isAnswered();
    for (let asked = 0; asked < 20; asked++) await isAnswered();
    Atomics.store(state, 0, RELEASED);
    Atomics.notify(state, 0);
    expect(await thinking, 'whoever thinks hears of it').not.toEqual(['timed-out']);
    await thinker.stop();
    await server.stop();
  });
});

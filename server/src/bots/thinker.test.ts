import { setImmediate as nextTurn } from 'node:timers/promises';
import { think } from '@ankerplatz/bots';
import type { TableInfo } from '@ankerplatz/protocol';
import { expect, test, vi } from 'vitest';
import { TestApp } from '../testing/app.ts';
import { jsonOf } from '../testing/tables.ts';
import { BotSweeper } from './sweeper.ts';
import { Thinker } from './thinker.ts';
import type { Question } from './worker.ts';

const DECKHAND = { kind: 'bot', level: 'deckhand' } as const;
const PATIENT = { interval: 50 };
const TABLES = 6;
const AT_ONCE = 2;
const TURNS = 4 * TABLES;

/** Answers so many questions and no more, and counts how many think at the same time. */
class CountingThinker extends Thinker {
  asked = 0;
  atOnce = 0;
  most = 0;
  private readonly holding: (() => void)[] = [];

  override async think({ game, view, seed }: Omit<Question, 'limit'>): Promise<readonly string[]> {
    this.atOnce++;
    this.most = Math.max(this.most, this.atOnce);
    if (++this.asked > TURNS) await new Promise<void>(resolve => this.holding.push(resolve));
    // Other questions begin meanwhile.
    for (let turn = 0; turn < 20; turn++) await nextTurn();
    this.atOnce--;
    return think(game, 'deckhand', view, { seed, playouts: 20 })[0]!.moves;
  }

  override async stop(): Promise<void> {
    for (const release of this.holding) release();
    await super.stop();
  }
}

/** Tables of bots alone. */
const openTables = async (server: TestApp): Promise<void> => {
  const anna = await server.guest();
  const wanted = { game: 'nauticus', players: 2, visibility: 'public', seats: [DECKHAND, DECKHAND] };
  for (let table = 0; table < TABLES; table++) {
    const { id } = jsonOf<TableInfo>(await anna.ask('POST', '/tables', wanted), 201);
    jsonOf(await anna.ask('POST', `/tables/${id}/start`));
  }
};

const turnsOf = async ({ connection }: TestApp): Promise<number[]> => {
  const { rows } = await connection.pool.query<{ turns: string }>(
    'select count(distinct request) as turns from tables left join entries on table_id = id group by id',
  );
  return rows.map(({ turns }) => Number(turns));
};

test('bots of many tables think a few at once, and every table has its turns, whoever else plays', async () => {
  const quick = await TestApp.start();
  await quick.app.close();
  const slow = await TestApp.start({ databaseUrl: quick.databaseUrl, botDelay: [60_000, 60_000] });
  await openTables(slow);
  await slow.stop();
  const { app, connection } = quick;
  // Only now, lest the other server plays.
  await connection.pool.query('update tables set bot_due_at = now()');
  const thinker = new CountingThinker(1, app.log);
  const sweeper = new BotSweeper(app.tables, connection.pool, app.log, AT_ONCE, thinker);
  sweeper.start();
  await vi.waitFor(() => expect(thinker.asked).toBe(TURNS + AT_ONCE), PATIENT);
  const turns = await turnsOf(quick);
  expect(thinker.most).toBe(AT_ONCE);
  expect(turns).toHaveLength(TABLES);
  expect(turns.reduce((sum, count) => sum + count)).toBe(TURNS);
  expect(Math.max(...turns) - Math.min(...turns)).toBeLessThanOrEqual(AT_ONCE);
  await sweeper.stop();
  await connection.close();
});

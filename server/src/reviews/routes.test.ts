import type { GameRecord } from '@ankerplatz/kit';
import type { FinishedGame, GivenReview, KeptReview } from '@ankerplatz/protocol';
import { JUDGE, type Review, Reviewer, verdictOf } from '@ankerplatz/review';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, TestApp, useApp } from '../testing/app.ts';
import { jsonOf, problemOf, TestTable } from '../testing/tables.ts';
import { ReviewStore } from './store.ts';

const server = useApp();

let table: TestTable;
let record: GameRecord;
let key: string;
let given: GivenReview;

/** The review that this machine makes of a game, as a browser would send it. */
const reviewed = async (of: GameRecord): Promise<GivenReview> => {
  const reviewer = await Reviewer.of(of, 'captain');
  if (!reviewer.ok) throw new Error(reviewer.error);
  const verdicts: GivenReview['verdicts'] = [];
  for (const index of reviewer.value.decisions.keys())
    verdicts.push(structuredClone(verdictOf(await reviewer.value.judge(index))) as GivenReview['verdicts'][number]);
  return { judge: JUDGE, verdicts };
};

const pathOf = ({ path }: TestTable, budget = 'captain'): string => `${path}/games/1/reviews/${budget}`;

const send = async (who: Person, what: unknown, to = table, budget = 'captain'): Promise<string> =>
  problemOf(await who.ask('PUT', pathOf(to, budget), what));

const found = async (who: Person, at = table, query = ''): Promise<KeptReview> =>
  jsonOf(await who.ask('GET', pathOf(at) + query));

/** A game of few turns by invitation. */
const playedGame = async (seed: string): Promise<TestTable> => {
  const people = [await server().guest('Anna'), await server().guest('Bert')];
  const played = await TestTable.started(people, { game: 'nautilus', variant: 'duel', visibility: 'invitation' });
  await played.playOn(seed, 9);
  await played.agreeAll(1, 'end');
  return played;
};

beforeAll(async () => {
  table = await playedGame('reviewed');
  const game = jsonOf<FinishedGame>(await table.owner.ask('GET', `${table.path}/games/1`));
  record = game.record;
  key = game.key!;
  given = await reviewed(record);
});

describe('a review', () => {
  test('that is not true is never shown, whether a turning point is made up or hidden', async () => {
    const anna = table.owner;
    expect(given.verdicts.length).toBeGreaterThan(1);
    const forge = (change: object): GivenReview => ({
      ...given,
      verdicts: given.verdicts.map(verdict => ({ ...verdict, ...change })),
    });
    for (const forged of [
      forge({ chance: 0.123 }),
      { ...given, verdicts: given.verdicts.slice(1) },
      forge({ best: ['take everything'], difference: 30 }),
    ]) {
      expect(await send(anna, forged)).toBe('204');
      await server().app.reviewChecker.settle();
      expect(await found(anna)).toEqual({ kept: null, isWaiting: false });
    }
    const { rows } = await server().connection.pool.query('select problem, review, sent_by from reviews');
    expect(rows).toEqual([{ problem: expect.stringContaining('decision 1'), review: null, sent_by: null }]);
  });

  test('of who played is looked into, then kept beside the record with its rules, judge and budget', async () => {
    expect(await send(table.owner, given)).toBe('204');
    await server().app.reviewChecker.settle();
    const { kept, isWaiting } = await found(table.people[1]!);
    expect(isWaiting).toBe(false);
    expect(kept).toMatchObject({
      isOutdated: false,
      review: { record: record.hash, rules: record.version, judge: JUDGE, budget: 'captain' },
    });
    const reviewer = await Reviewer.of(record, 'captain');
    const { decisions } = kept!.review as Partial<Review> as Review;
    expect(reviewer.ok && JSON.parse(JSON.stringify(reviewer.value.review(decisions)))).toEqual(kept!.review);
  });

  test('is read by who may see the game, also with the link to it, and by nobody else', async () => {
    const carla = await server().guest('Carla');
    expect(problemOf(await carla.ask('GET', pathOf(table)))).toBe('404 no-such-table');
    expect((await found(carla, table, `?key=${key}`)).kept).not.toBeNull();
    expect(await send(carla, given)).toBe('404 no-such-table');
  });

  test('is not taken from who did not play, of a game that runs, or by another judge', async () => {
    const carla = await server().guest('Carla');
    const open = await TestTable.started([await server().guest('Anna'), await server().guest('Bert')]);
    expect(await send(open.owner, given, open)).toBe('404 no-such-record');
    await open.agreeAll(1, 'end');
    expect(await send(carla, given, open)).toBe('403 not-played');
    expect(await send(table.owner, { ...given, judge: JUDGE + 1 })).toBe('409 other-judge');
    expect(await send(table.owner, { ...given, verdicts: [{}] })).toBe('400 wrong-field');
    const small = { best: ['pass'], difference: 0, chance: 0, points: 0, open: null };
    expect(await send(table.owner, { ...given, verdicts: Array(2001).fill(small) })).toBe('400 wrong-field');
    expect(await send(table.owner, { ...given, note: 'x'.repeat(300_000) })).toBe('413 too-large');
  });

  test('by an earlier judge says so, and gives way to a new one', async () => {
    const { pool } = server().connection;
    await pool.query(`update reviews set judge = 0, review = jsonb_set(review, '{judge}', '0')`);
    expect((await found(table.owner)).kept).toMatchObject({ isOutdated: true });
    expect(await send(table.owner, given)).toBe('204');
    await server().app.reviewChecker.settle();
    expect((await found(table.owner)).kept).toMatchObject({ isOutdated: false });
  });

  test('waits in the database: a server that is killed leaves it to the next one', async () => {
    const { pool } = server().connection;
    await server().app.reviewChecker.stop();
    expect(await send(table.owner, given, table, 'admiral')).toBe('204');
    // One that another server looks into is left to it, until that must be dead.
    await pool.query(`update reviews set claimed_until = now() + interval '1 minute' where budget = 'admiral'`);
    expect(await new ReviewStore(pool).claim(1000)).toBeUndefined();
    expect((await pool.query('select from reviews where verdicts is not null')).rowCount).toBe(1);
    await pool.query(`update reviews set claimed_until = now() - interval '1 minute' where budget = 'admiral'`);
    const next = await TestApp.start({ databaseUrl: server().databaseUrl });
    await next.app.reviewChecker.settle();
    expect((await pool.query('select from reviews where verdicts is not null')).rowCount).toBe(0);
    await next.stop();
  });

  test('of five that wait, the sixth of the same person is refused; those kept too long go', async () => {
    const { pool } = server().connection;
    const person = table.owner;
    await pool.query(
      `insert into reviews (table_id, number, budget, judge, sent_by, verdicts)
       select $1, 100 + n, 'captain', 1, $2, '[]' from generate_series(1, 5) n`,
      [table.id, person.id],
    );
    await pool.query(`delete from reviews where number = 1`);
    expect(await send(person, given)).toBe('409 too-many-reviews');
    await pool.query(`delete from reviews`);
    await pool.query(
      `insert into reviews (table_id, number, budget, judge, review, sent_at)
       select $1, n, 'captain', 1, '{}', now() - n * interval '200 days' from generate_series(1, 3) n`,
      [table.id],
    );
    const next = await TestApp.start({ databaseUrl: server().databaseUrl });
    await next.app.reviewChecker.settle();
    expect((await pool.query('select number from reviews')).rows).toEqual([{ number: 1 }]);
    await next.stop();
  });
});

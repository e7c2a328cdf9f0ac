import type { FairPlayReport, KeptReview, NewTable } from '@ankerplatz/protocol';
import { expect, test } from 'vitest';
import { expire } from '../operation/expiry.ts';
import { randomId } from '../random.ts';
import { administrator } from '../testing/administrator.ts';
import { type Person, type TestApp, useApp } from '../testing/app.ts';
import { member } from '../testing/member.ts';
import { jsonOf, problemOf, TestTable } from '../testing/tables.ts';

const server = useApp();

const RATED: Partial<NewTable> = {
  rated: true,
  clock: { kind: 'live', bank: 1_200_000, increment: 20_000, late: 'stand-in' },
  visibility: 'invitation',
};

const members = async (app: TestApp, ...names: readonly string[]): Promise<Person[]> => {
  const people: Person[] = [];
  for (const name of names) people.push((await member(app, 'en', name)).person);
  return people;
};

/** A rated game of a few turns that the last of these people gives up. */
const throwGame = async (people: readonly Person[], moves: number): Promise<TestTable> => {
  const table = await TestTable.started(people, RATED);
  await table.playOn('thrown', moves);
  jsonOf(await people.at(-1)!.ask('POST', `${table.path}/resign`, { number: 1, id: randomId() }));
  return table;
};

test('games thrown to the same opponent are shown to administrators alone, with their reviews', async () => {
  const admin = await administrator(server());
  const [anna, bert] = (await members(server(), 'Anna', 'Bert')) as [Person, Person];
  const tables: TestTable[] = [];
  for (let index = 0; index < 14; index++) {
    tables.push(await throwGame([anna, bert], index === 13 ? 2 : 0));
    await server().app.rater.settle();
  }

  expect(problemOf(await anna.ask('GET', '/admin/fair-play'))).toBe('403 not-administrator');
  const report = jsonOf<FairPlayReport>(await admin.ask('GET', '/admin/fair-play'));
  expect(report).toMatchObject({ games: 14, reviewed: 0, partners: [], agreements: [] });
  const [pair] = report.opponents;
  expect(pair).toMatchObject({
    people: [{ name: 'Anna' }, { name: 'Bert' }],
    played: 14,
    won: 14,
    sharesAddress: true,
  });
  expect(pair!.expected).toBeLessThan(14);
  expect(pair!.games[0]!.path).toContain(`/t/${tables.at(-1)!.id}?game=1&review#replay=`);

  const asked = await admin.ask('POST', `/admin/people/${bert.id}/look-into`);
  expect(jsonOf(asked, 202)).toEqual({ games: 10 });
  await server().app.reviewChecker.settle();
  const kept = jsonOf<KeptReview>(await anna.ask('GET', `${tables.at(-1)!.path}/games/1/reviews/captain`));
  expect(kept.kept?.review).toMatchObject({ budget: 'captain' });
  expect(jsonOf<FairPlayReport>(await admin.ask('GET', '/admin/fair-play'))).toMatchObject({ reviewed: 10 });
  expect(jsonOf(await admin.ask('POST', `/admin/people/${bert.id}/look-into`), 202)).toEqual({ games: 4 });
  await server().app.reviewChecker.settle();
});

test('from where somebody came is kept for thirty days, as a hash, and goes with the account', async () => {
  const { pool } = server().connection;
  const [carla, dora] = (await members(server(), 'Carla', 'Dora')) as [Person, Person];
  await carla.ask('GET', '/me');
  const seen = async (person: Person): Promise<unknown[]> =>
    (await pool.query('select address from seen_addresses where identity = $1', [person.id])).rows;
  await expect.poll(() => seen(carla)).toHaveLength(1);
  const [{ address }] = (await seen(carla)) as [{ address: Buffer }];
  expect(address).toHaveLength(16);
  await expect.poll(() => seen(dora)).toHaveLength(1);
  await pool.query("update seen_addresses set at = now() - interval '31 days' where identity = $1", [carla.id]);
  await expire(pool, server().app.config);
  expect(await seen(carla)).toEqual([]);
  expect(await seen(dora)).toHaveLength(1);
});

test('the page is for administrators; strangers are asked who they are', async () => {
  const admin = await administrator(server());
  const page = async (cookie?: string): Promise<string> =>
    (await server().app.inject({ url: '/admin/fair-play', headers: cookie === undefined ? {} : { cookie } })).body;
  expect(await page(admin.cookie)).toContain('Nothing happens by itself');
  expect(await page()).not.toContain('Nothing happens by itself');
  expect(await page()).toContain('name="password"');
});

import { commitmentOf, replay, SeededChance } from '@ankerplatz/kit';
import type { DealList, DealPage, PlayedAttempt, TableInfo, TableView } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { randomId } from '../random.ts';
import { administrator } from '../testing/administrator.ts';
import { type Person, type TestApp, useApp } from '../testing/app.ts';
import { member } from '../testing/member.ts';
import { snoop } from '../testing/snoop.ts';
import { choose, jsonOf, problemOf } from '../testing/tables.ts';

const PATIENT = { timeout: 60_000, interval: 20 };
const NAUTICUS = { name: 'Club night', game: 'nauticus', players: 2, level: 'deckhand', days: 2 };
const NAUTILUS = { name: 'Cards', game: 'nautilus', variant: 'quick', level: 'deckhand', days: 2 };

const pageOf = async (by: Person | TestApp, id: string): Promise<DealPage> =>
  jsonOf(await by.ask('GET', `/deals/${id}`));

const begin = async (by: Person, id: string, body: object = {}): Promise<string> =>
  jsonOf<{ table: string }>(await by.ask('POST', `/deals/${id}/attempt`, body)).table;

const viewOf = async (by: Person, table: string): Promise<TableView> =>
  jsonOf(await by.ask('GET', `/tables/${table}/view`));

/** Plays on by chance until the game is over, or for so many decisions; what could be done in each. */
const playOn = async (by: Person, table: string, seed: string, most = 10_000): Promise<readonly string[][]> => {
  const chance = SeededChance.from(seed);
  const seen: string[][] = [];
  while (seen.length < most) {
    const now = await vi.waitFor(async () => {
      const view = await viewOf(by, table);
      if (view.asked === null && view.result === null) throw new Error('bots are thinking');
      return view;
    }, PATIENT);
    if (now.result) break;
    seen.push((now.view as { moves: string[] }).moves);
    const moves = [choose(now, chance)];
    const wish = { number: 1, asked: now.asked, moves, id: randomId() };
    jsonOf(await by.ask('POST', `/tables/${table}/moves`, wish));
  }
  return seen;
};

describe('deals', () => {
  const server = useApp();

  const end = (id: string) => server().connection.pool.query('update deals set ends_at = now() where id = $1', [id]);

  // More people than may come from one address within an hour.
  let anna: Person;
  let bert: Person;
  let cora: Person;
  let admin: Person;
  beforeAll(async () => {
    [anna, bert, cora] = [await server().guest('Anna'), await server().guest('Bert'), await server().guest('Cora')];
    admin = await administrator(server());
  });

  const announced = async (wish: object = NAUTICUS): Promise<string> => {
    return jsonOf<DealPage>(await admin.ask('POST', '/deals', wish), 201).deal.id;
  };

  test('of a day are there for both games, with the commitments of days ahead', async () => {
    const list = jsonOf<DealList>(await server().ask('GET', '/deals'));
    const open = list.deals.filter(({ status, kind }) => status === 'open' && kind === 'day');
    expect(open.map(({ game }) => game)).toEqual(['nauticus', 'nautilus']);
    for (const deal of open) {
      expect(Date.parse(deal.endsAt) - Date.parse(deal.beginsAt)).toBe(86_400_000);
      expect(deal).toMatchObject({ level: 'captain', finished: 0, mine: null });
    }
    const coming = list.deals.filter(({ status }) => status === 'coming');
    expect(coming.length).toBe(4);
    expect(new Set(list.deals.map(({ commitment }) => commitment)).size).toBe(list.deals.length);
    const again = jsonOf<DealList>(await server().ask('GET', '/deals'));
    expect(again.deals.map(({ id }) => id)).toEqual(list.deals.map(({ id }) => id));
    expect(problemOf(await anna.ask('POST', `/deals/${coming[0]!.id}/attempt`, {}))).toBe('409 deal-closed');
  });

  test.each([
    ['nauticus', NAUTICUS],
    ['nautilus', NAUTILUS],
  ])('of %s: equal moves meet equal answers, others meet the same luck', async (_, wish) => {
    const id = await announced(wish);
    const tables = [await begin(anna, id), await begin(bert, id)] as const;
    const seen = [await playOn(anna, tables[0], 'same', 40), await playOn(bert, tables[1], 'same', 40)];
    expect(seen[0]!.length).toBe(40);
    expect(seen[1]).toEqual(seen[0]);
    const other = await playOn(cora, await begin(cora, id), 'other', 1);
    expect(other[0]).toEqual(seen[0]![0]);
  });

  test('are played once each, without take-back, coach, deputy, watchers or a second game', async () => {
    const id = await announced();
    const table = await begin(anna, id);
    expect(await begin(anna, id), 'asked again').toBe(table);
    expect((await pageOf(anna, id)).deal.mine).toEqual({ table, isOver: false, isNamed: false });
    await playOn(anna, table, 'once', 1);
    const view = await vi.waitFor(async () => {
      const now = await viewOf(anna, table);
      expect(now.asked).not.toBeNull();
      return now;
    }, PATIENT);
    const agree = (kind: string, about: object) =>
      anna.ask('POST', `/tables/${table}/agree`, { number: 1, id: randomId(), kind, ...about });
    expect(problemOf(await agree('take-back', { to: 0, version: view.version }))).toBe('409 deal-plain');
    expect(problemOf(await anna.ask('POST', `/tables/${table}/hint`, { number: 1 }))).toMatch(/no-coach/);
    expect(problemOf(await anna.ask('PUT', `/tables/${table}/deputy`, { person: bert.id }))).toBe('409 deal-plain');
    await playOn(anna, table, 'once');
    expect(problemOf(await agree('rematch', {}))).toBe('409 deal-plain');
    const info = jsonOf<TableInfo>(await anna.ask('GET', `/tables/${table}`));
    expect(info).toMatchObject({ status: 'over', deal: { id, isAlone: true, isOpen: false }, spectators: false });
  });

  test('of which others are not over reach nobody: everything is asked, and a socket watches', async () => {
    const id = await announced();
    const table = await begin(anna, id);
    const { invitation } = jsonOf<TableInfo>(await anna.ask('GET', `/tables/${table}`));
    const ids = [id, table, anna.id];
    const listen = async (): Promise<void> => {
      const read = await snoop(bert, table, { ids, invitation: invitation! });
      expect(read.size).toBeGreaterThan(20);
      const { rows } = await server().connection.pool.query(
        `select encode(secret, 'hex') as secret from deals where id = $1`,
        [id],
      );
      for (const [asked, body] of read)
        for (const hidden of [table, rows[0].secret]) expect(body, asked).not.toContain(hidden);
      expect(await pageOf(bert, id)).toMatchObject({
        results: null,
        figures: null,
        parting: null,
        deal: { opened: null },
      });
    };
    await playOn(anna, table, 'hidden', 5);
    await listen();
    await playOn(anna, table, 'hidden');
    await listen();
    expect(problemOf(await anna.ask('GET', `/tables/${table}/games/1/record`)), 'not even to who played').toBe(
      '409 deal-hidden',
    );
    const own = await pageOf(anna, id);
    expect(own.results).toMatchObject([{ place: 1, name: null, isMe: true, isGivenUp: false }]);
    expect(own.deal.opened).toBeNull();
  });

  test('show who has played them where one stands, where points came from, and where one parted from the best', async () => {
    const id = await announced();
    const { person: dora } = await member(server(), 'en', 'Dora');
    for (const [person, seed] of [
      [dora, 'one'],
      [bert, 'two'],
      [cora, 'three'],
    ] as const)
      await playOn(person, await begin(person, id, { isNamed: person === bert }), seed);
    const page = await pageOf(cora, id);
    const results = page.results!;
    expect(results.map(({ worth }) => worth)).toEqual(results.map(({ worth }) => worth).toSorted((a, b) => b - a));
    const names = results.map(({ name, isMe }) => (isMe ? 'me' : name));
    expect(names.toSorted()).toEqual([dora.name, 'Bert', 'me'].toSorted());
    expect(results.find(({ isMe }) => isMe)!.name, 'a guest who does not wish it').toBeNull();
    const { mine, medians } = page.figures!;
    expect(Object.keys(medians)).toEqual(Object.keys(mine!));
    expect(medians.points).toBe(results[1]!.worth);
    expect(mine!.points).toBe(results.find(({ isMe }) => isMe)!.worth);
    expect(page.parting!.number).toBe(results.find(({ isMe }) => !isMe)!.number);
    expect(page.parting!.mine).not.toBe(page.parting!.theirs);
    expect(page.parting!.said.mine, 'told in words').toContain('Cora');
    expect(page.parting!.said.theirs).not.toContain('Cora');
    expect((await cora.ask('PUT', `/deals/${id}/attempt`, { isNamed: true })).statusCode).toBe(204);
    expect((await pageOf(dora, id)).results!.some(({ name }) => name === 'Cora')).toBe(true);
  });

  test('are opened when they are over: everybody may look at what was played, and check it', async () => {
    const id = await announced();
    const table = await begin(anna, id);
    await playOn(anna, table, 'opened');
    const late = await begin(bert, id);
    expect(problemOf(await bert.ask('GET', `/deals/${id}/attempts/1`))).toBe('409 deal-hidden');
    await end(id);
    await playOn(bert, late, 'late');
    const page = await pageOf(server(), id);
    expect(page.results, 'who was late does not count').toHaveLength(1);
    expect(commitmentOf(page.deal.opened!.secret)).toBe(page.deal.commitment);
    const attempt = jsonOf<PlayedAttempt>(await server().ask('GET', `/deals/${id}/attempts/1`));
    const record = attempt.record;
    expect(record.chance).toMatchObject({ kind: 'shared', deal: id, commitment: page.deal.commitment });
    expect(replay(gameById('nauticus')!, record).ok).toBe(true);
    expect(jsonOf(await anna.ask('GET', `/tables/${table}/games/1/record`))).toMatchObject({ hash: record.hash });
    expect(problemOf(await server().ask('GET', `/deals/${id}/attempts/2`))).toBe('404 no-such-attempt');
    expect(problemOf(await cora.ask('POST', `/deals/${id}/attempt`, {}))).toBe('409 deal-closed');
  });

  test('who gives up comes last, and has had an attempt', async () => {
    const id = await announced();
    const given = await begin(anna, id);
    jsonOf(await anna.ask('POST', `/tables/${given}/resign`, { number: 1, id: randomId() }));
    await playOn(bert, await begin(bert, id), 'to the end');
    const { results } = await pageOf(anna, id);
    expect(results!.map(({ isMe, isGivenUp }) => [isMe, isGivenUp])).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(await begin(anna, id)).toBe(given);
  });

  test('of the club are set by administrators', async () => {
    expect(problemOf(await anna.ask('POST', '/deals', NAUTICUS))).toBe('403 may-not-announce');
    for (const wrong of [{ game: 'chess' }, { level: 'god' }, { players: 2, game: 'nautilus' }])
      expect(problemOf(await admin.ask('POST', '/deals', { ...NAUTICUS, ...wrong }))).toBe('400 wrong-field');
    const id = await announced({ ...NAUTICUS, name: 'Harbour fair', players: 3 });
    expect((await pageOf(server(), id)).deal).toMatchObject({ kind: 'club', name: 'Harbour fair', players: 3 });
    expect(problemOf(await server().ask('GET', '/deals/111111111111'))).toBe('404 no-such-deal');
  });
});

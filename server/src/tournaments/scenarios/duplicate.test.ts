import { commitmentOf, type GameRecord, replay } from '@ankerplatz/kit';
import { isLong } from '@ankerplatz/kit/sample-size';
import type { TableInfo, TableView, TournamentPage } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Person, useApp } from '../../testing/app.ts';
import { member } from '../../testing/member.ts';
import { snoop } from '../../testing/snoop.ts';
import { TestSocket } from '../../testing/socket.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';
import { roundSecret } from '../rounds.ts';

const CLOCK = { kind: 'live', bank: 600_000, increment: 20_000, late: 'stand-in', level: 'mate' } as const;
const DUPLICATE = {
  ...{ name: 'Duplicate', game: 'nauticus', players: 2, kind: 'round-robin', clock: CLOCK },
  ...{ access: 'members', absent: 'last', duplicate: true },
} as const;
const PATIENT = { timeout: 60_000, interval: 50 };

describe('a duplicate tournament', () => {
  const server = useApp();
  const people: Person[] = [];
  /** For larger ones, as many as needed. */
  const crew: Person[] = [];
  beforeAll(async () => {
    for (const name of ['Ada', 'Bo', 'Cy', 'Di']) people.push((await member(server(), 'en', name)).person);
  });

  const pageOf = async (by: Pick<Person, 'ask'>, id: string): Promise<TournamentPage> =>
    jsonOf(await by.ask('GET', `/tournaments/${id}`));

  const contributionOf = (index: number): string => `0${index}`.repeat(16);

  const begun = async (wish: object = DUPLICATE): Promise<TournamentPage> => {
    const { id } = jsonOf<TournamentPage>(await people[0]!.ask('POST', '/tournaments', wish), 201);
    for (const [index, person] of people.entries())
      await person.ask('PUT', `/tournaments/${id}/entry`, { contribution: contributionOf(index) });
    return jsonOf(await people[0]!.ask('POST', `/tournaments/${id}/action`, { action: 'start' }));
  };

  /** All sit down; the tables of the round, and their players by seat. */
  const seated = async (id: string, who: readonly Person[] = people): Promise<TestTable[]> => {
    const tables = new Map<string, Person[]>();
    for (const person of who) {
      const { mine } = await pageOf(person, id);
      if (!mine) continue;
      const at = tables.get(mine!.table) ?? [];
      at[mine!.seat] = person;
      tables.set(mine!.table, at);
    }
    for (const [table, at] of tables)
      for (const [seat, person] of at.entries())
        jsonOf(await person.ask('POST', `/tables/${table}/sit`, { seat, commitment: commitmentOf('aa'.repeat(16)) }));
    return [...tables].map(([table, at]) => new TestTable(table, at[0]!, at));
  };

  test('deals all tables of a round alike, from the seed and what all have contributed', async () => {
    const { id, played } = await begun();
    const { deal } = played[0]!;
    expect(deal).toMatchObject({ contributions: people.map((_, index) => contributionOf(index)), secret: null });
    const [one, other] = await seated(id);
    for (const seat of [0, 1]) {
      const views = await Promise.all([one!, other!].map(table => table.view(table.people[seat]!)));
      expect(views[0]!.view).toEqual(views[1]!.view);
    }
    const infos = await Promise.all([one!, other!].map(table => table.info()));
    for (const info of infos)
      expect(info).toMatchObject({
        deal: { id: deal!.id, isAlone: false, isOpen: false },
        commitment: deal!.commitment,
      });
  });

  test('tells nobody of a table at which he does not sit before the last one is over; then everybody is compared by seat', async () => {
    const { id, played } = await begun();
    const [one, other] = await seated(id);
    const watching = [other!.people[0]!, await server().guest('Gast')];
    const ear = await TestSocket.of(watching[1]!);
    ear.send({ type: 'watch', topic: 'tournament', tournament: id });
    const { invitation } = jsonOf<TableInfo>(await one!.owner.ask('GET', one!.path));
    const listen = async (): Promise<void> => {
      for (const by of watching) {
        const ids = [id, one!.id, one!.people[0]!.id, played[0]!.deal!.id];
        const read = await snoop(by, one!.id, { ids, invitation: invitation! });
        expect(read.size).toBeGreaterThan(20);
        for (const [asked, body] of read) expect(body, asked).not.toContain(one!.id);
        const page = await pageOf(by, id);
        const hidden = page.played[0]!.pairings.filter(({ table }) => table === null);
        expect(hidden).toHaveLength(by === other!.people[0] ? 1 : 2);
        for (const pairing of hidden) expect(pairing).toMatchObject({ status: null, isSettled: false, ranks: null });
        expect(page.standings.every(({ points, played: tables }) => points === 0 && tables === 0)).toBe(true);
      }
    };
    await one!.playOn('first', 20);
    await listen();
    await one!.playOn('first');
    await vi.waitFor(async () => {
      const { rows } = await server().connection.pool.query('select 1 from tournament_results where tournament = $1', [
        id,
      ]);
      expect(rows).toHaveLength(1);
    }, PATIENT);
    await listen();
    expect(problemOf(await one!.owner.ask('GET', `${one!.path}/games/1/record`))).toBe('409 deal-hidden');
    await other!.playOn('second');
    await ear.next('tournament', ({ round }) => round === 2);
    for (const { round, played: told } of ear.rest('tournament'))
      if (round === 1) expect(told[0]!.pairings.filter(({ table }) => table !== null)).toEqual([]);
    await ear.close();
    const page = await vi.waitFor(async () => {
      const now = await pageOf(watching[1]!, id);
      expect(now.round).toBe(2);
      return now;
    }, PATIENT);
    const round = page.played[0]!;
    const worths = await Promise.all(
      [one!, other!].map(async table => {
        const { scores } = jsonOf<TableView>(await watching[1]!.ask('GET', `${table.path}/view`)).result!;
        return (scores as { points: number }[]).map(({ points }) => points);
      }),
    );
    const points = new Map(round.pairings.map(({ table, points: got }) => [table, got]));
    for (const seat of [0, 1]) {
      const mean = (worths[0]![seat]! + worths[1]![seat]!) / 2;
      expect(points.get(one!.id)![seat]).toBeCloseTo(worths[0]![seat]! - mean);
      expect(points.get(other!.id)![seat]).toBeCloseTo(worths[1]![seat]! - mean);
    }
    expect(page.standings.reduce((sum, each) => sum + each.points, 0)).toBeCloseTo(0);
    expect(commitmentOf(round.deal!.secret!)).toBe(round.deal!.commitment);
    const record = jsonOf<GameRecord>(await watching[1]!.ask('GET', `${one!.path}/games/1/record`));
    expect(record.chance).toMatchObject({ kind: 'shared', deal: round.deal!.id });
    expect(replay(gameById('nauticus')!, record).ok).toBe(true);
    const { rows } = await server().connection.pool.query('select seed from tournaments where id = $1', [id]);
    expect(round.deal!.secret, 'it follows from the seed, to which all were shown the commitment').toBe(
      roundSecret(rows[0].seed, 1),
    );
  });

  /** The tables settle the seats themselves; one after the other is ended at once. */
  const ended = async (id: string): Promise<TournamentPage> => {
    for (const table of await seated(id, crew)) {
      await table.playOn(table.id, 6);
      await table.agreeAll(1, 'end');
    }
    return vi.waitFor(async () => {
      const now = await pageOf(crew[0]!, id);
      expect(now.played[0]!.deal!.secret).not.toBeNull();
      return now;
    }, PATIENT);
  };

  const entered = async (wish: object, count: number): Promise<string> => {
    while (crew.length < count) crew.push((await member(server(), 'en', `Crew${crew.length}`)).person);
    const { id } = jsonOf<TournamentPage>(await crew[0]!.ask('POST', '/tournaments', { ...DUPLICATE, ...wish }), 201);
    for (const person of crew.slice(0, count)) await person.ask('PUT', `/tournaments/${id}/entry`, {});
    return id;
  };

  const start = (id: string) => crew[0]!.ask('POST', `/tournaments/${id}/action`, { action: 'start' });

  test('of pairs compares those who held the same seats; with one table alone it does not begin', async () => {
    const wish = { game: 'nautilus', players: undefined, variant: 'team', pairs: true };
    const id = await entered(wish, 8);
    const name = (index: number) =>
      crew[index]!.ask('PUT', `/tournaments/${id}/entry`, { partner: crew[index ^ 1]!.id });
    for (const index of [0, 1, 2, 3]) await name(index);
    expect(problemOf(await start(id))).toBe('409 tournament-alone');
    for (const index of [4, 5, 6, 7]) await name(index);
    jsonOf(await start(id));
    const { played, standings } = await ended(id);
    const [one, other] = played[0]!.pairings;
    expect([one!.entrants.length, other!.entrants.length]).toEqual([2, 2]);
    for (const side of [0, 1]) expect(one!.points![side]! + other!.points![side]!).toBe(1);
    for (const { points } of [one!, other!]) for (const each of points!) expect([0, 0.5, 1]).toContain(each);
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(2);
  });

  test('of tables that differ in size compares the alike alone; where none are alike it does not begin', async () => {
    const id = await entered({ players: 3 }, 5);
    expect(problemOf(await start(id))).toBe('409 tournament-alone');
    for (const person of crew.slice(5, 7)) await person.ask('PUT', `/tournaments/${id}/entry`, {});
    jsonOf(await start(id));
    const { pairings } = (await ended(id)).played[0]!;
    const [three, ...twos] = pairings.toSorted((a, b) => b.entrants.length - a.entrants.length);
    expect(three!.points, 'alone of its size').toEqual([0, 0, 0]);
    expect(twos.map(({ entrants }) => entrants.length)).toEqual([2, 2]);
    for (const seat of [0, 1]) expect(twos[0]!.points![seat]! + twos[1]!.points![seat]!).toBeCloseTo(0);
  });

  // Two whole games with hidden hands take long.
  if (isLong)
    test('with hidden hands: the same are dealt at all tables, and seats are compared by matchpoints', async () => {
      const { players: _, ...wish } = DUPLICATE;
      const { id } = await begun({ ...wish, game: 'nautilus', variant: 'duel' });
      const tables = await seated(id);
      for (const seat of [0, 1]) {
        const views = await Promise.all(tables.map(table => table.view(table.people[seat]!)));
        expect(views[0]!.view).toEqual(views[1]!.view);
      }
      for (const [index, table] of tables.entries()) await table.playOn(`hidden ${index}`);
      const round = await vi.waitFor(async () => {
        const now = await pageOf(people[0]!, id);
        expect(now.round).toBe(2);
        return now.played[0]!;
      }, PATIENT);
      const game = gameById('nautilus')!;
      const worths = await Promise.all(
        round.pairings.map(async ({ table }) => {
          const record = jsonOf<GameRecord>(await people[0]!.ask('GET', `/tables/${table}/games/1/record`));
          const replayed = replay(game, record);
          return replayed.ok ? [0, 1].map(seat => game.worth(replayed.value.position, seat)) : [];
        }),
      );
      const [one, other] = round.pairings;
      for (const seat of [0, 1]) {
        const isAhead = Math.sign(worths[0]![seat]! - worths[1]![seat]!);
        expect(one!.points![seat]).toBe((1 + isAhead) / 2);
        expect(other!.points![seat]).toBe((1 - isAhead) / 2);
      }
    });

  test.each([
    ['a knockout', { kind: 'knockout' }],
    ['for ratings', { rated: true }],
  ])('is none %s', async (_, wish) => {
    expect(problemOf(await people[0]!.ask('POST', '/tournaments', { ...DUPLICATE, ...wish }))).toBe('400 wrong-field');
  });

  test('a table can be left out, and not be given another result', async () => {
    const { id } = await begun();
    const correct = (ranks: unknown) => people[0]!.ask('PUT', `/tournaments/${id}/rounds/1/tables/1/result`, { ranks });
    expect(problemOf(await correct([1, 2]))).toBe('400 wrong-field');
    expect((await correct(null)).statusCode).toBe(204);
  });
});

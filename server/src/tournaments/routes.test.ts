import type {
  AuditLine,
  Invitations,
  TableInfo,
  TournamentList,
  TournamentPage,
  TournamentPairing,
} from '@ankerplatz/protocol';
import { describe, expect, test, vi } from 'vitest';
import { administrator } from '../testing/administrator.ts';
import { type Person, type TestApp, useApp } from '../testing/app.ts';
import { member, PASSWORD } from '../testing/member.ts';
import { jsonOf, problemOf, TestTable } from '../testing/tables.ts';

const CLOCK = { kind: 'live', bank: 600_000, increment: 20_000, late: 'stand-in', level: 'mate' } as const;
const DUEL = {
  ...{ name: ' Winter  cup ', game: 'nauticus', players: 2, kind: 'round-robin', clock: CLOCK },
  ...{ access: 'members', absent: 'last' },
} as const;

const announce = async (by: Person, wish: object = {}): Promise<TournamentPage> =>
  jsonOf(await by.ask('POST', '/tournaments', { ...DUEL, ...wish }), 201);

const pageOf = async (by: Person | TestApp, { id }: { readonly id: string }): Promise<TournamentPage> =>
  jsonOf(await by.ask('GET', `/tournaments/${id}`));

const enter = (by: Person, { id }: { readonly id: string }, body: object = {}) =>
  by.ask('PUT', `/tournaments/${id}/entry`, body);

const act = (by: Person, { id }: { readonly id: string }, action: string) =>
  by.ask('POST', `/tournaments/${id}/action`, { action });

const correct = (by: Person, { id }: { readonly id: string }, round: number, number: number, ranks: unknown) =>
  by.ask('PUT', `/tournaments/${id}/rounds/${round}/tables/${number}/result`, { ranks });

const members = (server: TestApp, count: number): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, async (_, number) => (await member(server, 'en', `M${number}`)).person));

describe('a tournament', () => {
  const server = useApp();

  /** The time to sit down is over. */
  const passShowUp = ({ id }: TournamentPage) =>
    server().connection.pool.query('update tournament_rounds set show_until = now() where tournament = $1', [id]);

  const begun = async (count: number, wish: object = {}): Promise<{ cup: TournamentPage; people: Person[] }> => {
    const people = await members(server(), count);
    const cup = await announce(people[0]!, wish);
    for (const person of people) expect((await enter(person, cup)).statusCode).toBe(204);
    return { cup: jsonOf(await act(people[0]!, cup, 'start')), people };
  };

  test('is announced by a member, entered by members, and left again before it begins', async () => {
    const [anna, bert] = (await members(server(), 2)) as [Person, Person];
    const guest = await server().guest('Gast');
    expect(problemOf(await guest.ask('POST', '/tournaments', DUEL))).toBe('403 tournament-members');
    const cup = await announce(anna);
    expect(cup).toMatchObject({
      name: 'Winter cup',
      size: 2,
      status: 'open',
      coming: 0,
      seed: null,
      mayOrganise: true,
      takesEntrants: true,
    });
    expect(cup.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(problemOf(await enter(guest, cup))).toBe('403 tournament-members');
    for (let times = 0; times < 2; times++) expect((await enter(bert, cup)).statusCode, 'twice is once').toBe(204);
    expect(await pageOf(bert, cup)).toMatchObject({ coming: 1, isEntered: true, mayOrganise: false });
    const { tournaments } = jsonOf<TournamentList>(await server().ask('GET', '/tournaments'));
    expect(tournaments.find(({ id }) => id === cup.id)).toMatchObject({ coming: 1, isEntered: false });
    const refused = await act(anna, cup, 'start');
    expect(problemOf(refused)).toBe('409 tournament-too-few');
    expect(refused.json().error.message).toContain('2');
    expect((await bert.ask('DELETE', `/tournaments/${cup.id}/entry`)).statusCode).toBe(204);
    expect((await pageOf(bert, cup)).entrants).toEqual([]);
  });

  test('that is entered by its address stands on no list but those of who organises or plays it', async () => {
    const [anna, bert] = (await members(server(), 2)) as [Person, Person];
    const cup = await announce(anna, { access: 'link' });
    const isListed = async (by: Person): Promise<boolean> =>
      jsonOf<TournamentList>(await by.ask('GET', '/tournaments')).tournaments.some(({ id }) => id === cup.id);
    expect([await isListed(anna), await isListed(bert)]).toEqual([true, false]);
    await enter(bert, cup);
    expect(await isListed(bert)).toBe(true);
  });

  test('that cannot be played is refused', async () => {
    const [anna] = (await members(server(), 1)) as [Person];
    const wrong = [
      [{ name: ' ' }, '400 wrong-field'],
      [{ kind: 'swiss' }, '400 wrong-field'],
      [{ kind: 'swiss', rounds: 31 }, '400 wrong-field'],
      [{ players: 5 }, '400 wrong-field'],
      [{ startsAt: '2001-01-01T00:00:00.000Z' }, '400 wrong-field'],
      [{ pairs: true }, '409 tournament-pairs'],
      [{ game: 'nautilus', players: undefined, variant: 'team', kind: 'knockout' }, '409 tournament-knockout'],
    ] as const;
    for (const [wish, problem] of wrong)
      expect(problemOf(await anna.ask('POST', '/tournaments', { ...DUEL, ...wish })), JSON.stringify(wish)).toBe(
        problem,
      );
  });

  test('may be changed in what harms nobody: those who have signed up are told, and the trail keeps it', async () => {
    const host = await administrator(server());
    const [anna, bert] = (await members(server(), 2)) as [Person, Person];
    const cup = await announce(anna);
    for (const person of [anna, bert]) await enter(person, cup);
    const tell = vi.spyOn(server().app.notices, 'tellOfTournament');
    const revise = (by: Person, revision: object) => by.ask('PATCH', `/tournaments/${cup.id}`, revision);
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    expect(jsonOf(await revise(anna, { name: ' Spring cup ', kind: 'round-robin' }))).toMatchObject({
      name: 'Spring cup',
    });
    expect(tell).not.toHaveBeenCalled();
    const clock = { ...CLOCK, bank: 1_200_000 };
    expect(jsonOf(await revise(anna, { startsAt, clock, showUpMinutes: 3 }))).toMatchObject({
      ...{ name: 'Spring cup', startsAt, clock, showUpMinutes: 3, commitment: cup.commitment },
    });
    expect(tell.mock.calls.map(([identity, { name }]) => [identity, name])).toEqual([[bert.id, 'Spring cup']]);
    const refused = [
      [bert, { name: 'Mine' }, '403 not-your-tournament'],
      [anna, { kind: 'knockout' }, '409 tournament-settled'],
      [anna, { rated: true }, '409 tournament-settled'],
      [anna, { startsAt: '2001-01-01T00:00:00.000Z' }, '400 wrong-field'],
    ] as const;
    for (const [by, revision, problem] of refused) expect(problemOf(await revise(by, revision))).toBe(problem);
    jsonOf(await act(anna, cup, 'start'));
    expect(problemOf(await revise(anna, { clock: CLOCK }))).toBe('409 tournament-started');
    expect(jsonOf(await revise(host, { name: 'Summer cup', clock }))).toMatchObject({ name: 'Summer cup' });
    tell.mockClear();
    jsonOf(await act(anna, cup, 'cancel'));
    expect(tell.mock.calls).toEqual([[bert.id, expect.objectContaining({ name: 'Summer cup', isCancelled: true })]]);
    expect(problemOf(await revise(anna, { name: 'Late' }))).toBe('409 tournament-not-running');
    const { entries } = jsonOf<{ entries: AuditLine[] }>(await host.ask('GET', '/admin/audit'));
    const kept = entries.filter(({ action }) => action === 'PATCH /tournaments/:id').map(({ about }) => about);
    expect(kept).toHaveLength(3);
    expect(kept).toContainEqual(expect.objectContaining({ id: cup.id, startsAt, clock }));
    tell.mockRestore();
  });

  test('of pairs is played by two who name each other, at opposite seats', async () => {
    const people = await members(server(), 5);
    const cup = await announce(people[0]!, { game: 'nautilus', players: undefined, variant: 'team', pairs: true });
    for (const person of people) await enter(person, cup);
    expect(problemOf(await enter(people[0]!, cup, { partner: people[0]!.id }))).toBe('409 tournament-partner');
    const partners = [1, 0, 3, 2, 0];
    for (const [index, person] of people.entries()) await enter(person, cup, { partner: people[partners[index]!]!.id });
    const ready = (await pageOf(people[0]!, cup)).entrants;
    expect(ready.map(({ people: { length }, isReady }) => [length, isReady])).toEqual([
      [2, true],
      [2, true],
      [1, false],
    ]);
    const { played, entrants } = jsonOf<TournamentPage>(await act(people[0]!, cup, 'start'));
    const [{ table, entrants: places }] = played[0]!.pairings as [TournamentPairing];
    const { seats } = jsonOf<TableInfo>(await people[0]!.ask('GET', `/tables/${table}`));
    for (const [index, place] of places.entries())
      expect([seats[index], seats[index + 2]].map(seat => seat!.keptFor!.id).sort()).toEqual(
        entrants[place]!.people.map(({ id }) => id).sort(),
      );
    for (const person of people.slice(0, 4)) {
      const { invitations } = jsonOf<Invitations>(await person.ask('GET', '/me/invitations'));
      expect(invitations.map(each => each.table)).toEqual([table]);
      const { mine } = await pageOf(person, cup);
      expect(seats[mine!.seat]!.keptFor!.id).toBe(person.id);
    }
  });

  test('seats even those whom a block keeps apart elsewhere', async () => {
    const { cup, people } = await begun(2);
    const [anna, bert] = people as [Person, Person];
    await anna.ask('PUT', `/me/blocks/${bert.id}`);
    for (const person of [anna, bert]) {
      const { mine } = await pageOf(person, cup);
      jsonOf(await person.ask('POST', `/tables/${mine!.table}/sit`, { seat: mine!.seat }));
    }
    expect((await pageOf(anna, cup)).played[0]!.pairings[0]).toMatchObject({ status: 'running' });
  });

  test('lets a bot play for who has not come, if that is its rule', async () => {
    const { cup, people } = await begun(2, { absent: 'bot', rated: true });
    const { mine } = await pageOf(people[0]!, cup);
    jsonOf(await people[0]!.ask('POST', `/tables/${mine!.table}/sit`, { seat: mine!.seat, rated: true }));
    await passShowUp(cup);
    await vi.waitFor(
      async () => {
        const { seats, status } = jsonOf<TableInfo>(await people[0]!.ask('GET', `/tables/${mine!.table}`));
        expect([status, seats[1 - mine!.seat]!.kind]).toEqual(['running', 'bot']);
      },
      { timeout: 20_000 },
    );
    await new TestTable(mine!.table, people[0]!, [people[0]!]).playOn('alone', 1);
  });

  test('stands still while it is paused, and corrected results change how all stand; all of it is kept', async () => {
    const host = await administrator(server());
    const { cup, people } = await begun(3);
    const [anna, bert] = people as [Person, Person];
    for (const action of ['start', 'pause', 'finish', 'cancel'])
      expect(problemOf(await act(bert, cup, action))).toBe('403 not-your-tournament');
    expect(problemOf(await correct(bert, cup, 1, 1, [1, 2]))).toBe('403 not-your-tournament');
    expect(problemOf(await correct(anna, cup, 1, 9, [1, 2]))).toBe('404 no-such-pairing');
    expect(problemOf(await correct(anna, cup, 1, 1, [1, 2, 3]))).toBe('400 wrong-field');
    jsonOf(await act(anna, cup, 'pause'));
    expect((await correct(anna, cup, 1, 1, [2, 1])).statusCode).toBe(204);
    expect((await pageOf(anna, cup)).played[0]!.pairings[0]!.status, 'nobody waits there any more').toBe('closed');
    const [first, second] = cup.played[0]!.pairings[0]!.entrants as [number, number];
    const paused = await pageOf(anna, cup);
    expect(paused).toMatchObject({ isPaused: true, round: 1 });
    const rankOf = ({ standings }: TournamentPage, place: number) =>
      standings.find(each => each.place === place)!.points;
    expect([rankOf(paused, first), rankOf(paused, second)]).toEqual([0, 1]);
    expect((await correct(host, cup, 1, 1, [1, 1])).statusCode, 'administrators may, too').toBe(204);
    jsonOf(await act(anna, cup, 'resume'));
    await vi.waitFor(async () => expect((await pageOf(anna, cup)).round).toBe(2), { timeout: 20_000 });
    const later = await pageOf(anna, cup);
    const sitsOut = later.played[1]!.byes.includes(first);
    expect(rankOf(later, first), 'sitting out counts at once').toBe(sitsOut ? 1.5 : 0.5);
    expect((await anna.ask('DELETE', `/tournaments/${cup.id}/entrants/${bert.id}`)).statusCode).toBe(204);
    expect((await pageOf(bert, cup)).entrants.find(({ isMe }) => isMe)).toMatchObject({ hasLeft: true });
    jsonOf(await act(anna, cup, 'finish'));
    expect((await correct(anna, cup, 2, 1, [1, 2])).statusCode).toBe(204);
    await vi.waitFor(async () => expect((await pageOf(anna, cup)).status).toBe('over'), { timeout: 20_000 });
    expect((await pageOf(anna, cup)).seed).toMatch(/^[0-9a-f]{32}$/);
    const csv = (await server().ask('GET', `/tournaments/${cup.id}/standings.csv`)).body;
    expect(csv.split('\r\n')).toHaveLength(5);
    expect(jsonOf(await server().ask('GET', `/tournaments/${cup.id}/records`))).toEqual({ records: [] });
    const { entries } = jsonOf<{ entries: AuditLine[] }>(await host.ask('GET', '/admin/audit'));
    const kept = entries.filter(({ about }) => (about as { id?: string }).id === cup.id).map(({ action }) => action);
    expect(kept.filter(action => action.endsWith('/result'))).toHaveLength(3);
    expect(kept.filter(action => action.endsWith('/action'))).toHaveLength(4);
    expect(kept.filter(action => action.startsWith('DELETE'))).toHaveLength(1);
  });

  test('goes on without who leaves the server for ever, and names him no more', async () => {
    const { cup, people } = await begun(3);
    const [anna, bert] = people as [Person, Person];
    const place = (await pageOf(bert, cup)).entrants.find(({ isMe }) => isMe)!.place!;
    await bert.ask('DELETE', '/me', { password: PASSWORD });
    const left = (await pageOf(anna, cup)).entrants[place]!;
    expect(left.hasLeft).toBe(true);
    expect(left.people[0]!.name).not.toBe(bert.name);
  });

  test('begins on its date, and an evening takes in who comes later', async () => {
    const people = await members(server(), 3);
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    const cup = await announce(people[0]!, { kind: 'evening', startsAt });
    for (const person of people.slice(0, 2)) await enter(person, cup);
    await server().connection.pool.query('update tournaments set starts_at = now() where id = $1', [cup.id]);
    await vi.waitFor(async () => expect((await pageOf(people[0]!, cup)).round).toBe(1), { timeout: 20_000 });
    await enter(people[2]!, cup);
    expect((await correct(people[0]!, cup, 1, 1, [1, 2])).statusCode).toBe(204);
    await vi.waitFor(async () => expect((await pageOf(people[0]!, cup)).round).toBe(2), { timeout: 20_000 });
    const { played } = await pageOf(people[2]!, cup);
    expect([...played[1]!.pairings.flatMap(({ entrants }) => entrants), ...played[1]!.byes].sort()).toEqual([0, 1, 2]);
    await passShowUp(cup);
    await vi.waitFor(async () => expect((await pageOf(people[0]!, cup)).status, 'nobody has come').toBe('over'), {
      timeout: 20_000,
    });
  });
});

import type { TournamentPage } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { type Person, useTwoApps } from '../../testing/app.ts';
import { member } from '../../testing/member.ts';
import { TestSocket } from '../../testing/socket.ts';
import { jsonOf, moveTo, TestTable } from '../../testing/tables.ts';

const CUP = {
  ...{ name: 'Winter cup', game: 'nauticus', players: 2, kind: 'round-robin', access: 'members', absent: 'last' },
  clock: { kind: 'live', bank: 600_000, increment: 20_000, late: 'stand-in', level: 'mate' },
} as const;

describe('a tournament that is watched, with two servers on one database', () => {
  const [here, there] = useTwoApps();

  const watching = async (person: Person, tournament: string): Promise<TestSocket> => {
    const socket = await TestSocket.of(person);
    socket.send({ type: 'watch', topic: 'tournament', tournament });
    return socket;
  };

  test('is told to everybody as he may know it, through whichever server anything happens; moves are no news', async () => {
    const people = await Promise.all(['Ada', 'Bo', 'Cy'].map(async name => (await member(here(), 'en', name)).person));
    const [ada, , cy] = people as [Person, Person, Person];
    const { id } = jsonOf<TournamentPage>(await ada.ask('POST', '/tournaments', CUP), 201);
    const ear = await watching(moveTo(cy, there()), id);
    await ear.next('tournament', ({ coming, isEntered }) => coming === 0 && !isEntered);
    for (const person of people) await person.ask('PUT', `/tournaments/${id}/entry`, {});
    await ear.next('tournament', ({ coming, isEntered }) => coming === 3 && isEntered);
    jsonOf(await ada.ask('POST', `/tournaments/${id}/action`, { action: 'start' }));
    const { played } = await ear.next('tournament', ({ round }) => round === 1);

    const { table, entrants } = played[0]!.pairings[0]!;
    const pages = await Promise.all(
      people.map(async person => jsonOf<TournamentPage>(await person.ask('GET', `/tournaments/${id}`))),
    );
    const seated = entrants.map(place => people[pages.findIndex(page => page.entrants[place]!.isMe)]!);
    for (const [seat, person] of seated.entries()) jsonOf(await person.ask('POST', `/tables/${table}/sit`, { seat }));
    await ear.next('tournament', each => each.played[0]?.pairings[0]?.status === 'running');
    await ear.settle();
    const before = ear.heard.length;
    const game = new TestTable(table!, seated[0]!, seated);
    await game.playOn('watched', 12);
    await game.agreeAll(1, 'end');
    await ear.next('tournament', ({ round }) => round === 2);
    const since = ear.heard.slice(before).filter(text => text.startsWith('{"type":"tournament"'));
    expect(since.length, 'the end, the result and the next round, at most').toBeLessThanOrEqual(3);
    expect(ear.rest('tournament').every(({ mayOrganise }) => !mayOrganise)).toBe(true);
    const own = await watching(ada, id);
    expect(await own.next('tournament')).toMatchObject({ id, mayOrganise: true });
    for (const socket of [ear, own]) await socket.close();
  });

  test('that is unknown is refused by name', async () => {
    const ear = await watching(await here().guest('Gast'), 'Nowhere11111');
    expect(await ear.next('refused')).toMatchObject({
      ...{ to: 'watch', tournament: 'Nowhere11111', error: { code: 'no-such-tournament' } },
    });
    await ear.close();
  });
});

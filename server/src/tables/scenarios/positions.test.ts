import { type GameRecord, type JsonObject, parseRecord, replay } from '@ankerplatz/kit';
import type { NewTable, TableInfo } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { randomId } from '../../random.ts';
import { type Person, TestApp, useApp } from '../../testing/app.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';

const player = (seat: number, more = {}) => ({
  ...{ points: 10, taler: 15 + seat, workers: 4, passes: 0, extra: true, crownPoints: 0 },
  ...{ storage: [], delivered: [], ships: [], ...more },
});

/** The last but one phase of a game for two. */
const NAUTICUS = {
  ...{ game: 'nauticus', round: 4, phase: 7, start: 1, wheel: 2, anchor: 1 },
  tiles: ['money', 'crowns', 'transport', 'hulls', 'masts', 'sails', 'goods', 'deliver'],
  used: [true, true, true, true, true, true, false, false],
  players: [player(0, { storage: ['mast:star'] }), player(1)],
};

const HOME = ['home', 'home', 'home', 'home'];

/** A duel on a small ring, seat 0 close to its aim. */
const NAUTILUS = {
  ...{ game: 'nautilus', variant: 'duel', round: 2, dealer: 1, turn: 0 },
  hands: [
    ['trade', '2', '3'],
    ['7', '7', '9'],
  ],
  sailors: { n: ['t5', 'h0', 'h1', 'home'], e: HOME, s: ['h0', 'h1', 'h2', 'home'], w: HOME },
  ...{ moby: 't9', open: [false, false], discards: ['12'], options: { ring: 40 } },
};

const opening = (position: JsonObject, more: Partial<NewTable> = {}): NewTable => ({
  game: position.game as string,
  visibility: 'invitation',
  position,
  ...more,
});

describe('a table that begins from a position', () => {
  const server = useApp();
  const pair = (): Promise<Person[]> => Promise.all(['Anna', 'Bert'].map(name => server().guest(name)));
  /** Opens with the position and little else, and starts. */
  const started = async (
    people: readonly Person[],
    position: JsonObject,
    more: Partial<NewTable> = {},
  ): Promise<TestTable> => {
    const [owner] = people;
    const { id, invitation } = jsonOf<TableInfo>(await owner!.ask('POST', '/tables', opening(position, more)), 201);
    for (const [seat, person] of people.entries())
      jsonOf(await person.ask('POST', `/tables/${id}/sit`, { seat, invitation }));
    jsonOf(await owner!.ask('POST', `/tables/${id}/start`));
    return new TestTable(id, owner!, people);
  };

  test.each([
    ['nauticus', NAUTICUS, { players: 2 }],
    ['nautilus', NAUTILUS, { variant: 'duel' }],
  ])(
    '%s: is played to its end, its record proves it, and the next game is a usual one',
    async (game, position, kind) => {
      const people = await pair();
      const table = await started(people, position);
      expect(await table.info()).toMatchObject({ status: 'running', isFromPosition: true, ...kind });
      const { view } = await table.view(people[1]!);
      expect(view).toMatchObject({ round: position.round });
      await table.playOn(`from a position of ${game}`);
      const info = await table.info();
      expect(info).toMatchObject({ status: 'over', result: { end: 'played' } });

      const record = jsonOf<GameRecord>(await people[0]!.ask('GET', `${table.path}/games/1/record`));
      expect(record.position).toEqual(position);
      expect(parseRecord(record).ok).toBe(true);
      const replayed = replay(gameById(game)!, record);
      expect(replayed.ok && replayed.value.position.outcome()?.ranks).toEqual(info.result!.ranks);

      await table.agreeAll(1, 'rematch');
      const next = await table.info();
      expect(next).toMatchObject({ status: 'running', number: 2, ...kind });
      expect(next).not.toHaveProperty('isFromPosition');
      expect((await table.view(people[0]!)).view).toMatchObject({ round: 1 });
    },
  );

  test('another server folds it from the database alone, to the same game', async () => {
    const people = await pair();
    const table = await started(people, NAUTILUS);
    await table.playOn('a few', 3);
    const other = await TestApp.start({ databaseUrl: server().databaseUrl });
    try {
      for (const person of people)
        expect(await table.at(other).view(table.at(other).people[people.indexOf(person)]!)).toEqual(
          await table.view(person),
        );
    } finally {
      await other.stop();
    }
  });

  test('moves are taken back, to the position itself, and its record proves that, too', async () => {
    const people = await pair();
    const table = await started(people, NAUTICUS);
    const before = await table.view(people[0]!);
    await table.playOn('one', 1);
    const { version, revealed } = await table.view(people[0]!);
    expect([version, revealed]).toEqual([1, 0]);
    for (const person of people)
      jsonOf(
        await person.ask('POST', `${table.path}/agree`, {
          ...{ number: 1, kind: 'take-back', id: randomId(), to: 0, version },
        }),
      );
    expect((await table.view(people[0]!)).view).toEqual(before.view);
    await table.playOn('on from a position');
    const record = jsonOf<GameRecord>(await people[0]!.ask('GET', `${table.path}/games/1/record`));
    expect(record).toMatchObject({
      position: NAUTICUS,
      entries: expect.arrayContaining([{ seat: 1, kind: 'take-back', to: 0 }]),
    });
    const replayed = replay(gameById('nauticus')!, record);
    expect(replayed.ok && replayed.value.position.outcome()?.ranks).toEqual((await table.info()).result!.ranks);
  });

  test('a clock runs there for who is asked first, from the start of the game', async () => {
    const people = await pair();
    const clock = { kind: 'live', bank: 3_600_000, increment: 0, late: 'end' } as const;
    const table = await started(people, NAUTILUS, { clock });
    const { clocks } = await table.view(people[0]!);
    expect(clocks).toEqual([
      { left: clock.bank, since: expect.any(String) },
      { left: clock.bank, since: null },
    ]);
    const other = await TestApp.start({ databaseUrl: server().databaseUrl });
    try {
      expect((await table.at(other).view(table.at(other).people[0]!)).clocks).toEqual(clocks);
    } finally {
      await other.stop();
    }
  });

  test('what it leaves open is drawn from the chance that was committed', async () => {
    const people = await pair();
    const decks = new Set<string>();
    for (let count = 0; count < 3; count++) {
      const table = await started(people, NAUTILUS);
      await table.agreeAll(1, 'end');
      const record = jsonOf<GameRecord>(await people[0]!.ask('GET', `${table.path}/games/1/record`));
      const replayed = replay(gameById('nautilus')!, record);
      if (!replayed.ok) throw new Error(replayed.error);
      decks.add(JSON.stringify(gameById('nautilus')!.state(replayed.value.position).deck));
    }
    expect(decks.size).toBe(3);
  });

  test('the other seat does not see what the position hides', async () => {
    const people = await pair();
    const others = { ...NAUTILUS, hands: [['moby', '12', '1'], NAUTILUS.hands[1]!] };
    const seen = [];
    for (const position of [NAUTILUS, others]) {
      const table = await started(people, position);
      expect(await table.info(people[1]!)).not.toHaveProperty('position');
      seen.push((await table.view(people[1]!)).view);
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  test.each([
    ['nauticus', { ...NAUTICUS, wheel: 9 }, 'wheel must be a whole number from 0 to 7'],
    ['nauticus', { ...NAUTICUS, players: [player(0)] }, 'players must be 2, 3 or 4'],
    ['nauticus', NAUTILUS, 'unknown field'],
    ['nautilus', { ...NAUTILUS, moby: 't5' }, 'moby and n1 are both at t5'],
    ['nautilus', { ...NAUTILUS, hands: [['99'], []] }, 'hand 0 has an unknown card'],
    ['nautilus', {}, 'game is missing'],
  ])('%s %#: an impossible position is refused with the reason', async (game, position, reason) => {
    const anna = await server().guest('Anna', 'de');
    const answer = await anna.ask('POST', '/tables', { game, visibility: 'invitation', position });
    expect(problemOf(answer)).toBe('422 impossible-position');
    expect(answer.json().error.field).toBe('position');
    expect(answer.json().error.message).toContain('unmöglich');
    expect(answer.json().error.message).toContain(reason);
  });

  test.each([
    [opening(NAUTICUS, { visibility: 'public' }), 'visibility'],
    [opening(NAUTICUS, { players: 2 }), 'players'],
    [opening(NAUTILUS, { variant: 'duel' }), 'variant'],
    [opening(NAUTILUS, { options: {} }), 'options'],
    [opening(NAUTILUS, { seats: Array(3).fill({ kind: 'open' }) }), 'seats'],
    [{ ...opening(NAUTICUS), position: 'round 4' }, 'position'],
  ])('%#: what does not go with a position is refused', async (body, field) => {
    const anna = await server().guest();
    const answer = await anna.ask('POST', '/tables', body);
    expect(problemOf(answer)).toBe('400 wrong-field');
    expect(answer.json().error.field).toBe(field);
  });
});

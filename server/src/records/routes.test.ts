import { type GameRecord, makeRecord } from '@ankerplatz/kit';
import type { ReplayList, ReplaySummary, SeatLog, Verdict } from '@ankerplatz/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, TestApp, useApp } from '../testing/app.ts';
import { jsonOf, problemOf, TestTable } from '../testing/tables.ts';

const server = useApp();
let record: GameRecord;
let anna: Person;

beforeAll(async () => {
  anna = await server().guest('Anna');
  const table = await TestTable.started([anna, await server().guest('Bert')]);
  await table.playOn('a whole game');
  record = jsonOf<GameRecord>(await anna.ask('GET', `${table.path}/games/1/record`));
});

const verdictOf = async (json: unknown): Promise<Verdict> =>
  jsonOf(await (await server().guest()).ask('POST', '/records/verify', json));

/** The same record with other fields and a chain that fits them. */
const forged = (fields: Partial<GameRecord>): GameRecord => {
  const { format: _, hash: __, ...rest } = { ...record, ...fields };
  return makeRecord(rest);
};

describe('a record from elsewhere', () => {
  test('is played through and kept as a replay that anybody may see, marked as imported', async () => {
    const carla = await server().guest('Carla');
    const made = jsonOf<ReplaySummary>(await carla.ask('POST', '/replays', record), 201);
    expect(made).toMatchObject({
      game: 'nauticus',
      hash: record.hash,
      isImported: true,
      importedBy: { name: 'Carla' },
    });
    const shown = jsonOf<{ record: GameRecord }>(await server().ask('GET', `/replays/${made.id}`));
    expect(shown.record).toEqual(record);
    expect((await verdictOf(shown.record)).isTrue).toBe(true);
    const again = jsonOf<ReplaySummary>(await carla.ask('POST', '/replays', record), 201);
    expect(again.id).toBe(made.id);
    expect(jsonOf<ReplayList>(await carla.ask('GET', '/me/replays')).replays).toEqual([made]);
    await carla.ask('DELETE', '/me');
    expect(jsonOf<ReplaySummary>(await server().ask('GET', `/replays/${made.id}`)).importedBy.name).toBe(
      'former player',
    );
  });

  test('somebody may bring so many and no more, also all at once', async () => {
    const small = await TestApp.start({ recordsEach: 1 });
    const berta = await small.guest();
    const second = forged({ entries: record.entries.slice(0, 5), end: { kind: 'agreed' } });
    jsonOf(await berta.ask('POST', '/replays', record), 201);
    expect(problemOf(await berta.ask('POST', '/replays', second))).toBe('409 too-many-records');
    jsonOf(await berta.ask('POST', '/replays', record), 201);
    expect(jsonOf<ReplayList>(await berta.ask('GET', '/me/replays'))).toMatchObject({ replays: [{}], left: 0 });
    await small.stop();
  });

  test('a true one has its result', async () => {
    const verdict = await verdictOf(record);
    expect(verdict).toMatchObject({ isTrue: true, problem: null, game: 'nauticus', seats: 2 });
    expect(verdict.ranks).toHaveLength(2);
    const broken = forged({ entries: record.entries.slice(0, 5), end: { kind: 'agreed' } });
    expect(await verdictOf(broken)).toMatchObject({ isTrue: true, entries: 5, ranks: null });
  });

  const deep = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

  test.each<[string, () => unknown, RegExp]>([
    ['nothing', () => ({}), /format/],
    ['a field too many', () => ({ ...record, extra: 1 }), /unknown field "extra"/],
    ['another move in the old chain', () => ({ ...record, entries: record.entries.slice(1) }), /hash chain/],
    ['a move left out', () => forged({ entries: record.entries.slice(1) }), /entry \d+ .* is refused/],
    ['a move too many', () => forged({ entries: [...record.entries, record.entries[0]!] }), /is refused: game-over/],
    ['a move of nobody', () => forged({ entries: [{ seat: 7, move: 'pass' }] }), /refused/],
    ['the end cut off', () => forged({ entries: record.entries.slice(0, -1) }), /not over/],
    [
      'a secret of one’s own',
      () => forged({ chance: { ...record.chance, secret: '00'.repeat(32) } as never }),
      /secret/,
    ],
    ['no secret', () => forged({ chance: { ...record.chance, secret: undefined } as never }), /secret/],
    ['another game', () => forged({ game: 'chess' }), /chess/],
    ['another version', () => forged({ version: 99 }), /99/],
    ['a board that is none', () => forged({ options: {} }), /./],
    ['entries without end', () => forged({ entries: Array(20_001).fill({ seat: 0, move: 'a' }) }), /more than 20000/],
    ['depths without end', () => ({ ...record, options: deep(500) }), /nested/],
  ])('%s: refused with a sentence, and not kept', async (_, make, sentence) => {
    const json = make();
    const verdict = await verdictOf(json);
    expect(verdict.isTrue).toBe(false);
    expect(verdict.problem).toMatch(sentence);
    const person = await server().guest('Dora', 'de');
    const answer = await person.ask('POST', '/replays', json);
    expect(problemOf(answer)).toBe('422 bad-record');
    expect(answer.json().error.message).toContain('Diese Aufzeichnung ist ungültig.');
    expect(jsonOf<ReplayList>(await person.ask('GET', '/me/replays')).replays).toEqual([]);
  });

  test('more than half a megabyte is not even read', async () => {
    const person = await server().guest();
    expect(problemOf(await person.ask('POST', '/replays', { a: 'a'.repeat(600_000) }))).toBe('413 too-large');
  });

  test('there is no such replay', async () => {
    expect(problemOf(await server().ask('GET', '/replays/111111111111'))).toBe('404 no-such-replay');
  });
});

describe('the log of a seat', () => {
  test('holds what the seat knows, while the game runs', async () => {
    const four = await Promise.all(['Anna', 'Bert', 'Carla', 'Dora'].map(name => server().guest(name)));
    const table = await TestTable.started(four, { game: 'nautilus', variant: 'team' });
    await table.playOn('some', 6);
    const logs = await Promise.all(
      four.map(async person => jsonOf<SeatLog>(await person.ask('GET', `${table.path}/log`))),
    );
    expect(logs.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    for (const log of logs) {
      expect(log).toMatchObject({
        format: 'ankerplatz-log/1',
        game: 'nautilus',
        number: 1,
        version: log.entries.length,
      });
      expect(JSON.stringify(log)).not.toContain('secret');
      const given = log.entries.filter(({ move }) => move?.startsWith('give'));
      expect(given).toHaveLength(4);
      for (const { seat, move } of given) expect(move !== 'give ?').toBe(seat === log.seat);
    }
    const spectator = jsonOf<SeatLog>(await server().ask('GET', `${table.path}/log`));
    expect(spectator.seat).toBeNull();
    expect(spectator.entries.filter(({ move }) => move === 'give ?')).toHaveLength(4);
  });
});

import { type BrokenSeal, commitmentOf, type GameRecord, SEALED } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { verify } from '../records/verify.ts';
import { type Person, TestApp, useApp } from '../testing/app.ts';
import { SealedTable } from '../testing/sealed-table.ts';
import { jsonOf, moveTo, newKept, problemOf } from '../testing/tables.ts';

const brokenOf = ({ chance }: GameRecord): readonly BrokenSeal[] =>
  (chance.kind === 'committed' && chance.broken) || [];

const until = (check: () => Promise<void>) => vi.waitFor(check, { interval: 50 });

describe('who comes last gains nothing', () => {
  const server = useApp();
  const guests = (...names: string[]): Promise<Person[]> => Promise.all(names.map(name => server().guest(name)));

  test('nothing can be opened before every commitment is there and shown to all', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const sealed = await SealedTable.open([anna!, bert!]);
    const { commitment, seal } = await sealed.info();
    expect(seal).toBeNull();
    expect(problemOf(await sealed.open(anna!, 0))).toBe('409 not-sealed');
    const started = await sealed.start();
    expect(started).toMatchObject({ status: 'open', version: 0, isYourTurn: true });
    const commitments = sealed.kept.map(kept => kept.commitment);
    expect(started.seal).toMatchObject({ number: 1, commitment, commitments, awaited: [0, 1] });
  });

  test('what is opened is shown to nobody before all have opened, and the game begins with the last', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const sealed = await SealedTable.started([anna!, bert!]);
    const between = jsonOf<TableInfo>(await sealed.open(anna!, 0));
    expect(between).toMatchObject({ status: 'open', seal: { awaited: [1] } });
    const { contribution } = sealed.kept[0]!;
    for (const person of [anna!, bert!])
      for (const path of [sealed.path, '/tables/mine', '/tables'])
        expect((await person.ask('GET', path)).body).not.toContain(contribution);
    const begun = jsonOf<TableInfo>(await sealed.open(bert!, 1));
    expect(begun).toMatchObject({ status: 'running', version: 0, seal: null });
    expect(begun.seats.map(seat => seat.contribution)).toEqual(sealed.kept.map(kept => kept.contribution));
  });

  test('the record has all of it and verifies', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const sealed = await SealedTable.started([anna!, bert!]);
    for (const [seat, person] of [bert!, anna!].entries()) jsonOf(await sealed.open(person, 1 - seat));
    const record = await sealed.record();
    expect(record.chance).toMatchObject({
      version: SEALED,
      commitments: sealed.kept.map(kept => kept.commitment),
      contributions: sealed.kept.map(kept => kept.contribution),
      broken: [],
    });
    expect(await verify(record)).toMatchObject({ ok: true });
  });

  test('a contribution that does not fit its commitment is refused in words, and changes nothing', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const sealed = await SealedTable.started([anna!, bert!]);
    jsonOf(await sealed.open(anna!, 0));
    const before = await sealed.info();
    const refused = await sealed.open(bert!, 1, newKept().contribution);
    expect(problemOf(refused)).toBe('422 wrong-contribution');
    expect(refused.json().error.message).toContain('does not fit the commitment of your seat');
    expect(problemOf(await sealed.open(bert!, 1, sealed.kept[0]!.contribution))).toBe('422 wrong-contribution');
    expect(await sealed.info()).toEqual({ ...before, touchedAt: expect.anything() });
    expect(problemOf(await bert!.ask('GET', `${sealed.path}/view`))).toBe('409 not-running');
  });

  test('once it is sealed nobody changes seats, clocks or minds', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const sealed = await SealedTable.started([anna!, bert!]);
    expect(problemOf(await bert!.ask('POST', `${sealed.path}/swap`, { seat: 1 }))).toBe('409 sealed');
    expect(problemOf(await anna!.ask('PUT', `${sealed.path}/clock`, { clock: null }))).toBe('409 sealed');
    expect(problemOf(await anna!.ask('PUT', `${sealed.path}/seats/0/time`, { factor: 2 }))).toBe('409 sealed');
    expect((await sealed.start()).seal).toMatchObject({ awaited: [0, 1] });
  });

  test('an opening that is sent twice is one', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const sealed = await SealedTable.started([anna!, bert!]);
    jsonOf(await sealed.open(anna!, 0));
    jsonOf(await sealed.open(anna!, 0));
    jsonOf(await sealed.open(bert!, 1));
    expect(jsonOf<TableInfo>(await sealed.open(anna!, 0))).toMatchObject({ status: 'running', version: 0 });
  });

  test('another try needs another contribution of everybody, and stands in the record', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const sealed = await SealedTable.started([anna!, bert!]);
    const first = { kept: [...sealed.kept], ...(await sealed.info()) };
    jsonOf(await sealed.open(anna!, 0));
    // Bert sits at another device, which does not have the contribution.
    const other = { commitment: newKept().commitment };
    expect(problemOf(await bert!.ask('PUT', `${sealed.path}/commitment`, other))).toBe('409 sealed');
    const anew = await sealed.commit(bert!, 1, { anew: true });
    expect(anew.commitment).not.toBe(first.commitment);
    expect(anew.seal).toMatchObject({ commitments: null, awaited: [0] });
    expect(problemOf(await sealed.open(bert!, 1))).toBe('409 not-sealed');
    expect((await sealed.commit(anna!, 0)).seal).toMatchObject({ awaited: [0, 1] });
    for (const [seat, person] of [anna!, bert!].entries()) jsonOf(await sealed.open(person, seat));
    const record = await sealed.record();
    expect(brokenOf(record)).toEqual([
      {
        commitment: first.commitment,
        secret: expect.stringMatching(/^[0-9a-f]{64}$/),
        commitments: first.kept.map(kept => kept.commitment),
        contributions: [first.kept[0]!.contribution, ''],
        missing: [1],
      },
    ]);
    expect(commitmentOf(brokenOf(record)[0]!.secret)).toBe(first.commitment);
    expect(await verify(record)).toMatchObject({ ok: true });
  });
});

describe('who gives nothing', () => {
  const server = useApp();

  test('is waited for by nobody, and is shown as such', async () => {
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    const { id } = jsonOf<TableInfo>(
      await anna.ask('POST', '/tables', { game: 'nauticus', players: 2, visibility: 'public' }),
      201,
    );
    for (const [seat, person] of [anna, bert].entries())
      jsonOf(await person.ask('POST', `/tables/${id}/sit`, { seat }));
    expect(jsonOf<TableInfo>(await anna.ask('POST', `/tables/${id}/start`))).toMatchObject({
      status: 'running',
      seats: [
        { commitment: '', contribution: '' },
        { commitment: '', contribution: '' },
      ],
    });
  });

  test('a person among bots opens alone, and the game is there', async () => {
    const anna = await server().guest('Anna');
    const BOT = { kind: 'bot', level: 'deckhand' };
    const { id, seats } = jsonOf<TableInfo>(
      await anna.ask('POST', '/tables', {
        ...{ game: 'nauticus', players: 3, visibility: 'public', options: { start: 0 } },
        seats: [{ kind: 'open' }, BOT, BOT],
      }),
      201,
    );
    const { commitment, contribution } = newKept();
    jsonOf(await anna.ask('POST', `/tables/${id}/sit`, { seat: 0, commitment }));
    const { seal } = jsonOf<TableInfo>(await anna.ask('POST', `/tables/${id}/start`));
    expect(seal?.commitments).toEqual([commitment, '', '']);
    const opening = { commitment: seal!.commitment, contribution };
    const begun = jsonOf<TableInfo>(await anna.ask('POST', `/tables/${id}/opening`, opening));
    expect(begun).toMatchObject({ status: 'running', isYourTurn: true });
    expect(seats).toHaveLength(3);
  });
});

describe('who misses the time', () => {
  const server = useApp();

  test('has at a slow table the time of a move, else that of a silent seat', async () => {
    const slow = { kind: 'slow', move: 3_600_000, late: 'stand-in' };
    for (const [wanted, time] of [
      [{ clock: slow, silence: 60_000 }, 3_600_000],
      [{ silence: 60_000 }, 60_000],
    ] as const) {
      const sealed = await SealedTable.started([await server().guest(), await server().guest()], wanted);
      const { seal, touchedAt } = await sealed.info();
      // By the clock of the database, which the server counts on for a while.
      expect(Math.abs(Date.parse(seal!.until) - Date.parse(touchedAt) - time)).toBeLessThan(1000);
    }
  });

  const guests = (...names: string[]): Promise<Person[]> => Promise.all(names.map(name => server().guest(name)));

  test('loses the seat; all is drawn anew, and the record shows it', async () => {
    const [anna, bert, carla] = await guests('Anna', 'Bert', 'Carla');
    const sealed = await SealedTable.started([anna!, bert!]);
    const first = await sealed.info();
    jsonOf(await sealed.open(anna!, 0));
    const given = sealed.kept[0]!.contribution;
    await sealed.letTimePass(server());
    await until(async () => expect((await sealed.info()).seats[1]!.kind).toBe('open'));
    const after = await sealed.info();
    expect(after).toMatchObject({ status: 'open', seal: null, deciders: [], broken: [{ missing: [1] }] });
    expect(after.commitment).not.toBe(first.commitment);
    expect(after.seats[0]).toMatchObject({ person: { name: 'Anna' }, commitment: null, contribution: '' });
    await sealed.sit(carla!, 1);
    // Anna's device commits anew when it hears of it.
    expect((await sealed.start()).seal).toMatchObject({ commitments: null, awaited: [0] });
    await sealed.commit(anna!, 0);
    jsonOf(await sealed.open(carla!, 1));
    jsonOf(await sealed.open(anna!, 0));
    jsonOf(await carla!.ask('POST', `${sealed.path}/agree`, { number: 1, kind: 'end', id: 'enough-of-it' }));
    jsonOf(await anna!.ask('POST', `${sealed.path}/agree`, { number: 1, kind: 'end', id: 'enough-of-it' }));
    const record = jsonOf<GameRecord>(await anna!.ask('GET', `${sealed.path}/games/1/record`));
    expect(brokenOf(record)).toMatchObject([
      { commitment: first.commitment, contributions: [given, ''], missing: [1] },
    ]);
    expect(await verify(record)).toMatchObject({ ok: true });
  });

  test('an owner who misses it hands the table on', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const sealed = await SealedTable.started([anna!, bert!]);
    jsonOf(await sealed.open(bert!, 1));
    await sealed.letTimePass(server());
    await until(async () => {
      const info = jsonOf<TableInfo>(await bert!.ask('GET', sealed.path));
      expect(info).toMatchObject({ owner: { name: 'Bert' }, seats: [{ kind: 'open' }, { kind: 'person' }] });
    });
  });

  test('who leaves in between breaks the seal as well', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const sealed = await SealedTable.started([anna!, bert!]);
    jsonOf(await sealed.open(anna!, 0));
    expect(problemOf(await bert!.ask('POST', `${sealed.path}/leave`))).toBe('204');
    expect(await sealed.info()).toMatchObject({
      seal: null,
      broken: [{ missing: [1] }],
      seats: [{ commitment: null }, { kind: 'open', commitment: '' }],
    });
  });

  test('so does an administrator who frees a seat', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const sealed = await SealedTable.started([anna!, bert!]);
    jsonOf(await sealed.open(bert!, 1));
    await server().app.tables.adminActions.free(sealed.table.id, 1);
    expect(await sealed.info()).toMatchObject({
      seal: null,
      broken: [{ missing: [1] }],
      seats: [{}, { kind: 'open' }],
    });
  });

  test('the owner need not wait: a bot instead of who does not come', async () => {
    const [anna, bert] = await guests('Anna', 'Bert');
    const sealed = await SealedTable.started([anna!, bert!]);
    jsonOf(await anna!.ask('PUT', `${sealed.path}/seats/1`, { kind: 'bot', level: 'deckhand' }));
    await sealed.commit(anna!, 0);
    expect((await sealed.start()).seal).toMatchObject({ commitments: [sealed.kept[0]!.commitment, ''] });
    expect(jsonOf<TableInfo>(await sealed.open(anna!, 0))).toMatchObject({ status: 'running' });
  });
});

describe('another game', () => {
  const server = useApp();

  test('is sealed in the order of its own seats, with what came with the agreements', async () => {
    const people = await Promise.all(['Anna', 'Bert', 'Carla'].map(name => server().guest(name)));
    const sealed = await SealedTable.started(people);
    for (const [seat, person] of people.entries()) jsonOf(await sealed.open(person, seat));
    const first = await sealed.record();
    const kept = people.map(newKept);
    for (const [index, person] of people.entries()) {
      const { commitment } = kept[index]!;
      const agreement = { number: 1, kind: 'rematch', id: 'once-more-please', commitment };
      jsonOf(await person.ask('POST', `${sealed.path}/agree`, agreement));
    }
    const { seal, status, seats } = await sealed.info();
    expect(status).toBe('over');
    expect(seats.map(({ person }) => person?.name)).toEqual(['Anna', 'Bert', 'Carla']);
    expect(seal).toMatchObject({ number: 2, commitments: [2, 0, 1].map(index => kept[index]!.commitment) });
    expect(problemOf(await people[0]!.ask('DELETE', `${sealed.path}/agree`))).toBe('409 sealed');
    for (const [index, person] of people.entries()) jsonOf(await sealed.open(person, 0, kept[index]!.contribution));
    const begun = await sealed.info();
    expect(begun).toMatchObject({ status: 'running', number: 2 });
    expect(begun.seats.map(({ person }) => person?.name)).toEqual(['Carla', 'Anna', 'Bert']);
    const second = await sealed.record(2);
    expect(second.chance).toMatchObject({ contributions: [2, 0, 1].map(index => kept[index]!.contribution) });
    expect(await verify(second)).toMatchObject({ ok: true });
    expect(await verify(first)).toMatchObject({ ok: true });
  });

  test('who agrees and does not come to open loses the seat, and the others agree anew', async () => {
    const people = await Promise.all(['Anna', 'Bert'].map(name => server().guest(name)));
    const [anna, bert] = people;
    const sealed = await SealedTable.started(people);
    for (const [seat, person] of people.entries()) jsonOf(await sealed.open(person, seat));
    await sealed.record();
    const own = newKept();
    const agreement = { number: 1, kind: 'rematch', id: 'once-more-please' };
    jsonOf(await anna!.ask('POST', `${sealed.path}/agree`, { ...agreement, commitment: own.commitment }));
    jsonOf(await bert!.ask('POST', `${sealed.path}/agree`, { ...agreement, commitment: newKept().commitment }));
    jsonOf(await sealed.open(anna!, 0, own.contribution));
    await sealed.letTimePass(server());
    await until(async () => expect((await sealed.info()).seats[1]!.kind).toBe('open'));
    // By the seats of the game that did not begin, Bert was to sit on the first.
    expect(await sealed.info()).toMatchObject({
      ...{ status: 'over', number: 1, seal: null, agreements: { rematch: [] } },
      broken: [{ contributions: ['', own.contribution], missing: [0] }],
    });
  });
});

describe('servers', () => {
  let here: TestApp;
  let there: TestApp;
  beforeAll(async () => {
    here = await TestApp.start();
    there = await TestApp.start({ databaseUrl: here.databaseUrl });
  });
  afterAll(async () => {
    await there.stop();
  });

  test('what was committed at one is opened at the other, also when the one is gone', async () => {
    const [anna, bert] = [await here.guest('Anna'), await here.guest('Bert')];
    const sealed = await SealedTable.started([anna, bert]);
    const late = await SealedTable.started([anna, bert]);
    jsonOf(await sealed.open(anna, 0));
    const { commitment } = await sealed.info();
    await here.stop();
    const [annaThere, bertThere] = [moveTo(anna, there), moveTo(bert, there)];
    const opening = { commitment, contribution: sealed.kept[1]!.contribution };
    expect(jsonOf<TableInfo>(await bertThere.ask('POST', `${sealed.path}/opening`, opening))).toMatchObject({
      status: 'running',
      seats: sealed.kept.map(({ contribution }) => ({ contribution })),
    });
    await late.letTimePass(there);
    await until(async () => {
      const info = jsonOf<TableInfo>(await annaThere.ask('GET', late.path));
      expect(info.seats.map(({ kind }) => kind)).toEqual(['open', 'open']);
    });
  });
});

import type { NewTable, TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { type Person, useApp } from '../../testing/app.ts';
import { jsonOf, newKept, problemOf, TestTable } from '../../testing/tables.ts';

const NEW = { game: 'nauticus', players: 3, visibility: 'public' };

describe('opening a table', () => {
  const server = useApp();

  test('shows the commitment before anyone sits down, and never the secret', async () => {
    const anna = await server().guest();
    const answer = await anna.ask('POST', '/tables', NEW);
    const info = jsonOf<TableInfo>(answer, 201);
    expect(info).toMatchObject({
      status: 'open',
      number: 1,
      version: 0,
      you: null,
      owner: { id: anna.id },
      players: 3,
    });
    expect(info.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(info.seats).toEqual(
      [0, 1, 2].map(seat => ({
        seat,
        kind: 'open',
        person: null,
        level: null,
        absent: null,
        commitment: '',
        contribution: '',
        factor: 1,
      })),
    );
    const { rows } = await server().connection.pool.query(
      'select encode(secret, $1) as secret from tables where id = $2',
      ['hex', info.id],
    );
    expect(answer.body).not.toContain(rows[0].secret);
  });

  test.each([
    [{ ...NEW, game: 'chess' }, 'game'],
    [{ ...NEW, players: 7 }, 'players'],
    [{ ...NEW, variant: 'team' }, 'variant'],
    [{ ...NEW, options: { start: 9 } }, 'options'],
    [{ ...NEW, seats: [{ kind: 'bot', level: 'nobody' }] }, 'seats.0'],
    [{ ...NEW, seats: [{ kind: 'bot' }] }, 'seats.0.level'],
    [{ ...NEW, seats: [{ kind: 'guest' }] }, 'seats.0.kind'],
    [{ ...NEW, clock: { kind: 'slow', move: 86_400_000, holidays: 5, late: 'end' } }, 'clock.holidays'],
    [{ ...NEW, clock: { kind: 'slow', move: 86_400_000, hours: { from: 9 }, late: 'end' } }, 'clock.hours.to'],
    [{ ...NEW, clock: { kind: 'slow', late: 'end' } }, 'clock.move'],
    [{ ...NEW, clock: { kind: 'live', bank: 1, increment: 0, late: 'end' } }, 'clock.bank'],
    [{ ...NEW, clock: { kind: 'sand', late: 'end' } }, 'clock.kind'],
    [{ ...NEW, clock: 'slow' }, 'clock'],
    [{ ...NEW, players: 2, seats: Array(3).fill({ kind: 'open' }) }, 'seats'],
    [{ ...NEW, visibility: 'secret' }, 'visibility'],
    [{ ...NEW, colour: 'red' }, 'colour'],
  ])('%j is refused', async (body, field) => {
    const anna = await server().guest('Anna', 'de');
    const answer = await anna.ask('POST', '/tables', body);
    expect(problemOf(answer)).toBe('400 wrong-field');
    expect(answer.json().error.message).toContain('erwartet');
    expect(answer.json().error.field).toBe(field);
  });

  test('with bots on some seats', async () => {
    const anna = await server().guest();
    const seats = [{ kind: 'bot', level: 'mate' }, { kind: 'open' }, { kind: 'bot', level: 'deckhand' }];
    const info = jsonOf<TableInfo>(await anna.ask('POST', '/tables', { ...NEW, seats }), 201);
    expect(info.seats).toMatchObject([
      { kind: 'bot', level: 'mate' },
      { kind: 'open' },
      { kind: 'bot', level: 'deckhand' },
    ]);
  });
});

describe('seats', () => {
  const server = useApp();
  const open = async (wanted = {}) => {
    const anna = await server().guest('Anna');
    const { id, invitation } = jsonOf<TableInfo>(await anna.ask('POST', '/tables', { ...NEW, ...wanted }), 201);
    return { anna, id, invitation, path: `/tables/${id}` };
  };
  const sit = (seat: number, more = {}) => ({ seat, commitment: newKept().commitment, ...more });

  test('one person a seat, one seat a person', async () => {
    const { anna, path } = await open();
    const bert = await server().guest('Bert');
    const body = sit(1);
    const info = jsonOf<TableInfo>(await anna.ask('POST', `${path}/sit`, body));
    expect(info.seats[1]).toMatchObject({ kind: 'person', person: { name: 'Anna' }, commitment: body.commitment });
    expect(problemOf(await anna.ask('POST', `${path}/sit`, sit(2)))).toBe('409 already-seated');
    expect(problemOf(await bert.ask('POST', `${path}/sit`, sit(1)))).toBe('409 seat-taken');
    expect(problemOf(await bert.ask('POST', `${path}/sit`, sit(3)))).toBe('404 no-such-seat');
    expect(problemOf(await bert.ask('POST', `${path}/sit`, { seat: 0, commitment: 'beef' }))).toBe('400 wrong-field');
  });

  test('of two who want the same seat at once, one gets it', async () => {
    const { path } = await open();
    const people = await Promise.all(['Bert', 'Carla', 'Dora'].map(name => server().guest(name)));
    const answers = await Promise.all(people.map(person => person.ask('POST', `${path}/sit`, sit(0))));
    expect(answers.map(problemOf).sort()).toEqual(['200', '409 seat-taken', '409 seat-taken']);
  });

  test('an id that no table can have is that of no table', async () => {
    const { anna, path } = await open({ visibility: 'public' });
    for (const id of ['nonsense', '0OIl00000000', '%20', 'x'.repeat(40)]) {
      expect(problemOf(await anna.ask('GET', `/tables/${id}`))).toBe('404 no-such-table');
      expect(problemOf(await anna.ask('POST', `/tables/${id}/start`, {}))).toBe('404 no-such-table');
    }
    expect(problemOf(await anna.ask('GET', `${path}/games/x/record`))).toBe('404 no-such-page');
  });

  test('a private table is unknown without its invitation', async () => {
    const { path, invitation } = await open({ visibility: 'invitation' });
    const bert = await server().guest('Bert');
    expect(problemOf(await bert.ask('GET', path))).toBe('404 no-such-table');
    expect(problemOf(await bert.ask('GET', `${path}?invitation=wrong`))).toBe('404 no-such-table');
    expect(problemOf(await bert.ask('POST', `${path}/sit`, sit(0)))).toBe('404 no-such-table');
    const guest = jsonOf<TableInfo>(await bert.ask('GET', `${path}?invitation=${invitation}`));
    expect(guest.invitation).toBeNull();
    const seated = jsonOf<TableInfo>(await bert.ask('POST', `${path}/sit`, sit(0, { invitation })));
    expect(seated.invitation).toBe(invitation);
    expect(problemOf(await bert.ask('GET', path))).toBe('200');
  });

  test('swapping: to an open seat or a bot’s; with a person only the owner', async () => {
    const { anna, path } = await open();
    const bert = await server().guest('Bert');
    await anna.ask('PUT', `${path}/seats/2`, { kind: 'bot', level: 'mate' });
    const given = sit(0);
    await anna.ask('POST', `${path}/sit`, given);
    await bert.ask('POST', `${path}/sit`, sit(1));
    expect(problemOf(await bert.ask('POST', `${path}/swap`, { seat: 0 }))).toBe('409 seat-taken');
    jsonOf(await anna.ask('POST', `${path}/swap`, { seat: 1 }));
    const info = jsonOf<TableInfo>(await bert.ask('POST', `${path}/swap`, { seat: 2 }));
    expect(info.seats).toMatchObject([
      { kind: 'bot', level: 'mate', commitment: '' },
      { person: { name: 'Anna' }, commitment: given.commitment },
      { person: { name: 'Bert' } },
    ]);
  });

  test('who leaves frees the seat; the owner hands the table on; the last one closes it', async () => {
    const { anna, path } = await open();
    const bert = await server().guest('Bert');
    await anna.ask('POST', `${path}/sit`, sit(0));
    await bert.ask('POST', `${path}/sit`, sit(1));
    expect(problemOf(await anna.ask('POST', `${path}/leave`))).toBe('204');
    const info = jsonOf<TableInfo>(await bert.ask('GET', path));
    expect(info).toMatchObject({ owner: { id: bert.id }, status: 'open' });
    expect(info.seats[0]).toMatchObject({ kind: 'open', commitment: '' });
    expect(problemOf(await anna.ask('POST', `${path}/leave`))).toBe('403 not-seated');
    await bert.ask('POST', `${path}/leave`);
    expect(jsonOf<TableInfo>(await anna.ask('GET', path)).status).toBe('closed');
    expect(problemOf(await anna.ask('POST', `${path}/sit`, sit(0)))).toBe('409 not-open');
  });

  test('the game begins when all seats are taken, and then nobody changes seats', async () => {
    const { anna, path } = await open();
    await anna.ask('POST', `${path}/sit`, { seat: 0 });
    expect(problemOf(await anna.ask('POST', `${path}/start`))).toBe('409 seats-open');
    expect(problemOf(await anna.ask('GET', `${path}/view`))).toBe('409 not-running');
    for (const seat of [1, 2]) await anna.ask('PUT', `${path}/seats/${seat}`, { kind: 'bot', level: 'deckhand' });
    expect(jsonOf<TableInfo>(await anna.ask('POST', `${path}/start`))).toMatchObject({ status: 'running' });
    const later = [
      await anna.ask('POST', `${path}/start`),
      await anna.ask('POST', `${path}/leave`),
      await anna.ask('POST', `${path}/swap`, { seat: 1 }),
      await anna.ask('PUT', `${path}/seats/1`, { kind: 'open' }),
    ];
    expect(later.map(problemOf)).toEqual(Array(4).fill('409 not-open'));
  });
});

describe('who may do what', () => {
  const server = useApp();

  const ROUTES: readonly [string, string, unknown, Readonly<Record<string, string>>][] = [
    ['GET', '', undefined, { nobody: '200', stranger: '200', player: '200', owner: '200' }],
    ['GET', '/view', undefined, { nobody: '200', stranger: '200', player: '200', owner: '200' }],
    ['GET', '/entries', undefined, { nobody: '200', stranger: '200', player: '200', owner: '200' }],
    ['GET', '/games/1/record', undefined, { nobody: '404 no-such-record', stranger: '404 no-such-record' }],
    ['POST', '/sit', { seat: 0 }, { nobody: '401 not-logged-in', stranger: '409 not-open' }],
    ['POST', '/leave', undefined, { nobody: '401 not-logged-in', stranger: '403 not-seated', player: '409 not-open' }],
    ['POST', '/swap', { seat: 0 }, { nobody: '401 not-logged-in', stranger: '403 not-seated', player: '409 not-open' }],
    [
      'PUT',
      '/seats/0',
      { kind: 'open' },
      {
        nobody: '401 not-logged-in',
        stranger: '403 not-the-owner',
        player: '403 not-the-owner',
        owner: '409 not-open',
      },
    ],
    [
      'POST',
      '/start',
      undefined,
      {
        nobody: '401 not-logged-in',
        stranger: '403 not-the-owner',
        player: '403 not-the-owner',
        owner: '409 not-open',
      },
    ],
    [
      'POST',
      '/moves',
      { number: 1, asked: 0, moves: ['nothing'], id: '12345678' },
      {
        nobody: '401 not-logged-in',
        stranger: '403 not-seated',
        player: '409 not-your-turn',
        owner: '422 unknown-move',
      },
    ],
    [
      'POST',
      '/resign',
      { number: 2, id: '12345678' },
      { nobody: '401 not-logged-in', stranger: '403 not-seated', player: '409 stale', owner: '409 stale' },
    ],
    [
      'POST',
      '/agree',
      { number: 2, kind: 'end', id: '12345678' },
      { nobody: '401 not-logged-in', stranger: '403 not-seated', player: '409 stale', owner: '409 stale' },
    ],
    [
      'DELETE',
      '/agree',
      undefined,
      { nobody: '401 not-logged-in', stranger: '403 not-seated', player: '204', owner: '204' },
    ],
  ];

  const ask = async (visibility: 'public' | 'invitation', spectators = true) => {
    const [anna, bert, carla] = await Promise.all(['Anna', 'Bert', 'Carla'].map(name => server().guest(name)));
    const table = await TestTable.started([anna!, bert!], { visibility, spectators, options: { start: 0 } });
    const askers = { nobody: server(), stranger: carla!, player: bert!, owner: anna! };
    return async (who: string, method: string, path: string, body: unknown): Promise<string> =>
      problemOf(await askers[who as keyof typeof askers].ask(method as 'GET', `${table.path}${path}`, body));
  };

  test.each(ROUTES)('%s %s %j at a public table', async (method, path, body, wanted) => {
    const by = await ask('public');
    const got: Record<string, string> = {};
    for (const who of Object.keys(wanted)) got[who] = await by(who, method, path, body);
    expect(got).toEqual(wanted);
  });

  test.each(ROUTES)('%s %s %j: a private table does not exist for strangers', async (method, path, body) => {
    const by = await ask('invitation');
    expect(await by('stranger', method, path, body)).toBe('404 no-such-table');
    expect(await by('nobody', method, path, body)).toBe(method === 'GET' ? '404 no-such-table' : '401 not-logged-in');
  });

  test('nor does a private table at which no game has begun', async () => {
    const [anna, bert] = await Promise.all(['Anna', 'Bert'].map(name => server().guest(name)));
    const { path } = await TestTable.open([anna!], { players: 2, visibility: 'invitation' });
    for (const [method, end, body] of ROUTES)
      expect(problemOf(await bert!.ask(method as 'GET', `${path}${end}`, body))).toBe('404 no-such-table');
  });

  test('without spectators, only who plays sees the game', async () => {
    const by = await ask('public', false);
    expect(await by('stranger', 'GET', '/view', undefined)).toBe('403 no-spectators');
    expect(await by('stranger', 'GET', '/entries', undefined)).toBe('403 no-spectators');
    expect(await by('player', 'GET', '/view', undefined)).toBe('200');
  });
});

describe('a table before its game', () => {
  const server = useApp();
  const two = async (wanted: Partial<NewTable>) => {
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    return { anna, bert, table: await TestTable.open([anna], { players: 2, ...wanted }) };
  };
  const sit = (person: Person, { path }: TestTable, seat: number) => person.ask('POST', `${path}/sit`, { seat });

  test('begins by itself when nobody is missing, if its owner said so', async () => {
    const { bert, table } = await two({ starts: 'full' });
    expect(jsonOf<TableInfo>(await sit(bert, table, 1))).toMatchObject({ status: 'running', version: 0 });
    const usual = await two({});
    expect(jsonOf<TableInfo>(await sit(usual.bert, usual.table, 1))).toMatchObject({ status: 'open', starts: 'owner' });
    const { anna } = usual;
    const begun = await anna.ask('PATCH', usual.table.path, { starts: 'full' });
    expect(jsonOf<TableInfo>(begun), 'it is full already').toMatchObject({ status: 'running' });
  });

  test('begins with a bot on the last seat, too', async () => {
    const { anna, table } = await two({ starts: 'full' });
    const filled = await anna.ask('PUT', `${table.path}/seats/1`, { kind: 'bot', level: 'deckhand' });
    expect(jsonOf<TableInfo>(filled)).toMatchObject({ status: 'running' });
  });

  test('can be shown or hidden, and made larger or smaller, by its owner alone and until the game begins', async () => {
    const { anna, bert, table } = await two({ visibility: 'public' });
    jsonOf(await sit(bert, table, 1));
    expect(problemOf(await bert.ask('PATCH', table.path, { visibility: 'invitation' }))).toBe('403 not-the-owner');
    const hidden = await anna.ask('PATCH', table.path, { visibility: 'invitation', spectators: false });
    expect(jsonOf<TableInfo>(hidden)).toMatchObject({ visibility: 'invitation', spectators: false });
    const larger = jsonOf<TableInfo>(await anna.ask('PATCH', table.path, { players: 4 }));
    expect(larger.seats.map(({ person }) => person?.name ?? null)).toEqual(['Anna', 'Bert', null, null]);
    jsonOf(await bert.ask('POST', `${table.path}/swap`, { seat: 3 }));
    const smaller = jsonOf<TableInfo>(await anna.ask('PATCH', table.path, { players: 2 }));
    expect(smaller.seats.map(({ person }) => person?.name ?? null)).toEqual(['Anna', 'Bert']);
    expect(problemOf(await anna.ask('PATCH', table.path, { players: 5 }))).toBe('400 wrong-field');
    jsonOf(await anna.ask('POST', `${table.path}/start`));
    expect(problemOf(await anna.ask('PATCH', table.path, { visibility: 'public' }))).toBe('409 not-open');
  });

  test('is not made too small for those who sit there', async () => {
    const people = await Promise.all(['Anna', 'Bert', 'Carla'].map(name => server().guest(name)));
    const table = await TestTable.open(people, { players: 3 });
    expect(problemOf(await people[0]!.ask('PATCH', table.path, { players: 2 }))).toBe('409 too-few-seats');
    expect((await table.info()).seats).toHaveLength(3);
  });
});

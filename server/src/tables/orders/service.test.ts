import { type Game, legalMoves, SeededChance, type View } from '@ankerplatz/kit';
import type { Clock, Entries, NewTable, SeatOrdersBody } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import { describe, expect, test, vi } from 'vitest';
import { randomId } from '../../random.ts';
import { type Person, useApp } from '../../testing/app.ts';
import { begin, moved, movesAt, wander } from '../../testing/live.ts';
import { TestSocket } from '../../testing/socket.ts';
import { jsonOf, problemOf, TestTable } from '../../testing/tables.ts';
import { obey } from '../model/obey.ts';
import { NO_ORDERS, requestOf, type SeatOrders } from '../model/standing-orders.ts';

const PATIENT = { interval: 50 };
const SLOW: Clock = { kind: 'slow', move: 86_400_000, late: 'stand-in' };

const handIn = (table: TestTable, person: Person, moves: readonly string[], id = randomId()) =>
  person.ask('PUT', `${table.path}/hand-in`, { number: 1, moves, id });
const order = (table: TestTable, person: Person, orders: readonly string[]) =>
  person.ask('PUT', `${table.path}/orders`, { number: 1, orders });
const leftOf = async (table: TestTable, person: Person): Promise<SeatOrdersBody> =>
  jsonOf(await person.ask('GET', `${table.path}/orders`));
const movesOf = async (table: TestTable): Promise<string[]> => {
  const { entries } = jsonOf<Entries>(await table.owner.ask('GET', `${table.path}/entries`));
  return entries.map(({ seat, move }) => `${seat} ${move}`);
};

const play = async (table: TestTable, person: Person, moves: readonly string[]) =>
  jsonOf(await table.play(person, await table.view(person), moves));

/** Chooses an action; a bonus tile that comes with it is taken as well. */
const choose = async (table: TestTable, person: Person, action: string): Promise<void> => {
  await play(table, person, [`take ${action}`]);
  const [bonus = ''] = ((await table.view(person)).view as unknown as View).moves;
  if (bonus.startsWith('bonus ')) await play(table, person, [bonus]);
};

describe('handing in early', () => {
  const server = useApp();
  const started = async (count = 3, wanted: Partial<NewTable> = {}): Promise<TestTable> => {
    const people = await Promise.all(Array.from({ length: count }, (_, index) => server().guest(`P${index}`)));
    return TestTable.started(people, { options: { start: 0 }, ...wanted });
  };

  test('once the action is chosen: played when it is due, and only then', async () => {
    const table = await started();
    const [anna, bert, carla] = table.people;
    expect((await table.view(bert!)).mayHandIn).toBe(false);
    expect(problemOf(await handIn(table, bert!, ['pass']))).toBe('409 not-coming');
    expect(problemOf(await handIn(table, anna!, ['take money']))).toBe('409 your-turn');
    await choose(table, anna!, 'money');
    expect((await table.view(carla!)).mayHandIn).toBe(true);
    expect((await table.view(anna!)).mayHandIn).toBe(false);
    jsonOf(await handIn(table, carla!, ['money', 'end']));
    jsonOf(await handIn(table, bert!, ['money', 'end']));
    expect((await leftOf(table, bert!)).handIn).toMatchObject({ moves: ['money', 'end'] });
    await play(table, anna!, ['money', 'end']);
    const expected = ['0 money', '0 end', '1 money', '1 end', '2 money', '2 end'];
    await vi.waitFor(async () => expect((await movesOf(table)).slice(-6)).toEqual(expected), PATIENT);
    expect((await leftOf(table, bert!)).handIn).toBeNull();
    expect((await leftOf(table, bert!)).told).toEqual([]);
  });

  test('what is not legal any more is dropped; its owner is told why, with the paragraph, and is asked', async () => {
    const table = await started();
    const [anna, bert] = table.people;
    await choose(table, anna!, 'money');
    jsonOf(await handIn(table, bert!, ['money', 'crowns', 'end']));
    await play(table, anna!, ['money', 'end']);
    const left = await vi.waitFor(async () => {
      const now = await leftOf(table, bert!);
      expect(now.handIn).toBeNull();
      return now;
    }, PATIENT);
    expect(left.told).toMatchObject([
      { what: 'hand-in', code: 'illegal-move', refusal: { rule: expect.stringMatching(/^§/), index: 1 } },
    ]);
    expect(left.told[0]!.message).toMatch(/\S/);
    expect((await movesOf(table)).slice(-2)).toEqual(['0 money', '0 end']);
    expect((await table.view(bert!)).asked).not.toBeNull();
  });

  test('can be replaced and withdrawn: then it is not played', async () => {
    const table = await started();
    const [anna, bert] = table.people;
    await choose(table, anna!, 'money');
    jsonOf(await handIn(table, bert!, ['pass']));
    jsonOf(await handIn(table, bert!, ['money', 'end']));
    expect((await leftOf(table, bert!)).handIn!.moves).toEqual(['money', 'end']);
    expect(jsonOf<SeatOrdersBody>(await bert!.ask('DELETE', `${table.path}/hand-in`)).handIn).toBeNull();
    await play(table, anna!, ['money', 'end']);
    expect((await table.view(bert!)).asked).not.toBeNull();
    await play(table, bert!, ['pass']);
    expect(await movesOf(table)).toContain('1 pass');
  });

  test('what is no move is refused at once', async () => {
    const table = await started();
    const [anna, bert] = table.people;
    await choose(table, anna!, 'money');
    expect(problemOf(await handIn(table, bert!, ['fly']))).toBe('422 unknown-move');
  });

  test('is gone after a take-back', async () => {
    const table = await started(2);
    const [anna, bert] = table.people;
    await choose(table, anna!, 'money');
    jsonOf(await handIn(table, bert!, ['money', 'end']));
    const { version } = await table.view(anna!);
    const ask = { number: 1, kind: 'take-back', to: 0, version };
    for (const person of [anna!, bert!])
      jsonOf(await person.ask('POST', `${table.path}/agree`, { ...ask, id: randomId() }));
    expect((await leftOf(table, bert!)).handIn).toBeNull();
  });

  test('nobody else learns of it: neither of what is handed in nor of orders', async () => {
    const table = await started();
    const [anna, bert] = table.people;
    const sockets = await Promise.all([anna!, bert!].map(person => TestSocket.of(person)));
    const [annas, berts] = sockets;
    for (const socket of sockets) {
      socket.send({ type: 'watch', topic: 'table', table: table.id });
      await socket.next('table');
    }
    await choose(table, anna!, 'money');
    const id = randomId();
    jsonOf(await handIn(table, bert!, ['money', 'end'], id));
    jsonOf(await order(table, bert!, ['pass']));
    const told = await berts!.next('orders', ({ orders }) => orders.includes('pass'));
    expect(told).toMatchObject({ seat: 1, handIn: { id, moves: ['money', 'end'] } });
    await annas!.settle();
    for (const text of annas!.heard) expect(text).not.toContain(id);
    for (const { seat, handIn: theirs, orders } of annas!.rest('orders'))
      expect({ seat, theirs, orders }).toEqual({ seat: 0, theirs: null, orders: [] });
    const carla = table.people[2]!;
    for (const path of ['', '/view', '/entries'])
      expect((await carla.ask('GET', `${table.path}${path}`)).body).not.toContain(id);
    const stranger = await server().guest();
    expect(problemOf(await stranger.ask('GET', `${table.path}/orders`))).toBe('403 not-seated');
    for (const socket of sockets) await socket.close();
  });
});

describe('standing orders', () => {
  const server = useApp();
  const started = async (count: number, wanted: Partial<NewTable>): Promise<TestTable> => {
    const people = await Promise.all(Array.from({ length: count }, (_, index) => server().guest(`P${index}`)));
    return TestTable.started(people, wanted);
  };

  test('“pass until the end of the round”: passes, and says that the round is over or what else is asked', async () => {
    const table = await started(2, { options: { start: 0 } });
    const [anna, bert] = table.people;
    jsonOf(await order(table, bert!, ['pass']));
    await choose(table, anna!, 'money');
    await play(table, anna!, ['money', 'end']);
    await vi.waitFor(async () => expect((await movesOf(table)).slice(-2)).toEqual(['1 pass', '1 end']), PATIENT);
    const left = await vi.waitFor(async () => {
      const now = await leftOf(table, bert!);
      expect(now.orders).toEqual([]);
      return now;
    }, PATIENT);
    expect(left.told).toMatchObject([{ what: 'order', order: 'pass', code: 'other' }]);
    expect(left.told[0]!.message).toMatch(/cannot be passed/);
    expect((await table.view(bert!)).asked).not.toBeNull();
  });

  test('an order that is taken back is not carried out, one that a game does not have is refused', async () => {
    const table = await started(2, { options: { start: 0 } });
    const [anna, bert] = table.people;
    expect(problemOf(await order(table, bert!, ['discard']))).toBe('400 wrong-field');
    jsonOf(await order(table, bert!, ['pass']));
    jsonOf(await order(table, bert!, []));
    await choose(table, anna!, 'money');
    await play(table, anna!, ['money', 'end']);
    expect((await table.view(bert!)).asked).not.toBeNull();
    expect(await leftOf(table, bert!)).toMatchObject({ available: ['forced', 'pass'], orders: [], told: [] });
  });

  test('“pass when nothing else is possible” is on in slow games, and off in others', async () => {
    const slow = await started(2, { clock: SLOW });
    expect((await leftOf(slow, slow.owner)).orders).toEqual(['forced']);
    const other = await started(2, {});
    expect((await leftOf(other, other.owner)).orders).toEqual([]);
    const cards = await started(2, { game: 'nautilus', variant: 'duel', clock: SLOW });
    expect(await leftOf(cards, cards.owner)).toMatchObject({ available: ['discard'], orders: [] });
  });

  test('in a slow game nobody is ever asked where he can only pass', async () => {
    const table = await started(2, { clock: SLOW, options: { start: 0 } });
    const chance = SeededChance.from('slow');
    for (let count = 0; count < 120; count++) {
      const turn = await table.deciding();
      if (!turn) continue;
      const { moves } = turn.view.view as unknown as View;
      if (moves.join() === 'pass') continue;
      const answer = await table.play(turn.person, turn.view, [moves[chance.die(moves.length)]!]);
      if (answer.statusCode !== 409) jsonOf(answer);
      if (jsonOf<{ status: string }>(await table.owner.ask('GET', table.path)).status === 'over') break;
    }
    const { rows } = await server().connection.pool.query<{ request: string; move: string }>(
      `select request, move from entries where table_id = $1 and request like 'order:%'`,
      [table.id],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ request, move }) => request.startsWith('order:forced:') && move === 'pass')).toBe(true);
  });

  /** A table where the first to play can use no card. */
  const stuck = async (): Promise<{ table: TestTable; person: Person }> => {
    for (;;) {
      const table = await started(2, { game: 'nautilus', variant: 'duel' });
      for (let turn = await table.deciding(); turn; turn = await table.deciding()) {
        const { moves } = turn.view.view as unknown as View;
        if (moves.every(move => move.startsWith('discard '))) return { table, person: turn.person };
        if (!moves.includes('keep')) break;
        jsonOf(await table.play(turn.person, turn.view, ['keep']));
      }
    }
  };

  test('“discard for me while nothing can be used”: at once, if that is asked just now', async () => {
    const { table, person } = await stuck();
    jsonOf(await order(table, person, ['discard']));
    await vi.waitFor(async () => expect((await movesOf(table)).at(-1)).toMatch(/ discard /), PATIENT);
    expect((await leftOf(table, person)).orders).toEqual(['discard']);
  });
});

describe('what a seat has left', () => {
  const server = useApp();

  test('shows in nothing that others are told: neither in the row of the table nor by a message', async () => {
    const people = [await server().guest('Anna'), await server().guest('Bert')];
    const table = await TestTable.started(people, { options: { start: 0 } });
    const [anna, bert] = table.people;
    const socket = await TestSocket.of(anna!);
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    await socket.next('table');
    const own = await TestSocket.of(bert!);
    own.send({ type: 'watch', topic: 'table', table: table.id });
    await own.next('orders');
    const before = await table.info(anna!);
    const heard = socket.heard.filter(text => !text.includes('"presence"')).length;
    jsonOf(await order(table, bert!, ['forced']));
    await own.next('orders', ({ orders }) => orders.includes('forced'));
    jsonOf(await order(table, bert!, []));
    await own.next('orders', ({ orders }) => orders.length === 0);
    socket.send({ type: 'ping' });
    await socket.next('pong');
    expect(await table.info(anna!)).toEqual(before);
    expect(socket.heard.filter(text => !/"presence"|"pong"/.test(text))).toHaveLength(heard);
    await Promise.all([socket.close(), own.close()]);
  });
});

describe('what orders come to', () => {
  const nauticus: Game = gameById('nauticus')!;
  const given = (on: SeatOrders['on'], round = 1): SeatOrders => ({ ...NO_ORDERS, on, round });

  test('“pass until the end of the round” ends with the round', () => {
    let live = begin('nauticus', { players: 2, options: { start: 0 } });
    for (live of wander(live, 'round', 400)) if (live.position.round === 2) break;
    const [seat] = live.deciders();
    expect(obey(live, seat!, given(['pass']))).toMatchObject({
      move: null,
      orders: { on: [], told: [{ order: 'pass', stop: 'round' }] },
    });
  });

  test('a lasting order says that it stopped only after it has done something, and once', () => {
    let live = begin('nauticus', { players: 2, options: { start: 0 } });
    const [seat] = live.deciders();
    expect(obey(live, seat!, given(['forced']))).toEqual({ move: null, orders: null });
    const batch = live.tryBatch(seat!, 0, ['take money'], requestOf('forced', 'x'));
    if (!batch.ok) throw new Error(batch.error.code);
    live = batch.value.after;
    const { move, orders } = obey(live, seat!, given(['forced']));
    expect(move).toBeNull();
    expect(orders).toMatchObject({ on: ['forced'], told: [{ order: 'forced', stop: 'choice', version: 1 }] });
    expect(obey(live, seat!, orders!)).toEqual({ move: null, orders: null });
  });

  test('“discard for me” stops where a card can be used, and where something else is asked', () => {
    const stops = new Set<string>();
    for (const live of wander(begin('nautilus', { variant: 'team' }), 'discard', 600)) {
      const [seat] = live.deciders();
      const { move, orders } = obey(live, seat!, given(['discard']));
      if (move) expect(movesAt(live, seat!).every(each => each.startsWith('discard '))).toBe(true);
      const [told] = orders?.told ?? [];
      stops.add(told?.what === 'order' ? told.stop : 'none');
      if (told) expect(orders!.on).toEqual([]);
    }
    expect([...stops].sort()).toEqual(['choice', 'none', 'other']);
  });

  test('every move that follows from an order is legal', () => {
    let obeyed = 0;
    for (const live of wander(begin('nauticus', { players: 3 }), 'orders', 300))
      for (const seat of live.deciders()) {
        const { move } = obey(live, seat, given(['forced', 'pass'], live.position.round));
        if (!move) continue;
        obeyed++;
        expect(legalMoves(nauticus, live.position, seat)).toContain(move.text);
        expect(moved(live, seat, move.text).version).toBe(live.version + 1);
        if (move.order === 'forced') expect(movesAt(live, seat)).toEqual(['pass']);
      }
    expect(obeyed).toBeGreaterThan(20);
  });
});

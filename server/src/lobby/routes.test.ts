import type { Lobby, Site, TableList, TableView } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { lanAddressOf } from '../addresses.ts';
import { type Person, useApp } from '../testing/app.ts';
import { TestSocket } from '../testing/socket.ts';
import { jsonOf, TestTable } from '../testing/tables.ts';

describe('the lobby', () => {
  const server = useApp();
  const lists = async () => {
    const { open, running } = jsonOf<Lobby>(await server().ask('GET', '/tables'));
    return { open: open.map(({ id }) => id), running: running.map(({ id }) => id) };
  };
  /** Makes the table look as if it was last seen so many seconds ago. */
  const age = (table: TestTable, column: 'seen_at' | 'owner_seen_at', seconds: number) =>
    server().connection.pool.query(`update tables set ${column} = now() - $2 * interval '1 second' where id = $1`, [
      table.id,
      seconds,
    ]);

  test('open public tables to join, running ones to watch; not what is private, over or closed', async () => {
    const [anna, bert] = await Promise.all(['Anna', 'Bert'].map(name => server().guest(name)));
    const pair = [anna!, bert!];
    const open = await TestTable.open([anna!], { players: 3 });
    const hidden = await TestTable.open([anna!], { players: 3, visibility: 'invitation' });
    const running = await TestTable.started(pair);
    const secluded = await TestTable.started(pair, { spectators: false });
    const over = await TestTable.started(pair);
    await over.agreeAll(1, 'end');
    const closed = await TestTable.open([anna!], { players: 2 });
    await anna!.ask('POST', `${closed.path}/leave`);
    const shown = await lists();
    expect(shown).toEqual({ open: [open.id], running: [running.id] });
    for (const table of [hidden, secluded, over, closed])
      expect([...shown.open, ...shown.running]).not.toContain(table.id);
  });

  test('a table that is played on another board than ours says so; who starts is none', async () => {
    const anna = await server().guest('Anna');
    const opened = [];
    for (const options of [{ start: 0 }, { layout: { wheel: [0, 3, 1, 2, 3, 1, 3, 2] } }])
      opened.push(await TestTable.open([anna], { players: 2, options }));
    const { open } = jsonOf<Lobby>(await server().ask('GET', '/tables'));
    const boards = opened.map(table => open.find(({ id }) => id === table.id)!.ownBoard);
    expect(boards).toEqual([undefined, true]);
  });

  test('games to watch come by public facts: most people, most who watch, the last move; with round and watchers', async () => {
    const [anna, bert, carla] = await Promise.all(['Anna', 'Bert', 'Carla'].map(name => server().guest(name)));
    const bot = { kind: 'bot', level: 'deckhand' } as const;
    const alone = await TestTable.started([anna!], { players: 2, seats: [{ kind: 'open' }, bot] });
    const [first, second] = [await TestTable.started([anna!, bert!]), await TestTable.started([anna!, bert!])];
    const socket = await TestSocket.of(carla!);
    socket.send({ type: 'watch', topic: 'table', table: first.id });
    await socket.settle();
    const { running } = jsonOf<Lobby>(await server().ask('GET', '/tables'));
    const own = [alone, first, second].map(({ id }) => id);
    const shown = running.filter(({ id }) => own.includes(id));
    expect(shown.map(({ id, watchers }) => [id, watchers])).toEqual([
      [first.id, 1],
      [second.id, 0],
      [alone.id, 0],
    ]);
    expect(shown.map(({ round }) => round)).toEqual([1, 1, 1]);
    await socket.close();
  });

  test('an open table where nobody is there who sits there leaves it, and comes back with them', async () => {
    const [anna, bert] = await Promise.all(['Anna', 'Bert'].map(name => server().guest(name)));
    const table = await TestTable.open([anna!], { players: 3 });
    await age(table, 'seen_at', 30);
    expect((await lists()).open).toContain(table.id);
    await age(table, 'seen_at', 60);
    expect((await lists()).open).not.toContain(table.id);
    const looking = await TestSocket.of(bert!);
    looking.send({ type: 'watch', topic: 'table', table: table.id });
    await looking.settle();
    await server().app.realtime.hub.noteWaiting();
    expect((await lists()).open, 'who does not sit there does not count').not.toContain(table.id);
    const back = await TestSocket.of(anna!);
    back.send({ type: 'watch', topic: 'table', table: table.id });
    await back.settle();
    await server().app.realtime.hub.noteWaiting();
    expect((await lists()).open).toContain(table.id);
    await Promise.all([looking.close(), back.close()]);
  });

  test('who sits at a table becomes its owner when the owner has been gone for a minute', async () => {
    const [anna, bert] = await Promise.all(['Anna', 'Bert'].map(name => server().guest(name)));
    const table = await TestTable.open([anna!, bert!], { players: 3 });
    const ownerNow = async () => (await table.info(bert!)).owner.name;
    const socket = await TestSocket.of(bert!);
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    await socket.settle();
    await age(table, 'owner_seen_at', 50);
    await server().app.realtime.hub.noteWaiting();
    expect(await ownerNow()).toBe('Anna');
    await age(table, 'owner_seen_at', 70);
    await server().app.realtime.hub.noteWaiting();
    expect(await ownerNow()).toBe('Bert');
    await socket.next('info', ({ info }) => info.owner.name === 'Bert');
    await socket.close();
  });
});

describe('a block between two people', () => {
  const server = useApp();

  test.each([
    ['who has blocked', 0],
    ['who was blocked', 1],
  ])(
    'hides their tables from %s, in the list and in the one that a socket watches; not from others',
    async (_, who) => {
      const [anna, bert, carla] = await Promise.all(['Anna', 'Bert', 'Carla'].map(name => server().guest(name)));
      const [viewer, other] = who === 0 ? [anna!, bert!] : [bert!, anna!];
      const open = await TestTable.open([other], { players: 3 });
      const beside = await TestTable.open([carla!, other], { players: 3 });
      const running = await TestTable.started([other, carla!]);
      const own = await TestTable.open([carla!], { players: 2 });
      const all = [open, beside, running, own].map(({ id }) => id).sort();
      const idsOf = ({ open: tables, running: games }: Lobby) =>
        [...tables, ...games]
          .map(({ id }) => id)
          .filter(id => all.includes(id))
          .sort();
      const socket = await TestSocket.of(viewer);
      socket.send({ type: 'watch', topic: 'lobby' });
      expect(idsOf(await socket.next('lobby'))).toEqual(all);
      expect((await anna!.ask('PUT', `/me/blocks/${bert!.id}`)).statusCode).toBe(204);
      await socket.next('lobby', lists => idsOf(lists).join() === own.id);
      expect(idsOf(jsonOf<Lobby>(await viewer.ask('GET', '/tables')))).toEqual([own.id]);
      for (const each of [carla!, other]) expect(idsOf(jsonOf<Lobby>(await each.ask('GET', '/tables')))).toEqual(all);
      expect(idsOf(jsonOf<Lobby>(await server().ask('GET', '/tables')))).toEqual(all);
      expect((await anna!.ask('DELETE', `/me/blocks/${bert!.id}`)).statusCode).toBe(204);
      await socket.next('lobby', lists => idsOf(lists).length === all.length);
      await socket.close();
    },
  );
});

describe('my tables', () => {
  const server = useApp();
  const mine = async (person: Person) => jsonOf<TableList>(await person.ask('GET', '/tables/mine')).tables;

  test('where it is my turn comes first, then what runs or is open, then what is over', async () => {
    const [anna, bert] = await Promise.all(['Anna', 'Bert'].map(name => server().guest(name)));
    const pair = [anna!, bert!];
    const myTurn = await TestTable.started(pair, { options: { start: 0 }, visibility: 'invitation' });
    const over = await TestTable.started(pair);
    await over.agreeAll(1, 'end');
    const hisTurn = await TestTable.started(pair, { options: { start: 1 } });
    const open = await TestTable.open([anna!], { players: 2 });
    const tables = await mine(anna!);
    expect(tables.map(({ id }) => id)).toEqual([myTurn.id, open.id, hisTurn.id, over.id]);
    expect(tables.map(({ isYourTurn }) => isYourTurn)).toEqual([true, false, false, false]);
    expect((await mine(bert!)).map(({ id }) => id)).toEqual([hisTurn.id, myTurn.id, over.id]);
    expect(await mine(await server().guest('Carla'))).toEqual([]);
  });

  test('who is on holiday there is said, with until when, and no longer when he is back', async () => {
    const [anna, bert] = await Promise.all(['Anna', 'Bert'].map(name => server().guest(name)));
    const clock = { kind: 'slow', move: 86_400_000, holidays: 7, late: 'stand-in' } as const;
    const table = await TestTable.started([anna!, bert!], { clock });
    expect((await mine(anna!))[0]!.away).toBeUndefined();
    const ask = (part: string, more: object = {}) =>
      bert!.ask('POST', `${table.path}/${part}`, { number: 1, id: `request-${part.length}`, ...more });
    jsonOf(await ask('holiday', { days: 3 }));
    const { until } = jsonOf<TableView>(await bert!.ask('GET', `${table.path}/view`)).holidays![1]!;
    for (const person of [anna!, bert!]) expect((await mine(person))[0]!.away).toEqual([{ seat: 1, until }]);
    jsonOf(await ask('holiday/end'));
    expect((await mine(anna!))[0]!.away).toBeUndefined();
  });

  test('a table that I have opened without sitting down is mine too', async () => {
    const anna = await server().guest('Anna');
    const body = { game: 'nauticus', players: 2, visibility: 'invitation' };
    const { id } = jsonOf<{ id: string }>(await anna.ask('POST', '/tables', body), 201);
    expect((await mine(anna)).map(table => table.id)).toEqual([id]);
  });

  test('a former player is called so, in the language of who asks', async () => {
    const [anna, bert] = [await server().guest('Anna', 'de'), await server().guest('Bert')];
    await TestTable.started([anna, bert]);
    await bert.ask('DELETE', '/me');
    const [table] = await mine(anna);
    expect(table!.seats[1]!.person!.name).toBe('ehemaliger Spieler');
  });
});

describe('the address for links', () => {
  const open = useApp({ host: '0.0.0.0' });
  const closed = useApp({ host: '127.0.0.1' });
  const urlFor = async (server: typeof open, host: string) =>
    jsonOf<Site>(await server().ask('GET', '/site', undefined, { host })).url;

  test('is the one that was asked for, never the name that a machine has for itself, unless nobody else reaches it', async () => {
    expect(await urlFor(open, 'club.example')).toBe('http://club.example');
    for (const host of ['localhost:3000', '127.0.0.1:3000']) {
      const lan = lanAddressOf(open().app.config);
      expect(await urlFor(open, host)).toBe(lan === undefined ? `http://${host}` : `http://${lan}:3000`);
      expect(await urlFor(closed, host)).toBe(`http://${host}`);
    }
  });
});

import type { GameRecord } from '@ankerplatz/kit';
import { sampleOf } from '@ankerplatz/kit/sample-size';
import type { NewTable } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { useApp } from '../../testing/app.ts';
import { ApiPlayer, SocketPlayer } from '../../testing/players.ts';
import { TestSocket } from '../../testing/socket.ts';
import { jsonOf, TestTable } from '../../testing/tables.ts';
import { Witness } from '../../testing/witness.ts';

const server = useApp();

const people = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, seat) => server().guest(`Player ${seat}`)));

const witnessOf = async (table: TestTable): Promise<Witness> =>
  new Witness(jsonOf<GameRecord>(await table.owner.ask('GET', `${table.path}/games/1/record`)));

const GAMES: readonly (readonly [string, number, Partial<NewTable>])[] = [
  ['Nauticus for two', 2, { game: 'nauticus', players: 2 }],
  ['Nauticus for four', 4, { game: 'nauticus', players: 4 }],
  ['Nautilùs for four', 4, { game: 'nautilus', variant: 'team' }],
  ['Nautilùs for two', 2, { game: 'nautilus', variant: 'duel' }],
];

// Of a sample sockets play hidden hands, and the API plays what is open.
describe.each([
  ['sockets', SocketPlayer, sampleOf(GAMES.toReversed())],
  ['the API', ApiPlayer, sampleOf(GAMES)],
] as const)('through %s, with connections lost at random', (_, Player, games) => {
  test.each(games)(
    '%s is played to the end; every seat hears what it may know, all of it and no more',
    async (name, count, kind) => {
      const table = await TestTable.started(await people(count), kind);
      const players = table.people.map((person, seat) => new Player(person, table.id, `${name} ${seat}`));
      await Promise.all(players.map(player => player.play()));
      const witness = await witnessOf(table);
      for (const [seat, { heard, refused, reconnects }] of players.entries()) {
        witness.check(seat, heard);
        expect(refused).toEqual([]);
        expect(reconnects).toBeGreaterThan(1);
      }
    },
  );
});

describe('a spectator', () => {
  test.each(GAMES)('of %s hears what is public', async (name, count, kind) => {
    const table = await TestTable.started(await people(count), kind);
    const socket = await TestSocket.of(await server().guest('Zoe'));
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    await socket.next('table');
    const heard: string[] = [];
    await table.playOn(name, 60);
    await table.agreeAll(1, 'end');
    await socket.next('table', ({ result }) => result !== null);
    heard.push(...socket.heard);
    const witness = await witnessOf(table);
    witness.check(
      null,
      heard.filter(text => !text.includes('"agreed"')),
    );
    await socket.close();
  });
});

describe('four seats that exchange at once (§ simultaneous decisions)', () => {
  test('all answer the same version, and nobody is stale', async () => {
    const table = await TestTable.started(await people(4), { game: 'nautilus', variant: 'team' });
    const sockets = await Promise.all(table.people.map(person => TestSocket.of(person)));
    const views = await Promise.all(
      sockets.map(socket => {
        socket.send({ type: 'watch', topic: 'table', table: table.id });
        return socket.next('table');
      }),
    );
    expect(views.map(({ asked }) => asked)).toEqual([0, 0, 0, 0]);
    for (const [seat, socket] of sockets.entries()) {
      const { moves } = views[seat]!.view as { moves: string[] };
      socket.send({ type: 'play', table: table.id, number: 1, asked: 0, moves: [moves[0]!], id: `exchange-${seat}` });
    }
    const played = await Promise.all(sockets.map(socket => socket.next('played')));
    expect(played.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4]);
    expect(sockets.flatMap(socket => socket.rest('refused'))).toEqual([]);
    for (const socket of sockets) await socket.close();
  });
});

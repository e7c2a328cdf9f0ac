import type { GameRecord } from '@ankerplatz/kit';
import { describe, expect, test, vi } from 'vitest';
import { CHANNEL } from '../../tables/change-feed.ts';
import { TestApp, useTwoApps } from '../../testing/app.ts';
import { ApiPlayer, SocketPlayer } from '../../testing/players.ts';
import { TestSocket } from '../../testing/socket.ts';
import { jsonOf, TestTable } from '../../testing/tables.ts';
import { Witness } from '../../testing/witness.ts';

const PATIENT = { interval: 20, timeout: 10_000 };

describe('two servers on one database', () => {
  const [here, there] = useTwoApps();

  const table = async (): Promise<TestTable> =>
    TestTable.started([await here().guest('Anna'), await here().guest('Berta')], { game: 'nautilus', variant: 'duel' });

  test('who watches at one sees what is played at the other', async () => {
    const played = await table();
    const socket = await TestSocket.of(played.people[0]!, here());
    socket.send({ type: 'watch', topic: 'table', table: played.id });
    await socket.next('table');
    await played.at(there()).playOn('elsewhere', 10);
    const last = await socket.next('table', ({ version }) => version === 10);
    expect(last.view).toEqual((await played.view(played.people[0]!)).view);
    await socket.close();
  });

  test('moves are told from server to server; where these are not linked, by the database', async () => {
    const client = await here().connection.pool.connect();
    const notified: string[] = [];
    client.on('notification', ({ payload = '' }) => void notified.push(...payload.split(' ')));
    await client.query(`listen ${CHANNEL}`);
    const heard = async (): Promise<string[]> => {
      // Answered after all that was told before.
      await client.query('select 1');
      return notified.filter(change => /:[1-9]\d*$/.test(change));
    };
    await vi.waitFor(() => expect([here(), there()].every(({ app }) => app.peers.isWhole)).toBe(true), PATIENT);
    const played = await table();
    const socket = await TestSocket.of(played.people[0]!, here());
    socket.send({ type: 'watch', topic: 'table', table: played.id });
    await socket.next('table');
    await played.at(there()).playOn('linked', 5);
    await socket.next('table', ({ version }) => version === 5);
    expect(await heard()).toEqual([]);
    await here().app.peers.stop();
    await vi.waitFor(() => expect(there().app.peers.isWhole).toBe(false), PATIENT);
    await played.at(there()).playOn('apart', 4);
    await socket.next('table', ({ version }) => version === 9);
    expect(await heard()).toContain(`${played.id}:1:9`);
    await socket.close();
    client.release(true);
  });

  test('whoever comes back may come back to the other one', async () => {
    const played = await table();
    const servers = [here(), there()];
    const [anna, berta] = played.people;
    const players = [
      new SocketPlayer(anna!, played.id, 'to and fro', servers),
      new ApiPlayer(berta!, played.id, 'fro and to', servers),
    ];
    await Promise.all(players.map(player => player.play()));
    const witness = new Witness(jsonOf<GameRecord>(await anna!.ask('GET', `${played.path}/games/1/record`)));
    for (const [seat, { heard, refused }] of players.entries()) {
      witness.check(seat, heard);
      expect(refused).toEqual([]);
    }
  });

  test('everybody sees who is looking, through whichever server', async () => {
    const played = await table();
    const [anna, berta] = played.people;
    const watch = { type: 'watch', topic: 'table', table: played.id } as const;
    const annas = await TestSocket.of(anna!, here());
    annas.send(watch);
    await annas.next('presence', ({ seats }) => seats.join() === '0');
    const bertas = await TestSocket.of(berta!, there());
    bertas.send(watch);
    await annas.next('presence', ({ seats }) => seats.join() === '0,1');
    await bertas.next('presence', ({ seats }) => seats.join() === '0,1');
    const zoes = await TestSocket.of(await here().guest('Zoe'), there());
    zoes.send(watch);
    await annas.next('presence', ({ seats, spectators }) => seats.join() === '0,1' && spectators === 1);
    bertas.send({ type: 'look', table: played.id, visible: false });
    await annas.next('presence', ({ seats }) => seats.join() === '0');
    bertas.send({ type: 'look', table: played.id, visible: true });
    await annas.next('presence', ({ seats }) => seats.join() === '0,1');
    await zoes.close();
    await annas.next('presence', ({ spectators }) => spectators === 0);
    bertas.send({ type: 'unwatch', topic: 'table', table: played.id });
    await annas.next('presence', ({ seats }) => seats.join() === '0');
    await annas.close();
    await bertas.close();
  });

  test('a server that stops says goodbye to sockets and streams, and its watchers are forgotten', async () => {
    const third = await TestApp.start({ databaseUrl: here().databaseUrl });
    const played = await table();
    const [anna, berta] = played.people;
    const annas = await TestSocket.of(anna!, here());
    annas.send({ type: 'watch', topic: 'table', table: played.id });
    const bertas = await TestSocket.of(berta!, third);
    bertas.send({ type: 'watch', topic: 'table', table: played.id });
    await annas.next('presence', ({ seats }) => seats.join() === '0,1');
    const url = `${await third.listen()}/api/v1${played.path}/stream`;
    const stream = fetch(url, { headers: { cookie: anna!.cookie } }).then(answer => answer.text());
    await expect.poll(() => third.app.realtime.connections.size).toBe(2);
    await third.stop();
    expect((await bertas.next('bye')).reconnectIn).toBeGreaterThan(0);
    expect(await bertas.closed).toBe(1012);
    expect(JSON.parse((await stream).trim().split('\n').at(-1)!)).toMatchObject({ type: 'bye' });
    await annas.next('presence', ({ seats }) => seats.join() === '0');
    await annas.close();
  });

  test('what nobody watches any more is forgotten', async () => {
    await expect.poll(() => [here(), there()].map(({ app }) => app.realtime.hub.isIdle)).toEqual([true, true]);
    expect([here(), there()].map(({ app }) => app.realtime.connections.size)).toEqual([0, 0]);
  });
});

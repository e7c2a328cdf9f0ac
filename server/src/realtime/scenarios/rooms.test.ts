import type { ReviewRoom } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { type Person, TestApp, useTwoApps } from '../../testing/app.ts';
import { TestSocket } from '../../testing/socket.ts';
import { jsonOf, moveTo, problemOf, TestTable } from '../../testing/tables.ts';

describe('a review room with two servers on one database', () => {
  const [here, there] = useTwoApps({ heartbeatMs: 1600 });

  const enter = async (person: Person, room: string): Promise<TestSocket> => {
    const socket = await TestSocket.of(person);
    socket.send({ type: 'watch', topic: 'room', room });
    await socket.next('room', ({ people }) => people.some(({ id }) => id === person.id));
    return socket;
  };

  const opened = async (): Promise<{ room: ReviewRoom; people: readonly Person[] }> => {
    const people = [await here().guest('Anna'), await here().guest('Bert')];
    const table = await TestTable.started(people);
    await table.playOn('reviewed', 8);
    await table.agreeAll(1, 'end');
    return { room: jsonOf(await people[0]!.ask('POST', `${table.path}/games/1/rooms`, {}), 201), people };
  };

  const show = async (person: Person, room: string, entry: number): Promise<void> => {
    expect(problemOf(await person.ask('PUT', `/rooms/${room}/shown`, { entry, branch: null, marks: [] }))).toBe('204');
  };

  test('who follows at one sees what the leader shows and all say at the other', async () => {
    const { room, people } = await opened();
    const [anna, bert] = [people[0]!, moveTo(people[1]!, there())];
    const annas = await enter(anna, room.id);
    const berts = await enter(bert, room.id);
    await annas.next('room', each => each.people.length === 2);
    for (let entry = 1; entry <= 5; entry++) await show(anna, room.id, entry);
    await berts.next('room', ({ shown }) => shown.entry === 5);
    jsonOf(await bert.ask('POST', `/rooms/${room.id}/chat`, { text: 'Why?', id: 'a-question' }), 201);
    await annas.next('room', ({ messages }) => messages.at(-1)?.text === 'Why?');
    await annas.close();
    await berts.close();
  });

  test('a server that restarts in between loses nothing: who comes back finds all as it stands', async () => {
    const third = await TestApp.start({ heartbeatMs: 1600, databaseUrl: here().databaseUrl });
    const { room, people } = await opened();
    const [anna, bert] = [moveTo(people[0]!, third), people[1]!];
    const annas = await enter(anna, room.id);
    const berts = await enter(bert, room.id);
    await show(anna, room.id, 4);
    await berts.next('room', ({ shown }) => shown.entry === 4);
    await third.stop();
    expect(await annas.closed).toBe(1012);
    const fourth = await TestApp.start({ heartbeatMs: 1600, databaseUrl: here().databaseUrl });
    const back = moveTo(anna, fourth);
    const again = await TestSocket.of(back);
    again.send({ type: 'watch', topic: 'room', room: room.id });
    const found = await again.next('room', each => each.people.length === 2);
    expect(found.shown.entry).toBe(4);
    // A person who was away for too long follows, otherwise leads on.
    const leader = found.leader.id === back.id ? back : bert;
    await show(leader, room.id, 2);
    await berts.next('room', ({ shown }) => shown.entry === 2);
    await again.next('room', ({ shown }) => shown.entry === 2);
    await again.close();
    await berts.close();
    await fourth.stop();
  });

  test('the leader’s server dies without a word: the other one passes the lead on', async () => {
    const { room, people } = await opened();
    const [anna, bert] = [moveTo(people[0]!, there()), people[1]!];
    const annas = await enter(anna, room.id);
    const berts = await enter(bert, room.id);
    // The server dies without noting that people have left.
    there().app.reviewRooms.leave = async () => undefined;
    annas.terminate();
    await berts.next('room', ({ leader }) => leader.id === bert.id);
    await berts.close();
  });
});

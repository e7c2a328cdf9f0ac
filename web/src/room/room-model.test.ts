import { type Game, GameLog, type GameRecord } from '@ankerplatz/kit';
import type { ClientMessage, Me, ReviewRoom, RoomShown, ServerMessage } from '@ankerplatz/protocol';
import { GAMES } from '@ankerplatz/registry';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { meet } from '../net/me.ts';
import type { Connection } from '../net/socket.ts';
import { replayOf } from '../table/replay/replay.ts';
import { type ReplaySource, RoomModel } from './room-model.ts';
import { roomText } from './text/index.ts';

const nauticus: Game = GAMES.nauticus;
const ROOM = '111111111111';
const ANNA: Me = { id: 'AAAAAAAAAAAA', name: 'Anna', login: null, language: 'en' };
const BERT = { id: 'BBBBBBBBBBBB', name: 'Bert' };

/** Some moves of a game, each the first that is legal. */
const recordOf = (moves: number): GameRecord => {
  const setup = nauticus.setup({ players: 2, options: { start: 0 } });
  if (!setup.ok) throw new Error(setup.error);
  const begun = GameLog.begin(nauticus, { setup: setup.value, chance: { kind: 'seed', seed: 'room' } });
  if (!begun.ok) throw new Error(begun.error);
  let log = begun.value;
  for (let made = 0; made < moves; made++) {
    const seat = log.position.deciders()[0]!;
    const played = log.add({ seat, move: nauticus.view(log.position, seat).moves[0]! });
    if (!played.ok) throw new Error('illegal');
    log = played.value;
  }
  return log.record({ kind: 'agreed' } as never);
};

const RECORD = recordOf(8);

const sourceOf = (): ReplaySource => {
  const seats = [0, 1].map(seat => ({
    ...{ seat, kind: 'person' as const, name: `P${seat}`, level: null, isYou: false },
    ...{ isLooking: false, hasResigned: false },
  }));
  const finished = { table: 't', number: 1, record: RECORD, seats, eyes: null, result: null, link: null };
  const source = replayOf(nauticus, finished, 0);
  if (!source.ok) throw new Error(source.error);
  return source.value as ReplaySource;
};

const roomAs = (leader: ReviewRoom['leader'], shown: Partial<RoomShown> = {}): ServerMessage => ({
  ...{ type: 'room', id: ROOM, table: ROOM, number: 1, leader, people: [ANNA, BERT], messages: [] },
  ...{ emptyMinutes: 30, closesAt: '2026-01-01T00:00:00.000Z' },
  shown: { entry: 0, branch: null, marks: [], ...shown },
});

/** The end of a server: what it is told, and how it speaks. */
class Server {
  readonly watched: ClientMessage[] = [];
  readonly shown: RoomShown[] = [];
  tell: (message: ServerMessage) => void = () => undefined;

  get connection(): Connection {
    const watchOther: Connection['watchOther'] = (watch, unwatch, hear) => {
      this.watched.push(watch);
      this.tell = hear;
      return () => void this.watched.push(unwatch);
    };
    return { watchOther } as Partial<Connection> as Connection;
  }

  readonly fetch = async (path: string, { body }: { body: string }): Promise<Response> => {
    expect(path).toBe(`/api/v1/rooms/${ROOM}/shown`);
    this.shown.push(JSON.parse(body));
    return new Response(null, { status: 204 });
  };
}

let server: Server;
let game: ReplaySource;
let room: RoomModel;

const told = (): Promise<void> => vi.waitFor(() => expect(server.shown.at(-1)).toEqual(room.shown.value));

beforeAll(async () => {
  await roomText.load();
});
beforeEach(() => {
  meet(ANNA);
  server = new Server();
  vi.stubGlobal('fetch', server.fetch);
  game = sourceOf();
  room = new RoomModel(ROOM, { invitation: null, key: 'link' }, game, server.connection);
});
afterEach(() => {
  room.close();
  vi.unstubAllGlobals();
});

describe('in a review room', () => {
  test('one asks for it with the link to the game, and takes leave', () => {
    room.close();
    expect(server.watched).toEqual([
      { type: 'watch', topic: 'room', room: ROOM, key: 'link' },
      { type: 'unwatch', topic: 'room', room: ROOM },
    ]);
  });

  test('who follows sees the moment that the leader shows; who comes late, the present one', () => {
    server.tell(roomAs(BERT, { entry: 5 }));
    expect([room.isLeading.value, game.replay.at.value]).toEqual([false, 5]);
    server.tell(roomAs(BERT, { entry: 2, marks: [{ from: 'sea' }] }));
    expect([game.replay.at.value, room.shown.value.marks]).toEqual([2, [{ from: 'sea' }]]);
  });

  test('who loads the page anew at another moment follows all the same', () => {
    game.replay.show(4);
    server.tell(roomAs(BERT, { entry: 5 }));
    server.tell(roomAs(BERT, { entry: 6 }));
    expect([room.isFollowing.value, game.replay.at.value]).toEqual([true, 6]);
  });

  test('who looks elsewhere has left off following, and comes back to where all are', () => {
    server.tell(roomAs(BERT, { entry: 5 }));
    game.replay.show(3);
    expect(room.isFollowing.value).toBe(false);
    server.tell(roomAs(BERT, { entry: 7 }));
    expect(game.replay.at.value).toBe(3);
    room.follow(true);
    expect(game.replay.at.value).toBe(7);
    expect(server.shown).toEqual([]);
  });

  test('who leads shows the others where he is, his marks and his branch; its echo changes nothing', async () => {
    server.tell(roomAs(ANNA, { entry: 4 }));
    expect(game.replay.at.value).toBe(4);
    game.replay.show(6);
    await told();
    server.tell(roomAs(ANNA, { entry: 4 }));
    expect(game.replay.at.value).toBe(6);
    room.mark({ from: 'sea' });
    room.mark({ from: 'sea', to: 'deck' });
    room.mark({ from: 'sea' });
    await told();
    expect(server.shown.at(-1)?.marks).toEqual([{ from: 'sea', to: 'deck' }]);
    room.branch([]);
    await told();
    expect(room.source.value.kind).toBe('what-if');
  });

  test('a branch that the leader plays is on the table of who follows, who plays nothing in it', async () => {
    server.tell(roomAs(ANNA, { entry: 4 }));
    room.branch([]);
    const state = room.source.value.state.value!;
    expect(state.asked).toBe(0);
    const move = state.view.moves[0]!;
    expect(await room.source.value.play([move])).toMatchObject({ ok: true });
    expect(await room.source.value.play(['nonsense'])).toMatchObject({ error: { refusal: { code: 'unknown-move' } } });
    await told();
    const branch = server.shown.at(-1)!.branch!;
    expect(branch).toEqual([{ seat: state.eyes, move }]);
    const led = room.source.value.state.value!;
    server.tell(roomAs(BERT, { entry: 4, branch }));
    const followed = room.source.value.state.value!;
    expect(followed).toMatchObject({ asked: null, version: 1, deciders: led.deciders });
    expect(await room.source.value.play([led.view.moves[0]!])).toMatchObject({ ok: false });
    // A move that the rules forbid ends the branch.
    server.tell(roomAs(BERT, { entry: 4, branch: [...branch, { seat: 0, move: 'nonsense' }] }));
    expect(room.source.value.state.value!.version).toBe(1);
    server.tell(roomAs(BERT, { entry: 5 }));
    expect(room.source.value.kind).toBe('replay');
  });

  test('who is handed the lead goes on from where all are', async () => {
    server.tell(roomAs(BERT, { entry: 5 }));
    game.replay.show(1);
    server.tell(roomAs(ANNA, { entry: 5 }));
    expect(game.replay.at.value).toBe(5);
    game.replay.show(6);
    await told();
  });

  test('how the game ended is hidden until somebody asks', () => {
    server.tell(roomAs(BERT, { entry: RECORD.entries.length }));
    expect(game.state.value?.result).not.toBeNull();
    expect(room.source.value.state.value?.result).toBeNull();
    room.isResultShown.value = true;
    expect(room.source.value.state.value?.result).toEqual(game.state.value?.result);
  });

  test('who is refused, or whose room closes, is told so', () => {
    const error = { code: 'no-such-room', message: 'There is no such review room.' };
    server.tell({ type: 'room-gone', room: ROOM, error });
    expect(room.problem.value).toEqual(error);
  });
});

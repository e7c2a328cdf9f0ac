import { type Static, Type } from 'typebox';
import { Fields, Id } from './common.ts';
import { UnwatchRoom, WatchRoom } from './review-rooms.ts';
import { EntriesQuery, Moves, TableQuery } from './tables.ts';
import { UnwatchTournament, WatchTournament } from './tournaments.ts';

// Messages from a client to the server, one object a message. The first one is hello. Whatever else a seat can do is a request.

const TableTopic = { topic: Type.Literal('table'), table: Id };

const Hello = Fields({ type: Type.Literal('hello'), protocol: Type.Integer() });

/** A watched list comes at once, and again whenever it changes. */
const WatchList = Fields({ type: Type.Literal('watch'), topic: Type.Enum(['lobby', 'me', 'seeks']) });
/** With the game and the version that are known already, what has happened since then comes too. */
const WatchTable = Fields({
  type: Type.Literal('watch'),
  ...TableTopic,
  ...TableQuery.properties,
  number: Type.Optional(Type.Integer({ minimum: 1 })),
  from: Type.Optional(Type.Integer({ minimum: 0 })),
  as: Type.Optional(
    Type.Enum(['spectator'], {
      description: 'What strangers see of it, though one may sit there: for screens that others see.',
    }),
  ),
});
const UnwatchList = Fields({ type: Type.Literal('unwatch'), topic: Type.Enum(['lobby', 'me', 'seeks']) });
const UnwatchTable = Fields({ type: Type.Literal('unwatch'), ...TableTopic });

/** Whether a table that is watched can be seen on the screen. */
const Look = Fields({ type: Type.Literal('look'), table: Id, visible: Type.Boolean() });
const Play = Fields({ type: Type.Literal('play'), table: Id, ...Moves.properties });
const Ping = Fields({ type: Type.Literal('ping') });

/** By what a message says it is; of several forms the one with its topic, the last one for any other. */
export const CLIENT_MESSAGES = {
  hello: [Hello],
  watch: [WatchTable, WatchRoom, WatchTournament, WatchList],
  unwatch: [UnwatchTable, UnwatchRoom, UnwatchTournament, UnwatchList],
  look: [Look],
  play: [Play],
  ping: [Ping],
} as const;
export type ClientMessage = Static<(typeof CLIENT_MESSAGES)[keyof typeof CLIENT_MESSAGES][number]>;

/** The query for the stream of a table. */
export const StreamQuery = Fields({
  ...EntriesQuery.properties,
  until: Type.Optional(
    Type.Enum(['over'], { description: 'The stream ends with the game; else the next one follows.' }),
  ),
});

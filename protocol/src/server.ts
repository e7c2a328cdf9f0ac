import { type Static, Type } from 'typebox';
import { AnnouncementMessage } from './admin.ts';
import { ChatNews } from './chat.ts';
import { Fields, Id, OrNull, ProblemBody } from './common.ts';
import { Me } from './http.ts';
import { Seeks } from './pairing.ts';
import { RoomGone, RoomNews } from './review-rooms.ts';
import {
  Lobby,
  LoggedEntry,
  Played,
  SeatOrdersBody,
  SeatSummary,
  TableInfo,
  TableList,
  TableSummary,
  TableView,
} from './tables.ts';
import { TournamentNews } from './tournaments.ts';

// Messages from the server to a client. Those of a table are lines of its stream, too.

/** A duration in milliseconds. */
const Duration = Type.Integer({ minimum: 0 });

const TimeHere = Type.String({ format: 'date-time', description: 'The time here, for clocks.' });

/** The answer to hello. */
export const Welcome = Fields({
  type: Type.Literal('welcome'),
  protocol: Type.Integer(),
  now: TimeHere,
  me: OrNull(Me),
  heartbeat: Type.Integer({ description: 'Milliseconds between signs of life; after two without one, connect anew.' }),
});

/** The lobby as a stranger sees it, so that all get the same: `mine` says where one sits. */
export const LobbyMessage = Fields({ type: Type.Literal('lobby'), ...Lobby.properties });
/** The answer to watching `me`: the tables where I sit, my turn first. */
export const MineMessage = Fields({ type: Type.Literal('mine'), ...TableList.properties });
/**
 * Sent when it becomes my turn at a table of mine, when something else than a move happens there, or when a seat is
 * kept for me at another one.
 */
export const Notice = Fields({ type: Type.Literal('notice'), table: TableSummary });

/** The people who wait for opponents, and what has become of my own seeks. */
export const SeeksMessage = Fields({ type: Type.Literal('seeks'), ...Seeks.properties });

/** The people at a table and what they have agreed on. */
export const InfoMessage = Fields({ type: Type.Literal('info'), info: TableInfo });
/** The game at a table as a seat or a spectator may know it, and what led there. */
export const TableMessage = Fields({
  type: Type.Literal('table'),
  ...TableView.properties,
  from: OrNull(
    Type.Integer({ description: 'The version after which the entries begin; null: they are not all here.' }),
  ),
  entries: Type.Array(LoggedEntry),
});
/** Orders and hand-ins of my seat, and their outcome: for that seat alone. */
export const OrdersMessage = Fields({ type: Type.Literal('orders'), ...SeatOrdersBody.properties });
/** The people who are looking at a table just now. */
export const Presence = Fields({
  type: Type.Literal('presence'),
  table: Id,
  seats: Type.Array(SeatSummary.properties.seat),
  spectators: Type.Integer({ minimum: 0 }),
});
/** A table is no longer shown: it has become private, or its seat was given away. */
export const Gone = Fields({ type: Type.Literal('gone'), table: Id, error: ProblemBody.properties.error });

export const PlayedMessage = Fields({
  type: Type.Literal('played'),
  table: Id,
  id: Type.String(),
  ...Played.properties,
});
/** A message was not carried out; what it was, as far as that can be read. */
export const Refused = Fields({
  type: Type.Literal('refused'),
  to: OrNull(Type.String({ description: 'The type of the message.' })),
  table: Type.Optional(Type.String()),
  room: Type.Optional(Type.String()),
  tournament: Type.Optional(Type.String()),
  id: Type.Optional(Type.String()),
  error: ProblemBody.properties.error,
});
/** The client speaks an older protocol: the page must be loaded anew. */
export const Reload = Fields({ type: Type.Literal('reload'), protocol: Type.Integer() });
/** The server closes the connection; another one is there by then. */
export const Bye = Fields({ type: Type.Literal('bye'), reconnectIn: Duration });
/** Clocks are set while one is connected, too. */
export const Pong = Fields({ type: Type.Literal('pong'), now: TimeHere });

const SERVER_MESSAGES = [
  Welcome,
  LobbyMessage,
  MineMessage,
  Notice,
  SeeksMessage,
  InfoMessage,
  TableMessage,
  OrdersMessage,
  Presence,
  ChatNews,
  AnnouncementMessage,
  Gone,
  RoomNews,
  RoomGone,
  TournamentNews,
  PlayedMessage,
  Refused,
  Reload,
  Bye,
  Pong,
] as const;
export const ServerMessage = Type.Union([...SERVER_MESSAGES]);
export type ServerMessage = Static<(typeof SERVER_MESSAGES)[number]>;
export type TableMessage = Static<typeof TableMessage>;
export type OrdersMessage = Static<typeof OrdersMessage>;
export type InfoMessage = Static<typeof InfoMessage>;
export type Presence = Static<typeof Presence>;

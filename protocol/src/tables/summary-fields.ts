import { Type } from 'typebox';
import { Fields, Id, OrNull, Person, Time } from '../common.ts';
import { Clock } from './clock.ts';
import { Count, GameNumber, SeatNumber, Visibility } from './fields.ts';
import { STARTS } from './new-table.ts';

export const seatFields = {
  seat: SeatNumber,
  kind: Type.Enum(['open', 'person', 'bot']),
  person: OrNull(Person),
  level: OrNull(Type.String()),
  /** The owner of the seat, while another person plays it. */
  absent: OrNull(Id),
  keptFor: Type.Optional(Person),
  keptUntil: Type.Optional(
    Type.String({
      format: 'date-time',
      description:
        'How long a free seat is kept for who was invited. At a public table `keptFor` says to those at home alone for whom.',
    }),
  ),
  zone: Type.Optional(
    Type.String({ description: 'By whose time its clock runs, where clocks run only in hours agreed on.' }),
  ),
};

export const summaryFields = {
  id: Id,
  game: Type.String(),
  players: Type.Optional(Type.Integer()),
  variant: Type.Optional(Type.String()),
  visibility: Visibility,
  spectators: Type.Boolean(),
  coach: Type.Boolean({ description: 'Whether the coach may help everybody who sits here.' }),
  rated: Type.Optional(Type.Boolean({ description: 'True where its games are rated.' })),
  ownBoard: Type.Optional(Type.Boolean({ description: 'True where it is played on another board than ours.' })),
  starts: Type.Enum([...STARTS], {
    description:
      'Who or what begins the first game: its owner, its last player, or, where seats are kept for people, that.',
  }),
  status: Type.Enum(['open', 'running', 'over', 'closed']),
  number: GameNumber,
  version: Count,
  owner: Person,
  /** Seats that must decide. */
  deciders: Type.Array(SeatNumber),
  clock: OrNull(Clock),
  dueAt: OrNull(Time),
  you: OrNull(SeatNumber),
  isYourTurn: Type.Boolean(),
  createdAt: Time,
  touchedAt: Time,
  ranks: Type.Optional(Type.Array(Type.Integer(), { description: 'Of a game that is over: by seat, from 1.' })),
  rematch: Type.Optional(
    Fields(
      { wanted: Type.Array(SeatNumber), declined: Type.Array(SeatNumber) },
      { description: 'Of a game that is over, where some want another: who does, and who was asked and does not.' },
    ),
  ),
  away: Type.Optional(
    Type.Array(Fields({ seat: SeatNumber, until: Time }), {
      description: 'Of my tables, where seats may be on holiday: those that are, and until when.',
    }),
  ),
  watchers: Type.Optional(
    Type.Integer({ minimum: 0, description: 'In the lobby, of a game that runs: how many watch.' }),
  ),
  round: Type.Optional(
    Type.Integer({ minimum: 1, description: 'In the lobby, of a game that runs, where this server has it at hand.' }),
  ),
};

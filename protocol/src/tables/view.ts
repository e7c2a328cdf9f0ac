import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Person, Time } from '../common.ts';
import { ENDINGS } from '../statistics/statistics.ts';
import { Vote } from './agreement.ts';
import { TimeFactor } from './clock.ts';
import { Anything, Count, GameNumber, Options, SeatNumber } from './fields.ts';
import { seatFields, summaryFields } from './summary-fields.ts';

export const GameResult = Fields({
  end: Type.Enum([...ENDINGS]),
  ranks: Type.Array(Type.Integer(), { description: 'By seat, from 1.' }),
  scores: OrNull(Type.Array(Anything)),
});
export type GameResult = Static<typeof GameResult>;

const Texts = Type.Array(Type.String());
/** A game that all want to begin, and what its chance was committed to. */
export const Seal = Fields({
  number: GameNumber,
  commitment: Type.String({ description: 'Of the server.' }),
  commitments: OrNull(
    Type.Array(Type.String(), {
      description:
        'By the seats of the game to come; null as long as some are awaited. Once it is there, it is time to open.',
    }),
  ),
  awaited: Type.Array(SeatNumber, { description: 'The seats, as they are now, that have to commit or to open.' }),
  until: Type.String({ format: 'date-time', description: 'Who is awaited then loses the seat.' }),
});
export type Seal = Static<typeof Seal>;
const BrokenSeal = Fields({
  ...{ commitment: Type.String(), secret: Type.String(), commitments: Texts, contributions: Texts },
  missing: Type.Array(SeatNumber, { description: 'The seats because of which it was broken.' }),
});

export const TableInfo = Fields({
  ...summaryFields,
  options: Type.Optional(Options),
  deal: Type.Optional(
    Fields(
      {
        id: Id,
        isAlone: Type.Boolean({ description: 'Whether one plays it against bots, as everybody else does.' }),
        isOpen: Type.Boolean({ description: 'Whether nobody plays it any more, and all may see what was played.' }),
      },
      {
        description:
          'The deal that is played here and at other tables; until all of them are over nobody else sees anything of it. There is one game, without take-backs.',
      },
    ),
  ),
  isFromPosition: Type.Optional(
    Type.Boolean({ description: 'Whether this game begins from a position, which the owner of the table knows.' }),
  ),
  seats: Type.Array(
    Fields({
      ...seatFields,
      commitment: OrNull(
        Type.String({
          description:
            'Of its contribution to the next game, or to this one; empty: there is none; null: it is awaited.',
        }),
      ),
      contribution: Type.String({
        description: 'Hexadecimal, once the game has begun; empty for bots and where none was.',
      }),
      factor: TimeFactor.properties.factor,
    }),
  ),
  commitment: Type.String({ description: 'SHA-256 of the secret; when a game is over, of the next one’s.' }),
  seal: OrNull(Seal),
  broken: Type.Array(BrokenSeal, { description: 'Seals of this game that were broken, in their order.' }),
  invitation: OrNull(Type.String({ description: 'For links; known to who sits here.' })),
  agreements: Fields({
    end: Type.Array(SeatNumber),
    rematch: Type.Array(SeatNumber),
    declined: Type.Array(SeatNumber, { description: 'Who was asked for a rematch and does not want one.' }),
  }),
  votes: Type.Array(Vote, { description: 'What else some have agreed to.' }),
  volunteers: Type.Array(Fields({ person: Person, seat: SeatNumber, mayPlay: Type.Boolean() }), {
    description: 'Watchers who would take over a seat, and whether it may be given to them.',
  }),
  silence: Type.Integer({
    description:
      'Milliseconds after which a seat that is asked and does nothing counts as silent, where no clock runs.',
  }),
  warnings: Type.Array(Fields({ seat: SeatNumber, until: Time, isExtended: Type.Boolean() }), {
    description:
      'Silent seats whose players were warned: not before `until` may they be given away. Who looks at the table has time once more.',
  }),
  deputies: Type.Array(Fields({ seat: SeatNumber, person: Person }), {
    description: 'Whom somebody has named to play for him; nobody else may where hands are hidden.',
  }),
  tally: Type.Array(Fields({ person: OrNull(Person), level: OrNull(Type.String()), games: Count, wins: Count })),
  result: OrNull(GameResult),
});
export type TableInfo = Static<typeof TableInfo>;

/** The view of one seat, or a spectator, now. */
export const TableView = Fields({
  table: Id,
  number: GameNumber,
  version: Count,
  seat: OrNull(SeatNumber),
  asked: OrNull(Type.Integer({ description: 'To be sent with the moves that answer it; null if nothing is asked.' })),
  mayHandIn: Type.Boolean({ description: 'Whether my next decision is settled, so that I may answer it early.' }),
  view: Anything,
  resigned: Type.Array(SeatNumber),
  standIns: Type.Array(OrNull(Fields({ by: Type.String(), isFinal: Type.Boolean() })), {
    description: 'By seat: who plays it instead of its player, a bot of a level or a `person`.',
  }),
  pause: OrNull(Fields({ until: OrNull(Time) })),
  clocks: OrNull(
    Type.Array(
      Fields({
        left: Type.Integer({ minimum: 0 }),
        since: OrNull(Time),
        due: Type.Optional(
          Type.String({
            format: 'date-time',
            description: 'When its time runs out, where it does not run all the time: at night, or on holiday.',
          }),
        ),
      }),
      { description: 'By seat: milliseconds left when its clock stopped or, at `since`, began to run.' },
    ),
  ),
  holidays: Type.Optional(
    Type.Array(Fields({ left: Count, until: OrNull(Time) }), {
      description:
        'By seat, where there are any: how many days it has left, and until when its last holiday lasts, which may be over.',
    }),
  ),
  revealed: Type.Integer({ description: 'Nothing before this version can be taken back.' }),
  result: OrNull(GameResult),
});
export type TableView = Static<typeof TableView>;

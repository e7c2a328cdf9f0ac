import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Time, WholeText } from './common.ts';

// Bodies and answers of the routes of tables.

const Seat = Type.Integer({ minimum: 0, maximum: 3, description: 'From 0, clockwise.' });
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Made by whoever asks, so that a request can be sent again without being carried out twice. */
const RequestId = Type.String({ pattern: '^[\\w-]{8,64}$', description: 'Random; the same for a repetition.' });
const Invitation = Type.String({ minLength: 1, maxLength: 64, description: 'The random part of an invitation link.' });
const Contribution = Type.String({
  pattern: '^[0-9a-f]{32}$',
  description:
    '16 random bytes in hexadecimal: the chance of the game depends on them and on the secret of the server.',
});
const Level = Type.String({ minLength: 1, maxLength: 20, description: 'Of a bot: deckhand, mate …' });
const GameNumber = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Which game of the evening.' });
const Text = Type.String({ minLength: 1, maxLength: 200 });
/** Whatever a game puts there. */
const Anything = Type.Object({}, { additionalProperties: true });

export const TableOf = Fields({ id: Id });
export const SeatOf = Fields({ id: Id, seat: Type.String({ pattern: '^[0-3]$' }) });
export const GameOf = Fields({ id: Id, number: Type.String({ pattern: '^[1-9][0-9]{0,5}$' }) });
export const TableQuery = Fields({ invitation: Type.Optional(Invitation) });
export const EntriesQuery = Fields({
  from: Type.Optional(WholeText),
  number: Type.Optional(WholeText),
  invitation: Type.Optional(Invitation),
});

export const FreeSeat = Type.Union(
  [Fields({ kind: Type.Literal('open') }), Fields({ kind: Type.Literal('bot'), level: Level })],
  { examples: [{ kind: 'bot', level: 'mate' }] },
);
export type FreeSeat = Static<typeof FreeSeat>;

const Visibility = Type.Enum(['public', 'invitation']);
const Options = Type.Object(
  {},
  {
    additionalProperties: true,
    description: 'Of the board; who starts (start, dealer): a seat, else the lot decides.',
  },
);

const Position = Type.Object(
  {},
  {
    additionalProperties: true,
    description:
      'From which the first game begins, as the notation of the game writes it; what it leaves open is drawn. It says itself who plays on ' +
      'which board, so players, variant and options are not given. At a table by invitation only; the next games begin as usual.',
  },
);

export const NewTable = Fields(
  {
    game: Type.String({ minLength: 1, maxLength: 40 }),
    players: Type.Optional(Type.Integer()),
    variant: Type.Optional(Type.String({ maxLength: 40 })),
    options: Type.Optional(Options),
    position: Type.Optional(Position),
    visibility: Visibility,
    spectators: Type.Optional(Type.Boolean({ description: 'Whether others may watch; true if missing.' })),
    seats: Type.Optional(Type.Array(FreeSeat, { maxItems: 4, description: 'Open if missing.' })),
  },
  {
    examples: [
      {
        game: 'nauticus',
        players: 2,
        visibility: 'invitation',
        options: { start: 0 },
        seats: [{ kind: 'open' }, { kind: 'bot', level: 'deckhand' }],
      },
      { game: 'nautilus', variant: 'team', visibility: 'public', spectators: false },
      {
        game: 'nautilus',
        visibility: 'invitation',
        position: {
          ...{ game: 'nautilus', variant: 'duel', round: 1, dealer: 1, turn: 0 },
          hands: [
            ['trade', '2', '3'],
            ['7', '7', '9'],
          ],
          sailors: {
            n: ['t5', 'home', 'home', 'home'],
            e: ['home', 'home', 'home', 'home'],
            s: ['home', 'home', 'home', 'home'],
            w: ['home', 'home', 'home', 'home'],
          },
          ...{ moby: null, open: [false, false], discards: [] },
        },
      },
    ],
  },
);
export type NewTable = Static<typeof NewTable>;

export const Sitting = Fields(
  { seat: Seat, contribution: Contribution, invitation: Type.Optional(Invitation) },
  { examples: [{ seat: 0, contribution: '0123456789abcdef0123456789abcdef' }] },
);
export const Swap = Fields({ seat: Seat }, { examples: [{ seat: 1 }] });

export const Moves = Fields(
  {
    number: GameNumber,
    asked: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'As in the view: what the moves answer.' }),
    moves: Type.Array(Text, { minItems: 1, maxItems: 64, description: 'All or nothing.' }),
    id: RequestId,
  },
  { examples: [{ number: 1, asked: 0, moves: ['take money'], id: 'my-first-move' }] },
);
export type Moves = Static<typeof Moves>;
export const Resignation = Fields(
  { number: GameNumber, id: RequestId },
  { examples: [{ number: 1, id: 'my-last-request' }] },
);
export type Resignation = Static<typeof Resignation>;
export const Agreement = Fields(
  {
    number: GameNumber,
    kind: Type.Enum(['end', 'rematch']),
    id: RequestId,
    contribution: Type.Optional(Contribution),
  },
  {
    examples: [
      { number: 1, kind: 'end', id: 'enough-for-today' },
      { number: 1, kind: 'rematch', id: 'once-more-please', contribution: '0123456789abcdef0123456789abcdef' },
    ],
  },
);
export type Agreement = Static<typeof Agreement>;

/** Where the game is then. */
export const Played = Fields({ number: GameNumber, version: Count });
export type Played = Static<typeof Played>;
export const Agreed = Fields({
  isAgreed: Type.Boolean({ description: 'Whether all have agreed, so that it was done.' }),
  number: GameNumber,
  version: Count,
});
export type Agreed = Static<typeof Agreed>;

const Person = Fields({ id: Id, name: Type.String() });
const seatFields = {
  seat: Seat,
  kind: Type.Enum(['open', 'person', 'bot']),
  person: OrNull(Person),
  level: OrNull(Type.String()),
};
export const SeatSummary = Fields(seatFields);
export type SeatSummary = Static<typeof SeatSummary>;

const summaryFields = {
  id: Id,
  game: Type.String(),
  players: Type.Optional(Type.Integer()),
  variant: Type.Optional(Type.String()),
  visibility: Visibility,
  spectators: Type.Boolean(),
  status: Type.Enum(['open', 'running', 'over', 'closed']),
  number: GameNumber,
  version: Count,
  owner: Person,
  /** Seats that must decide. */
  deciders: Type.Array(Seat),
  you: OrNull(Seat),
  isYourTurn: Type.Boolean(),
  createdAt: Time,
  touchedAt: Time,
};
export const TableSummary = Fields({ ...summaryFields, seats: Type.Array(SeatSummary) });
export type TableSummary = Static<typeof TableSummary>;
export const TableList = Fields({ tables: Type.Array(TableSummary) });
export type TableList = Static<typeof TableList>;
export const Lobby = Fields({
  open: Type.Array(TableSummary, { description: 'Public tables with open seats, the newest first.' }),
  running: Type.Array(TableSummary, { description: 'Public games to watch.' }),
});
export type Lobby = Static<typeof Lobby>;

export const GameResult = Fields({
  end: Type.Enum(['played', 'resigned', 'agreed']),
  ranks: Type.Array(Type.Integer(), { description: 'By seat, from 1.' }),
  scores: OrNull(Type.Array(Anything)),
});
export type GameResult = Static<typeof GameResult>;

export const TableInfo = Fields({
  ...summaryFields,
  options: Type.Optional(Options),
  isFromPosition: Type.Optional(
    Type.Boolean({ description: 'Whether this game begins from a position, which the owner of the table knows.' }),
  ),
  seats: Type.Array(
    Fields({
      ...seatFields,
      contribution: Type.String({ description: 'Hexadecimal; empty for bots and where none was.' }),
    }),
  ),
  commitment: Type.String({ description: 'SHA-256 of the secret; when a game is over, of the next one’s.' }),
  invitation: OrNull(Type.String({ description: 'For links; known to who sits here.' })),
  agreements: Fields({ end: Type.Array(Seat), rematch: Type.Array(Seat) }),
  tally: Type.Array(Fields({ person: OrNull(Person), level: OrNull(Type.String()), games: Count, wins: Count })),
  result: OrNull(GameResult),
});
export type TableInfo = Static<typeof TableInfo>;

/** What one seat, or a spectator, may know now. */
export const TableView = Fields({
  table: Id,
  number: GameNumber,
  version: Count,
  seat: OrNull(Seat),
  asked: OrNull(Type.Integer({ description: 'To be sent with the moves that answer it; null if nothing is asked.' })),
  view: Anything,
  resigned: Type.Array(Seat),
  result: OrNull(GameResult),
});
export type TableView = Static<typeof TableView>;

/** An entry of the log as one seat may read it. */
export const LoggedEntry = Fields({
  entry: Count,
  kind: Type.Enum(['move', 'resign', 'agreed-end']),
  seat: Seat,
  move: OrNull(Type.String()),
  events: Type.Array(Anything),
});
export type LoggedEntry = Static<typeof LoggedEntry>;
export const Entries = Fields({ table: Id, number: GameNumber, version: Count, entries: Type.Array(LoggedEntry) });
export type Entries = Static<typeof Entries>;

/** As docs/record.md describes it. */
export const GameRecordBody = Type.Object(
  { format: Type.String(), game: Type.String(), hash: Type.String() },
  { additionalProperties: true },
);

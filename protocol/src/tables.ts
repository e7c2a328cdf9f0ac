import { LEVELS, ORDERS } from '@ankerplatz/kit';
import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Person, Refusal, Time, WholeText } from './common.ts';
import { ENDINGS } from './statistics/statistics.ts';

// Bodies and answers of the routes of tables.

const Seat = Type.Integer({ minimum: 0, maximum: 3, description: 'From 0, clockwise.' });
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
/** Made by whoever asks, so that a request can be sent again without being carried out twice. */
const RequestId = Type.String({ pattern: '^[\\w-]{8,64}$', description: 'Random; the same for a repetition.' });
const Invitation = Type.String({ minLength: 1, maxLength: 64, description: 'The random part of an invitation link.' });
/** 16 random bytes in hexadecimal: the chance of the game depends on them and on the secret of the server. */
const Contribution = Type.String({ pattern: '^[0-9a-f]{32}$', description: '16 random bytes in hexadecimal.' });
const Commitment = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description:
    'SHA-256, in hexadecimal, of 16 random bytes that are kept and opened when the game is sealed. Without one the seat adds nothing to chance.',
});
const Level = Type.String({ minLength: 1, maxLength: 20, description: `Of a bot: ${LEVELS.join(', ')}` });
const GameNumber = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Which game of the evening.' });
const Text = Type.String({ minLength: 1, maxLength: 200 });
/** Whatever a game puts there. */
const Anything = Type.Object({}, { additionalProperties: true });

export const TableOf = Fields({ id: Id });
export const SeatOf = Fields({ id: Id, seat: Type.String({ pattern: '^[0-3]$' }) });
export const GameOf = Fields({ id: Id, number: Type.String({ pattern: '^[1-9][0-9]{0,5}$' }) });
export const TableQuery = Fields({ invitation: Type.Optional(Invitation) });
export const GameQuery = Fields(
  {
    invitation: Type.Optional(Invitation),
    key: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'Of a link to this finished game.' })),
  },
  { examples: [{ key: 'kQ3nT8wZ' }] },
);
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
/** Who or what begins the first game: the owner, the last who sits down, or that at a table where seats are kept for those paired. */
export const STARTS = ['owner', 'full', 'paired'] as const;
const Options = Type.Object(
  {},
  {
    additionalProperties: true,
    description: 'Of the board; who starts (start, dealer): a seat, else the lot decides.',
  },
);

/** Milliseconds. */
const Duration = (least: number, most: number, description: string) =>
  Type.Integer({ minimum: least, maximum: most, description });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const lateFields = {
  late: Type.Enum(['stand-in', 'finish', 'end'], {
    description:
      'When somebody’s time runs out: a bot stands in until the player is back, a bot finishes for him, or the game ends and he is last.',
  }),
  level: Type.Optional(Level),
};
/** From which hour of the day to which clocks run, by the time of each seat's own zone. */
export const Hours = Fields(
  {
    from: Type.Integer({ minimum: 0, maximum: 18 }),
    to: Type.Integer({ minimum: 6, maximum: 24 }),
  },
  {
    description:
      'From which hour of the day to which, at least six: in them alone the clock of a seat runs, by the time of its own zone. All day if missing.',
    examples: [{ from: 9, to: 22 }],
  },
);
export type Hours = Static<typeof Hours>;
/** How time is kept at a table; without one there is no clock. */
export const Clock = Type.Union([
  Fields({
    kind: Type.Literal('live'),
    bank: Duration(500, 12 * HOUR_MS, 'Milliseconds for the whole game.'),
    increment: Duration(0, HOUR_MS, 'Milliseconds added once per hand-over.'),
    ...lateFields,
  }),
  Fields({
    kind: Type.Literal('slow'),
    move: Duration(500, 30 * DAY_MS, 'Milliseconds for every move.'),
    hours: Type.Optional(Hours),
    holidays: Type.Optional(
      Type.Enum([3, 7, 14], {
        description:
          'How many days of a game each seat may be on holiday, when its clock stands still; none if missing.',
      }),
    ),
    ...lateFields,
  }),
]);
export type Clock = Static<typeof Clock>;
const Silence = Duration(
  60_000,
  14 * DAY_MS,
  'Milliseconds after which a seat that is asked and does nothing counts as silent, where no clock runs.',
);
export const ClockChange = Fields(
  { clock: OrNull(Clock), silence: Type.Optional(Silence) },
  {
    examples: [
      { clock: { kind: 'slow', move: 2 * DAY_MS, late: 'stand-in', level: 'mate' } },
      { clock: { kind: 'slow', move: DAY_MS, hours: { from: 9, to: 22 }, holidays: 7, late: 'stand-in' } },
      { clock: null },
    ],
  },
);
export const TimeFactor = Fields(
  {
    factor: Type.Number({
      minimum: 0.25,
      maximum: 10,
      description: 'How much more time this seat has; 1 is as much as all.',
    }),
  },
  { examples: [{ factor: 1.5 }] },
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
    coach: Type.Optional(
      Type.Boolean({ description: 'Whether the coach may help everybody who sits here; false if missing.' }),
    ),
    rated: Type.Optional(
      Type.Boolean({
        description:
          'Whether its games change the ratings of those who play: members alone, with a clock, on the usual board, without the coach and without take-backs. False if missing.',
      }),
    ),
    seats: Type.Optional(Type.Array(FreeSeat, { maxItems: 4, description: 'Open if missing.' })),
    starts: Type.Optional(
      Type.Enum(['owner', 'full'], {
        description:
          'Whether the owner begins the game, or it begins by itself when nobody is missing; owner if missing.',
      }),
    ),
    clock: Type.Optional(Clock),
    silence: Type.Optional(Silence),
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
      {
        ...{ game: 'nautilus', variant: 'team', visibility: 'public', spectators: false },
        clock: { kind: 'live', bank: 600_000, increment: 10_000, late: 'stand-in' },
      },
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

/** What the owner may change until the game begins; what is missing stays. */
export const TableWish = Fields(
  {
    players: Type.Optional(Type.Integer()),
    variant: Type.Optional(Type.String({ maxLength: 40 })),
    visibility: Type.Optional(Visibility),
    spectators: NewTable.properties.spectators,
    starts: NewTable.properties.starts,
    coach: Type.Optional(
      Type.Boolean({ description: 'Whether the coach may help; allowed only while nobody but the owner sits here.' }),
    ),
    rated: Type.Optional(
      Type.Boolean({ description: 'Whether its games are rated; changed only while nobody but the owner sits here.' }),
    ),
  },
  { examples: [{ visibility: 'public', starts: 'full' }, { players: 3 }] },
);
export type TableWish = Static<typeof TableWish>;

const EXAMPLE_COMMITMENT = 'be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991';
export const Sitting = Fields(
  {
    seat: Seat,
    commitment: Type.Optional(Commitment),
    invitation: Type.Optional(Invitation),
    coach: Type.Optional(
      Type.Boolean({ description: 'That the coach may help everybody; true where the table says so.' }),
    ),
    rated: Type.Optional(Type.Boolean({ description: 'That the games are rated; true where the table says so.' })),
    besideBlocked: Type.Optional(
      Type.Boolean({ description: 'True: though somebody sits there whom I have blocked.' }),
    ),
    zone: Type.Optional(
      Type.String({
        maxLength: 64,
        description:
          'The time zone of who sits down, by its name in the zone database; shown to others where clocks run only in hours agreed on. UTC if missing.',
      }),
    ),
  },
  { examples: [{ seat: 0, commitment: EXAMPLE_COMMITMENT, zone: 'Europe/Berlin' }, { seat: 0 }] },
);
export type Sitting = Static<typeof Sitting>;
export const Committing = Fields(
  {
    commitment: Commitment,
    anew: Type.Optional(
      Type.Boolean({
        description: 'Whether a seal that is not opened yet shall be broken, and everybody commit once more.',
      }),
    ),
  },
  { examples: [{ commitment: EXAMPLE_COMMITMENT }, { commitment: EXAMPLE_COMMITMENT, anew: true }] },
);
export type Committing = Static<typeof Committing>;
export const Opening = Fields(
  {
    commitment: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'Of the server, as in the seal that is opened.',
    }),
    contribution: Contribution,
  },
  {
    examples: [{ commitment: EXAMPLE_COMMITMENT, contribution: '000102030405060708090a0b0c0d0e0f' }],
  },
);
export type Opening = Static<typeof Opening>;
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
export const GameNamed = Fields({ number: GameNumber }, { examples: [{ number: 1 }] });
export type GameNamed = Static<typeof GameNamed>;
export const NewHoliday = Fields(
  {
    number: GameNumber,
    days: Type.Integer({
      minimum: 1,
      maximum: 14,
      description: 'From now on; taken off those that the seat has left.',
    }),
    id: RequestId,
  },
  { examples: [{ number: 1, days: 3, id: 'off-to-the-sea' }] },
);
export type NewHoliday = Static<typeof NewHoliday>;
const AGREEMENTS = ['end', 'rematch', 'pause', 'resume', 'take-back', 'replace'] as const;
const By = Type.Union([
  Fields({ level: Level }),
  Fields({ person: Type.String({ pattern: '^[1-9A-HJ-NP-Za-km-z]{12}$', description: 'The id of a volunteer.' }) }),
]);
export const Agreement = Fields(
  {
    number: GameNumber,
    kind: Type.Enum([...AGREEMENTS]),
    id: RequestId,
    commitment: Type.Optional(Commitment),
    until: Type.Optional(
      Type.String({ format: 'date-time', description: 'Of a pause: when the game goes on by itself.' }),
    ),
    to: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Of a take-back: the version at which the game stands again.' }),
    ),
    version: Type.Optional(
      Type.Integer({ minimum: 0, description: 'Of a take-back: the version at which it is asked for.' }),
    ),
    seat: Type.Optional(Seat),
    by: Type.Optional(By),
  },
  {
    examples: [
      { number: 1, kind: 'end', id: 'enough-for-today' },
      { number: 1, kind: 'rematch', id: 'once-more-please', commitment: EXAMPLE_COMMITMENT },
      { number: 1, kind: 'pause', id: 'until-tomorrow', until: '2030-01-01T18:00:00Z' },
      { number: 1, kind: 'take-back', id: 'let-me-think-again', to: 6, version: 7 },
      { number: 1, kind: 'replace', id: 'a-bot-instead', seat: 1, by: { level: 'mate' } },
    ],
  },
);
export type Agreement = Static<typeof Agreement>;

/** Something that some have agreed to. */
export const Vote = Fields({
  kind: Type.Enum([...AGREEMENTS]),
  seats: Type.Array(Seat, { description: 'Who has agreed.' }),
  until: Type.Optional(Time),
  to: Type.Optional(Count),
  version: Type.Optional(Count),
  seat: Type.Optional(Seat),
  by: Type.Optional(By),
});
export type Vote = Static<typeof Vote>;

export const Volunteering = Fields(
  { number: GameNumber, seat: Seat, invitation: Type.Optional(Invitation) },
  { examples: [{ number: 1, seat: 1 }] },
);

export const Deputizing = Fields({ person: Id }, { examples: [{ person: 'CvP6Wp6Dt2Qz' }] });

export const HandInBody = Fields(
  {
    number: GameNumber,
    moves: Type.Array(Text, { minItems: 1, maxItems: 64, description: 'Played when it is my turn, all or nothing.' }),
    id: RequestId,
  },
  { examples: [{ number: 1, moves: ['take money'], id: 'my-next-move' }] },
);
export type HandInBody = Static<typeof HandInBody>;

const OrderName = Type.Enum([...ORDERS]);
export const OrdersBody = Fields(
  {
    number: GameNumber,
    orders: Type.Array(OrderName, {
      maxItems: 3,
      description:
        'forced: pass where nothing else is possible; pass: pass until the end of the round; discard: discard while nothing can be used.',
    }),
  },
  { examples: [{ number: 1, orders: ['forced'] }] },
);
export type OrdersBody = Static<typeof OrdersBody>;
/** What a seat has left to the server, and what became of it. Known to that seat alone. */
export const SeatOrdersBody = Fields({
  table: Id,
  number: GameNumber,
  seat: Seat,
  handIn: OrNull(Fields({ id: Type.String(), moves: Type.Array(Type.String()) })),
  available: Type.Array(OrderName, { description: 'The orders of this game.' }),
  orders: Type.Array(OrderName),
  told: Type.Array(
    Fields({
      what: Type.Enum(['hand-in', 'order']),
      order: Type.Optional(OrderName),
      moves: Type.Optional(Type.Array(Type.String())),
      version: Count,
      code: Type.String(),
      message: Type.String(),
      refusal: Type.Optional(Refusal),
    }),
    { description: 'Why something was not done, the last first.' },
  ),
});
export type SeatOrdersBody = Static<typeof SeatOrdersBody>;

/** Where the game is then. */
export const Played = Fields({ number: GameNumber, version: Count });
export type Played = Static<typeof Played>;
export const Agreed = Fields({
  isAgreed: Type.Boolean({ description: 'Whether all have agreed, so that it was done.' }),
  from: Type.Optional(
    Type.String({
      format: 'date-time',
      description: 'Of a silent seat whose player was warned: when it may be given away, at the earliest.',
    }),
  ),
  number: GameNumber,
  version: Count,
});
export type Agreed = Static<typeof Agreed>;

const seatFields = {
  seat: Seat,
  kind: Type.Enum(['open', 'person', 'bot']),
  person: OrNull(Person),
  level: OrNull(Type.String()),
  /** Whose seat it is while another person plays it. */
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
export const SeatSummary = Fields(seatFields);
export type SeatSummary = Static<typeof SeatSummary>;

const summaryFields = {
  id: Id,
  game: Type.String(),
  players: Type.Optional(Type.Integer()),
  variant: Type.Optional(Type.String()),
  visibility: Visibility,
  spectators: Type.Boolean(),
  coach: Type.Boolean({ description: 'Whether the coach may help everybody who sits here.' }),
  rated: Type.Optional(Type.Boolean({ description: 'True where its games are rated.' })),
  starts: Type.Enum([...STARTS], {
    description:
      'Who or what begins the first game: its owner, its last player, or, where seats are kept for people, that.',
  }),
  status: Type.Enum(['open', 'running', 'over', 'closed']),
  number: GameNumber,
  version: Count,
  owner: Person,
  /** Seats that must decide. */
  deciders: Type.Array(Seat),
  clock: OrNull(Clock),
  dueAt: OrNull(Time),
  you: OrNull(Seat),
  isYourTurn: Type.Boolean(),
  createdAt: Time,
  touchedAt: Time,
  ranks: Type.Optional(Type.Array(Type.Integer(), { description: 'Of a game that is over: by seat, from 1.' })),
  away: Type.Optional(
    Type.Array(Fields({ seat: Seat, until: Time }), {
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
export const TableSummary = Fields({ ...summaryFields, seats: Type.Array(SeatSummary) });
export type TableSummary = Static<typeof TableSummary>;
export const TableList = Fields({ tables: Type.Array(TableSummary) });
export type TableList = Static<typeof TableList>;
export const Lobby = Fields({
  open: Type.Array(TableSummary, { description: 'Public tables with open seats, the newest first.' }),
  running: Type.Array(TableSummary, {
    description: 'Public games to watch: first where most people play, then where most watch, then the last move.',
  }),
});
export type Lobby = Static<typeof Lobby>;

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
  awaited: Type.Array(Seat, { description: 'The seats, as they are now, that have to commit or to open.' }),
  until: Type.String({ format: 'date-time', description: 'Who is awaited then loses the seat.' }),
});
export type Seal = Static<typeof Seal>;
const BrokenSeal = Fields({
  ...{ commitment: Type.String(), secret: Type.String(), commitments: Texts, contributions: Texts },
  missing: Type.Array(Seat, { description: 'The seats because of which it was broken.' }),
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
  agreements: Fields({ end: Type.Array(Seat), rematch: Type.Array(Seat) }),
  votes: Type.Array(Vote, { description: 'What else some have agreed to.' }),
  volunteers: Type.Array(Fields({ person: Person, seat: Seat, mayPlay: Type.Boolean() }), {
    description: 'Watchers who would take over a seat, and whether it may be given to them.',
  }),
  silence: Type.Integer({
    description:
      'Milliseconds after which a seat that is asked and does nothing counts as silent, where no clock runs.',
  }),
  warnings: Type.Array(Fields({ seat: Seat, until: Time, isExtended: Type.Boolean() }), {
    description:
      'Silent seats whose players were warned: not before `until` may they be given away. Who looks at the table has time once more.',
  }),
  deputies: Type.Array(Fields({ seat: Seat, person: Person }), {
    description: 'Whom somebody has named to play for him; nobody else may where hands are hidden.',
  }),
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
  mayHandIn: Type.Boolean({ description: 'Whether my next decision is settled, so that I may answer it early.' }),
  view: Anything,
  resigned: Type.Array(Seat),
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

const ENTRY_KINDS = [
  'move',
  'resign',
  'agreed-end',
  'timed-out',
  'take-back',
  'taken-over',
  'given-back',
  'paused',
  'resumed',
  'holiday',
  'holiday-over',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** An entry of the log as one seat may read it. */
export const LoggedEntry = Fields({
  entry: Count,
  kind: Type.Enum([...ENTRY_KINDS]),
  seat: Seat,
  move: OrNull(Type.String()),
  to: Type.Optional(Count),
  by: Type.Optional(Type.String()),
  until: Type.Optional(Time),
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

/** A finished game, for looking at it again. */
export const FinishedGame = Fields({
  table: Id,
  game: Type.String(),
  number: GameNumber,
  seats: Type.Array(SeatSummary),
  result: OrNull(GameResult),
  record: GameRecordBody,
  key: OrNull(
    Type.String({ description: 'For links to this game: it opens nothing else. null: everybody may look at it.' }),
  ),
});
export type FinishedGame = Static<typeof FinishedGame>;

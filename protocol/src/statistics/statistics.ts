import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Person, Time, WholeText } from '../common.ts';

// Finished games, and what their figures say: of a person, and of the club.

/** The people to whom a person's games are shown. */
export const AUDIENCES = ['everybody', 'companions', 'nobody'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** With at least one other person at the table; with bots alone. */
export const OPPOSITIONS = ['people', 'bots'] as const;
export type Opposition = (typeof OPPOSITIONS)[number];

/** The end of a game: by its rules, or otherwise. */
export const ENDINGS = ['played', 'resigned', 'timed-out', 'agreed'] as const;
export type GameEnding = (typeof ENDINGS)[number];

const Day = Type.String({ pattern: '^20[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$' });

const clubFilters = {
  game: Type.Optional(Type.String({ pattern: '^[a-z]{1,20}$' })),
  variant: Type.Optional(Type.String({ pattern: '^[a-z]{1,20}$' })),
  players: Type.Optional(Type.String({ pattern: '^[2-9]$' })),
  from: Type.Optional(Day),
  to: Type.Optional(Type.Unsafe<string>({ ...Day, description: 'This day, in UTC, included.' })),
  against: Type.Optional(Type.Enum([...OPPOSITIONS], { description: 'Missing: both.' })),
};
const filters = {
  ...clubFilters,
  with: Type.Optional(
    Type.String({
      pattern: '^(?:[1-9A-HJ-NP-Za-km-z]{12}|[a-z]{3,11})$',
      description: 'Only games with this person, or with a bot of this level.',
    }),
  ),
};
export const ClubFilters = Fields(clubFilters);
export type ClubFilters = Static<typeof ClubFilters>;
export const GameFilters = Fields(filters);
export type GameFilters = Static<typeof GameFilters>;

export const GameListQuery = Fields({
  ...filters,
  before: Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,17}[.][1-9A-HJ-NP-Za-km-z]{12}[.][0-9]{1,9}$',
      description: 'The `next` of an earlier answer: games before those.',
    }),
  ),
  limit: Type.Optional(Type.Unsafe<string>({ ...WholeText, description: '1 to 100; 20 if missing.' })),
});
export type GameListQuery = Static<typeof GameListQuery>;

const format = Type.Optional(Type.Enum(['json', 'csv'], { description: 'json if missing.' }));
export const ExportQuery = Fields({ ...filters, format });
export const ClubExportQuery = Fields({ ...clubFilters, format });

const Figures = Type.Record(Type.String(), Type.Number(), {
  description: 'By the names that the game gives them, as `ankerplatz simulate` prints them.',
});

/** A seat of a finished game: of a person, of a bot by its level, or of a player who is not named. */
const GameSeat = Fields({
  person: OrNull(Person),
  level: OrNull(Type.String()),
  rank: Type.Integer({ minimum: 1 }),
  points: OrNull(Type.Number()),
});
export type GameSeat = Static<typeof GameSeat>;

/** A finished game as one of its players played it. */
export const PlayedGame = Fields({
  table: Id,
  number: Type.Integer({ minimum: 1, description: 'Which game of the evening.' }),
  key: OrNull(Type.String({ description: 'Opens this game, at a private table, to who played it.' })),
  game: Type.String(),
  variant: OrNull(Type.String()),
  players: Type.Integer(),
  at: Type.Unsafe<string>({ ...Time, description: 'When it ended.' }),
  end: OrNull(Type.Enum([...ENDINGS], { description: 'null as long as its figures are not worked out.' })),
  seat: Type.Integer(),
  rank: Type.Integer({ minimum: 1 }),
  isWon: Type.Boolean(),
  isDrawn: Type.Boolean({ description: 'All were first: nobody has won.' }),
  points: OrNull(Type.Number({ description: 'Of a game with points that was played to its end.' })),
  opening: OrNull(Type.String({ description: 'How the seat opened, as a code of the game.' })),
  rounds: OrNull(Type.Integer()),
  seconds: OrNull(Type.Number({ description: 'From the first entry to the last.' })),
  secondsATurn: OrNull(Type.Number({ description: 'How long the seat took for a turn, on average.' })),
  figures: OrNull(Figures),
  seats: Type.Array(GameSeat, { description: 'Indexable by seat.' }),
});
export type PlayedGame = Static<typeof PlayedGame>;

export const GameList = Fields({
  games: Type.Array(PlayedGame, { description: 'The newest first.' }),
  next: OrNull(Type.String({ description: 'For `before`; null: there are no more.' })),
});
export type GameList = Static<typeof GameList>;

const count = {
  played: Type.Integer({ minimum: 0 }),
  won: Type.Integer({ minimum: 0 }),
  drawn: Type.Integer({ minimum: 0, description: 'Games that nobody has won.' }),
};
const kind = { game: Type.String(), variant: OrNull(Type.String()), players: Type.Integer() };

/** The statistics of finished games. Figures are means over games that were played to their end. */
export const Statistics = Fields({
  games: Type.Integer({ minimum: 0, description: 'How many are counted.' }),
  left: Type.Integer({ minimum: 0, description: 'Older ones that are not counted any more.' }),
  results: Type.Array(Fields({ ...kind, ...count })),
  months: Type.Array(
    Fields({ game: Type.String(), month: Type.String({ pattern: '^[0-9]{4}-[0-9]{2}$' }), ...count, figures: Figures }),
  ),
  openings: Type.Array(Fields({ game: Type.String(), opening: Type.String(), ...count })),
  outcomes: Type.Array(Fields({ game: Type.String(), isWon: Type.Boolean(), played: count.played, figures: Figures }), {
    description: 'What those who won did otherwise than the others.',
  }),
  levels: Type.Array(Fields({ game: Type.String(), level: OrNull(Type.String()), ...count }), {
    description: 'Who played: people (null), and bots by level.',
  }),
  others: Type.Array(
    Fields({ person: OrNull(Person), level: OrNull(Type.String()), isPartner: Type.Boolean(), ...count }),
    { description: 'With whom; neither person nor level: somebody who is not named.' },
  ),
  pace: Type.Array(
    Fields({
      ...kind,
      played: count.played,
      seconds: OrNull(Type.Number({ description: 'The median length of a game.' })),
      secondsATurn: OrNull(Type.Number({ description: 'The median over games.' })),
    }),
  ),
});
export type Statistics = Static<typeof Statistics>;

/** A file with all games, for programs. */
export const GamesFile = Fields({
  format: Type.Literal('ankerplatz-games/1'),
  at: Time,
  person: OrNull(Person),
  filters: GameFilters,
  left: Type.Integer({ minimum: 0, description: 'Older games that the file does not hold.' }),
  games: Type.Array(PlayedGame),
});
export type GamesFile = Static<typeof GamesFile>;

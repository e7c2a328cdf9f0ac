import { type Static, Type } from 'typebox';
import { Fields, OrNull, Person } from './common.ts';
import { PACES } from './pairing.ts';
import { GameQuery } from './tables.ts';

// Ratings: how strong people are, game by game, and how sure that is.

/** Why a game at a rated table does not count. `docs/ratings.md` says the same in a table. */
export const VOIDS = ['agreed', 'take-back', 'position', 'board', 'coach', 'clock', 'bot', 'guest'] as const;
export type Void = (typeof VOIDS)[number];

const kind = {
  game: Type.String({ pattern: '^[a-z]{1,20}$' }),
  class: Type.String({
    pattern: '^[a-z]{1,20}$',
    description: 'The variant; of a game without variants `two` players, or `more`.',
  }),
  pace: Type.Enum([...PACES], { description: 'One sitting, or days for every move.' }),
};
export const RatingKind = Fields(kind);
export type RatingKind = Static<typeof RatingKind>;

const strength = {
  rating: Type.Integer({ description: '1500 is where everybody begins.' }),
  spread: Type.Integer({ minimum: 0, description: 'How far off it may be: in 95 of 100 cases no further.' }),
};

/** The rating of a person, in games of one kind. */
const PersonRating = Fields({
  ...kind,
  ...strength,
  isProvisional: Type.Boolean({ description: 'Whether the spread is still above 300.' }),
  games: Type.Integer({ minimum: 1 }),
  opponents: Type.Integer({ minimum: 0, description: 'Different ones in the last 90 days.' }),
  place: OrNull(Type.Integer({ minimum: 1, description: 'On the leaderboard; null: not on it.' })),
});
export type PersonRating = Static<typeof PersonRating>;
export const PersonRatings = Fields({ ratings: Type.Array(PersonRating) });
export type PersonRatings = Static<typeof PersonRatings>;

export const Leaderboard = Fields({
  ...kind,
  people: Type.Array(
    Fields({
      ...strength,
      place: Type.Integer({ minimum: 1 }),
      person: OrNull(Person),
      isMe: Type.Boolean(),
      games: Type.Integer({ minimum: 1 }),
    }),
    { description: 'At most 100, the strongest first. Without a name: somebody whom a block keeps from me.' },
  ),
  mine: OrNull(PersonRating),
  opponents: Type.Integer({ description: 'So many different opponents in the last 90 days put somebody on it.' }),
  bots: Type.Array(Fields({ level: Type.String(), rating: Type.Integer() }), {
    description:
      'A list of their own, from games of bots among themselves: the First mate has 1500. Not to be compared with people.',
  }),
});
export type Leaderboard = Static<typeof Leaderboard>;

export const RatingsQuery = GameQuery;

/** The change of a seat's rating by a game, and why. */
const RatingChange = Fields({
  before: Fields(strength),
  after: Fields(strength),
  chance: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'How likely its side was to win, by the ratings before.',
  }),
  rank: Type.Integer({ minimum: 1, description: 'By which it was rated: who left is last.' }),
  hasLeft: Type.Boolean({ description: 'Gave up, ran out of time, or somebody else played for a while.' }),
  weight: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'Less than 1 where the same people have met more than three times in 30 days.',
  }),
});
export type RatingChange = Static<typeof RatingChange>;

export const GameRatings = Fields({
  state: Type.Enum(['unrated', 'pending', 'void', 'counted'], {
    description: 'Pending: for the moment until it is worked out. Void: it does not count.',
  }),
  kind: OrNull(RatingKind),
  reason: OrNull(Type.Enum([...VOIDS])),
  seats: Type.Array(OrNull(RatingChange), {
    description: 'Indexable by seat; null: a person who hides ratings, or from whom I hide mine.',
  }),
});
export type GameRatings = Static<typeof GameRatings>;

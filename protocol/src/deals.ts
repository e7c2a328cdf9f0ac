import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Time } from './common.ts';
import { GameRecordBody } from './tables/finished-game.ts';

// Deals that many play: the same start and the same luck for everybody.

/** Of a day, of the club, of a round of a tournament. */
export const DEAL_KINDS = ['day', 'club', 'round'] as const;

export const DealOf = Fields({ id: Id });
export const AttemptOf = Fields({
  id: Id,
  number: Type.String({ pattern: '^[1-9][0-9]{0,6}$', description: 'Of the attempt, from 1.' }),
});

export const Deal = Fields({
  id: Id,
  kind: Type.Enum(['day', 'club']),
  name: OrNull(Type.String(), { description: 'Of a deal of the club.' }),
  game: Type.String(),
  players: Type.Optional(Type.Integer()),
  variant: Type.Optional(Type.String()),
  level: Type.String({ description: 'Of the bots who play, too.' }),
  beginsAt: Time,
  endsAt: Time,
  status: Type.Enum(['coming', 'open', 'over']),
  commitment: Type.String({ description: 'SHA-256 of the secret from which all is drawn, in hexadecimal.' }),
  finished: Type.Integer({ minimum: 0, description: 'How many have played it to its end.' }),
  opened: OrNull(
    Fields({
      secret: Type.String(),
      rules: Type.Integer({ minimum: 1, description: 'The version of the rules.' }),
      options: Type.Optional(Type.Record(Type.String(), Type.Any())),
      seats: Type.Integer(),
    }),
    { description: 'Once it is over: with this everybody can play it again, anywhere.' },
  ),
  mine: OrNull(
    Fields({
      table: Id,
      isOver: Type.Boolean({ description: 'Whether I have played it to its end.' }),
      isNamed: Type.Boolean({ description: 'Whether others read my name.' }),
    }),
    { description: 'My attempt: there is one for everybody.' },
  ),
});
export type Deal = Static<typeof Deal>;

export const DealList = Fields({
  deals: Type.Array(Deal, { description: 'What can be played now, then what is to come, then what is over.' }),
  mayAnnounce: Type.Boolean({ description: 'Whether I may set deals of the club.' }),
  now: Time,
});
export type DealList = Static<typeof DealList>;

const Figures = Type.Record(Type.String(), Type.Number());

export const DealResult = Fields({
  number: Type.Integer({ minimum: 1, description: 'Of the attempt.' }),
  place: Type.Integer({ minimum: 1, description: 'Who is level shares one.' }),
  name: OrNull(Type.String(), { description: 'Null for guests who do not wish to be named.' }),
  worth: Type.Number({ description: 'Points; in Nautilùs by how many sailors in harbours the own side led.' }),
  rank: Type.Integer({ minimum: 1, description: 'Within the game.' }),
  isGivenUp: Type.Boolean(),
  isMe: Type.Boolean(),
});
export type DealResult = Static<typeof DealResult>;

const Parting = Fields({
  number: Type.Integer({ description: 'Of the best attempt, or of the next one if mine is the best.' }),
  entry: Type.Integer({ minimum: 0, description: 'After so many entries both still stood alike.' }),
  round: Type.Integer({ minimum: 1 }),
  mine: Type.String({ description: 'What I did then, in the notation of the game.' }),
  theirs: Type.String(),
  said: Fields(
    { mine: Type.String(), theirs: Type.String() },
    { description: 'The same in words of the language that was asked for.' },
  ),
});

export const DealPage = Fields({
  deal: Deal,
  results: OrNull(Type.Array(DealResult), {
    description: 'The best first. Null as long as the deal can be played and I have not played it to its end.',
  }),
  figures: OrNull(Fields({ mine: OrNull(Figures), medians: Figures }), {
    description: 'Where points came from, and other figures of the game.',
  }),
  parting: OrNull(Parting, { description: 'Where I did something else than the best one, if I did.' }),
});
export type DealPage = Static<typeof DealPage>;

export const NewAttempt = Fields(
  {
    isNamed: Type.Optional(Type.Boolean({ description: 'Of guests: whether others read my name. Members are named.' })),
  },
  { examples: [{}] },
);
export type NewAttempt = Static<typeof NewAttempt>;

export const Attempt = Fields({ table: Id });
export type Attempt = Static<typeof Attempt>;

export const PlayedAttempt = Fields({
  name: OrNull(Type.String()),
  worth: Type.Number(),
  seat: Type.Integer(),
  record: GameRecordBody,
});
export type PlayedAttempt = Static<typeof PlayedAttempt>;

export const NewDeal = Fields(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    game: Type.String({ maxLength: 40 }),
    players: Type.Optional(Type.Integer({ minimum: 2, maximum: 4 })),
    variant: Type.Optional(Type.String({ maxLength: 40 })),
    level: Type.String({ maxLength: 20 }),
    days: Type.Integer({ minimum: 1, maximum: 31, description: 'For how long it can be played.' }),
  },
  { examples: [{ name: 'Club night', game: 'nauticus', players: 3, level: 'mate', days: 7 }] },
);
export type NewDeal = Static<typeof NewDeal>;

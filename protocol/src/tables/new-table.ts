import { type Static, Type } from 'typebox';
import { Fields } from '../common.ts';
import { Clock } from './clock.ts';
import { LevelName, Options, Silence, Visibility } from './fields.ts';

export const FreeSeat = Type.Union(
  [Fields({ kind: Type.Literal('open') }), Fields({ kind: Type.Literal('bot'), level: LevelName })],
  { examples: [{ kind: 'bot', level: 'mate' }] },
);
export type FreeSeat = Static<typeof FreeSeat>;

/**
 * The person who begins the first game: the owner, the last player who sits down, or that player at a table where seats are kept
 * for those paired.
 */
export const STARTS = ['owner', 'full', 'paired'] as const;

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

/** Settings that the owner may change until the game begins; what is missing stays. */
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

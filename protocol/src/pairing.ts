import { type Static, Type } from 'typebox';
import { Fields, Id, OrNull, Person, Time } from './common.ts';
import { SeatSummary, TableSummary } from './tables.ts';

// Looking for opponents: a seek waits until enough have come, then seats are kept for its owners at a table.

export const PACES = ['live', 'slow'] as const;
const Pace = Type.Enum([...PACES], { description: 'One sitting, or days for every move.' });
export type Pace = (typeof PACES)[number];

export const SeekOf = Fields({ pace: Pace });

const { game, players, variant } = TableSummary.properties;
const rated = Type.Optional(Type.Boolean({ description: 'True: for a rated game, among members.' }));
const kindFields = { game, players, variant, pace: Pace, rated };

export const NewSeek = Fields(
  {
    game: Type.String({ minLength: 1, maxLength: 40 }),
    players: Type.Optional(Type.Integer()),
    variant: Type.Optional(Type.String({ maxLength: 40 })),
    rated,
    likeStrength: Type.Optional(
      Type.Boolean({
        description:
          'Whether others should be about as strong. That is taken the less exactly the longer somebody waits.',
      }),
    ),
    bots: Type.Optional(
      Fields({
        after: Type.Integer({
          minimum: 0,
          maximum: 600_000,
          description: 'Milliseconds after which bots take the seats for which nobody has come.',
        }),
        level: Type.String({ minLength: 1, maxLength: 20 }),
      }),
    ),
  },
  {
    examples: [
      { game: 'nauticus', players: 2 },
      { game: 'nautilus', variant: 'team', bots: { after: 60_000, level: 'mate' } },
      { game: 'nauticus', players: 2, rated: true, likeStrength: true },
    ],
  },
);
export type NewSeek = Static<typeof NewSeek>;

/** A person for whom a seat is kept. */
const PairedPerson = Fields({ ...Person.properties, isReady: Type.Boolean({ description: 'Sits there.' }) });

export const Seek = Fields({
  ...kindFields,
  since: Time,
  botsAt: OrNull(Time),
  strength: OrNull(
    Fields({
      rating: Type.Integer({ description: 'Mine: those of others are held against it.' }),
      reach: OrNull(Type.Integer({ description: 'How far from it they may be by now; null: anybody will do.' })),
    }),
    { description: 'Of who looks for people about as strong; null: anybody will do from the beginning.' },
  ),
  offer: OrNull(
    Fields(
      {
        table: Id,
        seat: SeatSummary.properties.seat,
        until: Type.String({ format: 'date-time', description: 'Who has not sat down by then loses the place.' }),
        people: Type.Array(PairedPerson),
        bots: Type.Integer({ minimum: 0 }),
      },
      { description: 'A seat is kept at this table: sitting down there says that one is ready.' },
    ),
  ),
});
export type Seek = Static<typeof Seek>;

export const Seeks = Fields({
  waiting: Type.Array(
    Fields({
      ...kindFields,
      people: Type.Integer({ minimum: 1 }),
      since: Type.String({ format: 'date-time', description: 'Since when the first of them has been waiting.' }),
    }),
    {
      description: 'How many people wait for what, oneself among them.',
    },
  ),
  mine: Type.Array(Seek, { description: 'At most one a pace.' }),
});
export type Seeks = Static<typeof Seeks>;

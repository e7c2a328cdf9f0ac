import { type Static, Type } from 'typebox';
import { Fields, Time } from '../common.ts';
import { Commitment, Count, EXAMPLE_COMMITMENT, GameNumber, LevelName, RequestId, SeatNumber } from './fields.ts';

const AGREEMENTS = ['end', 'rematch', 'pause', 'resume', 'take-back', 'replace'] as const;
const By = Type.Union([
  Fields({ level: LevelName }),
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
    seat: Type.Optional(SeatNumber),
    by: Type.Optional(By),
    declines: Type.Optional(
      Type.Literal(true, { description: 'Of what can be voted on: does not want it. Who wants it is told.' }),
    ),
  },
  {
    examples: [
      { number: 1, kind: 'end', id: 'enough-for-today' },
      { number: 1, kind: 'rematch', id: 'once-more-please', commitment: EXAMPLE_COMMITMENT },
      { number: 1, kind: 'pause', id: 'until-tomorrow', until: '2030-01-01T18:00:00Z' },
      { number: 1, kind: 'pause', id: 'rather-play-on', declines: true },
      { number: 1, kind: 'take-back', id: 'let-me-think-again', to: 6, version: 7 },
      { number: 1, kind: 'replace', id: 'a-bot-instead', seat: 1, by: { level: 'mate' } },
    ],
  },
);
export type Agreement = Static<typeof Agreement>;

/** A proposal that some seats have agreed to. */
export const Vote = Fields({
  kind: Type.Enum([...AGREEMENTS]),
  seats: Type.Array(SeatNumber, { description: 'Who has agreed.' }),
  declined: Type.Optional(Type.Array(SeatNumber, { description: 'Who was asked and does not want it.' })),
  until: Type.Optional(Time),
  to: Type.Optional(Count),
  version: Type.Optional(Count),
  seat: Type.Optional(SeatNumber),
  by: Type.Optional(By),
});
export type Vote = Static<typeof Vote>;

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

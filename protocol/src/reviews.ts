import { type Static, Type } from 'typebox';
import { Fields, OrNull, Time } from './common.ts';
import { GameOf } from './tables.ts';

// Reviews of finished games that are kept at the server: docs/review.md.

const ReviewBudget = Type.Union([Type.Literal('captain'), Type.Literal('admiral')]);
export type ReviewBudget = Static<typeof ReviewBudget>;

export const ReviewOf = Fields({ ...GameOf.properties, budget: ReviewBudget });

const Turn = Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { minItems: 1, maxItems: 60 });
const Chance = Type.Number({ minimum: 0, maximum: 1 });

const Verdict = Fields({
  best: Turn,
  difference: Type.Number({ minimum: 0, maximum: 1000 }),
  chance: Chance,
  points: OrNull(Type.Number({ minimum: -1000, maximum: 1000 })),
  open: OrNull(Fields({ best: Turn, difference: Chance })),
});

/** The verdicts on every decision; all else is worked out from the record. */
export const GivenReview = Fields(
  {
    judge: Type.Integer({ minimum: 1, maximum: 9999, description: 'The version of the judge.' }),
    verdicts: Type.Array(Verdict, { maxItems: 2000, description: 'One for each decision, in their order.' }),
  },
  {
    examples: [{ judge: 1, verdicts: [{ best: ['pass'], difference: 0, chance: 0, points: 0, open: null }] }],
  },
);
export type GivenReview = Static<typeof GivenReview>;

const Kept = Fields({
  isOutdated: Type.Boolean({ description: 'It was made by an earlier judge than this server has.' }),
  checkedAt: Time,
  review: Type.Object({}, { additionalProperties: true, description: '`ankerplatz schema review` prints its schema.' }),
});
export const KeptReview = Fields({
  kept: OrNull(Kept),
  isWaiting: Type.Boolean({ description: 'One was sent and is looked into.' }),
});
export type KeptReview = Static<typeof KeptReview>;

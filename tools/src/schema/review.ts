import { BUDGETS, FORMAT } from '@ankerplatz/review';
import { constant, DRAFT, described, list, object, orNull, ref, type Schema, text, whole, words } from './schema.ts';

const number: Schema = { type: 'number' };
const chance: Schema = { type: 'number', minimum: 0, maximum: 1 };
const moves = described('a whole turn, in the notation of the game', list(text, 1));
const turningPoints = described(
  'the numbers of the last entries of the decisions that cost most, the dearest first',
  list(whole(1), 0, 5),
);

const $defs: Readonly<Record<string, Schema>> = {
  seat: whole(0, 3),
  account: described(
    'how a number came from its start to its result: all parts but the result add up to it',
    object({
      start: described('before anything was drawn', number),
      luck: described('shuffles, deals and dice: what came, less the mean of what could have come', number),
      own: described('own turns beside the best ones', number),
      others: described('turns of the others', number),
      error: described('the judge’s own error: what it had foretold otherwise than it then judged', number),
      ended: described('a resignation, a clock, an agreement', number),
      result: number,
    }),
  ),
  claim: { type: 'object', description: 'what a turn does, as data of the coach: docs/coach.md' },
  decision: object({
    seat: ref('seat'),
    round: whole(1),
    from: described('the entry before it: where the seat had to decide', whole(0)),
    to: described('its last entry', whole(1)),
    played: moves,
    best: described('the same as `played` where nothing better was found', moves),
    difference: described('how much better the best is, in the measure of the review', { type: 'number', minimum: 0 }),
    chance: described('the same as chance to win', chance),
    points: described('the same as own final points; null in a game without points', orNull(number)),
    reason: described(
      'null: nothing better was found',
      orNull(
        object({
          claims: described('what the best turn does, the most telling first', list(ref('claim'), 1)),
          lacks: described('what it does and the played one does not', list(ref('claim'))),
          comparison: object({
            other: orNull(text),
            ahead: number,
            part: orNull(object({ name: text, by: orNull(number) })),
          }),
        }),
      ),
    ),
    open: described(
      'the same for who sees all hands; null where nothing is hidden',
      orNull(object({ best: moves, difference: chance })),
    ),
  }),
  seatReview: object({
    seat: ref('seat'),
    curve: list(object({ entry: whole(0), chance, points: orNull(number) }), 1),
    chance: ref('account'),
    points: orNull(ref('account')),
    turningPoints,
    figures: { type: 'object', additionalProperties: number },
  }),
};

/** The output of `ankerplatz review --json`. */
export const reviewSchema: Schema = {
  $schema: DRAFT,
  $id: 'urn:ankerplatz:review',
  title: 'A review of a game',
  ...object({
    format: constant(FORMAT),
    record: described('the hash of the record', text),
    game: text,
    rules: described('the version of the rules', whole(1)),
    judge: described('raised whenever the same record may be judged otherwise', whole(1)),
    budget: words(Object.keys(BUDGETS)),
    measure: described('what differences are counted in', words(['points', 'chance'])),
    ranks: described('indexable by seat; null: the game is not over', orNull(list(whole(1)))),
    seats: described('all of them, or the one that was asked for', list(ref('seatReview'), 1)),
    decisions: list(ref('decision')),
    turningPoints,
  }),
  $defs,
};

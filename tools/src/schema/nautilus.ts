import { CARDS, COLOURS, PHASES, type Phase, VARIANTS } from '@ankerplatz/nautilus';
import {
  constant,
  DRAFT,
  described,
  exactly,
  flag,
  list,
  object,
  orNull,
  type Properties,
  ref,
  type Schema,
  table,
  viewOf,
  whole,
  words,
} from './schema.ts';

const MOST_SEATS = 4;
const MOST_SAILORS = 4;
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => String(seat));

const given: Properties = {
  given: described('what this seat may know of the cards laid, by seat', table(SEATS, ref('card'))),
};

/** The members of a wait, by phase, besides who must decide. */
const DETAILS: Readonly<Partial<Record<Phase, Properties>>> = {
  exchange: given,
  trade: given,
  step: { left: described('steps still to make', whole(1)), moved: list(ref('sailor')) },
  ask: { asked: described('cards named so far', list(ref('card'))) },
  return: { got: ref('card') },
};

const waitsFor = (phase: Phase): Schema =>
  object(
    {
      phase: constant(phase),
      seats: described('who must decide', list(ref('seat'), 1, MOST_SEATS)),
      ...DETAILS[phase],
    },
    {
      commander: described('who plays this turn for another seat', ref('seat')),
      ...(phase === 'use' && { card: described('the card that a nautilus uses', ref('card')) }),
    },
  );

const board: Properties = {
  sailors: described(
    'by colour',
    object(Object.fromEntries(COLOURS.map(colour => [colour, list(ref('place'), 3, MOST_SAILORS)]))),
  ),
  moby: described('Moby Dick; null while he is off the board', orNull({ type: 'string', pattern: '^t\\d{1,2}$' })),
};

const knownHands: Properties = {
  hands: described('by seat; null for a hand that is seen', list(orNull(ref('knownHand')), 2, MOST_SEATS)),
  pairs: described('start cards (1 and 12) of seats 0 and 2 together, and of 1 and 3', exactly(2, ref('bounds'))),
};

const equipment: Properties = {
  deck: table(CARDS, whole(0)),
  die: list(whole(1, 12), 1, 12),
  ring: whole(40, 96),
  mouths: list(whole(0, 95), 0, 8),
};

const $defs: Readonly<Record<string, Schema>> = {
  seat: whole(0, MOST_SEATS - 1),
  card: words(CARDS),
  sailor: { type: 'string', pattern: '^[nesw][1-4]$' },
  place: described('ring t, cave c, harbour h, or home; * marks a fresh sailor', {
    type: 'string',
    pattern: '^(home|t\\d{1,2}\\*?|c\\d|h[0-3])$',
  }),
  bounds: described('the least and the most; null for no bound', {
    type: 'array',
    prefixItems: [whole(0), orNull(whole(0))],
    items: false,
    minItems: 2,
  }),
  knownHand: object({
    least: table(CARDS, whole(1)),
    most: table(CARDS, whole(0)),
    starts: described('cards 1 and 12 together', ref('bounds')),
  }),
  waits: { oneOf: PHASES.filter(phase => phase !== 'over').map(waitsFor) },
};

const known = object({
  options: object({ variant: words(VARIANTS), dealer: orNull(ref('seat')), ...equipment }),
  before: described('the board before the last card', orNull(object(board))),
  laid: described('who has laid a card for an exchange or trade', list(ref('seat'), 0, MOST_SEATS)),
  ...knownHands,
  everybody: described('what everybody knows', object(knownHands)),
});

/** The view of a seat, or a spectator, of Nautilùs. */
export const nautilusView: Schema = {
  $schema: DRAFT,
  $id: 'urn:ankerplatz:view:nautilus',
  title: 'A view of Nautilùs',
  ...viewOf(
    'nautilus',
    {
      variant: words(VARIANTS),
      round: whole(1),
      dealer: ref('seat'),
      turn: described('whose turn it is', ref('seat')),
      hands: described(
        'by seat: the cards of a hand that is seen, or how many there are',
        list({ oneOf: [whole(0), list(ref('card'))] }, 2, MOST_SEATS),
      ),
      ...board,
      open: described('who plays with an open hand, by seat', list(flag, 2, MOST_SEATS)),
      discards: described('in the order played', list(ref('card'))),
      last: described('the card that a nautilus would use', orNull(ref('card'))),
      announced: described(
        'by seat, who has announced a start card; null in a duel',
        orNull(exactly(MOST_SEATS, flag)),
      ),
      waits: described('what the game waits for; null when it is over', orNull(ref('waits'))),
      deckSize: whole(0),
    },
    known,
    { options: described('where the equipment differs from the usual', object({}, equipment)) },
  ),
  $defs,
};

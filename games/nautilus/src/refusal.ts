import { lowestOf, type Seat } from '@ankerplatz/kit';
import { CELLS } from './memory/cells.ts';
import { FIGURES } from './memory/material.ts';
import { firstOf, secondOf, thirdOf, VERBS, type Verb, verbOf } from './moves.ts';
import type { Paragraph } from './paragraphs.ts';
import type { NautilusPosition } from './position.ts';
import { harbourOf } from './rules/course.ts';
import { startCards } from './rules/hands.ts';
import { fieldName } from './rules/names.ts';
import { atHome, coloursOf, traderOf, usableOf } from './rules/offers.ts';
import {
  CARD,
  CARDS,
  type Card,
  COLOURS,
  type Colour,
  MOBY,
  PHASES,
  type Phase,
  SAILORS,
  type Sailor,
} from './types.ts';

const { CAVE, HARBOUR, HOME, LEFT, MOVED, MOVED_COUNT, NONE } = CELLS;
const { BRINGS_OUT, IS_BACKWARD, IS_SPLIT, PASSES, STEPS } = FIGURES;

/** Why a move is not legal now, with the section of the book and the numbers of this position. */
export type NautilusReason = { readonly rule: Paragraph } & (
  | { readonly code: 'wrong-phase'; readonly phase: Phase }
  | { readonly code: 'not-held'; readonly card: Card }
  | { readonly code: 'start-held'; readonly count: number }
  | { readonly code: 'card-usable'; readonly card: Card }
  | { readonly code: 'no-such-sailor'; readonly sailor: Sailor; readonly count: number }
  | { readonly code: 'others-sailor'; readonly sailor: Sailor; readonly colours: readonly Colour[] }
  | { readonly code: 'no-walk'; readonly card: Card }
  | { readonly code: 'in-whirlpool'; readonly sailor: Sailor; readonly card: Card }
  | { readonly code: 'out-elsewhere'; readonly sailor: Sailor; readonly start: string }
  | { readonly code: 'lower-number'; readonly sailor: Sailor; readonly lowest: Sailor }
  | {
      readonly code: 'wrong-count';
      readonly sailor: Sailor;
      readonly from: string;
      readonly to: string;
      /** The number that would be needed. */
      readonly needed: number;
      readonly steps: number;
      readonly backward: boolean;
    }
  | { readonly code: 'unreachable'; readonly sailor: Sailor; readonly from: string; readonly to: string }
  | { readonly code: 'blocked'; readonly sailor: Sailor; readonly by: Sailor; readonly at: string }
  | { readonly code: 'harbour-taken'; readonly sailor: Sailor; readonly by: Sailor; readonly at: string }
  | { readonly code: 'harbour-backward'; readonly sailor: Sailor; readonly at: string }
  | { readonly code: 'harbour-left'; readonly sailor: Sailor; readonly at: string }
  | { readonly code: 'fresh'; readonly sailor: Sailor; readonly at: string }
  | { readonly code: 'start-backward'; readonly sailor: Sailor; readonly at: string }
  | { readonly code: 'cave-again'; readonly sailor: Sailor; readonly at: string }
  | { readonly code: 'moved-already'; readonly sailor: Sailor }
  | { readonly code: 'rest-impossible'; readonly sailor: Sailor; readonly steps: number; readonly left: number }
  | { readonly code: 'nobody-to-skip' }
  | { readonly code: 'not-swappable'; readonly sailor: Sailor; readonly at: string }
  | { readonly code: 'whale-absent' }
  | { readonly code: 'whale-in-cave'; readonly sailor: Sailor; readonly at: string }
  | { readonly code: 'other-card'; readonly card: Card }
  | { readonly code: 'asked-already'; readonly card: Card }
);

/** Indexable by phase. */
const PHASE_RULES: Readonly<Record<Phase, Paragraph>> = {
  exchange: '#7.2',
  mulligan: '#11.1',
  play: '#7.3',
  use: '#8.nautilus',
  step: '#8.5',
  skipped: '#8.8',
  trade: '#8.trade',
  ask: '#8.trade',
  return: '#8.trade',
  over: '#5',
};

/** The phases in which a verb has its place. */
const PLACES_OF: Readonly<Record<Verb, readonly Phase[]>> = {
  give: ['exchange'],
  discard: ['play', 'skipped'],
  trade: ['trade', 'return'],
  ask: ['ask'],
  keep: ['mulligan'],
  mulligan: ['mulligan'],
  'play-go': ['play'],
  'play-skip': ['play'],
  'play-swap': ['play'],
  'play-special': ['play'],
  'use-go': ['use'],
  'use-skip': ['use'],
  'use-swap': ['use'],
  'use-special': ['use'],
  step: ['step'],
};

const ruleOf = (card: number): Paragraph => `#8.${CARDS[card]!}`;

/** The walk that a move asks for. */
interface Walk {
  readonly sailor: number;
  /** The field where it would end. */
  readonly to: number;
  readonly card: number;
  /** The count; of a split the most. */
  readonly steps: number;
}

const fieldOfPlace = (sailor: number, place: number): number =>
  place < HARBOUR ? place : harbourOf(sailor >> 2) + place - HARBOUR;

/** Fields ahead from one field of the ring to another. */
const ahead = (from: number, to: number, way: number, ring: number): number => ((to - from) * way + ring) % ring;

/** Where on the ring a sailor walks from, and the steps until it is there. */
const basisOf = ({ material }: NautilusPosition, from: number): readonly [field: number, lead: number] =>
  from < CAVE ? [from, 0] : [material.mouths[from - CAVE]!, 1];

/** The steps it takes from ring or cave to a field, whatever stands in between. */
const stepsNeeded = (position: NautilusPosition, { sailor, to }: Walk, from: number, way: number): number => {
  const { ring, mouths, starts } = position.material;
  const [field, lead] = basisOf(position, from);
  if (to < CAVE) return lead + ahead(field, to, way, ring) || ring;
  if (to < HARBOUR) return lead + ahead(field, mouths[to - CAVE]!, way, ring) + 1;
  const colour = sailor >> 2;
  return lead + ahead(field, starts[colour]!, way, ring) + to - harbourOf(colour) + 1;
};

/** The first sailor in the way on the ring, counted from 1; 0 if the way is free. */
const blockerOnRing = (position: NautilusPosition, { sailor, to }: Walk, from: number, way: number): number => {
  const { ring, mouths, starts } = position.material;
  const [field, lead] = basisOf(position, from);
  const last = to < CAVE ? to : to < HARBOUR ? mouths[to - CAVE]! : starts[sailor >> 2]!;
  const passed = ahead(field, last, way, ring) + (to < CAVE ? -1 : 0);
  for (let step = lead ? 0 : 1; step <= passed; step++) {
    const other = position.at((field + step * way + ring) % ring);
    if (other) return other;
  }
  return 0;
};

/** The first sailor in the way in the harbour, counted from 1. */
const blockerInHarbour = (position: NautilusPosition, { sailor, to }: Walk, from: number): number => {
  const first = from < HARBOUR ? harbourOf(sailor >> 2) : from + 1;
  for (let field = first; field <= to && to >= HARBOUR; field++) if (position.at(field)) return position.at(field);
  return 0;
};

const harbourReason = (position: NautilusPosition, walk: Walk, from: number): NautilusReason => {
  const { sailor: index, to, card, steps } = walk;
  const sailor = SAILORS[index]!;
  const at = fieldName(from);
  if (IS_BACKWARD[card]) return { code: 'harbour-backward', rule: '#10.2', sailor, at };
  if (to < HARBOUR) return { code: 'harbour-left', rule: '#9.7', sailor, at };
  const needed = to - from;
  if (needed <= 0) return { code: 'unreachable', rule: '#9.7', sailor, from: at, to: fieldName(to) };
  return countReason(walk, from, needed, steps) ?? blockedReason(position, walk, from, 1) ?? restReason(walk, needed);
};

const countReason = (walk: Walk, from: number, needed: number, steps: number): NautilusReason | undefined => {
  const { sailor, to, card } = walk;
  if (IS_SPLIT[card] ? needed <= steps && needed > 0 : needed === steps) return undefined;
  return {
    code: 'wrong-count',
    rule: ruleOf(card),
    sailor: SAILORS[sailor]!,
    from: fieldName(from),
    to: fieldName(to),
    needed,
    steps,
    backward: IS_BACKWARD[card]!,
  };
};

const blockedReason = (
  position: NautilusPosition,
  walk: Walk,
  from: number,
  way: number,
): NautilusReason | undefined => {
  const sailor = SAILORS[walk.sailor]!;
  const onRing = from >= HARBOUR || PASSES[walk.card] ? 0 : blockerOnRing(position, walk, from, way);
  const inHarbour = onRing ? 0 : blockerInHarbour(position, walk, from);
  const other = (onRing || inHarbour) - 1;
  if (other < 0) return undefined;
  const by = SAILORS[other]!;
  const at = fieldName(position.placeOf(other));
  return onRing
    ? { code: 'blocked', rule: '#9.1', sailor, by, at }
    : { code: 'harbour-taken', rule: '#9.7', sailor, by, at };
};

/** The portion itself is right, but the rest of the split cannot be made after it. */
const restReason = ({ sailor, steps }: Walk, needed: number): NautilusReason => ({
  code: 'rest-impossible',
  rule: '#9.10',
  sailor: SAILORS[sailor]!,
  steps: needed,
  left: steps - needed,
});

const turnReason = (
  position: NautilusPosition,
  { sailor, to, card }: Walk,
  from: number,
): NautilusReason | undefined => {
  const name = SAILORS[sailor]!;
  const at = fieldName(from);
  const colour = sailor >> 2;
  if (to >= HARBOUR && from === position.material.starts[colour]) {
    if (IS_BACKWARD[card]) return { code: 'start-backward', rule: '#10.2', sailor: name, at };
    if (position.isFresh(colour)) return { code: 'fresh', rule: '#10.2', sailor: name, at };
  }
  return to === from ? { code: 'cave-again', rule: '#9.6', sailor: name, at } : undefined;
};

const outReason = (position: NautilusPosition, { sailor, to, card }: Walk): NautilusReason => {
  const name = SAILORS[sailor]!;
  const colour = sailor >> 2;
  const start = position.material.starts[colour]!;
  const rule = ruleOf(card);
  if (!BRINGS_OUT[card]) return { code: 'in-whirlpool', rule, sailor: name, card: CARDS[card]! };
  if (to !== start) return { code: 'out-elsewhere', rule, sailor: name, start: fieldName(start) };
  return { code: 'lower-number', rule, sailor: name, lowest: SAILORS[lowestOf(atHome(position, 1 << colour))]! };
};

const bitsToColours = (bits: number): Colour[] => COLOURS.filter((_, colour) => bits & (1 << colour));

const walkReason = (position: NautilusPosition, walk: Walk): NautilusReason => {
  const { sailor, card, steps } = walk;
  const name = SAILORS[sailor]!;
  if (steps === 0) return { code: 'no-walk', rule: ruleOf(card), card: CARDS[card]! };
  if ((sailor & 3) >= position.material.sailors)
    return { code: 'no-such-sailor', rule: '#12', sailor: name, count: position.material.sailors };
  const colours = IS_SPLIT[card] ? 5 << (position.turn & 1) : coloursOf(position);
  if (!(colours & (1 << (sailor >> 2))))
    return { code: 'others-sailor', rule: '#9.8', sailor: name, colours: bitsToColours(colours) };
  const from = position.placeOf(sailor);
  if (from === HOME) return outReason(position, walk);
  if (from >= HARBOUR) return harbourReason(position, walk, from);
  const turned = turnReason(position, walk, from);
  if (turned) return turned;
  const way = IS_BACKWARD[card] ? -1 : 1;
  const needed = stepsNeeded(position, walk, from, way);
  return countReason(walk, from, needed, steps) ?? blockedReason(position, walk, from, way) ?? restReason(walk, needed);
};

const stepReason = (position: NautilusPosition, walk: Walk): NautilusReason => {
  const { bytes } = position;
  const moved = bytes.subarray(MOVED, MOVED + bytes[MOVED_COUNT]!);
  if (moved.includes(walk.sailor)) return { code: 'moved-already', rule: '#8.5', sailor: SAILORS[walk.sailor]! };
  return walkReason(position, walk);
};

const swapReason = (position: NautilusPosition, first: number, second: number): NautilusReason => {
  if (second === MOBY && position.whale === NONE) return { code: 'whale-absent', rule: '#10.5' };
  const pieces = second === MOBY ? [first] : [first, second];
  const fixed = pieces.find(piece => position.placeOf(piece) >= HARBOUR);
  const { sailors } = position.material;
  const piece = fixed ?? first;
  const sailor = SAILORS[piece]!;
  if ((piece & 3) >= sailors) return { code: 'no-such-sailor', rule: '#12', sailor, count: sailors };
  const at = fieldName(position.placeOf(piece));
  if (fixed === undefined) return { code: 'whale-in-cave', rule: '#10.4', sailor, at };
  return { code: 'not-swappable', rule: at === 'home' ? '#8.compass' : '#10.9', sailor, at };
};

const otherCard = (position: NautilusPosition): NautilusReason => ({
  code: 'other-card',
  rule: '#8.nautilus',
  card: CARDS[position.last]!,
});

const walkOf = (move: number, card: number, steps: number): Walk => ({
  sailor: secondOf(move),
  to: fieldOfPlace(secondOf(move), thirdOf(move)),
  card,
  steps,
});

/** Why a use of a card that is at hand is not legal. */
const useReason = (position: NautilusPosition, verb: Verb, move: number, card: number): NautilusReason => {
  if (verb.endsWith('go')) return walkReason(position, walkOf(move, card, STEPS[card]!));
  if (verb.endsWith('swap')) return swapReason(position, firstOf(move), secondOf(move));
  return { code: 'nobody-to-skip', rule: '#8.8' };
};

/** The card that a verb needs after a nautilus; NONE for any that walks. */
const USED_CARDS: Readonly<Partial<Record<Verb, number>>> = { 'use-skip': CARD['8'], 'use-swap': CARD.compass };

const notHeld = (card: number): NautilusReason => ({ code: 'not-held', rule: '#7.3', card: CARDS[card]! });

const discardReason = (position: NautilusPosition): NautilusReason => {
  const { turn } = position;
  const usable = CARDS.findIndex((_, card) => position.held(turn, card) > 0 && usableOf(position, 1 << card) !== 0);
  return { code: 'card-usable', rule: '#9.3', card: CARDS[usable]! };
};

const playedCard = (verb: Verb, move: number): number => {
  if (verb === 'play-skip') return CARD['8'];
  return verb === 'play-swap' ? CARD.compass : firstOf(move);
};

/** The seat from whose hand a card named in a move must come. */
const ownerOf = (position: NautilusPosition, seat: Seat, phase: Phase): number => {
  if (phase === 'exchange') return seat;
  return phase === 'trade' ? traderOf(position, seat) : position.turn;
};

/** Why this move of a deciding seat is not legal now. */
export const reasonFor = (position: NautilusPosition, seat: Seat, move: number): NautilusReason => {
  const verb = VERBS[verbOf(move)]!;
  const phase = PHASES[position.phase]!;
  if (!PLACES_OF[verb].includes(phase)) return { code: 'wrong-phase', rule: PHASE_RULES[phase], phase };
  const owner = ownerOf(position, seat, phase);
  switch (verb) {
    case 'keep':
    case 'mulligan':
      return { code: 'start-held', rule: '#11.1', count: startCards(position, seat) };
    case 'ask':
      return { code: 'asked-already', rule: '#8.trade', card: CARDS[firstOf(move)]! };
    case 'give':
    case 'trade':
      return notHeld(firstOf(move));
    case 'discard':
      return position.held(owner, firstOf(move)) ? discardReason(position) : notHeld(firstOf(move));
    case 'step':
      return stepReason(position, walkOf(move, CARD['5'], position.bytes[LEFT]!));
    case 'play-go':
    case 'play-skip':
    case 'play-swap':
    case 'play-special': {
      const card = playedCard(verb, move);
      return position.held(owner, card) ? useReason(position, verb, move, card) : notHeld(card);
    }
    case 'use-special':
      return otherCard(position);
    default: {
      const { last } = position;
      const fits = verb === 'use-go' ? STEPS[last]! > 0 : last === USED_CARDS[verb];
      return fits ? useReason(position, verb, move, last) : otherCard(position);
    }
  }
};

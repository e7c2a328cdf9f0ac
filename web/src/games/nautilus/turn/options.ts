/** Choices read off the legal moves: a card, then a sailor, then where it goes. */
import type { Seat } from '@ankerplatz/kit';
import {
  CARD,
  type Card,
  type Colour,
  colourOf,
  IS_BACKWARD,
  IS_SPLIT,
  isHarbour,
  type Move,
  type NautilusEvent,
  PIECES,
  type Piece,
  parseMove,
  placeOf,
  type Sailor,
  type Spot,
  STEPS,
  spotOf,
  type Use,
} from '@ankerplatz/nautilus';
import type { Draft } from '../../../board/draft.ts';
import { placeAhead, stepsOf } from '../distances.ts';
import { eventsOf, viewOf, watersOf } from '../selectors.ts';
import { piecesOn } from '../spots.ts';

/** One way to use a card. */
export interface Option {
  readonly move: string;
  readonly card: Card;
  readonly use: Use;
}

/** The picks so far. */
export interface Picked {
  readonly card: Card | null;
  readonly piece: Piece | null;
  /** Every use is offered at once, none behind its sailor: after a choice by a key. */
  readonly isFlat: boolean;
}
export const NOTHING: Picked = { card: null, piece: null, isFlat: false };

/** Before the step that completed the draft: that choice may still be made otherwise. */
export const openDraft = (draft: Draft): Draft =>
  draft.isComplete && !draft.isEmpty ? draft.backTo(draft.steps.length - 1) : draft;

/** The move that completed the draft. */
export const chosenMove = (draft: Draft): string | null =>
  draft.isComplete ? (draft.steps.at(-1)?.move ?? null) : null;

export const parsed = (draft: Draft, move: string): Move | undefined => parseMove(move, watersOf(viewOf(draft)));

const optionOf = (draft: Draft, move: string): Option | null => {
  const found = parsed(draft, move);
  switch (found?.type) {
    case 'play':
      return { move, card: found.card, use: found.use };
    case 'use': {
      const { last } = viewOf(draft);
      return last && { move, card: last, use: found.use };
    }
    case 'step':
      return { move, card: '5', use: { type: 'go', sailor: found.sailor, place: found.place } };
    default:
      return null;
  }
};

/** Every way to use a card now. */
export const optionsOf = (draft: Draft): readonly Option[] => draft.moves.flatMap(move => optionOf(draft, move) ?? []);

const CARD_MOVES: readonly Move['type'][] = ['give', 'trade', 'discard', 'ask'];

/** Moves that name a card and nothing else. */
export const cardMovesOf = (draft: Draft): ReadonlyMap<Card, string> =>
  new Map(
    draft.moves.flatMap((move): [Card, string][] => {
      const found = parsed(draft, move);
      return found && 'card' in found && CARD_MOVES.includes(found.type) ? [[found.card, move]] : [];
    }),
  );

/** The card of a move. */
export const cardOf = (draft: Draft, move: string): Card | null => {
  const found = parsed(draft, move);
  if (found && 'card' in found) return found.card;
  return optionOf(draft, move)?.card ?? null;
};

/** The card that must be used, where it is not chosen from the hand. */
export const givenCard = (draft: Draft): Card | null => {
  const { waits, last } = viewOf(draft);
  if (waits?.phase === 'step') return '5';
  return waits?.phase === 'use' ? last : null;
};

/** Whether cards of the hand are tapped now: not while one is asked for, or must be used. */
export const playsFromHand = (draft: Draft): boolean =>
  givenCard(draft) === null && viewOf(draft).waits?.phase !== 'ask';

/** Cards of the hand that may be tapped. */
export const offeredCards = (draft: Draft): ReadonlySet<Card> =>
  new Set(playsFromHand(draft) ? [...cardMovesOf(draft).keys(), ...optionsOf(draft).map(({ card }) => card)] : []);

/** Events of a move that are known to happen: none that hang on chance or on hidden cards. */
export const eventsAfter = (draft: Draft, move: string): readonly NautilusEvent[] => {
  const tried = draft.play(move);
  return tried.ok ? eventsOf(tried.value.steps.at(-1)!) : [];
};

/** Where a sailor may go. */
export interface Target {
  readonly move: string;
  readonly spot: Spot;
  /** Of the 5: how many of its steps. */
  readonly steps: number | null;
  /** A use that is not possible is offered so that it can say why. */
  readonly isHollow: boolean;
}

type Go = Extract<Use, { type: 'go' }>;

const isGo = (option: Option): option is Option & { readonly use: Go } => option.use.type === 'go';

const walksOf = (options: readonly Option[], card: Card): (Option & { readonly use: Go })[] =>
  options.filter(isGo).filter(option => option.card === card);

/** The sailors that a card can move. */
export const sailorsFor = (options: readonly Option[], card: Card): readonly Sailor[] => [
  ...new Set(walksOf(options, card).map(({ use }) => use.sailor)),
];

/** Steps of the 5 that are still to be made; null with any other card. */
export const stepsLeft = (draft: Draft, card: Card): number | null =>
  IS_SPLIT[CARD[card]] ? (viewOf(draft).waits?.left ?? STEPS[CARD[card]]!) : null;

const verbOf = (draft: Draft, card: Card): string => {
  const phase = viewOf(draft).waits?.phase;
  if (phase === 'step') return 'step';
  return phase === 'use' ? 'use' : `play ${card}`;
};

/** Portions that nobody can make now, each with the move whose refusal says why. */
const hollowPortions = (draft: Draft, card: Card, sailor: Sailor, made: ReadonlySet<number>): Target[] => {
  const view = viewOf(draft);
  const from = placeOf(view, sailor)!;
  const left = stepsLeft(draft, card) ?? 0;
  return Array.from({ length: left }, (_, i) => i + 1)
    .filter(steps => !made.has(steps))
    .flatMap((steps): Target[] => {
      const place = placeAhead(from, steps, watersOf(view));
      if (place === null) return [];
      const move = `${verbOf(draft, card)} ${sailor}>${place}`;
      return [{ move, spot: spotOf(colourOf(sailor), place), steps, isHollow: true }];
    });
};

/** Where a sailor may go with a card; of the 5 by steps, with the portions that are not possible. */
export const targetsFor = (draft: Draft, options: readonly Option[], card: Card, sailor: Sailor): readonly Target[] => {
  const view = viewOf(draft);
  const isSplit = stepsLeft(draft, card) !== null;
  const from = placeOf(view, sailor)!;
  const targets = walksOf(options, card)
    .filter(({ use }) => use.sailor === sailor)
    .map(
      ({ move, use }): Target => ({
        move,
        spot: spotOf(colourOf(sailor), use.place),
        steps: isSplit ? stepsOf(sailor, from, use.place, watersOf(view)) : null,
        isHollow: false,
      }),
    );
  if (!isSplit) return targets;
  const made = new Set(targets.flatMap(({ steps }) => steps ?? []));
  return [...targets, ...hollowPortions(draft, card, sailor, made)].sort((a, b) => a.steps! - b.steps!);
};

/** A piece that may be swapped with another, or cannot. */
export interface Swap {
  readonly piece: Piece;
  readonly move: string;
  readonly isHollow: boolean;
}

const swapsOf = (options: readonly Option[]): { readonly move: string; readonly pair: readonly [Piece, Piece] }[] =>
  options.flatMap(({ move, use }) => (use.type === 'swap' ? [{ move, pair: [use.first, use.second] as const }] : []));

/** Pieces that can take part in a swap. */
export const swappable = (options: readonly Option[]): readonly Piece[] => {
  const pieces = new Set(swapsOf(options).flatMap(({ pair }) => pair));
  return PIECES.filter(piece => pieces.has(piece));
};

/** The pieces that a lifted one may be swapped with; those on the board that cannot be are hollow. */
export const swapsFor = (draft: Draft, options: readonly Option[], first: Piece): readonly Swap[] => {
  const possible = new Map(
    swapsOf(options)
      .filter(({ pair }) => pair.includes(first))
      .map(({ move, pair }) => [pair[0] === first ? pair[1] : pair[0], move]),
  );
  const view = viewOf(draft);
  return piecesOn(view).flatMap(([piece, spot]): Swap[] => {
    if (piece === first) return [];
    const move = possible.get(piece);
    if (move !== undefined) return [{ piece, move, isHollow: false }];
    if (spot.endsWith('home')) return [];
    const [a, b] = [first, piece].sort((x, y) => PIECES.indexOf(x) - PIECES.indexOf(y));
    return [{ piece, move: `${verbOf(draft, 'compass')} ${a} ${b}`, isHollow: true }];
  });
};

/** Whether playing the card shows something: then nothing brings it back. */
export const isFinal = (card: Card): boolean => FINAL.has(card);
const FINAL: ReadonlySet<Card> = new Set(['telescope', 'storm', 'privateer', 'trade']);

/** The seat that an 8 makes miss a turn: the next that holds a card. */
export const skippedBy = (draft: Draft, seats: readonly Seat[]): Seat | null => {
  const { hands, turn } = viewOf(draft);
  const holds = (seat: Seat): boolean => hands[seat] !== 0 && (hands[seat] as readonly Card[]).length !== 0;
  const order = seats.map((_, i) => (turn + 1 + i) % seats.length).slice(0, -1);
  return order.find(holds) ?? null;
};

/** A move with a card that cannot be used, whose refusal says why: with a sailor that is afloat, if there is one. */
export const refusedMove = (draft: Draft, card: Card, colours: readonly Colour[]): string => {
  const view = viewOf(draft);
  const waters = watersOf(view);
  const own = colours.flatMap(colour => view.sailors[colour].map((_, i) => `${colour}${i + 1}` as Sailor));
  const placed = (pattern: RegExp): Sailor | undefined => own.find(sailor => pattern.test(placeOf(view, sailor)!));
  const sailor = placed(/^[tc]/) ?? placed(/^home/) ?? own[0]!;
  if (card === 'compass') return `${verbOf(draft, card)} ${own.slice(0, 2).join(' ')}`;
  const from = placeOf(view, sailor)!.replace('home', 't0');
  const steps = STEPS[CARD[card]]!;
  const isBackward = IS_BACKWARD[CARD[card]]! && !isHarbour(from);
  const place = placeAhead(from, isBackward ? waters.ring - steps : steps, waters) ?? 'h3';
  return `${verbOf(draft, card)} ${sailor}>${place}`;
};

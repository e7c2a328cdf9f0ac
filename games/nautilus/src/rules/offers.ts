import type { MoveList } from '@ankerplatz/kit';
import { lowest } from '../memory/bits.ts';
import { LAYOUT } from '../memory/cells.ts';
import { FIGURES } from '../memory/material.ts';
import type { State } from '../memory/memory.ts';
import { codeOf, VERB } from '../moves.ts';
import { CARD, CARDS, COLOURS, MOBY, PHASES, type Phase } from '../types.ts';
import { Course, type Ends } from './course.ts';
import { hasStart, nextWithCards } from './hands.ts';
import { offerPortions, teamOf } from './split.ts';
import { isHome, placeOfField } from './walking.ts';

const {
  ABOARD,
  ASKED,
  ASKED_COUNT,
  CAVE,
  GIVEN,
  HARBOUR,
  HOME,
  KINDS,
  KINDS_HELD,
  LEFT,
  MOVED,
  MOVED_COUNT,
  NONE,
  PLACES,
} = LAYOUT;
const { BRINGS_OUT, IS_BACKWARD, IS_SPLIT, MOST_STEPS, PASSES, SKIPS, STEPS } = FIGURES;

/** The verbs of playing a card of the hand, and of using the card that a nautilus took back. */
interface Verbs {
  readonly go: number;
  readonly skip: number;
  readonly swap: number;
  readonly special: number;
}
const PLAY: Verbs = {
  go: VERB['play-go'],
  skip: VERB['play-skip'],
  swap: VERB['play-swap'],
  special: VERB['play-special'],
};
const USE: Verbs = { go: VERB['use-go'], skip: VERB['use-skip'], swap: VERB['use-swap'], special: VERB['use-special'] };

/** #9.8: the colours whose sailors the seat whose turn it is plays, as bits. */
export const coloursOf = (state: State): number => {
  const { turn } = state;
  if (state.material.isDuel) return 5 << turn;
  return 1 << (isHome(state, turn) ? turn ^ 2 : turn);
};

/** The lowest sailor of a colour in the whirlpool, or NONE: the one that comes out. */
export const lowestAtHome = (state: State, colour: number): number => {
  for (let sailor = colour * 4; sailor < colour * 4 + 4; sailor++)
    if (state.bytes[PLACES + sailor] === HOME) return sailor;
  return NONE;
};

/** Indexable by a set of colours: their sailors. */
const SAILORS_OF = Array.from({ length: 1 << COLOURS.length }, (_, colours) =>
  COLOURS.reduce((sailors, __, colour) => (colours & (1 << colour) ? sailors | (15 << (colour * 4)) : sailors), 0),
);

/** The sailors of a set of colours that are on the board. */
const aboard = ({ words }: State, colours: number): number => words[ABOARD]! & SAILORS_OF[colours]!;

const course = new Course();

/** Indexable by card: the count as a bit, for cards that walk forward without passing or splitting. */
const PLAIN_STEPS = CARDS.map((_, card) =>
  STEPS[card] && !IS_BACKWARD[card] && !IS_SPLIT[card] && !PASSES[card] ? 1 << STEPS[card]! : 0,
);
/** Indexable by count: the card with it that walks forward. */
const CARD_BY_STEPS = Uint8Array.from({ length: 32 }, (_, steps) => Math.max(0, PLAIN_STEPS.indexOf(1 << steps)));

const setOf = (isIn: (card: number) => boolean): number =>
  CARDS.reduce((set, _, card) => (isIn(card) ? set | (1 << card) : set), 0);

/** Cards that can always be played, without naming a piece (#9.3, #10.5). */
const SPECIAL = setOf(card => STEPS[card] === 0 && card !== CARD.compass);
/** Cards with a plain walk. */
const PLAIN = setOf(card => PLAIN_STEPS[card] !== 0);
/** Cards with another use than those. */
const MANIFOLD = setOf(
  card => !(SPECIAL & (1 << card)) && (!(PLAIN & (1 << card)) || BRINGS_OUT[card]! || SKIPS[card]!),
);

const stepsOf = (cards: number): number => {
  let steps = 0;
  for (let rest = cards; rest; rest &= rest - 1) steps |= PLAIN_STEPS[lowest(rest)]!;
  return steps;
};

const pushEnds = (list: MoveList, code: number, sailor: number, ends: Ends): void => {
  for (let rest = ends; rest; rest >>= 8) list.push(code | codeOf(0, 0, sailor, placeOfField((rest & 255) - 1)));
};

/** Lists the walks of the colours' sailors with plain cards, whose counts are given as bits. Returns those that can be made. */
const offerPlain = (state: State, counts: number, colours: number, verbs: Verbs, list?: MoveList): number => {
  let found = 0;
  for (let sailors = aboard(state, colours); sailors; sailors &= sailors - 1) {
    const sailor = lowest(sailors);
    course.aim(state, sailor, 1, MOST_STEPS, false);
    for (let rest = list ? counts : counts & ~found; rest; rest &= rest - 1) {
      const steps = lowest(rest);
      const ends = course.ends(steps);
      if (ends === 0) continue;
      found |= 1 << steps;
      if (list) pushEnds(list, codeOf(verbs.go, verbs === PLAY ? CARD_BY_STEPS[steps]! : 0), sailor, ends);
    }
  }
  return found;
};

const offerOuts = (state: State, colours: number, list: MoveList | undefined, code: number): boolean => {
  let found = false;
  for (let colour = 0; colour < 4; colour++) {
    if (!(colours & (1 << colour))) continue;
    const sailor = lowestAtHome(state, colour);
    if (sailor === NONE) continue;
    found = true;
    list?.push(code | codeOf(0, 0, sailor, state.material.starts[colour]!));
  }
  return found;
};

/** The sailors on the ring and in caves. */
const seafarers = ({ bytes, words }: State): number => {
  let sailors = words[ABOARD]!;
  for (let rest = sailors; rest; rest &= rest - 1)
    if (bytes[PLACES + lowest(rest)]! >= HARBOUR) sailors &= ~(rest & -rest);
  return sailors;
};

/** #8 compass, #10.4: two sailors on the ring or in caves, or one on the ring and Moby Dick. */
const offerSwaps = (state: State, list: MoveList | undefined, verb: number): boolean => {
  const before = list?.length;
  const sailors = seafarers(state);
  for (let rest = sailors; rest; rest &= rest - 1) {
    const first = lowest(rest);
    for (let others = rest & (rest - 1); others; others &= others - 1) {
      if (!list) return true;
      list.push(codeOf(verb, first, lowest(others)));
    }
    if (state.whale === NONE || state.placeOf(first) >= CAVE) continue;
    if (!list) return true;
    list.push(codeOf(verb, first, MOBY));
  }
  return list !== undefined && list.length !== before;
};

/** #9.10: all sailors of the team that have not moved yet may take part in a split. */
const splitters = (state: State): number => {
  let sailors = teamOf(state.turn);
  for (let index = 0; index < state.bytes[MOVED_COUNT]!; index++) sailors &= ~(1 << state.bytes[MOVED + index]!);
  return sailors;
};

/** Lists the walks with a card that goes backward or passes sailors. */
const offerWalks = (state: State, card: number, colours: number, verbs: Verbs, list?: MoveList): boolean => {
  let found = false;
  const way = IS_BACKWARD[card] ? -1 : 1;
  for (let sailors = aboard(state, colours); sailors; sailors &= sailors - 1) {
    const sailor = lowest(sailors);
    course.aim(state, sailor, way, STEPS[card]!, PASSES[card]!);
    const ends = course.ends(STEPS[card]!);
    if (ends === 0) continue;
    found = true;
    if (list) pushEnds(list, codeOf(verbs.go, verbs === PLAY ? card : 0), sailor, ends);
  }
  return found;
};

/** Lists the uses of a card besides plain walks and returns whether there are any; without a list it may stop at the first. */
const offerCard = (state: State, card: number, colours: number, verbs: Verbs, list?: MoveList): boolean => {
  const code = codeOf(verbs.go, verbs === PLAY ? card : 0);
  if (BRINGS_OUT[card]) return offerOuts(state, colours, list, code);
  if (IS_SPLIT[card]) return offerPortions(state, STEPS[card]!, teamOf(state.turn), list, code);
  if (card === CARD.compass) return offerSwaps(state, list, verbs.swap);
  if (!SKIPS[card]) return offerWalks(state, card, colours, verbs, list);
  if (nextWithCards(state, state.turn) === NONE) return false;
  list?.push(codeOf(verbs.skip));
  return true;
};

/** Those of a set of plain cards whose counts are among those given, as bits. */
const cardsWith = (cards: number, counts: number): number => {
  let found = 0;
  for (let rest = cards; rest; rest &= rest - 1) if (PLAIN_STEPS[lowest(rest)]! & counts) found |= rest & -rest;
  return found;
};

/** Lists all uses of a set of cards, given as bits, by the seat whose turn it is. Returns the cards that have one. */
const offerCards = (state: State, cards: number, verbs: Verbs, list?: MoveList): number => {
  const colours = coloursOf(state);
  let usable = cards & SPECIAL;
  if (list) for (let rest = usable; rest; rest &= rest - 1) list.push(codeOf(verbs.special, lowest(rest)));
  const plain = cards & PLAIN;
  if (plain) usable |= cardsWith(plain, offerPlain(state, stepsOf(plain), colours, verbs, list));
  for (let rest = cards & MANIFOLD; rest; rest &= rest - 1)
    if (offerCard(state, lowest(rest), colours, verbs, list)) usable |= rest & -rest;
  return usable;
};

/** Those of a set of cards, as bits, that the seat whose turn it is could use now, from its hand or by a nautilus. */
export const usableOf = (state: State, cards: number): number => offerCards(state, cards, PLAY);

const offerHand = (state: State, seat: number, verb: number, list: MoveList): void => {
  for (let cards = state.words[KINDS_HELD + seat]!; cards; cards &= cards - 1) list.push(codeOf(verb, lowest(cards)));
};

/** #9.3, #9.4: any use of any card; if there is none, any card is discarded. */
const offerTurn = (state: State, list: MoveList): void => {
  if (!offerCards(state, state.words[KINDS_HELD + state.turn]!, PLAY, list))
    offerHand(state, state.turn, VERB.discard, list);
};

/** #11.1: who holds a 1 or 12 has only `keep`. */
const offerMulligan = (state: State, seat: number, list: MoveList): void => {
  list.push(codeOf(VERB.keep));
  if (!hasStart(state, seat)) list.push(codeOf(VERB.mulligan));
};

/** Whether a card was asked for in this trade (#11). */
export const wasAsked = ({ bytes }: State, card: number): boolean => {
  for (let index = 0; index < bytes[ASKED_COUNT]!; index++) if (bytes[ASKED + index] === card) return true;
  return false;
};

const offerQuestions = (state: State, list: MoveList): void => {
  for (let card = 0; card < KINDS; card++) if (!wasAsked(state, card)) list.push(codeOf(VERB.ask, card));
};

/** Whose card a deciding seat lays in a trade: first that of the seat whose turn it is, if it decides for it. */
export const traderOf = (state: State, seat: number): number =>
  state.decider === seat && state.bytes[GIVEN + state.turn] === NONE ? state.turn : seat;

type Lister = (state: State, seat: number, list: MoveList) => void;

const LISTERS: Readonly<Record<Phase, Lister>> = {
  exchange: (state, seat, list) => offerHand(state, seat, VERB.give, list),
  mulligan: offerMulligan,
  play: (state, _, list) => offerTurn(state, list),
  use: (state, _, list) => void offerCards(state, 1 << state.last, USE, list),
  step: (state, _, list) => void offerPortions(state, state.bytes[LEFT]!, splitters(state), list, codeOf(VERB.step)),
  skipped: (state, _, list) => offerHand(state, state.turn, VERB.discard, list),
  trade: (state, seat, list) => offerHand(state, traderOf(state, seat), VERB.trade, list),
  ask: (state, _, list) => offerQuestions(state, list),
  return: (state, _, list) => offerHand(state, state.turn, VERB.trade, list),
  over: () => {},
};
/** Indexable by the code of a phase. */
const LISTER_OF = PHASES.map(phase => LISTERS[phase]);

/** Lists all legal moves of a deciding seat. */
export const offerMoves = (state: State, seat: number, list: MoveList): void =>
  LISTER_OF[state.phase]!(state, seat, list);

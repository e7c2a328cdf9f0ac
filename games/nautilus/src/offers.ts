import type { MoveList } from '@ankerplatz/kit';
import { nextWithCards, startCards } from './hands.ts';
import {
  ASKED,
  ASKED_COUNT,
  CAVE,
  GIVEN,
  HANDS,
  HARBOUR,
  HOME,
  KINDS,
  LEFT,
  MOVED,
  MOVED_COUNT,
  PLACES,
  SAILOR_COUNT,
} from './layout.ts';
import { BRINGS_OUT, IS_SPLIT, SKIPS, STEPS } from './material.ts';
import { codeOf, VERB } from './moves.ts';
import { offerPortions, teamOf } from './split.ts';
import type { State } from './state.ts';
import { CARD, MOBY, NONE } from './types.ts';
import { cardEnds, isHome, placeOfField } from './walking.ts';

/** The verbs of playing a card of the hand, and of using the card that a nautilus took back. */
export interface Verbs {
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

// Each of these lists the uses of a card and returns whether there are any; without a list it stops at the first.

const offerWalks = (state: State, card: number, colours: number, list: MoveList | undefined, code: number): boolean => {
  let found = false;
  for (let sailor = 0; sailor < SAILOR_COUNT; sailor++) {
    if (!(colours & (1 << (sailor >> 2))) || state.bytes[PLACES + sailor]! >= HOME) continue;
    for (let ends = cardEnds(state, sailor, card); ends; ends >>= 8) {
      if (!list) return true;
      found = true;
      list.push(code | codeOf(0, 0, sailor, placeOfField((ends & 255) - 1)));
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

/** #8 compass, #10.4: two sailors on the ring or in caves, or one on the ring and Moby Dick. */
const offerSwaps = (state: State, list: MoveList | undefined, verb: number): boolean => {
  const { bytes } = state;
  let found = false;
  for (let first = 0; first < SAILOR_COUNT; first++) {
    const place = bytes[PLACES + first]!;
    if (place >= HARBOUR) continue;
    for (let second = first + 1; second < SAILOR_COUNT; second++) {
      if (bytes[PLACES + second]! >= HARBOUR) continue;
      if (!list) return true;
      found = true;
      list.push(codeOf(verb, first, second));
    }
    if (place >= CAVE || state.whale === NONE) continue;
    found = true;
    list?.push(codeOf(verb, first, MOBY));
  }
  return found;
};

/** #9.10: all sailors of the team that have not moved yet may take part in a split. */
const splitters = (state: State): number => {
  let sailors = teamOf(state.turn);
  for (let index = 0; index < state.bytes[MOVED_COUNT]!; index++) sailors &= ~(1 << state.bytes[MOVED + index]!);
  return sailors;
};

const offerUses = (state: State, card: number, verbs: Verbs, colours: number, list?: MoveList): boolean => {
  if (STEPS[card] === 0) {
    if (card === CARD.compass) return offerSwaps(state, list, verbs.swap);
    list?.push(codeOf(verbs.special, card));
    return true;
  }
  const code = codeOf(verbs.go, verbs === PLAY ? card : 0);
  if (IS_SPLIT[card]) return offerPortions(state, STEPS[card]!, teamOf(state.turn), list, code);
  let found = offerWalks(state, card, colours, list, code);
  if (BRINGS_OUT[card]) found = offerOuts(state, colours, list, code) || found;
  if (SKIPS[card] && nextWithCards(state, state.turn) !== NONE) {
    list?.push(codeOf(verbs.skip));
    found = true;
  }
  return found;
};

/** Whether the seat whose turn it is could use a card now, from its hand or by a nautilus. */
export const isUsable = (state: State, card: number): boolean => offerUses(state, card, PLAY, coloursOf(state));

const offerHand = (state: State, seat: number, verb: number, list: MoveList): void => {
  for (let card = 0; card < KINDS; card++) if (state.bytes[HANDS + seat * KINDS + card]) list.push(codeOf(verb, card));
};

/** #9.3, #9.4: any use of any card; if there is none, any card is discarded. */
const offerTurn = (state: State, list: MoveList): void => {
  const { turn, bytes } = state;
  const colours = coloursOf(state);
  const before = list.length;
  for (let card = 0; card < KINDS; card++)
    if (bytes[HANDS + turn * KINDS + card]) offerUses(state, card, PLAY, colours, list);
  if (list.length === before) offerHand(state, turn, VERB.discard, list);
};

/** #11.1: who holds a 1 or 12 has only `keep`. */
const offerMulligan = (state: State, seat: number, list: MoveList): void => {
  list.push(codeOf(VERB.keep));
  if (startCards(state, seat) === 0) list.push(codeOf(VERB.mulligan));
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

/** Indexable by phase. */
const LISTERS: readonly Lister[] = [
  (state, seat, list) => offerHand(state, seat, VERB.give, list),
  offerMulligan,
  (state, _, list) => offerTurn(state, list),
  (state, _, list) => void offerUses(state, state.last, USE, coloursOf(state), list),
  (state, _, list) => void offerPortions(state, state.bytes[LEFT]!, splitters(state), list, codeOf(VERB.step)),
  (state, _, list) => offerHand(state, state.turn, VERB.discard, list),
  (state, seat, list) => offerHand(state, traderOf(state, seat), VERB.trade, list),
  (state, _, list) => offerQuestions(state, list),
  (state, _, list) => offerHand(state, state.turn, VERB.trade, list),
  () => {},
];

/** Lists all legal moves of a deciding seat. */
export const offerMoves = (state: State, seat: number, list: MoveList): void =>
  LISTERS[state.phase]!(state, seat, list);

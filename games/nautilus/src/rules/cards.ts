import type { Chance } from '@ankerplatz/kit';
import { SEATS_OF } from '@ankerplatz/kit';
import type { NautilusTell, Shift } from '../events.ts';
import { LAYOUT } from '../memory/cells.ts';
import { FIGURES } from '../memory/material.ts';
import type { State } from '../memory/memory.ts';
import { CARD, CARDS, MOBY, PHASE, PIECES } from '../types.ts';
import { Course } from './course.ts';
import { addCard, nextWithCards, otherOf, removeCard, throwCard } from './hands.ts';
import { hearNone, hearOne, notKnownToLack, observerOf, seeHand, seeLeave, seeOpenHands } from './knowledge.ts';
import { fieldName, handNames } from './names.ts';
import { usableOf } from './offers.ts';
import { passRecords, seeSwap } from './passing.ts';
import { endTurn } from './turn.ts';
import { isEnd, walk } from './walking.ts';
import { arrive, bringOut, hunt, swap } from './whale.ts';

const {
  ASKED,
  ASKED_COUNT,
  BEFORE,
  BOARD,
  BOARD_WORDS,
  GIVEN,
  GOT,
  HANDS,
  HAND_SIZES,
  HOME,
  KINDS,
  KINDS_HELD,
  LEFT,
  MOST_SEATS,
  MOVED,
  MOVED_COUNT,
  NONE,
  OPEN,
  PLACES,
  WHALE,
} = LAYOUT;
const { IS_SPLIT, PASSES, STEPS } = FIGURES;

const seatOrNull = (seat: number): number | null => (seat === NONE ? null : seat);

/** A card of the seat whose turn it is leaves its hand for the discard pile; everybody sees it. */
const lay = (state: State, card: number): void => {
  throwCard(state, state.turn, card);
  seeLeave(state, state.turn, card);
};

/** Lays a card to be played, which is the last card from now on. */
export const playCard = (state: State, card: number, tell?: NautilusTell): void => {
  tell?.({ type: 'played', seat: state.turn, commander: seatOrNull(state.commander), card: CARDS[card]! });
  lay(state, card);
  if (card === CARD.nautilus) return;
  state.remember();
  state.last = card;
};

/** Who discards because he must tells everybody that he holds none of the cards that he could use (#9.3). */
const hearUnusable = (state: State): void => {
  const { turn } = state;
  hearNone(state, turn, usableOf(state, notKnownToLack(state, turn)));
};

/** #9.4: nothing is taken back after a discard, so the board before it is the board. A discarded nautilus leaves no last card. */
export const discard = (state: State, card: number, chance: Chance, tell?: NautilusTell): void => {
  const skipped = state.phase === PHASE.skipped;
  tell?.({ type: 'discarded', seat: state.turn, card: CARDS[card]!, skipped });
  if (!skipped && state.handSize(state.turn) > 1) hearUnusable(state);
  lay(state, card);
  state.remember();
  state.last = card === CARD.nautilus ? NONE : card;
  endTurn(state, chance, tell);
};

const course = new Course();

/** How many steps of a split a sailor makes to a field where it may end. */
const stepsTo = (state: State, sailor: number, field: number, most: number): number => {
  course.aim(state, sailor, 1, most, false);
  let steps = 1;
  while (steps < most && !isEnd(course.ends(steps), field)) steps++;
  return steps;
};

/** One portion of a split (#8.5). */
export const step = (state: State, sailor: number, field: number, chance: Chance, tell?: NautilusTell): void => {
  const { bytes } = state;
  const left = bytes[LEFT]!;
  bytes[LEFT] = left - stepsTo(state, sailor, field, left);
  bytes[MOVED + bytes[MOVED_COUNT]!++] = sailor;
  walk(state, sailor, field, false, tell);
  if (bytes[LEFT] === 0) endTurn(state, chance, tell);
  else state.phase = PHASE.step;
};

/** Moves a sailor with the last card, or brings it out. */
export const go = (state: State, sailor: number, field: number, chance: Chance, tell?: NautilusTell): void => {
  const card = state.last;
  if (IS_SPLIT[card]) {
    state.bytes[LEFT] = STEPS[card]!;
    state.bytes[MOVED_COUNT] = 0;
    step(state, sailor, field, chance, tell);
    return;
  }
  if (state.placeOf(sailor) === HOME) bringOut(state, sailor, tell);
  else walk(state, sailor, field, PASSES[card]!, tell);
  endTurn(state, chance, tell);
};

/** #8.8: the next player who holds cards discards one; that is his turn. */
export const skip = (state: State, tell?: NautilusTell): void => {
  const by = state.turn;
  state.turn = nextWithCards(state, by);
  state.commander = NONE;
  state.phase = PHASE.skipped;
  tell?.({ type: 'skipped', seat: state.turn, by });
};

export const compass = (state: State, first: number, second: number, chance: Chance, tell?: NautilusTell): void => {
  swap(state, first, second, tell);
  endTurn(state, chance, tell);
};

const saved = new Int32Array(BOARD_WORDS);

const nameOf = (field: number): string | null => (field === NONE ? null : fieldName(field));

/** The pieces that stand elsewhere than on the board that is remembered. */
const shiftsFromBefore = (state: State): Shift[] =>
  PIECES.flatMap((piece, index) => {
    const at = index === MOBY ? WHALE : PLACES + index;
    const from = state.bytes[at - BOARD + BEFORE]!;
    const to = state.bytes[at]!;
    return from === to ? [] : [{ piece, from: nameOf(from), to: nameOf(to) }];
  });

/** #10.1: the board goes back to before the last card; what a next nautilus takes back is the board as it was now. */
const takeBack = (state: State, tell?: NautilusTell): void => {
  state.saveBoard(saved, 0);
  state.restoreBoard(state.bytes, BEFORE);
  state.words.set(saved, BEFORE >> 2);
  tell?.({ type: 'tookBack', card: CARDS[state.last]!, shifts: shiftsFromBefore(state) });
};

type Effect = (state: State, chance: Chance, tell?: NautilusTell) => void;

const fizzle: Effect = (state, chance, tell) => {
  tell?.({ type: 'fizzled', card: CARDS[state.last]! });
  endTurn(state, chance, tell);
};

/** #8 nautilus: taking back, then the whale's arrival, then the use, if there is a last card and it has one. */
const nautilus: Effect = (state, chance, tell) => {
  const { last } = state;
  if (last !== NONE) takeBack(state, tell);
  if (state.whale === NONE) arrive(state, state.turn, tell);
  if (last !== NONE && usableOf(state, 1 << last)) {
    state.phase = PHASE.use;
    return;
  }
  tell?.({ type: 'unused', seat: state.turn, card: last === NONE ? null : CARDS[last]! });
  endTurn(state, chance, tell);
};

/** #8 telescope: all others play with open hands until the end of the round. */
const telescope: Effect = (state, chance, tell) => {
  const others = ((1 << state.material.seats) - 1) & ~(1 << state.turn);
  state.bytes[OPEN]! |= others;
  tell?.({ type: 'opened', by: state.turn, seats: SEATS_OF[others]! });
  seeOpenHands(state);
  endTurn(state, chance, tell);
};

/** Every hand moves to the player on the right, next counter-clockwise. */
const passHands = ({ bytes, words, material }: State): void => {
  const { seats } = material;
  const first = bytes.slice(HANDS, HANDS + KINDS);
  const firstSize = bytes[HAND_SIZES]!;
  const firstKinds = words[KINDS_HELD]!;
  bytes.copyWithin(HANDS, HANDS + KINDS, HANDS + seats * KINDS);
  bytes.copyWithin(HAND_SIZES, HAND_SIZES + 1, HAND_SIZES + seats);
  words.copyWithin(KINDS_HELD, KINDS_HELD + 1, KINDS_HELD + seats);
  bytes.set(first, HANDS + (seats - 1) * KINDS);
  bytes[HAND_SIZES + seats - 1] = firstSize;
  words[KINDS_HELD + seats - 1] = firstKinds;
};

/** #8 storm: then the player must play another card, from his new hand. */
const storm: Effect = (state, chance, tell) => {
  passRecords(state);
  passHands(state);
  seeOpenHands(state);
  tell?.({ type: 'stormed' });
  if (state.handSize(state.turn) === 0) return endTurn(state, chance, tell);
  if (state.commander !== NONE) seeHand(state, observerOf(state.commander), state.turn);
  state.phase = PHASE.play;
};

/** #8 privateer: the player plays the turn of the next player who holds cards; in a commanded turn the commander stays. */
const privateer: Effect = (state, chance, tell) => {
  const target = nextWithCards(state, state.turn);
  if (target === NONE) return fizzle(state, chance, tell);
  if (state.commander === NONE) state.commander = state.turn;
  state.turn = target;
  seeHand(state, observerOf(state.commander), target);
  tell?.({ type: 'boarded', seat: target, by: state.commander, hand: handNames(state, target) });
  state.phase = PHASE.play;
};

/** #8 trade, #11: nothing if the player or the other has no card left. */
const trade: Effect = (state, chance, tell) => {
  const other = otherOf(state, state.turn);
  if (state.handSize(state.turn) === 0 || state.handSize(other) === 0) return fizzle(state, chance, tell);
  tell?.({ type: 'traded', seat: state.turn, other });
  if (state.material.isDuel) {
    state.bytes[ASKED_COUNT] = 0;
    state.phase = PHASE.ask;
    return;
  }
  state.bytes.fill(NONE, GIVEN, GIVEN + MOST_SEATS);
  state.phase = PHASE.trade;
};

const moby: Effect = (state, chance, tell) => {
  if (hunt(state, tell)) endTurn(state, chance, tell);
  else fizzle(state, chance, tell);
};

/** Indexable by card: what a special card does. */
const EFFECTS: Readonly<Partial<Record<number, Effect>>> = {
  [CARD.nautilus]: nautilus,
  [CARD.telescope]: telescope,
  [CARD.storm]: storm,
  [CARD.privateer]: privateer,
  [CARD.trade]: trade,
  [CARD.moby]: moby,
};

export const special = (state: State, card: number, chance: Chance, tell?: NautilusTell): void =>
  EFFECTS[card]!(state, chance, tell);

/** Two players swap a card each. */
export const swapCards = (
  state: State,
  first: number,
  firstCard: number,
  second: number,
  secondCard: number,
  tell?: NautilusTell,
): void => {
  const isAsked = state.phase === PHASE.return;
  seeSwap(state, { first, firstCard, chooser: state.commander, second, secondCard, isAsked });
  removeCard(state, first, firstCard);
  removeCard(state, second, secondCard);
  addCard(state, first, secondCard);
  addCard(state, second, firstCard);
  seeOpenHands(state);
  tell?.({ type: 'passed', from: first, to: second, card: CARDS[firstCard]!, isPublic: false });
  tell?.({ type: 'passed', from: second, to: first, card: CARDS[secondCard]!, isPublic: isAsked });
};

/** #11 trade: the other must say whether he holds the card. */
export const ask = (state: State, card: number, tell?: NautilusTell): void => {
  const { bytes, turn } = state;
  const other = otherOf(state, turn);
  const held = state.held(other, card) > 0;
  tell?.({ type: 'asked', seat: turn, card: CARDS[card]!, held });
  if (held) {
    hearOne(state, other, card);
    bytes[GOT] = card;
    state.phase = PHASE.return;
  } else {
    hearNone(state, other, 1 << card);
    bytes[ASKED + bytes[ASKED_COUNT]!++] = card;
  }
};

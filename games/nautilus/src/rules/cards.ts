import type { Chance } from '@ankerplatz/kit';
import { SEATS_OF } from '@ankerplatz/kit';
import type { NautilusTell, Shift } from '../events.ts';
import { CELLS } from '../memory/cells.ts';
import { FIGURES } from '../memory/material.ts';
import type { Memory } from '../memory/memory.ts';
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
} = CELLS;
const { IS_SPLIT, PASSES, STEPS } = FIGURES;
const {
  ask: IN_ASK,
  play: IN_PLAY,
  return: IN_RETURN,
  skipped: IN_SKIPPED,
  step: IN_STEP,
  trade: IN_TRADE,
  use: IN_USE,
} = PHASE;
const { nautilus: NAUTILUS } = CARD;

const seatOrNull = (seat: number): number | null => (seat === NONE ? null : seat);

/** A card of the seat whose turn it is leaves its hand for the discard pile; everybody sees it. */
const lay = (memory: Memory, card: number): void => {
  throwCard(memory, memory.turn, card);
  seeLeave(memory, memory.turn, card);
};

/** Lays a card to be played, which is the last card from now on. */
export const playCard = (memory: Memory, card: number, tell?: NautilusTell): void => {
  tell?.({ type: 'played', seat: memory.turn, commander: seatOrNull(memory.commander), card: CARDS[card]! });
  lay(memory, card);
  if (card === NAUTILUS) return;
  memory.remember();
  memory.last = card;
};

/** A forced discard shows everyone that the hand holds none of the cards that could be used (#9.3). */
const hearUnusable = (memory: Memory): void => {
  const { turn } = memory;
  hearNone(memory, turn, usableOf(memory, notKnownToLack(memory, turn)));
};

/** #9.4: nothing is taken back after a discard, so the board before it is the board. A discarded nautilus leaves no last card. */
export const discard = (memory: Memory, card: number, chance: Chance, tell?: NautilusTell): void => {
  const skipped = memory.phase === IN_SKIPPED;
  tell?.({ type: 'discarded', seat: memory.turn, card: CARDS[card]!, skipped });
  if (!skipped && memory.handSize(memory.turn) > 1) hearUnusable(memory);
  lay(memory, card);
  memory.remember();
  memory.last = card === NAUTILUS ? NONE : card;
  endTurn(memory, chance, tell);
};

const course = new Course();

/** How many steps of a split a sailor makes to a field where it may end. */
const stepsTo = (memory: Memory, sailor: number, field: number, most: number): number => {
  course.aim(memory, sailor, 1, most, false);
  let steps = 1;
  while (steps < most && !isEnd(course.ends(steps), field)) steps++;
  return steps;
};

/** One portion of a split (#8.5). */
export const step = (memory: Memory, sailor: number, field: number, chance: Chance, tell?: NautilusTell): void => {
  const { bytes } = memory;
  const left = bytes[LEFT]!;
  bytes[LEFT] = left - stepsTo(memory, sailor, field, left);
  bytes[MOVED + bytes[MOVED_COUNT]!++] = sailor;
  walk(memory, sailor, field, false, tell);
  if (bytes[LEFT] === 0) endTurn(memory, chance, tell);
  else memory.phase = IN_STEP;
};

/** Moves a sailor with the last card, or brings it out. */
export const go = (memory: Memory, sailor: number, field: number, chance: Chance, tell?: NautilusTell): void => {
  const card = memory.last;
  if (IS_SPLIT[card]) {
    memory.bytes[LEFT] = STEPS[card]!;
    memory.bytes[MOVED_COUNT] = 0;
    step(memory, sailor, field, chance, tell);
    return;
  }
  if (memory.placeOf(sailor) === HOME) bringOut(memory, sailor, tell);
  else walk(memory, sailor, field, PASSES[card]!, tell);
  endTurn(memory, chance, tell);
};

/** #8.8: the next player who holds cards discards one; that is their turn. */
export const skip = (memory: Memory, tell?: NautilusTell): void => {
  const by = memory.turn;
  memory.turn = nextWithCards(memory, by);
  memory.commander = NONE;
  memory.phase = IN_SKIPPED;
  tell?.({ type: 'skipped', seat: memory.turn, by });
};

export const compass = (memory: Memory, first: number, second: number, chance: Chance, tell?: NautilusTell): void => {
  swap(memory, first, second, tell);
  endTurn(memory, chance, tell);
};

const saved = new Int32Array(BOARD_WORDS);

const nameOf = (field: number): string | null => (field === NONE ? null : fieldName(field));

/** The pieces that stand elsewhere than on the board that is remembered. */
const shiftsFromBefore = (memory: Memory): Shift[] =>
  PIECES.flatMap((piece, index) => {
    const at = index === MOBY ? WHALE : PLACES + index;
    const from = memory.bytes[at - BOARD + BEFORE]!;
    const to = memory.bytes[at]!;
    return from === to ? [] : [{ piece, from: nameOf(from), to: nameOf(to) }];
  });

/** #10.1: the board goes back to before the last card; what a next nautilus takes back is the board as it was now. */
const takeBack = (memory: Memory, tell?: NautilusTell): void => {
  memory.saveBoard(saved, 0);
  memory.restoreBoard(memory, BEFORE);
  memory.words.set(saved, BEFORE >> 2);
  tell?.({ type: 'tookBack', card: CARDS[memory.last]!, shifts: shiftsFromBefore(memory) });
};

type Effect = (memory: Memory, chance: Chance, tell?: NautilusTell) => void;

const fizzle: Effect = (memory, chance, tell) => {
  tell?.({ type: 'fizzled', card: CARDS[memory.last]! });
  endTurn(memory, chance, tell);
};

/** #8 nautilus: taking back, then the whale's arrival, then the use, if there is a last card and it has one. */
const nautilus: Effect = (memory, chance, tell) => {
  const { last } = memory;
  if (last !== NONE) takeBack(memory, tell);
  if (memory.whale === NONE) arrive(memory, memory.turn, tell);
  if (last !== NONE && usableOf(memory, 1 << last)) {
    memory.phase = IN_USE;
    return;
  }
  tell?.({ type: 'unused', seat: memory.turn, card: last === NONE ? null : CARDS[last]! });
  endTurn(memory, chance, tell);
};

/** #8 telescope: all others play with open hands until the end of the round. */
const telescope: Effect = (memory, chance, tell) => {
  const others = ((1 << memory.material.seats) - 1) & ~(1 << memory.turn);
  memory.bytes[OPEN]! |= others;
  tell?.({ type: 'opened', by: memory.turn, seats: SEATS_OF[others]! });
  seeOpenHands(memory);
  endTurn(memory, chance, tell);
};

/** Every hand moves to the player on the right, next counter-clockwise. */
const passHands = ({ bytes, words, material }: Memory): void => {
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

/** #8 storm: then the player must play another card, from the new hand. */
const storm: Effect = (memory, chance, tell) => {
  passRecords(memory);
  passHands(memory);
  seeOpenHands(memory);
  tell?.({ type: 'stormed' });
  if (memory.handSize(memory.turn) === 0) return endTurn(memory, chance, tell);
  if (memory.commander !== NONE) seeHand(memory, observerOf(memory.commander), memory.turn);
  memory.phase = IN_PLAY;
};

/** #8 privateer: the player plays the turn of the next player who holds cards; in a commanded turn the commander stays. */
const privateer: Effect = (memory, chance, tell) => {
  const target = nextWithCards(memory, memory.turn);
  if (target === NONE) return fizzle(memory, chance, tell);
  if (memory.commander === NONE) memory.commander = memory.turn;
  memory.turn = target;
  seeHand(memory, observerOf(memory.commander), target);
  tell?.({ type: 'boarded', seat: target, by: memory.commander, hand: handNames(memory, target) });
  memory.phase = IN_PLAY;
};

/** #8 trade, #11: nothing if the player or the other has no card left. */
const trade: Effect = (memory, chance, tell) => {
  const other = otherOf(memory, memory.turn);
  if (memory.handSize(memory.turn) === 0 || memory.handSize(other) === 0) return fizzle(memory, chance, tell);
  tell?.({ type: 'traded', seat: memory.turn, other });
  if (memory.material.isDuel) {
    memory.bytes[ASKED_COUNT] = 0;
    memory.phase = IN_ASK;
    return;
  }
  memory.bytes.fill(NONE, GIVEN, GIVEN + MOST_SEATS);
  memory.phase = IN_TRADE;
};

const moby: Effect = (memory, chance, tell) => {
  if (hunt(memory, tell)) endTurn(memory, chance, tell);
  else fizzle(memory, chance, tell);
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

export const special = (memory: Memory, card: number, chance: Chance, tell?: NautilusTell): void =>
  EFFECTS[card]!(memory, chance, tell);

/** Two players swap a card each. */
export const swapCards = (
  memory: Memory,
  first: number,
  firstCard: number,
  second: number,
  secondCard: number,
  tell?: NautilusTell,
): void => {
  const isAsked = memory.phase === IN_RETURN;
  seeSwap(memory, { first, firstCard, chooser: memory.commander, second, secondCard, isAsked });
  removeCard(memory, first, firstCard);
  removeCard(memory, second, secondCard);
  addCard(memory, first, secondCard);
  addCard(memory, second, firstCard);
  seeOpenHands(memory);
  tell?.({ type: 'passed', from: first, to: second, card: CARDS[firstCard]!, isPublic: false });
  tell?.({ type: 'passed', from: second, to: first, card: CARDS[secondCard]!, isPublic: isAsked });
};

/** #11 trade: the opponent must say whether they hold the card. */
export const ask = (memory: Memory, card: number, tell?: NautilusTell): void => {
  const { bytes, turn } = memory;
  const other = otherOf(memory, turn);
  const held = memory.held(other, card) > 0;
  tell?.({ type: 'asked', seat: turn, card: CARDS[card]!, held });
  if (held) {
    hearOne(memory, other, card);
    bytes[GOT] = card;
    memory.phase = IN_RETURN;
  } else {
    hearNone(memory, other, 1 << card);
    bytes[ASKED + bytes[ASKED_COUNT]!++] = card;
  }
};

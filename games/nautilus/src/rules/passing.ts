/** The knowledge of observers about hands after cards have changed hands. */

import { CELLS } from '../memory/cells.ts';
import type { Memory } from '../memory/memory.ts';
import {
  applyCard,
  boundsOf,
  change,
  JOINED,
  LEFT,
  leastOf,
  mostOf,
  observerOf,
  pairAt,
  recordAt,
  START_CARDS,
  seeHand,
  UNKNOWN,
} from './knowledge.ts';

const { NONE, PAIRS, RECORD } = CELLS;

/**
 * #8 storm: every hand goes to the player on the right, and with it what is known of it, also to the player who passed
 * it on.
 */
export const passRecords = (memory: Memory): void => {
  const { bytes, material } = memory;
  const { seats } = material;
  for (let seat = 0; seat < seats; seat++) seeHand(memory, observerOf(seat), seat);
  for (let observer = 0; observer <= material.seats; observer++) {
    const first = bytes.slice(recordAt(observer, 0), recordAt(observer, 0) + RECORD);
    for (let seat = 1; seat < seats; seat++)
      bytes.copyWithin(recordAt(observer, seat - 1), recordAt(observer, seat), recordAt(observer, seat) + RECORD);
    bytes.set(first, recordAt(observer, seats - 1));
    const pair = bytes[PAIRS + observer * 2]!;
    bytes[PAIRS + observer * 2] = bytes[PAIRS + observer * 2 + 1]!;
    bytes[PAIRS + observer * 2 + 1] = pair;
  }
};

/** Two hands about to swap a card each: `firstCard` of `first`, which `chooser` saw too, against `secondCard` of `second`. */
export interface Swap {
  readonly first: number;
  readonly firstCard: number;
  readonly chooser: number;
  readonly second: number;
  readonly secondCard: number;
  /** All observers heard what the first gets (#11 trade). */
  readonly isAsked: boolean;
}

/** Indexable by bounds: what they become when any one card might have left or joined the hand. */
const MIGHT_LEAVE = change(-1, 0);
const MIGHT_JOIN = change(0, 1);
const MIGHT_CHANGE = change(-1, 1);

const UNKNOWN_WORD = (UNKNOWN * 0x0101_0101) | 0;

const applyAll = (bytes: Uint8Array, record: number, table: Uint8Array): void => {
  for (let at = record; at < record + RECORD; at++) bytes[at] = table[bytes[at]!]!;
};

/** Bounds of a hand that gave an unseen card and got one from a hand with other bounds. */
const mixed = (own: number, other: number): number => (mostOf(other) === 0 ? MIGHT_LEAVE[own]! : MIGHT_CHANGE[own]!);

/** The same for start cards: a card from a hand that has none leaves a hand of this size with one card that is none. */
const mixedStarts = (own: number, other: number, size: number): number => {
  const bounds = mixed(own, other);
  return mostOf(other) === 0 ? boundsOf(leastOf(bounds), Math.min(mostOf(bounds), size - 1)) : bounds;
};

/** Two hands swap a card each, both unseen by the observer of these records. */
const blur = (memory: Memory, one: number, two: number, size: number, otherSize: number): void => {
  const { bytes, words } = memory;
  const starts = mixedStarts(bytes[one + START_CARDS]!, bytes[two + START_CARDS]!, size);
  const otherStarts = mixedStarts(bytes[two + START_CARDS]!, bytes[one + START_CARDS]!, otherSize);
  for (let at = 0; at < START_CARDS; at++) {
    if ((at & 3) === 0 && words[(one + at) >> 2] === UNKNOWN_WORD && words[(two + at) >> 2] === UNKNOWN_WORD) {
      at += 3;
      continue;
    }
    const bounds = bytes[one + at]!;
    bytes[one + at] = mixed(bounds, bytes[two + at]!);
    bytes[two + at] = mixed(bytes[two + at]!, bounds);
  }
  bytes[one + START_CARDS] = starts;
  bytes[two + START_CARDS] = otherStarts;
};

/** A hand gives a card and gets another; NONE is one that the observer does not know. */
const passOut = (bytes: Uint8Array, record: number, given: number, got: number): void => {
  if (given === NONE) applyAll(bytes, record, MIGHT_LEAVE);
  else applyCard(bytes, record, given, LEFT);
  if (got === NONE) applyAll(bytes, record, MIGHT_JOIN);
  else applyCard(bytes, record, got, JOINED);
};

/** The start cards of two partners stay the same together when they swap. */
const boundPair = (bytes: Uint8Array, observer: number, first: number, second: number): void => {
  const one = bytes[recordAt(observer, first) + START_CARDS]!;
  const two = bytes[recordAt(observer, second) + START_CARDS]!;
  const pair = pairAt(observer, first);
  bytes[pair] = boundsOf(
    Math.max(leastOf(bytes[pair]!), leastOf(one) + leastOf(two)),
    Math.min(mostOf(bytes[pair]!), mostOf(one) + mostOf(two)),
  );
};

/**
 * The knowledge of observers after a swap: those concerned know both cards, and so do all where one of the hands is
 * open.
 */
export const seeSwap = (memory: Memory, swap: Swap): void => {
  const { bytes, material } = memory;
  const { first, firstCard, chooser, second, secondCard, isAsked } = swap;
  const shows = memory.isOpen(first) || memory.isOpen(second);
  for (let observer = 0; observer <= material.seats; observer++) {
    const takesPart = observer === observerOf(first) || observer === observerOf(second);
    if (!isAsked && !takesPart) boundPair(bytes, observer, first, second);
    // Two equal cards leave an open hand as it was: nobody else can tell which they were.
    if (shows && !takesPart && firstCard === secondCard) continue;
    const given = takesPart || shows || observer === observerOf(chooser) ? firstCard : NONE;
    const got = takesPart || shows || isAsked ? secondCard : NONE;
    const one = recordAt(observer, first);
    const two = recordAt(observer, second);
    if (given === NONE && got === NONE) blur(memory, one, two, memory.handSize(first), memory.handSize(second));
    else {
      passOut(bytes, one, given, got);
      passOut(bytes, two, got, given);
    }
  }
};

/**
 * What each observer (the public, then the seats) surely knows of each hand. A record bounds the number of each card that the
 * holder may have, and of start cards (1 or 12) together: a byte holds the least in its low half, the most in its high half,
 * 15 for "no bound". A pair of partners has bounds for the start cards of both. The bounds are tight, save that a card passed
 * unseen between two others loosens both hands by one card of each kind.
 */
import { lowest } from './bits.ts';
import { HANDS, KINDS, KNOWN, OBSERVERS, OPEN, PAIRS, RECORD } from './layout.ts';
import { BRINGS_OUT } from './material.ts';
import type { State } from './state.ts';
import { NONE } from './types.ts';

/** The observer that stands for everybody; the seats follow. */
export const PUBLIC = 0;
export const observerOf = (seat: number): number => seat + 1;

const UNBOUNDED = 15;
const boundsOf = (least: number, most: number): number => Math.min(least, UNBOUNDED) | (Math.min(most, UNBOUNDED) << 4);
/** Nothing is known. */
export const UNKNOWN = boundsOf(0, UNBOUNDED);
const exactly = (count: number): number => count | (count << 4);

export const leastOf = (bounds: number): number => bounds & 15;
/** Infinity where there is no bound. */
export const mostOf = (bounds: number): number => (bounds >> 4 === UNBOUNDED ? Number.POSITIVE_INFINITY : bounds >> 4);
export const makeBounds = (least: number, most: number | null): number => boundsOf(least, most ?? UNBOUNDED);

const change = (least: number, most: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, bounds) =>
    boundsOf(
      Math.max(0, leastOf(bounds) + least),
      bounds >> 4 === UNBOUNDED ? UNBOUNDED : Math.max(0, (bounds >> 4) + most),
    ),
  );

/** Indexable by bounds: what they become when such a card leaves or joins the hand, or any one card might have. */
const LEFT = change(-1, -1);
const JOINED = change(1, 1);
const MIGHT_LEAVE = change(-1, 0);
const MIGHT_JOIN = change(0, 1);
const MIGHT_CHANGE = change(-1, 1);

const START_CARDS = KINDS;
export const recordAt = (observer: number, holder: number): number => KNOWN + (holder * OBSERVERS + observer) * RECORD;
export const pairAt = (observer: number, holder: number): number => PAIRS + observer * 2 + (holder & 1);

/** Nothing is known of new hands. */
export const forget = ({ bytes }: State): void => {
  bytes.fill(UNKNOWN, KNOWN, PAIRS + OBSERVERS * 2);
};

/** Nothing is known any more of one hand. */
export const forgetHand = ({ bytes, material }: State, holder: number): void => {
  for (let observer = 0; observer <= material.seats; observer++) {
    const record = recordAt(observer, holder);
    bytes.fill(UNKNOWN, record, record + RECORD);
  }
};

const applyCard = (bytes: Uint8Array, record: number, card: number, table: Uint8Array): void => {
  bytes[record + card] = table[bytes[record + card]!]!;
  if (BRINGS_OUT[card]) bytes[record + START_CARDS] = table[bytes[record + START_CARDS]!]!;
};

const UNKNOWN_WORD = (UNKNOWN * 0x0101_0101) | 0;

const applyAll = ({ bytes, words }: State, record: number, table: Uint8Array): void => {
  for (let at = record; at < record + RECORD; at += 4) {
    if (words[at >> 2] === UNKNOWN_WORD) continue;
    for (let each = at; each < at + 4; each++) bytes[each] = table[bytes[each]!]!;
  }
};

/** Everybody sees a card leave a hand. */
export const seeLeave = ({ bytes, material }: State, holder: number, card: number): void => {
  const isStart = BRINGS_OUT[card];
  for (let observer = 0; observer <= material.seats; observer++) {
    applyCard(bytes, recordAt(observer, holder), card, LEFT);
    if (!isStart) continue;
    const pair = pairAt(observer, holder);
    bytes[pair] = LEFT[bytes[pair]!]!;
  }
};

/** An observer sees a whole hand. */
export const seeHand = ({ bytes }: State, observer: number, holder: number): void => {
  const record = recordAt(observer, holder);
  let starts = 0;
  for (let card = 0; card < KINDS; card++) {
    const count = bytes[HANDS + holder * KINDS + card]!;
    bytes[record + card] = exactly(count);
    if (BRINGS_OUT[card]) starts += count;
  }
  bytes[record + START_CARDS] = exactly(starts);
};

/** Everybody sees the open hands. */
export const seeOpenHands = (state: State): void => {
  const { bytes, material } = state;
  if (!bytes[OPEN]) return;
  for (let holder = 0; holder < material.seats; holder++)
    if (state.isOpen(holder))
      for (let observer = 0; observer <= material.seats; observer++) seeHand(state, observer, holder);
};

/** #7.2: everybody hears whether a hand has a start card. */
export const hearStart = ({ bytes, material }: State, holder: number, has: boolean): void => {
  for (let observer = 0; observer <= material.seats; observer++)
    bytes[recordAt(observer, holder) + START_CARDS] = has ? boundsOf(1, UNBOUNDED) : exactly(0);
};

/** Everybody learns that a hand has none of some cards, given as bits. */
export const hearNone = ({ bytes, material }: State, holder: number, cards: number): void => {
  for (let observer = 0; observer <= material.seats; observer++) {
    const record = recordAt(observer, holder);
    for (let rest = cards; rest; rest &= rest - 1) bytes[record + lowest(rest)] = exactly(0);
  }
};

/** The cards, as bits, of which everybody does not know yet that a hand has none. */
export const notKnownToLack = ({ bytes }: State, holder: number): number => {
  const record = recordAt(PUBLIC, holder);
  let cards = 0;
  for (let card = 0; card < KINDS; card++) if (bytes[record + card] !== exactly(0)) cards |= 1 << card;
  return cards;
};

/** Everybody learns that a hand has at least one of a card. */
export const hearOne = ({ bytes, material }: State, holder: number, card: number): void => {
  for (let observer = 0; observer <= material.seats; observer++) {
    const at = recordAt(observer, holder) + card;
    bytes[at] = boundsOf(Math.max(1, leastOf(bytes[at]!)), bytes[at]! >> 4);
  }
};

/** A seat knows that a hand has at least so many of a card, dealt to it from a known rest of the deck. */
export const knowLeast = ({ bytes }: State, seat: number, holder: number, card: number, least: number): void => {
  bytes[recordAt(observerOf(seat), holder) + card] = boundsOf(least, UNBOUNDED);
};

/** #8 storm: every hand goes to the player on the right, and with it what is known of it, also by who passed it on. */
export const passRecords = (state: State): void => {
  const { bytes, material } = state;
  const { seats } = material;
  for (let seat = 0; seat < seats; seat++) seeHand(state, observerOf(seat), seat);
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
  /** Everybody heard what the first gets (#11 trade). */
  readonly isAsked: boolean;
}

/** A hand gives a card and gets another; NONE is one that the observer does not know. */
const passOut = (state: State, record: number, given: number, got: number): void => {
  const { bytes } = state;
  if (given === NONE && got === NONE) applyAll(state, record, MIGHT_CHANGE);
  else if (given === NONE) applyAll(state, record, MIGHT_LEAVE);
  else applyCard(bytes, record, given, LEFT);
  if (got !== NONE) applyCard(bytes, record, got, JOINED);
  else if (given !== NONE) applyAll(state, record, MIGHT_JOIN);
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

/** What observers make of a swap: those concerned know both cards, and so does everybody where one of the hands is open. */
export const seeSwap = (state: State, swap: Swap): void => {
  const { bytes, material } = state;
  const { first, firstCard, chooser, second, secondCard, isAsked } = swap;
  const shows = state.isOpen(first) || state.isOpen(second);
  for (let observer = 0; observer <= material.seats; observer++) {
    const takesPart = observer === observerOf(first) || observer === observerOf(second);
    if (!isAsked && !takesPart) boundPair(bytes, observer, first, second);
    // Two equal cards leave an open hand as it was: nobody else can tell which they were.
    if (shows && !takesPart && firstCard === secondCard) continue;
    const knowsFirst = takesPart || shows || observer === observerOf(chooser);
    const knowsSecond = takesPart || shows || isAsked;
    const one = recordAt(observer, first);
    const two = recordAt(observer, second);
    passOut(state, one, knowsFirst ? firstCard : NONE, knowsSecond ? secondCard : NONE);
    passOut(state, two, knowsSecond ? secondCard : NONE, knowsFirst ? firstCard : NONE);
  }
};

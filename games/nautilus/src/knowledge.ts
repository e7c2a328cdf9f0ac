/**
 * What each observer (the seats, then the public) surely knows of each hand. A record bounds the number of each card that the
 * holder may have, and of start cards (1 or 12) together: a byte holds the least in its low half, the most in its high half,
 * 15 for "no bound". A pair of partners has bounds for the start cards of both. The bounds are tight, save that a card passed
 * unseen between two others loosens both hands by one card of each kind.
 */
import { HANDS, KINDS, KNOWN, MOST_SEATS, OBSERVERS, OPEN, PAIRS, RECORD } from './layout.ts';
import { BRINGS_OUT } from './material.ts';
import type { State } from './state.ts';

/** The observer that stands for everybody. */
export const PUBLIC = OBSERVERS - 1;

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

const START_CARDS = KINDS;
export const recordAt = (observer: number, holder: number): number => KNOWN + (observer * MOST_SEATS + holder) * RECORD;
export const pairAt = (observer: number, holder: number): number => PAIRS + observer * 2 + (holder & 1);

/** Nothing is known of new hands. */
export const forget = ({ bytes }: State): void => {
  bytes.fill(UNKNOWN, KNOWN, PAIRS + OBSERVERS * 2);
};

/** Nothing is known any more of one hand. */
export const forgetHand = ({ bytes }: State, holder: number): void => {
  for (let observer = 0; observer < OBSERVERS; observer++) {
    const record = recordAt(observer, holder);
    bytes.fill(UNKNOWN, record, record + RECORD);
  }
};

const applyCard = (bytes: Uint8Array, record: number, card: number, table: Uint8Array): void => {
  bytes[record + card] = table[bytes[record + card]!]!;
  if (BRINGS_OUT[card]) bytes[record + START_CARDS] = table[bytes[record + START_CARDS]!]!;
};

const applyAll = (bytes: Uint8Array, record: number, table: Uint8Array): void => {
  for (let at = record; at < record + RECORD; at++) bytes[at] = table[bytes[at]!]!;
};

/** Everybody sees a card leave a hand. */
export const seeLeave = ({ bytes }: State, holder: number, card: number): void => {
  const isStart = BRINGS_OUT[card];
  for (let observer = 0; observer < OBSERVERS; observer++) {
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
  if (!state.bytes[OPEN]) return;
  for (let holder = 0; holder < state.material.seats; holder++)
    if (state.isOpen(holder)) for (let observer = 0; observer < OBSERVERS; observer++) seeHand(state, observer, holder);
};

/** #7.2: everybody hears whether a hand has a start card. */
export const hearStart = ({ bytes }: State, holder: number, has: boolean): void => {
  for (let observer = 0; observer < OBSERVERS; observer++)
    bytes[recordAt(observer, holder) + START_CARDS] = has ? boundsOf(1, UNBOUNDED) : exactly(0);
};

/** Everybody learns that a hand has none of a card. */
export const hearNone = ({ bytes }: State, holder: number, card: number): void => {
  for (let observer = 0; observer < OBSERVERS; observer++) bytes[recordAt(observer, holder) + card] = exactly(0);
};

/** Everybody learns that a hand has at least one of a card. */
export const hearOne = ({ bytes }: State, holder: number, card: number): void => {
  for (let observer = 0; observer < OBSERVERS; observer++) {
    const at = recordAt(observer, holder) + card;
    bytes[at] = boundsOf(Math.max(1, leastOf(bytes[at]!)), bytes[at]! >> 4);
  }
};

/** An observer knows that a hand has at least so many of a card, dealt to it from a known rest of the deck. */
export const knowLeast = ({ bytes }: State, observer: number, holder: number, card: number, least: number): void => {
  bytes[recordAt(observer, holder) + card] = boundsOf(least, UNBOUNDED);
};

/** #8 storm: every hand goes to the player on the right, and with it what is known of it, also by who passed it on. */
export const passRecords = (state: State): void => {
  const { bytes, material } = state;
  const { seats } = material;
  for (let seat = 0; seat < seats; seat++) seeHand(state, seat, seat);
  for (let observer = 0; observer < OBSERVERS; observer++) {
    const first = bytes.slice(recordAt(observer, 0), recordAt(observer, 1));
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

/** A card leaves a hand, or joins one, before an observer who knows it or not. */
const note = (
  bytes: Uint8Array,
  record: number,
  card: number,
  known: boolean,
  table: Uint8Array,
  unseen: Uint8Array,
): void => {
  if (known) applyCard(bytes, record, card, table);
  else applyAll(bytes, record, unseen);
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
  const { bytes } = state;
  const { first, firstCard, chooser, second, secondCard, isAsked } = swap;
  const shows = state.isOpen(first) || state.isOpen(second);
  for (let observer = 0; observer < OBSERVERS; observer++) {
    const takesPart = observer === first || observer === second;
    if (!isAsked && !takesPart) boundPair(bytes, observer, first, second);
    // Two equal cards leave an open hand as it was: nobody else can tell which they were.
    if (shows && !takesPart && firstCard === secondCard) continue;
    const knowsFirst = takesPart || shows || observer === chooser;
    const knowsSecond = takesPart || shows || isAsked;
    const one = recordAt(observer, first);
    const two = recordAt(observer, second);
    note(bytes, one, firstCard, knowsFirst, LEFT, MIGHT_LEAVE);
    note(bytes, two, secondCard, knowsSecond, LEFT, MIGHT_LEAVE);
    note(bytes, two, firstCard, knowsFirst, JOINED, MIGHT_JOIN);
    note(bytes, one, secondCard, knowsSecond, JOINED, MIGHT_JOIN);
  }
};

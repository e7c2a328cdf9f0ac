/**
 * The sure knowledge of each observer (the public, then the seats) about each hand. A record bounds the number of each
 * card that the holder may have, and of start cards (1 or 12) together: a byte holds the least in its low half, the
 * most in its high half, 15 for "no bound". A pair of partners has bounds for the start cards of both. The bounds are
 * tight, save that a card passed unseen between two others loosens both hands by one card of each kind.
 */
import { lowestOf } from '@ankerplatz/kit';
import { CELLS } from '../memory/cells.ts';
import { FIGURES } from '../memory/material.ts';
import type { Memory } from '../memory/memory.ts';

const { HANDS, KINDS, KNOWN, OBSERVERS, OPEN, PAIRS, RECORD } = CELLS;
const { BRINGS_OUT } = FIGURES;

/** The observer that stands for everybody; the seats follow. */
export const PUBLIC = 0;
export const observerOf = (seat: number): number => seat + 1;

export const UNBOUNDED = 15;
export const boundsOf = (least: number, most: number): number =>
  Math.min(least, UNBOUNDED) | (Math.min(most, UNBOUNDED) << 4);
/** The record of an unknown hand. */
export const UNKNOWN = boundsOf(0, UNBOUNDED);
const exactly = (count: number): number => count | (count << 4);

export const leastOf = (bounds: number): number => bounds & 15;
/** UNBOUNDED where there is no bound: more than any hand holds. */
export const mostOf = (bounds: number): number => bounds >> 4;
export const makeBounds = (least: number, most: number | null): number => boundsOf(least, most ?? UNBOUNDED);

/** Indexable by bounds: what they become when the least and the most change so. */
export const change = (least: number, most: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, bounds) =>
    boundsOf(
      Math.max(0, leastOf(bounds) + least),
      bounds >> 4 === UNBOUNDED ? UNBOUNDED : Math.max(0, (bounds >> 4) + most),
    ),
  );

/** Indexable by bounds: what they become when such a card leaves or joins the hand. */
export const LEFT = change(-1, -1);
export const JOINED = change(1, 1);

/** The offset of the bounds of start cards in a record. */
export const START_CARDS = KINDS;
export const recordAt = (observer: number, holder: number): number => KNOWN + (holder * OBSERVERS + observer) * RECORD;
export const pairAt = (observer: number, holder: number): number => PAIRS + observer * 2 + (holder & 1);

/** New hands are unknown. */
export const forget = ({ bytes }: Memory): void => {
  bytes.fill(UNKNOWN, KNOWN, PAIRS + OBSERVERS * 2);
};

/** One hand becomes unknown. */
export const forgetHand = ({ bytes, material }: Memory, holder: number): void => {
  for (let observer = 0; observer <= material.seats; observer++) {
    const record = recordAt(observer, holder);
    bytes.fill(UNKNOWN, record, record + RECORD);
  }
};

export const applyCard = (bytes: Uint8Array, record: number, card: number, table: Uint8Array): void => {
  bytes[record + card] = table[bytes[record + card]!]!;
  if (BRINGS_OUT[card]) bytes[record + START_CARDS] = table[bytes[record + START_CARDS]!]!;
};

/** All observers see a card leave a hand. */
export const seeLeave = ({ bytes, material }: Memory, holder: number, card: number): void => {
  for (let observer = 0; observer <= material.seats; observer++) {
    const at = recordAt(observer, holder) + card;
    bytes[at] = LEFT[bytes[at]!]!;
  }
  if (!BRINGS_OUT[card]) return;
  for (let observer = 0; observer <= material.seats; observer++) {
    const starts = recordAt(observer, holder) + START_CARDS;
    const pair = pairAt(observer, holder);
    bytes[starts] = LEFT[bytes[starts]!]!;
    bytes[pair] = LEFT[bytes[pair]!]!;
  }
};

/** An observer sees a whole hand. */
export const seeHand = ({ bytes }: Memory, observer: number, holder: number): void => {
  const record = recordAt(observer, holder);
  let starts = 0;
  for (let card = 0; card < KINDS; card++) {
    const count = bytes[HANDS + holder * KINDS + card]!;
    bytes[record + card] = exactly(count);
    if (BRINGS_OUT[card]) starts += count;
  }
  bytes[record + START_CARDS] = exactly(starts);
};

/** All observers see the open hands. */
export const seeOpenHands = (memory: Memory): void => {
  const { bytes, material } = memory;
  if (!bytes[OPEN]) return;
  for (let holder = 0; holder < material.seats; holder++)
    if (memory.isOpen(holder))
      for (let observer = 0; observer <= material.seats; observer++) seeHand(memory, observer, holder);
};

/** #7.2: everybody hears whether a hand has a start card. */
export const hearStart = ({ bytes, material }: Memory, holder: number, has: boolean): void => {
  for (let observer = 0; observer <= material.seats; observer++)
    bytes[recordAt(observer, holder) + START_CARDS] = has ? boundsOf(1, UNBOUNDED) : exactly(0);
};

/** All observers learn that a hand has none of some cards, given as bits. */
export const hearNone = ({ bytes, material }: Memory, holder: number, cards: number): void => {
  for (let observer = 0; observer <= material.seats; observer++) {
    const record = recordAt(observer, holder);
    for (let rest = cards; rest; rest &= rest - 1) bytes[record + lowestOf(rest)] = exactly(0);
  }
};

/** The cards, as bits, of which everybody does not know yet that a hand has none. */
export const notKnownToLack = ({ bytes }: Memory, holder: number): number => {
  const record = recordAt(PUBLIC, holder);
  let cards = 0;
  for (let card = 0; card < KINDS; card++) if (bytes[record + card] !== exactly(0)) cards |= 1 << card;
  return cards;
};

/** All observers learn that a hand has at least one of a card. */
export const hearOne = ({ bytes, material }: Memory, holder: number, card: number): void => {
  for (let observer = 0; observer <= material.seats; observer++) {
    const at = recordAt(observer, holder) + card;
    bytes[at] = boundsOf(Math.max(1, leastOf(bytes[at]!)), bytes[at]! >> 4);
  }
};

/** A seat knows that a hand has at least so many of a card, dealt to it from a known rest of the deck. */
export const knowLeast = ({ bytes }: Memory, seat: number, holder: number, card: number, least: number): void => {
  bytes[recordAt(observerOf(seat), holder) + card] = boundsOf(least, UNBOUNDED);
};

/** Where a position keeps what, in one buffer: first words of four bytes, then bytes. */
import { LIMITS } from './tables.ts';
import { CARDS } from './types.ts';

export const KINDS = CARDS.length;
export const MOST_SEATS = 4;
export const SAILOR_COUNT = 16;

// A field of the board is a number: ring, caves, harbours (four to a colour), then the whirlpool.
export const CAVE = LIMITS.ring.most;
export const HARBOUR = CAVE + LIMITS.mouths.most;
export const HOME = HARBOUR + SAILOR_COUNT;
/** The place of a sailor that this variant does not have. */
export const ABSENT = HOME + 1;

const WORD = 4;
let size = 0;
const reserve = (count: number): number => {
  const offset = size;
  size += count;
  return offset;
};

// Words.

/** Counts from 1. */
export const ROUND = reserve(1);
/** Where the deck begins in the pile. */
export const TOP = reserve(1);
/** How many cards lie on the discard pile. */
export const THROWN = reserve(1);
/** Sailors that are not in the whirlpool, as bits. */
export const ABOARD = reserve(1);
/** Harbour fields with a sailor, as bits. */
export const MOORED = reserve(1);
/** The fields of the ring with a sailor, as bits; its first fields follow after the last once more, for a look ahead. */
export const RING_BITS = reserve(4);
export const LOOK_AHEAD = 12;
/** Indexable by seat: the cards in the hand, as bits. */
export const KINDS_HELD = reserve(MOST_SEATS);

size *= WORD;

// Bytes.

/** Moby Dick, the colours with a fresh sailor as bits, two bytes for alignment, the place of each sailor. */
export const BOARD_SIZE = 4 + SAILOR_COUNT;
export const BOARD_WORDS = BOARD_SIZE / WORD;
export const BOARD = reserve(BOARD_SIZE);
export const WHALE = BOARD;
export const FRESH = BOARD + 1;
export const PLACES = BOARD + 4;
/** The board before the last card, in the same order. */
export const BEFORE = reserve(BOARD_SIZE);

/** What observers know of hands: a record for each observer and holder, see knowledge.ts. The first observer is the public. */
export const OBSERVERS = MOST_SEATS + 1;
export const RECORD = 20;
export const KNOWN = reserve(OBSERVERS * MOST_SEATS * RECORD);
export const PAIRS = reserve(OBSERVERS * 2);

export const PHASE_AT = reserve(1);
export const TURN = reserve(1);
export const COMMANDER = reserve(1);
export const DEALER = reserve(1);
/** The card a nautilus would use. */
export const LAST = reserve(1);
/** Seats as bits. */
export const OPEN = reserve(1);
export const ANNOUNCED = reserve(1);
export const WINNERS = reserve(1);
/** Who is asked for a mulligan. */
export const ASKED_SEAT = reserve(1);

/** Indexable by field: the sailor on it, counted from 1. */
export const AT = reserve(HOME);

/** Steps of a split that are left, then who has moved, in order. */
export const LEFT = reserve(1);
export const MOVED_COUNT = reserve(1);
export const MOVED = reserve(5);

/** Indexable by seat: the card laid for an exchange or trade. */
export const GIVEN = reserve(MOST_SEATS);
export const GOT = reserve(1);
export const ASKED_COUNT = reserve(1);
export const ASKED = reserve(KINDS);

/** Indexable by seat. */
export const HAND_SIZES = reserve(MOST_SEATS);
/** Indexable by seat and card: how many. */
export const HANDS = reserve(MOST_SEATS * KINDS);

/** The discard pile from the front, the deck to the end; what is in hands leaves the gap between them. */
export const PILE = size;

/** The bytes of a position, in whole words. */
export const bytesFor = (cards: number): number => Math.ceil((PILE + cards) / WORD) * WORD;

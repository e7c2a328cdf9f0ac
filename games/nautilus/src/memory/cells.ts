import { LIMITS } from '../tables.ts';
import { CARDS } from '../types.ts';

/** No card, no seat, no field. */
const NONE = 255;

const KINDS = CARDS.length;
const MOST_SEATS = 4;
const SAILOR_COUNT = 16;

// A field of the board is a number: ring, caves, harbours (four to a colour), then the whirlpool.
const CAVE = LIMITS.ring.most;
const HARBOUR = CAVE + LIMITS.mouths.most;
const HOME = HARBOUR + SAILOR_COUNT;
/** The place of a sailor that this variant does not have. */
const ABSENT = HOME + 1;

const WORD = 4;
let size = 0;
const reserve = (count: number): number => {
  const offset = size;
  size += count;
  return offset;
};

// Words.

/** Counts from 1. */
const ROUND = reserve(1);
/** Where the deck begins in the pile. */
const TOP = reserve(1);
/** How many cards lie on the discard pile. */
const THROWN = reserve(1);
/** Sailors that are not in the whirlpool, as bits. */
const ABOARD = reserve(1);
/** Sailors on the ring and in caves, as bits. */
const AFLOAT = reserve(1);
/** Harbour fields with a sailor, as bits. */
const MOORED = reserve(1);
/** The fields of the ring with a sailor, as bits; its first fields follow after the last once more, for a look ahead. */
const RING_BITS = reserve(4);
const LOOK_AHEAD = 12;
/** Indexable by seat: the cards in the hand, as bits. */
const KINDS_HELD = reserve(MOST_SEATS);

size *= WORD;

// Bytes.

/** Moby Dick, the colours with a fresh sailor as bits, two bytes for alignment, the place of each sailor. */
const BOARD_SIZE = 4 + SAILOR_COUNT;
const BOARD_WORDS = BOARD_SIZE / WORD;
const BOARD = reserve(BOARD_SIZE);
const WHALE = BOARD;
const FRESH = BOARD + 1;
const PLACES = BOARD + 4;
/** The board before the last card, in the same order. */
const BEFORE = reserve(BOARD_SIZE);

/**
 * The knowledge of observers about hands: a record for each observer and holder, see knowledge.ts. The first observer
 * is the public.
 */
const OBSERVERS = MOST_SEATS + 1;
const RECORD = 20;
const KNOWN = reserve(OBSERVERS * MOST_SEATS * RECORD);
const PAIRS = reserve(OBSERVERS * 2);

const PHASE_AT = reserve(1);
const TURN = reserve(1);
const COMMANDER = reserve(1);
const DEALER = reserve(1);
/** The card a nautilus would use. */
const LAST = reserve(1);
/** Seats as bits. */
const OPEN = reserve(1);
const ANNOUNCED = reserve(1);
const WINNERS = reserve(1);
/** The seat that is asked for a mulligan. */
const ASKED_SEAT = reserve(1);

/** Indexable by field: the sailor on it, counted from 1. */
const AT = reserve(HOME);

/** Steps of a split that are left, then who has moved, in order. */
const LEFT = reserve(1);
const MOVED_COUNT = reserve(1);
const MOVED = reserve(5);

/** Indexable by seat: the card laid for an exchange or trade. */
const GIVEN = reserve(MOST_SEATS);
const GOT = reserve(1);
const ASKED_COUNT = reserve(1);
const ASKED = reserve(KINDS);

/** Indexable by seat. */
const HAND_SIZES = reserve(MOST_SEATS);
/** Indexable by seat and card: how many. */
const HANDS = reserve(MOST_SEATS * KINDS);

/** The discard pile from the front, the deck to the end; what is in hands leaves the gap between them. */
const PILE = size;

/**
 * The offsets of a position's parts in its one buffer: first words of four bytes, then bytes. Modules take what they
 * need into constants of their own, which the compiler of the runtime folds; it looks up an imported one at every use.
 */
export const CELLS = {
  WORD,
  KINDS,
  MOST_SEATS,
  SAILOR_COUNT,
  CAVE,
  HARBOUR,
  HOME,
  ABSENT,
  ROUND,
  TOP,
  THROWN,
  ABOARD,
  AFLOAT,
  MOORED,
  RING_BITS,
  LOOK_AHEAD,
  KINDS_HELD,
  BOARD_SIZE,
  BOARD_WORDS,
  BOARD,
  WHALE,
  FRESH,
  PLACES,
  BEFORE,
  OBSERVERS,
  RECORD,
  KNOWN,
  PAIRS,
  PHASE_AT,
  TURN,
  COMMANDER,
  DEALER,
  LAST,
  OPEN,
  ANNOUNCED,
  WINNERS,
  ASKED_SEAT,
  AT,
  LEFT,
  MOVED_COUNT,
  MOVED,
  GIVEN,
  GOT,
  ASKED_COUNT,
  ASKED,
  HAND_SIZES,
  HANDS,
  PILE,
  NONE,
} as const;

/** The bytes of a position, in whole words. */
export const bytesFor = (cards: number): number => Math.ceil((PILE + cards) / WORD) * WORD;

/**
 * A ship is two 32-bit words. The first holds what the rules ask: bits 0 bow, 1 stern, 2 single, 3–4 middles, 5–7 parts, 8–10 masts, 11–13
 * sails, 14–16 goods, 17–19 crest (0 none, else its place + 1), 20 finished. The second holds the order in which tiles were placed, for
 * display alone: four masts and four sails of 3 bits each, four goods of 2 bits.
 */
import { MIDDLES } from '../tables.ts';
import { CRESTS, CROWN, FIRST_GOOD, FIRST_MAST, FIRST_SAIL, GOODS, HULLS, type Hull } from '../types.ts';

const BOW_BIT = 1;
const STERN_BIT = 2;
const SINGLE_BIT = 4;
const MIDDLE_SHIFT = 3;
const HULL_BITS = 0b11111;
const PART_SHIFT = 5;
const MAST_SHIFT = 8;
const SAIL_SHIFT = 11;
const GOOD_SHIFT = 14;
const CREST_SHIFT = 17;
const FINISHED_BIT = 1 << 20;

const MAST_ORDER = 0;
const SAIL_ORDER = 12;
const GOOD_ORDER = 24;

/** The amount that each hull tile adds to the first word, indexable by tile. */
const HULL_WORDS = HULLS.map(
  hull => ({ single: SINGLE_BIT, bow: BOW_BIT, middle: 1 << MIDDLE_SHIFT, stern: STERN_BIT })[hull] + (1 << PART_SHIFT),
);

const middlesOf = (word: number): number => (word >> MIDDLE_SHIFT) & 3;
export const partsOf = (word: number): number => (word >> PART_SHIFT) & 7;
export const mastsOf = (word: number): number => (word >> MAST_SHIFT) & 7;
export const sailsOf = (word: number): number => (word >> SAIL_SHIFT) & 7;
export const goodsOf = (word: number): number => (word >> GOOD_SHIFT) & 7;
export const crestOf = (word: number): number => ((word >> CREST_SHIFT) & 7) - 1;
export const isFinished = (word: number): boolean => (word & FINISHED_BIT) !== 0;
/** Finished, with a good under each part (§3.2.2.3). */
export const isDeliverable = (word: number): boolean => isFinished(word) && goodsOf(word) === partsOf(word);

export const isClosed = (word: number): boolean =>
  (word & SINGLE_BIT) !== 0 || (word & (BOW_BIT | STERN_BIT)) === (BOW_BIT | STERN_BIT);

const acceptsHull = (bits: number, hull: Hull): boolean => {
  if (bits === 0) return true;
  if (isClosed(bits)) return false;
  if (hull === 'bow') return !(bits & BOW_BIT);
  if (hull === 'stern') return !(bits & STERN_BIT);
  return hull === 'middle' && middlesOf(bits) < MIDDLES;
};

/** Indexable by the hull bits of a word: the hull tiles, as bits, that fit (§3.2.1.1). */
const HULL_MASKS = Int32Array.from({ length: HULL_BITS + 1 }, (_, bits) =>
  HULLS.reduce((mask, hull, tile) => (acceptsHull(bits, hull) ? mask | (1 << tile) : mask), 0),
);

/** The hull tiles as bits: they can start a new ship. */
export const HULL_TILES = (1 << HULLS.length) - 1;
const ALL_CRESTS = (1 << CRESTS.length) - 1;
const CROWN_BIT = 1 << CROWN;
const GOOD_TILES = ((1 << GOODS.length) - 1) << FIRST_GOOD;

/** The crests, as bits, that masts and sails of this ship may still have: one crest a ship, crowns apart. */
const crestMask = (word: number): number => {
  const crest = (word >> CREST_SHIFT) & 7;
  return crest === 0 ? ALL_CRESTS : (1 << (crest - 1)) | CROWN_BIT;
};

/** All tiles, as bits, that this ship can take now (§3.2.1.1–§3.2.1.4). */
export const acceptsOf = (word: number): number => {
  const parts = partsOf(word);
  const masts = mastsOf(word);
  let mask = HULL_MASKS[word & HULL_BITS]!;
  if (masts < parts) mask |= crestMask(word) << FIRST_MAST;
  if (sailsOf(word) < masts) mask |= crestMask(word) << FIRST_SAIL;
  if (goodsOf(word) < parts) mask |= GOOD_TILES;
  return mask;
};

const withCrest = (word: number, crest: number): number =>
  crest === CROWN || (word >> CREST_SHIFT) & 7 ? word : word | ((crest + 1) << CREST_SHIFT);

/** Finished: hull complete, a mast on every part, a sail on every mast; goods do not matter (§4). */
const withFinish = (word: number): number =>
  isClosed(word) && mastsOf(word) === partsOf(word) && sailsOf(word) === partsOf(word) ? word | FINISHED_BIT : word;

/** The first word after a tile that it accepts. */
export const withTile = (word: number, tile: number): number => {
  if (tile < FIRST_MAST) return withFinish(word + HULL_WORDS[tile]!);
  if (tile < FIRST_SAIL) return withFinish(withCrest(word, tile - FIRST_MAST) + (1 << MAST_SHIFT));
  if (tile < FIRST_GOOD) return withFinish(withCrest(word, tile - FIRST_SAIL) + (1 << SAIL_SHIFT));
  return word + (1 << GOOD_SHIFT);
};

/** The second word after a tile; `word` is the first word before it. */
export const withOrder = (order: number, word: number, tile: number): number => {
  if (tile < FIRST_MAST) return order;
  if (tile < FIRST_SAIL) return order | ((tile - FIRST_MAST) << (MAST_ORDER + 3 * mastsOf(word)));
  if (tile < FIRST_GOOD) return order | ((tile - FIRST_SAIL) << (SAIL_ORDER + 3 * sailsOf(word)));
  return order | ((tile - FIRST_GOOD) << (GOOD_ORDER + 2 * goodsOf(word)));
};

export const withoutGoods = (word: number): number => word & ~(7 << GOOD_SHIFT);
export const orderWithoutGoods = (order: number): number => order & ((1 << GOOD_ORDER) - 1);

/** The good, by place, in a slot of the second word. */
export const goodAt = (order: number, slot: number): number => (order >> (GOOD_ORDER + 2 * slot)) & 3;
export const mastAt = (order: number, slot: number): number => (order >> (MAST_ORDER + 3 * slot)) & 7;
export const sailAt = (order: number, slot: number): number => (order >> (SAIL_ORDER + 3 * slot)) & 7;

/** The hull's parts from bow to stern. */
export const hullOf = (word: number): Hull[] => {
  if (word & SINGLE_BIT) return ['single'];
  return [
    ...(word & BOW_BIT ? (['bow'] as const) : []),
    ...Array.from({ length: middlesOf(word) }, () => 'middle' as const),
    ...(word & STERN_BIT ? (['stern'] as const) : []),
  ];
};

import type { ByCard, Variant } from './types.ts';

/** The board, cards and die as printed. The book shows them in pictures only: an owner corrects them here. */

/** Fields of the ring; each colour starts at a quarter of it. */
export const RING = 64;

/** Cave k is a pocket beside this field of the ring. */
export const MOUTHS: readonly number[] = [8, 24, 40, 56];

/** Fields of a harbour. */
export const HARBOUR_SIZE = 4;

/** Faces of Moby Dick's die. */
export const DIE: readonly number[] = [1, 2, 3, 4, 5, 6];

interface CardSpec {
  /** How many there are in the deck. */
  readonly number: number;
  /** The steps of a walk with the card. */
  readonly steps?: number;
  readonly way?: 'forward' | 'backward';
  /** Brings a sailor out. */
  readonly out?: true;
  /** May be split among the sailors of a team. */
  readonly split?: true;
  /** Passes sailors on the ring and captures them. */
  readonly passes?: true;
  /** Makes the next player miss a turn. */
  readonly skip?: true;
}

/** The cards as printed (#8). */
export const CARD_SPECS: ByCard<CardSpec> = {
  '1': { number: 8, steps: 1, way: 'forward', out: true },
  '2': { number: 8, steps: 2, way: 'forward' },
  '3': { number: 8, steps: 3, way: 'forward' },
  '4': { number: 8, steps: 4, way: 'backward' },
  '5': { number: 8, steps: 5, way: 'forward', split: true },
  '6': { number: 8, steps: 6, way: 'forward' },
  '7': { number: 8, steps: 7, way: 'forward', passes: true },
  '8': { number: 8, steps: 8, way: 'forward', skip: true },
  '9': { number: 8, steps: 9, way: 'forward' },
  '10': { number: 8, steps: 10, way: 'forward' },
  '12': { number: 8, steps: 12, way: 'forward', out: true },
  nautilus: { number: 4 },
  compass: { number: 7 },
  telescope: { number: 1 },
  storm: { number: 1 },
  privateer: { number: 1 },
  trade: { number: 1 },
  moby: { number: 1 },
};

interface VariantSpec {
  readonly seats: number;
  /** Sailors of each colour. */
  readonly sailors: number;
  /** Cards of a hand; in the game of four the last round to a deck deals as many as go evenly. */
  readonly hand: number;
}

export const VARIANT_SPECS: Readonly<Record<Variant, VariantSpec>> = {
  team: { seats: 4, sailors: 4, hand: 5 },
  duel: { seats: 2, sailors: 4, hand: 8 },
  quick: { seats: 4, sailors: 3, hand: 5 },
};

/** The bounds of a table's options. */
export const LIMITS = {
  deck: { least: 52, mostOfAKind: 1000 },
  die: { mostFaces: 12, highest: 12 },
  ring: { least: 40, most: 96 },
  mouths: { most: 8 },
} as const;

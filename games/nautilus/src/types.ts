/** The words of the game: closed lists and the types derived from them. */

export const VARIANTS = ['team', 'duel', 'quick'] as const;
export type Variant = (typeof VARIANTS)[number];

/** North and south against east and west, in every variant. */
export const SIDES = 2;

/** Clockwise. */
export const COLOURS = ['n', 'e', 's', 'w'] as const;
export type Colour = (typeof COLOURS)[number];
/** Indexable by colour. */
export type ByColour<T> = Readonly<Record<Colour, T>>;

/** In the order in which a hand is sorted. */
export const CARDS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '12',
  'nautilus',
  'compass',
  'telescope',
  'storm',
  'privateer',
  'trade',
  'moby',
] as const;
export type Card = (typeof CARDS)[number];
/** Indexable by card. */
export type ByCard<T> = Readonly<Record<Card, T>>;

/** Cards that are played without naming a piece. */
export const SPECIALS = ['nautilus', 'telescope', 'storm', 'privateer', 'trade', 'moby'] as const;
export type Special = (typeof SPECIALS)[number];

export const PHASES = [
  'exchange',
  'mulligan',
  'play',
  'use',
  'step',
  'skipped',
  'trade',
  'ask',
  'return',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

const codesOf = <T extends string>(list: readonly T[]): Readonly<Record<T, number>> =>
  Object.fromEntries(list.map((word, code) => [word, code])) as Record<T, number>;

/** The code of each card and phase: its index in the list. */
export const CARD = codesOf(CARDS);
export const PHASE = codesOf(PHASES);

/** The options by which a place is read: the fields of the ring, and those where the caves open. */
export interface Waters {
  readonly ring: number;
  readonly mouths: readonly number[];
}

export type Sailor = `${Colour}${1 | 2 | 3 | 4}`;
export type Piece = Sailor | 'moby';

/** Sailors are numbered 0–15, four to a colour. */
export const SAILORS = COLOURS.flatMap(colour => [1, 2, 3, 4].map(number => `${colour}${number}` as Sailor));
/** Indexable by the code of a piece; Moby Dick comes last. */
export const PIECES: readonly Piece[] = [...SAILORS, 'moby'];
export const MOBY = PIECES.length - 1;

/** Counts of the board and of hands, as numbers and bits. */
import { BRINGS_OUT, CARD, CARDS, COLOURS as COLOUR_NAMES, STEPS } from '@ankerplatz/nautilus';

export const COLOURS = COLOUR_NAMES.length;
/** Sailors of a colour. */
export const FLEET = 4;
/** The farthest that a single card reaches. */
export const REACH = Math.max(...STEPS);
/** How far a 4 leads back. */
export const BACK = STEPS[CARD['4']]!;

/** The kinds of cards as bits. */
export const bitsOf = (has: (card: number) => boolean): number =>
  CARDS.reduce((bits, _, card) => (has(card) ? bits | (1 << card) : bits), 0);
export const STARTING = bitsOf(card => BRINGS_OUT[card]!);

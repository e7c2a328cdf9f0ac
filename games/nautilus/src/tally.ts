import type { Seat, Tally } from '@ankerplatz/kit';
import type { NautilusEvent } from './events.ts';
import { FIGURES } from './memory/material.ts';
import type { NautilusPosition } from './position.ts';
import { CARD, COLOURS, type Colour, type Piece } from './types.ts';

const { BRINGS_OUT, STEPS } = FIGURES;

const NOTHING = {
  /** Sailors of others captured by the own sailors. */
  captures: 0,
  /** Own sailors sent back to the whirlpool, by whomever. */
  lost: 0,
  /** Cards 1 and 12 dealt. */
  startCards: 0,
  discards: 0,
  /** Steps that the discarded cards would have made. */
  stepsLost: 0,
};
type Figures = Record<keyof typeof NOTHING, number>;

/** The seat that a piece belongs to; undefined for Moby Dick. */
const seatOf = (piece: Piece, seats: number): Seat | undefined =>
  piece === 'moby' ? undefined : COLOURS.indexOf(piece[0] as Colour) % seats;

type Gains = { readonly [Type in NautilusEvent['type']]?: (event: Extract<NautilusEvent, { type: Type }>) => void };

const gainsOf = (figures: readonly Figures[]): Gains => ({
  captured: ({ sailor, by }) => {
    const loser = seatOf(sailor, figures.length)!;
    const winner = seatOf(by, figures.length);
    figures[loser]!.lost++;
    if (winner !== undefined && winner !== loser) figures[winner]!.captures++;
  },
  dealt: ({ seat, cards }) => {
    for (const card of cards ?? []) if (BRINGS_OUT[CARD[card]]) figures[seat]!.startCards++;
  },
  discarded: ({ seat, card }) => {
    figures[seat]!.discards++;
    figures[seat]!.stepsLost += STEPS[CARD[card]]!;
  },
});

/** Luck and mishaps of each seat. */
export const makeTally = (seats: number): Tally<NautilusPosition, NautilusEvent> => {
  const figures: Figures[] = Array.from({ length: seats }, () => ({ ...NOTHING }));
  const gains = gainsOf(figures);
  return {
    tell: event => (gains[event.type] as ((event: NautilusEvent) => void) | undefined)?.(event),
    figures: () => figures.map(own => ({ ...own })),
  };
};

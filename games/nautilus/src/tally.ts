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

/** By the round in which a seat brought out its first sailor. */
export const OPENINGS = ['out-1', 'out-2', 'out-3', 'out-later'] as const;

/** The openings of the seats. */
class Opening {
  private readonly rounds = new Map<Seat, number>();
  private round = 1;

  constructor(private readonly seats: number) {}

  tell(event: NautilusEvent): void {
    if (event.type === 'roundBegan') this.round = event.round;
    const seat = event.type === 'broughtOut' ? seatOf(event.sailor, this.seats) : undefined;
    if (seat !== undefined && !this.rounds.has(seat)) this.rounds.set(seat, this.round);
  }

  code(seat: Seat): string | null {
    const round = this.rounds.get(seat);
    return round === undefined ? null : (OPENINGS[Math.min(round, OPENINGS.length) - 1] ?? null);
  }
}

/** Luck and mishaps of each seat, and how it began. */
export const makeTally = (seats: number): Tally<NautilusPosition, NautilusEvent> => {
  const figures: Figures[] = Array.from({ length: seats }, () => ({ ...NOTHING }));
  const gains = gainsOf(figures);
  const opening = new Opening(seats);
  return {
    tell: event => {
      opening.tell(event);
      (gains[event.type] as ((event: NautilusEvent) => void) | undefined)?.(event);
    },
    figures: () => figures.map(own => ({ ...own })),
    openings: () => figures.map((_, seat) => opening.code(seat)),
  };
};

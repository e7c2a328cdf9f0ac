import type { Seat } from '@ankerplatz/kit';
import { CARD, COLOURS, colourOf, type NautilusEvent, type Piece, SIDES, STEPS } from '@ankerplatz/nautilus';

/** The figures of a side. The first deal is told to nobody: deals count from the second round on. */
export const FIGURES = ['captures', 'lost', 'starts', 'discards', 'stepsLost'] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Readonly<Record<Figure, number>>;

/** The side of a seat: also of a colour, by its place in the order. */
export const sideOf = (seat: Seat): number => seat % SIDES;

const sideOfPiece = (piece: Piece): number | null =>
  piece === 'moby' ? null : sideOf(COLOURS.indexOf(colourOf(piece)));

interface Gain {
  readonly side: number;
  readonly figure: Figure;
  readonly count: number;
}

const gainsOf = (event: NautilusEvent): readonly Gain[] => {
  switch (event.type) {
    case 'captured': {
      const loser = sideOfPiece(event.sailor)!;
      const winner = sideOfPiece(event.by);
      const lost: Gain = { side: loser, figure: 'lost', count: 1 };
      return winner === null || winner === loser ? [lost] : [lost, { side: winner, figure: 'captures', count: 1 }];
    }
    case 'announced':
      return event.start ? [{ side: sideOf(event.seat), figure: 'starts', count: 1 }] : [];
    case 'discarded':
      return [
        { side: sideOf(event.seat), figure: 'discards', count: 1 },
        { side: sideOf(event.seat), figure: 'stepsLost', count: STEPS[CARD[event.card]]! },
      ];
    default:
      return [];
  }
};

/** Indexable by side: luck and mishaps, as far as everybody saw them. */
export const tallyOf = (events: readonly NautilusEvent[]): readonly Figures[] => {
  const gains = events.flatMap(gainsOf);
  const count = (side: number, figure: Figure): number =>
    gains.reduce((sum, gain) => (gain.side === side && gain.figure === figure ? sum + gain.count : sum), 0);
  return Array.from(
    { length: SIDES },
    (_, side) => Object.fromEntries(FIGURES.map(figure => [figure, count(side, figure)])) as Figures,
  );
};

import type { ByColour, Colour, Piece, Sailor } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { type Pieces, piecesOn, placeName, type Spot, type Waters } from './places.ts';
import type { ZoneTexts } from './text/zones.ts';

/** Something on the board that may be tapped. */
export interface Offer {
  /** Given back when it is tapped. */
  readonly id: string;
  /** The letter or number that its chip bears, too. */
  readonly mark: string;
  readonly at: Piece | Spot;
  /** In words: "your 2, East 5". */
  readonly label: string;
  /** Impossible: it can be tapped to learn why. */
  readonly isHollow?: boolean;
}

/** A piece as it would stand. */
export interface Ghost {
  readonly piece: Piece;
  readonly at: Spot;
}

export interface RingProps {
  readonly pieces: Pieces;
  readonly waters: Waters;
  /** Whose harbour lies at the bottom. */
  readonly bottom: Colour;
  /** The names of the players, by colour. */
  readonly players: ByColour<string>;
  readonly offers: readonly Offer[];
  /** The piece that is lifted. */
  readonly picked: Piece | null;
  /** Sailors that made their part of a 5. */
  readonly moved: ReadonlySet<Sailor>;
  readonly ghosts: readonly Ghost[];
  /** Pieces that changed their place since one last looked. */
  readonly news: ReadonlySet<Piece>;
  /** The colour that is played for its owner by somebody else. */
  readonly commanded: Colour | null;
  readonly texts: ZoneTexts;
  readonly onPick: (id: string) => void;
  /** A second board beside the first (before and after): quiet, without places for what travels. */
  readonly isPreview?: boolean;
  /** Its name, where "Board" does not say enough. */
  readonly label?: string;
}

/** The round board, seen from one's own side. */
export function Ring({ pieces, waters, offers, texts, label = texts.board, onPick }: RingProps): JSX.Element {
  return (
    <section class="board" aria-label={label}>
      <ul>
        {piecesOn(pieces).map(([piece, at]) => (
          <li key={piece}>{texts.stands(piece, placeName(at, waters, texts.places))}</li>
        ))}
      </ul>
      {offers.map(offer => (
        <button key={offer.id} type="button" onClick={() => onPick(offer.id)}>
          {offer.mark} {offer.label}
        </button>
      ))}
    </section>
  );
}

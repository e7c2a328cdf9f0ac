import type { Piece } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';

/** A sailor's marble in the colour, frame and sign of its seat, with its number; or Moby Dick. */
export function PieceSign({ piece }: { readonly piece: Piece }): JSX.Element {
  return (
    <span class="piece-sign" aria-hidden="true">
      {piece}
    </span>
  );
}

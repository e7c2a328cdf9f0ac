import { COLOURS, type Colour, colourOf, numberOf, type Piece } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { Paths, type Strokes } from '../../art/Drawing.tsx';
import './marbles.css';

/** The ground of the number, after the sign of the seat: a tower, wings, a knot, a buoy. Known without colour. */
const CORES: Readonly<Record<Colour, string>> = {
  n: 'M-5.8 7.2V-2.6L0-8.2 5.8-2.6V7.2Z',
  e: 'M-9.4 0C-6.4-4.4-3.6-6.6 0-6.6S6.4-4.4 9.4 0C6.4 4.4 3.6 6.6 0 6.6S-6.4 4.4-9.4 0Z',
  s: 'M0-8.6 2.8-6 6.6-6.6 6-2.8 8.6 0 6 2.8 6.6 6.6 2.8 6 0 8.6-2.8 6-6.6 6.6-6 2.8-8.6 0-6-2.8-6.6-6.6-2.8-6Z',
  w: 'M0-7.2A7.2 7.2 0 1 1 0 7.2 7.2 7.2 0 1 1 0-7.2Z',
};

/** East and west wear notches: partners share the frame. */
const isNotched = (colour: Colour): boolean => COLOURS.indexOf(colour) % 2 === 1;

const WHALE: Strokes = [
  [
    'canvas',
    'M-14.5 2.5C-14.5-4.5-9-8.5-2-8 4.5-7.5 6-1.8 8.8-1.8 10.4-1.8 10.8-3.8 10.4-5.6 8-6.3 6.6-8.4 6.8-11 8.9-10.9 10.5-9.9 11.4-8.3 12.3-9.9 13.9-11 16-11 16.2-8.3 15.1-6.3 13.2-5.5 14.2 3.6 9.4 9.6-1 9.6-9 9.6-14.5 7-14.5 2.5Z',
  ],
  ['line', 'M-14.2 4.4C-11 6-7.4 6.2-4 5.2'],
  ['fine', 'M-8 8.6C-5 7.6-2.6 6.6-.6 4.6M-3.6 9.4C-.6 8.4 1.8 7 3.6 4.8'],
  ['ink', 'M-9.6.4A1.3 1.3 0 1 1-7 .4 1.3 1.3 0 1 1-9.6.4Z'],
];
const SPOUT = 'M-4.4-9.4C-4.8-12.4-6.4-13.6-8.6-13.4M-4.4-9.4C-4-12.4-2.4-13.6-.2-13.4';

/** A marble about the middle, 24 wide. */
function Marble({ colour, number }: { readonly colour: Colour; readonly number: number | null }): JSX.Element {
  return (
    <g class={`marble marble--${colour}`}>
      <circle class="marble-body" r="11.3" />
      {isNotched(colour) && <circle class="marble-notch" r="10" />}
      <path class="marble-core" d={CORES[colour]} />
      {number !== null && (
        <text class="marble-number" y="6">
          {number}
        </text>
      )}
    </g>
  );
}

/** Moby Dick about the middle, 40 wide. */
function Whale(): JSX.Element {
  return (
    <g class="whale" transform="scale(1.25)">
      <Paths strokes={WHALE} />
      <path class="whale-spout" d={SPOUT} />
    </g>
  );
}

/** The body of a piece about the middle. */
export function PieceBody({ piece }: { readonly piece: Piece }): JSX.Element {
  return piece === 'moby' ? <Whale /> : <Marble colour={colourOf(piece)} number={numberOf(piece)} />;
}

/** A piece by itself. What it is called stands beside it or names its button. */
export function PieceSign({ piece }: { readonly piece: Piece }): JSX.Element {
  const box = piece === 'moby' ? '-21 -21 42 42' : '-12 -12 24 24';
  return (
    <svg class="art piece-sign" viewBox={box} aria-hidden="true">
      <PieceBody piece={piece} />
    </svg>
  );
}

/** The whale's trace on the water, for a moment. */
export function Ripple(): JSX.Element {
  return (
    <svg class="art ripple" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M-9 1C-6-4 6-4 9 1M-5.5 5C-3 1.5 3 1.5 5.5 5" />
    </svg>
  );
}

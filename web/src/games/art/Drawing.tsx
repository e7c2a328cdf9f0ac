import { memo } from '../../ui/memo.ts';
import './art.css';

/** How a path is painted; each is a rule of art.css. */
export type Paint =
  /** In the colour of the piece, without an outline. */
  | 'solid'
  /** A stroke in the colour of the piece, as thick as the drawing is large. */
  | 'bold'
  /** In the colour of what lies under the piece. */
  | 'cut'
  | 'cutline'
  /** In ink, without an outline. */
  | 'ink'
  /** An outline alone; a fine one. */
  | 'line'
  | 'fine'
  /** Outlined washes. */
  | 'tint'
  | 'spar'
  | 'wood'
  | 'plank'
  | 'stone'
  | 'canvas'
  | 'paper'
  | 'brass'
  | 'wax'
  | 'glass'
  | 'blue'
  | 'sand';

/** Paths from back to front. */
export type Strokes = readonly (readonly [paint: Paint, path: string])[];

/** Paths inside a drawing. */
export const Paths = memo(({ strokes }: { readonly strokes: Strokes }) =>
  strokes.map(([paint, path]) => <path key={path} class={paint} d={path} />),
);

interface DrawingProps {
  readonly strokes: Strokes;
  /** A view box; small signs are drawn on 24 by 24. */
  readonly box?: string;
  /** Further classes. */
  readonly look?: string;
  /** Printed in the middle of it. */
  readonly figure?: number | string | undefined;
}

/** A sign: never read aloud, for a word always stands beside it or names its button. */
export const Drawing = memo(({ strokes, box = '0 0 24 24', look = '', figure }: DrawingProps) => (
  <svg class={`art ${look}`} viewBox={box} aria-hidden="true">
    <Paths strokes={strokes} />
    {figure !== undefined && (
      <text x="12" y="17.6" class="art-figure">
        {figure}
      </text>
    )}
  </svg>
));

import { colourOf } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import type { BoardProps } from '../../../board/board.ts';
import { viewOf, watersOf } from '../selectors.ts';
import { type Wake, wakesOf } from '../wakes.ts';
import { type Chart, type Point, pointOf } from './geometry.ts';
import './wakes.css';

/** From one drop to the next where a way leads over no fields, in units of the board. */
const APART = 46;
/** The first and the last drop of a way. */
const SMALLEST = 4;
const LARGEST = 11;

const between = (from: Point, to: Point): readonly Point[] => {
  const pieces = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / APART));
  return Array.from({ length: pieces }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / pieces,
    y: from.y + ((to.y - from.y) * i) / pieces,
  }));
};

/** Drops grow towards the piece that left them, and so show which way it went. */
function Drops({ wake: { piece, spots }, chart }: { readonly wake: Wake; readonly chart: Chart }): JSX.Element {
  const points = spots.map(spot => pointOf(spot, chart));
  const drops = points.slice(1).flatMap((point, i) => between(points[i]!, point));
  return (
    <g class={piece === 'moby' ? 'wake is-whale' : `wake marble--${colourOf(piece)}`} data-hint={`wake ${piece}`}>
      {drops.map(({ x, y }, i) => (
        <circle
          key={i}
          class={i === 0 ? 'wake-start' : ''}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={i === 0 ? LARGEST : (SMALLEST + ((LARGEST - SMALLEST) * i) / drops.length).toFixed(1)}
        />
      ))}
    </g>
  );
}

/** The walks of others in their last turns. */
export function Wakes({ board, chart }: { readonly board: BoardProps; readonly chart: Chart }): JSX.Element {
  const { log, eyes } = board.state;
  const view = viewOf(board.draft);
  return (
    <>
      {wakesOf(log, view, eyes, watersOf(view)).map(wake => (
        <Drops key={wake.piece} wake={wake} chart={chart} />
      ))}
    </>
  );
}

import { memo } from './memo.ts';
import './seat-sign.css';

type Paint = 'body' | 'cut' | 'brass' | 'ink' | 'line' | 'rope' | 'core';
type Strokes = readonly (readonly [paint: Paint, path: string])[];

const KNOT = 'M1.4 8.4H11.4A3.8 3.8 0 0 1 11.4 16H1.4M22.6 8.4H12.6A3.8 3.8 0 0 0 12.6 16H22.6';

/** Lighthouse, gull, knot, buoy: on a grid of 24, each with an outline of its own, so that colour only supports it. */
const SIGNS: readonly Strokes[] = [
  [
    ['body', 'M8 22.4 9.4 9.6H14.6L16 22.4Z'],
    ['cut', 'M8.9 14 9.2 11.6H14.8L15.1 14ZM8.4 19 8.6 16.6H15.4L15.6 19Z'],
    ['body', 'M8.4 5 12 1.4 15.6 5Z'],
    ['brass', 'M9.6 5H14.4V9.6H9.6Z'],
    ['line', 'M7.4 9.6H16.6M17.4 6.4 22 4.6M6.6 6.4 2 4.6M5 22.4H19'],
  ],
  [
    ['line', 'M10.4 17V22.4H7.8M14 17V22.4H11.4'],
    [
      'body',
      'M6 7.4C5.8 4 8.4 1.8 11 3 13.4 4.2 12.8 7 14.2 9 16 11.6 19.4 13.4 23.4 14.4 21 16.6 17.6 17.8 14 17.6 9 17.4 6 14.4 6.2 10.6Z',
    ],
    ['cut', 'M9.6 9.6C10.2 13.4 13.8 15.4 19 14.8 15.4 13 13 11 11.8 8.4Z'],
    ['brass', 'M6 6 .8 7.8 6.2 9Z'],
    ['ink', 'M8.2 6A.9.9 0 1 1 10 6 .9.9 0 1 1 8.2 6Z'],
  ],
  [
    ['rope', KNOT],
    ['core', KNOT],
  ],
  [
    ['line', 'M9.6 4.6A2.4 2.4 0 1 1 14.4 4.6 2.4 2.4 0 1 1 9.6 4.6Z'],
    ['body', 'M4 14.4A8 8 0 1 1 20 14.4 8 8 0 1 1 4 14.4Z'],
    ['cut', 'M4.3 12H19.7V16.4H4.3Z'],
    ['line', 'M4.2 12H19.8M4.2 16.4H19.8'],
    ['line', 'M1 21.4C3 19.8 5 19.8 7 21.4S10.6 23 12 21.4 15.6 19.8 17.4 21.4 21 23 23 21.4'],
  ],
];

/** The sign of a seat in its colour. What it stands for is written beside it. */
export const SeatSign = memo(({ seat, size = 32 }: { readonly seat: number; readonly size?: number }) => (
  <svg class={`seat-sign seat-sign-${seat}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    {SIGNS[seat]!.map(([paint, path], i) => (
      <path key={i} class={paint} d={path} />
    ))}
  </svg>
));

import type { JSX } from 'preact';
import './seat-sign.css';

/** Lighthouse, gull, knot, buoy: on a grid of 24, each with a shape of its own, so that colour only supports it. */
const SIGNS = [
  'M9.800 18.500l.9-8.500h2.600l.9 8.500zM10.300 14h3.400M10.400 10V7.300h3.200V10M9.800 7.300L12 5l2.200 2.300zM7.800 8.200l-2-.8M16.200 8.200l2-.8M7.500 18.500h9',
  'M4.500 10.500c2.700-2.600 5.600-2 7.500 2 1.900-4 4.800-4.600 7.500-2M10.300 13.800c1.100 1 2.300 1 3.400 0',
  'M5 14.500c0-3 2.200-4.800 4.300-4.800 4.200 0 3.800 6.600 8 6.600 1.600 0 2.700-1.200 2.700-2.800M19 9.800c0-1.700-1.400-2.600-2.700-2.600-4.200 0-3.800 9.300-8 9.300-1.500 0-2.600-.7-3.100-1.700',
  'M9.300 15.500l1.500-7h2.400l1.500 7zM12 8.500V5.500M12 5.500l3 1-3 1M7 15.500h10l-1.500 3.500h-7zM10 12h4',
] as const;

/** The sign of a seat on its colour. What it stands for is written beside it. */
export function SeatSign({ seat, size = 32 }: { readonly seat: number; readonly size?: number }): JSX.Element {
  return (
    <svg class={`seat-sign seat-sign-${seat}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" />
      <path d={SIGNS[seat]!} />
    </svg>
  );
}

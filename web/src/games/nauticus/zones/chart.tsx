import { tables } from '@ankerplatz/nauticus';
import type { JSX } from 'preact';

/** Where a direction of the ring lies: sine and cosine for the style sheet, which knows the radius. */
export const towards = (space: number): JSX.CSSProperties => {
  const angle = (space / tables.SPACES) * 2 * Math.PI;
  return { '--x': Math.sin(angle).toFixed(4), '--y': (-Math.cos(angle)).toFixed(4) };
};

/** Lines from one radius to another, at every so many degrees. */
const rays = (from: number, to: number, step: number, first = 0): string =>
  Array.from({ length: 360 / step }, (_, i) => {
    const angle = ((first + i * step) / 180) * Math.PI;
    const at = (radius: number): string =>
      `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join('');

/** The chart under the tiles: rims, wedges, and the ticks of a compass. Made once: it never changes. */
export const GROUND = (
  <>
    <circle class="ring-outer" r="256" />
    <circle class="ring-rim" r="198" />
    <circle class="ring-inner" r="192" />
    <path class="ring-outer" d={rays(198, 256, 45, 22.5)} />
    <path class="ring-tick" d={rays(195, 198, 5) + rays(192, 198, 15)} />
    <path class="ring-wedge" d={rays(98, 192, 45, 22.5)} />
  </>
);

import type { types } from '@ankerplatz/nauticus';
import type { Strokes } from '../../art/Drawing.tsx';

/**
 * Ships lie with their bows to the left, the wind blows from the right. A part is 48 wide; its deck is at 0, its keel at 24, its mast stands at 24.
 * What sticks out at the ends needs 10 more.
 */
export const PART = 48;
export const END = 10;
export const KEEL = 24;
/** The top of a mast's flag. */
export const TOP = -84;

type Hull = types.Hull;

/** The outline of a part, for its ghost. */
export const HULL_OUTLINES: Readonly<Record<Hull, string>> = {
  bow: 'M48 0H30L26-6H2C5 8 13 24 30 24H48Z',
  middle: 'M0 0H48V24H0Z',
  stern: 'M0 0H16V-10H47L44 5C42.6 16 38 24 31 24H0Z',
  single: 'M3-6H15L19 0H31V-7H46L44 5C42.6 16 38 24 31 24H24C12 24 6 8 3-6Z',
};

export const HULL_STROKES: Readonly<Record<Hull, Strokes>> = {
  bow: [
    ['spar', 'M8-4-9-12'],
    ['wood', HULL_OUTLINES.bow],
    ['plank', 'M7.9 10C12.5 17.9 19.5 24 30 24H48V10Z'],
    ['fine', 'M4.6 3H48M13.2 17H48'],
    ['brass', 'M2-6C-1-6-2-2 .8 1.2 3.4 3 4.8 1 3.6-.6Z'],
    ['ink', 'M16.6 6.4A1.5 1.5 0 1 1 19.6 6.4 1.5 1.5 0 1 1 16.6 6.4Z'],
  ],
  middle: [
    ['wood', HULL_OUTLINES.middle],
    ['plank', 'M0 10H48V24H0Z'],
    ['fine', 'M0 3H48M0 17H48'],
    ['brass', 'M10 6.5A2 2 0 1 1 14 6.5 2 2 0 1 1 10 6.5ZM34 6.5A2 2 0 1 1 38 6.5 2 2 0 1 1 34 6.5Z'],
  ],
  stern: [
    ['spar', 'M44-10V-16'],
    ['brass', 'M41.6-18.4A2.4 2.4 0 1 1 46.4-18.4 2.4 2.4 0 1 1 41.6-18.4Z'],
    ['wood', HULL_OUTLINES.stern],
    ['plank', 'M0 10H43.1C41.1 18.3 36.9 24 31 24H0Z'],
    ['fine', 'M0 3H16M16 0H46M0 17H40.6'],
    ['glass', 'M22-6.6H28V-2H22ZM33-6.6H39V-2H33Z'],
  ],
  single: [
    ['spar', 'M8-4-8-11'],
    ['wood', HULL_OUTLINES.single],
    ['plank', 'M8 10H43.1C41.1 18.3 36.9 24 31 24H24C16.6 24 11.5 17.9 8 10Z'],
    ['fine', 'M5.3 3H44.2M11.9 17H40.6'],
    ['glass', 'M35.6-3.8H40.6V-.2H35.6Z'],
  ],
};

/** A mast with its yard, and the flag that carries its crest. */
export const MAST_STROKES: Strokes = [
  ['wood', 'M22 4 23-82H25L26 4Z'],
  ['wood', 'M4-58H44V-55H4Z'],
];
export const FLAG = 'M23-81C16-84 9-78 1-81V-64C9-61 16-67 23-64Z';
/** A mast on a small tile: a short pole and a flag that can be read. */
export const SMALL_FLAG = 'M19 1.4C13 0 8 3.4 1.4 1.4V17C8 19 13 15.6 19 17Z';
export const SMALL_POLE = 'M18.6 23.2 19 .6H21.4L21.8 23.2Z';
export const SMALL_FLAG_CREST = [3.2, 2.2, 13.6] as const;

/** Left top corner and width of the crest on a flag and on a sail. */
export const FLAG_CREST = [5, -79.6, 14.4] as const;
export const SAIL = 'M7-55H41C36-42 36-26 40-11 29-15.4 16-15.4 4-10 0-25 0-42 7-55Z';
export const SAIL_SEAMS = 'M17-55C12.6-41 12.6-27 14.4-13M31-55C26-41 26-27 28.6-13.6';
export const SAIL_CREST = [6.6, -48.4, 28] as const;

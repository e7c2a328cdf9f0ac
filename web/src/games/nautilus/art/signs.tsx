import type { Card } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { Drawing, type Strokes } from '../../art/Drawing.tsx';

const WAVE = 'M1.6 20.4C3.6 18.6 5.6 18.6 7.6 20.4S11.6 22.2 13.6 20.4 17.6 18.6 19.6 20.4 21.8 21.6 22.4 21.2';

/** On a grid of 24: what a card does, or what it shows. */
const OUT: Strokes = [
  ['line', WAVE],
  ['line', 'M5 16.4C7 14.8 8.6 15 9.4 15.4M14.6 15.4C15.4 15 17 14.8 19 16.4'],
  ['brass', 'M12 1.6 18.4 8.4H14.6V17H9.4V8.4H5.6Z'],
];
const FORWARD: Strokes = [
  ['line', WAVE],
  ['paper', 'M3 13.4C3 8 6.4 4.6 12 4.6H13.4V1.4L21.4 7.4 13.4 13.4V10.2H12C9.4 10.2 8 11.4 8 13.4Z'],
];
const BACK: Strokes = [
  ['line', WAVE],
  ['wax', 'M21 13.4C21 8 17.6 4.6 12 4.6H10.6V1.4L2.6 7.4 10.6 13.4V10.2H12C14.6 10.2 16 11.4 16 13.4Z'],
];
const SPLIT: Strokes = [
  ['line', 'M3 12H8C11 12 11 5.6 14.4 5.6H17M8 12C11 12 11 18.4 14.4 18.4H17M8 12H17'],
  ['brass', 'M16.6 2.6 22 5.6 16.6 8.6ZM16.6 9 22 12 16.6 15ZM16.6 15.4 22 18.4 16.6 21.4Z'],
  ['brass', 'M1.6 12A2.4 2.4 0 1 1 6.4 12 2.4 2.4 0 1 1 1.6 12Z'],
];
const HARPOON: Strokes = [
  ['wood', 'M1.8 20.8 14.2 8.4 15.6 9.8 3.2 22.2Z'],
  ['stone', 'M22.4 1.6 20.6 12 16.8 10.4 14.6 14.4 9.6 9.4 13.6 7.2 12 3.4Z'],
  ['line', 'M3.6 19 C2 15 5 12.6 7.4 14.6'],
];
const HOURGLASS: Strokes = [
  [
    'glass',
    'M5.6 3.6H18.4C18.4 8.4 15.6 10 13.4 12 15.6 14 18.4 15.6 18.4 20.4H5.6C5.6 15.6 8.4 14 10.6 12 8.4 10 5.6 8.4 5.6 3.6Z',
  ],
  [
    'sand',
    'M8 6.6H16C15.4 8.6 13.6 9.8 12 11.4 10.4 9.8 8.6 8.6 8 6.6ZM7.4 20.4C7.6 17.4 10 16.6 12 14.6 14 16.6 16.4 17.4 16.6 20.4Z',
  ],
  ['wood', 'M3.6 1.4H20.4V3.8H3.6ZM3.6 20.2H20.4V22.6H3.6Z'],
];
const SHELL: Strokes = [
  [
    'sand',
    'M22.6 12.6C22.6 18.6 18 22.8 12 22.8 6 22.8 1.4 18.4 1.4 12.2 1.4 6 6 1.4 11.6 1.4 16 1.4 18.8 4 19.6 7.4 21.4 8.4 22.6 10.4 22.6 12.6Z',
  ],
  ['wax', 'M22.6 12.6C19.6 14.4 15.8 14 13.6 12 15.6 11.8 18.4 10.4 19.6 7.4 21.4 8.4 22.6 10.4 22.6 12.6Z'],
  ['line', 'M19.6 7.4C18.2 11.6 13.4 13.2 11 11.6 9 10.2 9.6 7.4 11.6 7 13.2 6.7 14.4 8 13.8 9.2'],
  [
    'fine',
    'M9.6 10.2C6.6 11 4 10.4 1.8 9.2M10 11.4C8 14.2 5.4 15.6 2.4 16M11.4 12C11 15.6 9.4 19 6.8 21.2M13.2 12.2C13.8 15.8 13.6 19.4 12.8 22.6M15.6 13.2C17 15.6 18 18 18.2 20.4M9.8 8.8C7.8 7.4 6.4 5.4 5.6 3.6M11 7.4C10.4 5.4 10.6 3.2 11.2 1.6',
  ],
];
const COMPASS: Strokes = [
  ['paper', 'M1.4 12A10.6 10.6 0 1 1 22.6 12 10.6 10.6 0 1 1 1.4 12Z'],
  ['fine', 'M4 12A8 8 0 1 1 20 12 8 8 0 1 1 4 12Z'],
  ['brass', 'M12 2.6 14.4 9.6 21.4 12 14.4 14.4 12 21.4 9.6 14.4 2.6 12 9.6 9.6Z'],
  ['ink', 'M12 2.6 14.4 9.6 12 12ZM21.4 12 14.4 14.4 12 12ZM12 21.4 9.6 14.4 12 12ZM2.6 12 9.6 9.6 12 12Z'],
];
const TELESCOPE: Strokes = [
  ['wood', 'M13.6 6 18.6 1.8 22.6 7.4 17 10.8Z'],
  ['brass', 'M8.6 10.4 13.6 6 17 10.8 11.4 14.4Z'],
  ['wood', 'M3.4 14.8 8.6 10.4 11.4 14.4 5.6 18Z'],
  ['brass', 'M1.6 15.2 3.4 13.8 6.4 18 4.4 19.2Z'],
  ['line', 'M10.6 15 8.6 22.6M11.6 14.4 15.4 22.6'],
];
const STORM: Strokes = [
  [
    'stone',
    'M6 14C2.8 14 1.4 12 1.4 9.8 1.4 7.6 3 6 5.2 5.8 5.8 3.2 8 1.4 10.8 1.4 13.4 1.4 15.4 2.8 16.2 5 19.4 4.6 22.6 6.6 22.6 9.8 22.6 12.2 20.8 14 18.4 14Z',
  ],
  ['brass', 'M12.8 10.6 8.4 17H11.6L9.8 22.6 16 15H12.6L14.8 10.6Z'],
  ['line', 'M5.6 16.6 4 20M19.4 16.6 17.8 20'],
];
const PRIVATEER: Strokes = [
  ['ink', 'M6.4 2.6C11.6 5 16 .8 22 2.6V14C16 12.2 11.6 16.4 6.4 14Z'],
  ['line', 'M4.6 1.2V22.8M2.4 22.8H6.8'],
  [
    'cut',
    'M11 7.6C11 5.4 12.4 4.2 14.2 4.2S17.4 5.4 17.4 7.6C17.4 8.8 16.8 9.4 16.2 9.8V11.4H12.2V9.8C11.6 9.4 11 8.8 11 7.6Z',
  ],
  ['ink', 'M12.4 7.6A.8.8 0 1 1 14 7.6 .8.8 0 1 1 12.4 7.6ZM14.6 7.6A.8.8 0 1 1 16.2 7.6 .8.8 0 1 1 14.6 7.6Z'],
];
const TRADE: Strokes = [
  ['paper', 'M2 4.6 9.6 2.6 12.6 13.8 5 15.8Z'],
  ['brass', 'M11.4 10.2 19 8.2 22 19.4 14.4 21.4Z'],
  [
    'line',
    'M14.4 4.4C17.6 3 20 4 20.8 6.2M20.8 6.2 22.4 3.6M20.8 6.2 17.8 5.6M9.6 19.6C6.4 21 4 20 3.2 17.8M3.2 17.8 1.6 20.4M3.2 17.8 6.2 18.4',
  ],
];
const MOBY: Strokes = [
  [
    'canvas',
    'M1.2 14.6C1.2 9.8 5 7.2 9.8 7.6 14.4 8 15.4 11.8 17.2 11.8 18.4 11.8 18.6 10.4 18.4 9.2 16.7 8.7 15.7 7.2 15.8 5.4 17.3 5.4 18.4 6.2 19 7.3 19.7 6.2 20.8 5.4 22.3 5.4 22.4 7.3 21.7 8.7 20.3 9.2 21 15.6 17.6 19.8 10.4 19.8 4.8 19.8 1.2 18 1.2 14.6Z',
  ],
  ['ink', 'M4.8 13.2A.9.9 0 1 1 6.6 13.2 .9.9 0 1 1 4.8 13.2Z'],
  [
    'line',
    'M1.4 16C3.6 17.1 6.2 17.2 8.6 16.6M7.6 5.6C7.4 3.6 6.2 2.6 4.6 2.8M7.6 5.6C7.8 3.6 9 2.6 10.6 2.8M2 22.6C4 21.4 6 21.4 8 22.6M14 22.6C16 21.4 18 21.4 20 22.6',
  ],
];

const SIGNS: Readonly<Record<Card, Strokes>> = {
  '1': OUT,
  '2': FORWARD,
  '3': FORWARD,
  '4': BACK,
  '5': SPLIT,
  '6': FORWARD,
  '7': HARPOON,
  '8': HOURGLASS,
  '9': FORWARD,
  '10': FORWARD,
  '12': OUT,
  nautilus: SHELL,
  compass: COMPASS,
  telescope: TELESCOPE,
  storm: STORM,
  privateer: PRIVATEER,
  trade: TRADE,
  moby: MOBY,
};

/** The drawing on a card. */
export function CardSign({ card }: { readonly card: Card }): JSX.Element {
  return <Drawing strokes={SIGNS[card]} look={`card-sign card-sign--${card}`} />;
}

/** A statement of the deal: it stays all round. */
const YES: Strokes = [
  ['tint', 'M1.4 12A10.6 10.6 0 1 1 22.6 12 10.6 10.6 0 1 1 1.4 12Z'],
  ['cutline', 'M6.6 12.6 10.4 16.6 17.4 8'],
];
const NO: Strokes = [
  ['paper', 'M1.4 12A10.6 10.6 0 1 1 22.6 12 10.6 10.6 0 1 1 1.4 12Z'],
  ['line', 'M8 8 16 16M16 8 8 16'],
];

export function StatementSign({ hasStart }: { readonly hasStart: boolean }): JSX.Element {
  return <Drawing strokes={hasStart ? YES : NO} look="statement-sign" />;
}

/** A face of Moby Dick's die. */
const DIE: Strokes = [
  ['paper', 'M5 1.6H19C21 1.6 22.4 3 22.4 5V19C22.4 21 21 22.4 19 22.4H5C3 22.4 1.6 21 1.6 19V5C1.6 3 3 1.6 5 1.6Z'],
];

export function DieFace({ face }: { readonly face: number }): JSX.Element {
  return <Drawing strokes={DIE} look="die-face" figure={face} />;
}

/** A wax seal: not to be taken back. */
const SEAL: Strokes = [
  [
    'wax',
    'M12 2.4A3.2 3.2 0 0 1 17.6 4.2 3.2 3.2 0 0 1 21.1 9 3.2 3.2 0 0 1 21.1 15 3.2 3.2 0 0 1 17.6 19.8 3.2 3.2 0 0 1 12 21.6 3.2 3.2 0 0 1 6.4 19.8 3.2 3.2 0 0 1 2.9 15 3.2 3.2 0 0 1 2.9 9 3.2 3.2 0 0 1 6.4 4.2 3.2 3.2 0 0 1 12 2.4Z',
  ],
  ['cutline', 'M12 6.6V13.6M12 16.6V17.4'],
];

export function FinalSign(): JSX.Element {
  return <Drawing strokes={SEAL} look="final-sign" />;
}

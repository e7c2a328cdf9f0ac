import type { types } from '@ankerplatz/nauticus';
import { Drawing, type Strokes } from '../../art/Drawing.tsx';
import './art.css';

type Crest = types.Crest;

/** Five outlines that cannot be confused at 14 px: points, hooks, a tail, spokes, teeth. */
export const CREST_STROKES: Readonly<Record<Crest, Strokes>> = {
  star: [['solid', 'M12 1.4 14.9 8.7 22.8 9.2 16.7 14.2 18.7 21.9 12 17.6 5.3 21.9 7.3 14.2 1.2 9.2 9.1 8.7Z']],
  anchor: [
    ['bold', 'M12 7V21M7.5 10.4H16.5M3.4 14.4C4.4 18.6 7.8 21 12 21S19.6 18.6 20.6 14.4'],
    ['bold', 'M9.6 4.6A2.4 2.4 0 1 1 14.4 4.6 2.4 2.4 0 1 1 9.6 4.6Z'],
    ['solid', 'M1.4 17.4 2.8 11.8 7.4 15.2ZM22.6 17.4 21.2 11.8 16.6 15.2Z'],
  ],
  whale: [
    [
      'solid',
      'M1 13.5C1 9.4 4.6 7.4 9 7.8 13.6 8.2 15 12.6 17.2 12.6 18.6 12.6 18.9 10.9 18.6 9.4 16.7 8.8 15.6 7 15.8 4.8 17.5 4.9 18.8 5.7 19.6 7.1 20.3 5.7 21.7 4.8 23.4 4.8 23.5 7.1 22.6 8.8 21 9.5 21.8 15.4 17.8 19.6 11 19.6 5 19.6 1 17.4 1 13.5Z',
    ],
    ['cut', 'M4.6 12.4A1.2 1.2 0 1 1 7 12.4 1.2 1.2 0 1 1 4.6 12.4Z'],
    ['cutline', 'M1.2 15.6C3.4 16.6 5.8 16.7 8 16'],
  ],
  helm: [
    ['bold', 'M6 12A6 6 0 1 1 18 12 6 6 0 1 1 6 12Z'],
    ['bold', 'M12 1.6V22.4M1.6 12H22.4M4.7 4.7 19.3 19.3M19.3 4.7 4.7 19.3'],
    ['cut', 'M10.6 12A1.4 1.4 0 1 1 13.4 12 1.4 1.4 0 1 1 10.6 12Z'],
  ],
  crown: [
    ['solid', 'M1.8 6.4 7.2 10.6 12 2.6 16.8 10.6 22.2 6.4 20 17H4ZM4 18.6H20V21.4H4Z'],
    ['cut', 'M10.8 13.4 12 11.4 13.2 13.4 12 15.4Z'],
  ],
};

/** A crest in its colour. */
export function CrestSign({ crest }: { readonly crest: Crest }) {
  return <Drawing strokes={CREST_STROKES[crest]} look={`crest crest--${crest}`} />;
}

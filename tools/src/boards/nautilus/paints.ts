import { COLOURS, type Colour } from '@ankerplatz/nautilus';
import type { Paint } from '../board.ts';

export const colourPaint = ({ red, blue, green, yellow }: Paint, colour: Colour): ((text: string) => string) =>
  [red, blue, green, yellow][COLOURS.indexOf(colour)]!;

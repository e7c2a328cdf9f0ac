import type { MakeBoard } from './board.ts';
import { nauticusBoard } from './nauticus.ts';
import { nautilusBoard } from './nautilus.ts';

/** The games that can be played on a terminal, by their id: a new board is a new line here. */
export const BOARDS: Readonly<Record<string, MakeBoard>> = { nauticus: nauticusBoard, nautilus: nautilusBoard };

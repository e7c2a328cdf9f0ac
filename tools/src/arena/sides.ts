import type { Seat } from '@ankerplatz/kit';

/** Games of partners: how many sides there are, taking turns around the table. Elsewhere everybody plays alone. */
const SIDES: Readonly<Record<string, number>> = { nautilus: 2 };

export const sidesOf = (game: string, seats: number): number => SIDES[game] ?? seats;

/** The side on which a seat plays. */
export const sideOf = (seat: Seat, sides: number): number => seat % sides;

import type { Seat } from '@ankerplatz/kit';

/** The property of the table that says how far the thought of a seat is; without one it is not known. */
export const thoughtName = (seat: Seat): string => `--thought-${seat}`;

/** Lets what belongs to a seat show its thought, without being drawn anew. */
export const thoughtOf = (seat: Seat) => ({ '--thought': `var(${thoughtName(seat)}, 1)` });

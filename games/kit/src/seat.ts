/** 0-based, clockwise. */
export type Seat = number;

const MOST_SEATS = 4;

/** Indexable by a set of seats written as bits: the seats in it, so that asking who decides allocates nothing. */
export const SEATS_OF: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST_SEATS }, (_, bits) =>
  Array.from({ length: MOST_SEATS }, (__, seat) => seat).filter(seat => bits & (1 << seat)),
);

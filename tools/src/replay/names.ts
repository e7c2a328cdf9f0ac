import { BadInput } from '../exit.ts';

/** Seats without names are called by letters. */
const LETTERS = ['A', 'B', 'C', 'D'];

/** Names given as a list with commas, indexable by seat. */
export const namesBy = (names: string | undefined, seats: number): readonly string[] => {
  if (names === undefined) return LETTERS.slice(0, seats);
  const given = names.split(',');
  if (given.length !== seats) throw new BadInput(`this game has ${seats} players, not ${given.length}`);
  return given;
};

import type { Seat } from '@ankerplatz/kit';
import { CELLS } from '../memory/cells.ts';
import type { Memory } from '../memory/memory.ts';
import { HARBOUR_SIZE } from '../tables.ts';
import { COLOURS, SIDES } from '../types.ts';

const { MOORED } = CELLS;

/** Sailors in the harbours of a side. */
const mooredOf = ({ words }: Memory, side: number): number => {
  let count = 0;
  for (let colour = side; colour < COLOURS.length; colour += SIDES)
    for (let berth = 0; berth < HARBOUR_SIZE; berth++) count += (words[MOORED]! >> (colour * HARBOUR_SIZE + berth)) & 1;
  return count;
};

/** By how many sailors in harbours the side of a seat leads; below 0 if it is behind. */
export const leadOf = (memory: Memory, seat: Seat): number =>
  mooredOf(memory, seat % SIDES) - mooredOf(memory, (seat + 1) % SIDES);

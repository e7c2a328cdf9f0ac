import type { NautilusTell } from '../events.ts';
import { CELLS } from '../memory/cells.ts';
import type { Memory } from '../memory/memory.ts';
import { HARBOUR_SIZE } from '../tables.ts';
import { SAILORS } from '../types.ts';
import type { Ends } from './course.ts';
import { fieldName } from './names.ts';
import { capture, ride } from './whale.ts';

const { CAVE, HARBOUR, MOORED } = CELLS;

/** Whether a field is among the ends. */
export const isEnd = (ends: Ends, field: number): boolean => {
  for (let rest = ends; rest; rest >>= 8) if ((rest & 255) === field + 1) return true;
  return false;
};

/** #8.7: captures every sailor on the ring that a forward walk to a field passes. */
const sweep = (memory: Memory, sailor: number, to: number, tell?: NautilusTell): void => {
  const { ring, mouths, starts } = memory.material;
  const from = memory.placeOf(sailor);
  const last = to < CAVE ? to : to < HARBOUR ? mouths[to - CAVE]! : starts[sailor >> 2]!;
  let field = from < CAVE ? from : mouths[from - CAVE]!;
  for (;;) {
    const other = memory.at(field);
    if (other && other - 1 !== sailor) capture(memory, other - 1, sailor, tell);
    if (field === last) return;
    field = field + 1 === ring ? 0 : field + 1;
  }
};

/** Moves a sailor to a field it may end on, with landing, capture and riding. */
export const walk = (memory: Memory, sailor: number, to: number, passes: boolean, tell?: NautilusTell): void => {
  const from = memory.placeOf(sailor);
  tell?.({ type: 'moved', sailor: SAILORS[sailor]!, from: fieldName(from), to: fieldName(to) });
  if (passes && from < HARBOUR) sweep(memory, sailor, to, tell);
  memory.lift(sailor);
  const other = memory.at(to);
  if (other) capture(memory, other - 1, sailor, tell);
  if (to === memory.whale) ride(memory, sailor, tell);
  else memory.put(sailor, to);
};

/** Whether all sailors of a colour are where they belong: in the harbour, in the quick game on its innermost fields. */
export const isHome = ({ words, material }: Memory, colour: number): boolean =>
  ((words[MOORED]! >> (colour * HARBOUR_SIZE)) & material.berths) === material.berths;

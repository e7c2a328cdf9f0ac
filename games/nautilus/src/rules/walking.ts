import type { NautilusTell } from '../events.ts';
import { LAYOUT } from '../memory/cells.ts';
import type { State } from '../memory/memory.ts';
import { HARBOUR_SIZE } from '../tables.ts';
import { SAILORS } from '../types.ts';
import type { Ends } from './course.ts';
import { fieldName } from './names.ts';
import { capture, ride } from './whale.ts';

const { CAVE, HARBOUR, MOORED } = LAYOUT;

/** Whether a field is among the ends. */
export const isEnd = (ends: Ends, field: number): boolean => {
  for (let rest = ends; rest; rest >>= 8) if ((rest & 255) === field + 1) return true;
  return false;
};

/** The field of a place named in a move of this sailor. */
export const fieldOf = (sailor: number, place: number): number =>
  place < HARBOUR ? place : place + (sailor >> 2) * HARBOUR_SIZE;
/** The place that names a field in a move. */
export const placeOfField = (field: number): number =>
  field < HARBOUR ? field : HARBOUR + ((field - HARBOUR) & (HARBOUR_SIZE - 1));

/** #8.7: captures every sailor on the ring that a forward walk to a field passes. */
const sweep = (state: State, sailor: number, to: number, tell?: NautilusTell): void => {
  const { ring, mouths, starts } = state.material;
  const from = state.placeOf(sailor);
  const last = to < CAVE ? to : to < HARBOUR ? mouths[to - CAVE]! : starts[sailor >> 2]!;
  let field = from < CAVE ? from : mouths[from - CAVE]!;
  for (;;) {
    const other = state.at(field);
    if (other && other - 1 !== sailor) capture(state, other - 1, sailor, tell);
    if (field === last) return;
    field = field + 1 === ring ? 0 : field + 1;
  }
};

/** Moves a sailor to a field it may end on, with landing, capture and riding. */
export const walk = (state: State, sailor: number, to: number, passes: boolean, tell?: NautilusTell): void => {
  const from = state.placeOf(sailor);
  tell?.({ type: 'moved', sailor: SAILORS[sailor]!, from: fieldName(from), to: fieldName(to) });
  if (passes && from < HARBOUR) sweep(state, sailor, to, tell);
  state.lift(sailor);
  const other = state.at(to);
  if (other) capture(state, other - 1, sailor, tell);
  if (to === state.whale) ride(state, sailor, tell);
  else state.put(sailor, to);
};

/** Whether all sailors of a colour are where they belong: in the harbour, in the quick game on its innermost fields. */
export const isHome = ({ words, material }: State, colour: number): boolean =>
  ((words[MOORED]! >> (colour * HARBOUR_SIZE)) & material.berths) === material.berths;

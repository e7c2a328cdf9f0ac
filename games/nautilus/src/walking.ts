import type { NautilusTell } from './events.ts';
import { AT, CAVE, HARBOUR, HOME, PLACES } from './layout.ts';
import { IS_BACKWARD, PASSES, STEPS } from './material.ts';
import { fieldName } from './names.ts';
import type { State } from './state.ts';
import { HARBOUR_SIZE } from './tables.ts';
import { SAILORS } from './types.ts';
import { capture, ride } from './whale.ts';

/**
 * The fields where a walk may end, up to three (ring, cave, harbour), in one number: a byte each, counted from 1, the lowest
 * first. Read as `for (let ends = …; ends; ends >>= 8) (ends & 255) - 1`.
 */
export type Ends = number;

/** The first field of a colour's harbour. */
export const harbourOf = (colour: number): number => HARBOUR + colour * HARBOUR_SIZE;

/** #9.7: the harbour field `depth` (0 for h0), if it and all before it, from `first` on, are empty. */
const harbourEnd = (state: State, colour: number, first: number, depth: number): Ends => {
  if (depth >= HARBOUR_SIZE) return 0;
  const harbour = harbourOf(colour);
  for (let field = first; field <= depth; field++) if (state.bytes[AT + harbour + field]) return 0;
  return harbour + depth + 1;
};

/** Where a sailor may end after so many steps along the ring, forward (1) or backward (-1). */
export const endsOf = (state: State, sailor: number, steps: number, way: 1 | -1, passes: boolean): Ends => {
  const { bytes, material } = state;
  const from = bytes[PLACES + sailor]!;
  if (from >= HOME) return 0;
  const colour = sailor >> 2;
  if (from >= HARBOUR) {
    const depth = from - harbourOf(colour);
    return way === 1 ? harbourEnd(state, colour, depth + 1, depth + steps) : 0;
  }
  const { ring, caveAt } = material;
  const start = material.starts[colour]!;
  // A fresh sailor may not turn into its harbour, nor one that goes backward from its start field (#10.2).
  const mayTurn = from !== start || (way === 1 && !state.isFresh(colour));
  let field = from;
  let left = steps;
  if (from >= CAVE) {
    field = material.mouths[from - CAVE]!;
    left--;
    if (left === 0) return field + 1;
    if (!passes && bytes[AT + field]) return 0;
  }
  let ends = 0;
  for (;;) {
    if (field === start && mayTurn) {
      const end = harbourEnd(state, colour, 0, left - 1);
      if (end) ends = (ends << 8) | end;
    }
    const mouth = field;
    field += way;
    if (field === ring) field = 0;
    else if (field < 0) field = ring - 1;
    left--;
    if (left === 0) {
      const cave = caveAt[mouth]!;
      if (cave < HARBOUR && cave !== from) ends = (ends << 8) | (cave + 1);
      return (ends << 8) | (field + 1);
    }
    if (!passes && bytes[AT + field]) return ends;
  }
};

/** Where a sailor may end with a card that walks. */
export const cardEnds = (state: State, sailor: number, card: number): Ends =>
  endsOf(state, sailor, STEPS[card]!, IS_BACKWARD[card] ? -1 : 1, PASSES[card]!);

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
export const isHome = (state: State, colour: number): boolean => {
  const harbour = AT + harbourOf(colour);
  const { bytes, material } = state;
  for (let depth = HARBOUR_SIZE - material.sailors; depth < HARBOUR_SIZE; depth++)
    if (!bytes[harbour + depth]) return false;
  return true;
};

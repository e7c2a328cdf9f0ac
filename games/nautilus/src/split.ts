import type { MoveList } from '@ankerplatz/kit';
import { BOARD_SIZE, HARBOUR, HOME, PLACES, SAILOR_COUNT } from './layout.ts';
import { codeOf } from './moves.ts';
import type { State } from './state.ts';
import { endsOf, placeOfField, walk } from './walking.ts';

/** #8.5: the 5 is split among all sailors of a team. Sailors and those moved are sets written as bits. */

const MOST_STEPS = 5;
/** A saved board for each portion of a split under trial. */
const boards = new Uint8Array((MOST_STEPS + 1) * BOARD_SIZE);
/** Indexable by sailor and steps: where that portion may end, on the board as it stands. */
const portions = new Int32Array(SAILOR_COUNT * (MOST_STEPS + 1));

/** The sailors that may take part: those of the own and the partner's colour. */
export const teamOf = (colour: number): number => (colour & 1 ? 0xf0f0 : 0x0f0f);

/** Whether the steps left can be made by sailors of the set, each moving once. Leaves the board as it was. */
const canFinish = (state: State, left: number, sailors: number, depth: number): boolean => {
  for (let sailor = 0; sailor < SAILOR_COUNT; sailor++)
    if (sailors & (1 << sailor) && endsOf(state, sailor, left, 1, false)) return true;
  if (left === 1) return false;
  const saved = depth * BOARD_SIZE;
  state.saveBoard(boards, saved);
  for (let sailor = 0; sailor < SAILOR_COUNT; sailor++) {
    if (!(sailors & (1 << sailor))) continue;
    for (let steps = 1; steps < left; steps++) {
      for (let ends = endsOf(state, sailor, steps, 1, false); ends; ends >>= 8) {
        walk(state, sailor, (ends & 255) - 1, false);
        const done = canFinish(state, left - steps, sailors & ~(1 << sailor), depth + 1);
        state.restoreBoard(boards, saved);
        if (done) return true;
      }
    }
  }
  return false;
};

/** Whether a field of the ring or a cave cannot be in the way of a short walk from a field of the ring. */
const isBeyond = (field: number, from: number, steps: number, ring: number): boolean => {
  if (field >= ring) return true;
  if (from >= ring) return false;
  const ahead = field >= from ? field - from : field - from + ring;
  return ahead >= steps;
};

/**
 * Whether another sailor surely can make the rest after a portion ended on a field: it could before, and neither is it captured
 * nor does the portion end in its way. Spares the trial in nearly every case.
 */
const isPlainlyFinished = (state: State, left: number, sailors: number, to: number): boolean => {
  if (to === state.whale) return false;
  const { bytes, material } = state;
  const taken = state.at(to) - 1;
  for (let other = 0; other < SAILOR_COUNT; other++) {
    if (!(sailors & (1 << other)) || other === taken || !portions[other * (MOST_STEPS + 1) + left]) continue;
    const place = bytes[PLACES + other]!;
    if (
      to >= HARBOUR ? (to - HARBOUR) >> 2 !== other >> 2 : place >= HARBOUR || isBeyond(to, place, left, material.ring)
    )
      return true;
  }
  return false;
};

const isFinishedAfter = (state: State, sailor: number, field: number, left: number, others: number): boolean => {
  if (isPlainlyFinished(state, left, others, field)) return true;
  state.saveBoard(boards, 0);
  walk(state, sailor, field, false);
  const done = canFinish(state, left, others, 1);
  state.restoreBoard(boards, 0);
  return done;
};

/**
 * Lists every portion of up to `left` steps by a sailor of the set after which the rest can be made: the given code with sailor
 * and place added. Returns whether there is one; without a list it stops at the first.
 */
export const offerPortions = (state: State, left: number, sailors: number, list?: MoveList, code = 0): boolean => {
  for (let sailor = 0; sailor < SAILOR_COUNT; sailor++) {
    if (!(sailors & (1 << sailor))) continue;
    const row = sailor * (MOST_STEPS + 1);
    for (let steps = 1; steps <= left; steps++) portions[row + steps] = endsOf(state, sailor, steps, 1, false);
    if (!list && portions[row + left]) return true;
  }
  let found = false;
  for (let sailor = 0; sailor < SAILOR_COUNT; sailor++) {
    if (!(sailors & (1 << sailor)) || state.placeOf(sailor) >= HOME) continue;
    const others = sailors & ~(1 << sailor);
    for (let steps = 1; steps <= left; steps++) {
      for (let ends = portions[sailor * (MOST_STEPS + 1) + steps]!; ends; ends >>= 8) {
        const field = (ends & 255) - 1;
        if (steps < left && !isFinishedAfter(state, sailor, field, left - steps, others)) continue;
        if (!list) return true;
        found = true;
        list.push(code | codeOf(0, 0, sailor, placeOfField(field)));
      }
    }
  }
  return found;
};

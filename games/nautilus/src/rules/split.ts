import type { MoveList } from '@ankerplatz/kit';
import { lowestOf } from '@ankerplatz/kit';
import { CELLS } from '../memory/cells.ts';
import type { Memory } from '../memory/memory.ts';
import { codeOf } from '../moves.ts';
import { HARBOUR_SIZE } from '../tables.ts';
import { Course, harbourOf } from './course.ts';
import { placeOfField, walk } from './walking.ts';

const { ABOARD, BOARD_SIZE, BOARD_WORDS, HARBOUR, SAILOR_COUNT } = CELLS;

/** #8.5: the 5 is split among all sailors of a team. Sailors and those moved are sets written as bits. */

const MOST_STEPS = 5;
const ROW = MOST_STEPS + 1;
/** A saved board for each portion of a split under trial. */
const boards = new Int32Array(ROW * BOARD_WORDS);
const boardBytes = new Uint8Array(boards.buffer);
/** Indexable by sailor and steps: where that portion may end, on the board as it stands. */
const portions = new Int32Array(SAILOR_COUNT * ROW);
/** Indexable by steps: the sailors that can make such a portion, on the board as it stands. */
const able = new Int32Array(ROW);
const course = new Course();

/** The sailors that may take part: those of the own and the partner's colour. */
export const teamOf = (colour: number): number => (colour & 1 ? 0xf0f0 : 0x0f0f);

/** Whether one sailor of the set can make so many steps. */
const canMake = (memory: Memory, steps: number, sailors: number): boolean => {
  for (let rest = sailors; rest; rest &= rest - 1) {
    course.aim(memory, lowestOf(rest), 1, steps, false);
    if (course.ends(steps)) return true;
  }
  return false;
};

/** Whether the steps left can be made by sailors of the set, each moving once. Leaves the board as it was. */
const canFinish = (memory: Memory, left: number, sailors: number, depth: number): boolean => {
  const active = sailors & memory.words[ABOARD]!;
  if (canMake(memory, left, active)) return true;
  if (left === 1) return false;
  memory.saveBoard(boards, depth * BOARD_WORDS);
  for (let rest = active; rest; rest &= rest - 1) {
    const sailor = lowestOf(rest);
    for (let steps = 1; steps < left; steps++) {
      course.aim(memory, sailor, 1, left, false);
      for (let ends = course.ends(steps); ends; ends >>= 8) {
        walk(memory, sailor, (ends & 255) - 1, false);
        const done = canFinish(memory, left - steps, active & ~(1 << sailor), depth + 1);
        memory.restoreBoard(boardBytes, depth * BOARD_SIZE);
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
const isPlainlyFinished = (memory: Memory, left: number, others: number, to: number): boolean => {
  if (to === memory.whale) return false;
  const { ring } = memory.material;
  const taken = memory.at(to) - 1;
  for (let rest = others & able[left]!; rest; rest &= rest - 1) {
    const other = lowestOf(rest);
    if (other === taken) continue;
    const place = memory.placeOf(other);
    const isFree =
      to >= HARBOUR ? (to - HARBOUR) >> 2 !== other >> 2 : place >= HARBOUR || isBeyond(to, place, left, ring);
    if (isFree) return true;
  }
  return false;
};

/** Empty fields ahead of a sailor in its harbour: it can make no more steps, whoever moves before it. */
const roomAhead = (memory: Memory, sailor: number): number => {
  const end = harbourOf(sailor >> 2) + HARBOUR_SIZE;
  let room = 0;
  for (let field = memory.placeOf(sailor) + 1; field < end; field++) if (!memory.at(field)) room++;
  return room;
};

/** Whether the sailors of a set surely cannot make the rest: all are in harbours, with too little room. */
const isPlainlyStuck = (memory: Memory, left: number, sailors: number): boolean => {
  let room = 0;
  for (let rest = sailors; rest; rest &= rest - 1) {
    const sailor = lowestOf(rest);
    if (memory.placeOf(sailor) < HARBOUR) return false;
    room += roomAhead(memory, sailor);
  }
  return room < left;
};

const isFinishedAfter = (memory: Memory, sailor: number, field: number, left: number, others: number): boolean => {
  if (isPlainlyFinished(memory, left, others, field)) return true;
  if (isPlainlyStuck(memory, left, others)) return false;
  memory.saveBoard(boards, 0);
  walk(memory, sailor, field, false);
  const done = canFinish(memory, left, others, 1);
  memory.restoreBoard(boardBytes, 0);
  return done;
};

/** Looks at every portion of up to `left` steps on the board as it stands. */
const survey = (memory: Memory, left: number, sailors: number): void => {
  able.fill(0);
  for (let rest = sailors; rest; rest &= rest - 1) {
    const sailor = lowestOf(rest);
    course.aim(memory, sailor, 1, left, false);
    for (let steps = 1; steps <= left; steps++) {
      const ends = course.ends(steps);
      portions[sailor * ROW + steps] = ends;
      if (ends) able[steps]! |= 1 << sailor;
    }
  }
};

/**
 * Lists every portion of up to `left` steps by a sailor of the set after which the rest can be made: the given code with sailor
 * and place added. Returns whether there is one; without a list it stops at the first.
 */
export const offerPortions = (memory: Memory, left: number, sailors: number, list?: MoveList, code = 0): boolean => {
  const active = sailors & memory.words[ABOARD]!;
  if (!list && canMake(memory, left, active)) return true;
  survey(memory, left, active);
  let found = false;
  for (let rest = active; rest; rest &= rest - 1) {
    const sailor = lowestOf(rest);
    const others = active & ~(1 << sailor);
    for (let steps = 1; steps <= left; steps++) {
      for (let ends = portions[sailor * ROW + steps]!; ends; ends >>= 8) {
        const field = (ends & 255) - 1;
        if (steps < left && !isFinishedAfter(memory, sailor, field, left - steps, others)) continue;
        if (!list) return true;
        found = true;
        list.push(code | codeOf(0, 0, sailor, placeOfField(field)));
      }
    }
  }
  return found;
};

import type { MoveList } from '@ankerplatz/kit';
import { lowestOf } from '@ankerplatz/kit';
import { CELLS } from '../memory/cells.ts';
import type { Memory, Store } from '../memory/memory.ts';
import { goCode } from '../moves.ts';
import { HARBOUR_SIZE } from '../tables.ts';
import { Course, type Courses, harbourOf, moversOf, placeOfField, upTo } from './course.ts';
import { walk } from './walking.ts';

const { ABOARD, AFLOAT, BOARD_SIZE, BOARD_WORDS, HARBOUR, MOORED } = CELLS;

/** #8.5: the 5 is split among all sailors of a team. Sailors and those moved are sets written as bits. */

/** As many as there are steps. */
const MOST_PORTIONS = 5;
/** A saved board for each portion of a split under trial. */
const boardWords = new Int32Array((MOST_PORTIONS + 1) * BOARD_WORDS);
const boards: Store = { words: boardWords, bytes: new Uint8Array(boardWords.buffer) };
/** Indexable by steps: the sailors that can make such a portion, on the board as it stands. */
const ABLE = new Int32Array(MOST_PORTIONS + 1);
const course = new Course();

/** The sailors that may take part: those of the own and the partner's colour. */
export const teamOf = (colour: number): number => (colour & 1 ? 0xf0f0 : 0x0f0f);

/** Whether one sailor of the set can make so many steps. */
const canMake = (memory: Memory, steps: number, sailors: number): boolean => {
  for (let rest = sailors; rest; rest &= rest - 1) {
    course.aim(memory, lowestOf(rest), 1, steps, false);
    if (course.counts & (1 << steps)) return true;
  }
  return false;
};

/** Whether the steps left can be made by sailors of the set, each moving once. Leaves the board as it was. */
const canFinish = (memory: Memory, left: number, sailors: number, depth: number): boolean => {
  const active = sailors & memory.words[ABOARD]!;
  const movers = active & moversOf(memory, teamOf(memory.turn));
  if (canMake(memory, left, movers)) return true;
  if (left === 1) return false;
  memory.saveBoard(boardWords, depth * BOARD_WORDS);
  for (let rest = movers; rest; rest &= rest - 1) {
    const sailor = lowestOf(rest);
    for (let steps = 1; steps < left; steps++) {
      course.aim(memory, sailor, 1, left, false);
      for (let ends = course.ends(steps); ends; ends >>= 8) {
        walk(memory, sailor, (ends & 255) - 1, false);
        const done = canFinish(memory, left - steps, active & ~(1 << sailor), depth + 1);
        memory.restoreBoard(boards, depth * BOARD_SIZE);
        if (done) return true;
      }
    }
  }
  return false;
};

/** The sailors whose harbour a field is in. */
const teammates = (field: number): number => 15 << ((field - HARBOUR) & ~(HARBOUR_SIZE - 1));

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
  const able = others & ABLE[left]!;
  if (to >= HARBOUR) return (able & ~teammates(to)) !== 0;
  const afloat = able & memory.words[AFLOAT]!;
  if (afloat !== able) return true;
  const { ring } = memory.material;
  const taken = memory.at(to) - 1;
  for (let rest = afloat; rest; rest &= rest - 1) {
    const other = lowestOf(rest);
    if (other !== taken && isBeyond(to, memory.placeOf(other), left, ring)) return true;
  }
  return false;
};

/** Indexable by the taken fields of a harbour as bits and by a field of it: how many are empty behind that field. */
const ROOM = Uint8Array.from({ length: 1 << (HARBOUR_SIZE + 2) }, (_, index) => {
  let room = 0;
  for (let field = (index & 3) + 1; field < HARBOUR_SIZE; field++) if (!((index >> 2) & (1 << field))) room++;
  return room;
});

/** Empty fields ahead of a sailor in its harbour: it can make no more steps, whichever sailors move before it. */
const roomAhead = (memory: Memory, sailor: number): number => {
  const first = harbourOf(sailor >> 2) - HARBOUR;
  const taken = (memory.words[MOORED]! >> first) & 15;
  return ROOM[(taken << 2) | (memory.placeOf(sailor) - HARBOUR - first)]!;
};

/** Empty fields ahead of all sailors of a set, which are in harbours. */
const roomOf = (memory: Memory, sailors: number): number => {
  let room = 0;
  for (let rest = sailors; rest; rest &= rest - 1) room += roomAhead(memory, lowestOf(rest));
  return room;
};

/** Whether the rest can be made by others after a portion: where it is not plain, found out by making it. */
const isFinishedAfter = (memory: Memory, sailor: number, field: number, left: number, others: number): boolean => {
  if (isPlainlyFinished(memory, left, others, field)) return true;
  memory.saveBoard(boardWords, 0);
  walk(memory, sailor, field, false);
  const done = canFinish(memory, left, others, 1);
  memory.restoreBoard(boards, 0);
  return done;
};

/** Notes who of a set of sailors can make which portions of up to `left` steps. */
const survey = (memory: Memory, left: number, sailors: number, courses: Courses): void => {
  for (let steps = 1; steps <= left; steps++) ABLE[steps] = 0;
  for (let rest = sailors; rest; rest &= rest - 1) {
    const sailor = lowestOf(rest);
    const { counts } = courses.of(memory, sailor);
    for (let steps = 1; steps <= left; steps++) ABLE[steps]! |= ((counts >> steps) & 1) << sailor;
  }
};

/** No more steps than these can be made by a set of sailors: in harbours there is only so much room. */
const mostStepsOf = (memory: Memory, sailors: number): number =>
  sailors & memory.words[AFLOAT]! ? MOST_PORTIONS : roomOf(memory, sailors);

/**
 * Lists every portion of up to `left` steps by a sailor of the set after which the rest can be made: the given code with sailor
 * and place added. Returns whether there is one; without a list it stops at the first.
 */
export const offerPortions = (
  memory: Memory,
  left: number,
  sailors: number,
  courses: Courses,
  list: MoveList | undefined,
  code: number,
): boolean => {
  const active = sailors & memory.words[ABOARD]!;
  const movers = active & moversOf(memory, teamOf(memory.turn));
  survey(memory, left, movers, courses);
  if (!list && ABLE[left]) return true;
  let found = false;
  for (let rest = movers; rest; rest &= rest - 1) {
    const sailor = lowestOf(rest);
    const others = active & ~(1 << sailor);
    const ahead = courses.of(memory, sailor);
    const least = Math.max(1, left - mostStepsOf(memory, others));
    for (let counts = ahead.counts & upTo(left) & -(1 << least); counts; counts &= counts - 1) {
      const steps = lowestOf(counts);
      for (let ends = ahead.ends(steps); ends; ends >>= 8) {
        const field = (ends & 255) - 1;
        if (steps < left && !isFinishedAfter(memory, sailor, field, left - steps, others)) continue;
        if (!list) return true;
        found = true;
        list.push(code | goCode(sailor, placeOfField(field)));
      }
    }
  }
  return found;
};

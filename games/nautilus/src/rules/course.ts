import { lowestOf, type MoveList } from '@ankerplatz/kit';
import { CELLS } from '../memory/cells.ts';
import { FIGURES, type Material } from '../memory/material.ts';
import type { Memory } from '../memory/memory.ts';
import { goCode } from '../moves.ts';
import { HARBOUR_SIZE } from '../tables.ts';
import { SAILORS } from '../types.ts';

const { AFLOAT, AT, CAVE, HARBOUR, MOORED, PLACES, RING_BITS } = CELLS;
const { MOST_STEPS } = FIGURES;

/**
 * The fields where a walk may end, up to three (ring, cave, harbour), in one number: a byte each, counted from 1, the lowest
 * first. Read as `for (let ends = …; ends; ends >>= 8) (ends & 255) - 1`.
 */
export type Ends = number;

/** The first field of a colour's harbour. */
export const harbourOf = (colour: number): number => HARBOUR + colour * HARBOUR_SIZE;

/** The field of a place named in a move of this sailor. */
export const fieldOf = (sailor: number, place: number): number =>
  place < HARBOUR ? place : place + (sailor >> 2) * HARBOUR_SIZE;
/** The place that names a field in a move. */
export const placeOfField = (field: number): number =>
  field < HARBOUR ? field : HARBOUR + ((field - HARBOUR) & (HARBOUR_SIZE - 1));

/** More steps than any walk makes, and as many as fit into a set of counts. */
const FAR = 31;

/** Steps forward from a field of the ring to the first sailor, if it is near; FAR if not. */
const ahead = ({ words }: Memory, field: number): number => {
  const first = field + 1;
  const shift = first & 31;
  const word = RING_BITS + (first >> 5);
  // In two shifts: one by 32 would be none.
  const seen = (words[word]! >>> shift) | ((words[word + 1]! << 1) << (31 - shift));
  return lowestOf(seen | (1 << (FAR - 1))) + 1;
};

/** Steps backward from a field of the ring to the first sailor within so many; FAR if there is none. */
const behind = ({ bytes, material }: Memory, field: number, most: number): number => {
  for (let step = 1; step < most; step++) {
    const back = field - step;
    if (bytes[AT + (back < 0 ? back + material.ring : back)]) return step;
  }
  return FAR;
};

/** Steps on the ring from a field to the first sailor; 0 if one keeps a sailor in its cave. */
const blockOf = (memory: Memory, field: number, lead: number, way: 1 | -1, most: number): number => {
  if (lead && memory.bytes[AT + field]) return 0;
  return way === 1 ? ahead(memory, field) : behind(memory, field, most);
};

/** The counts from 1 to the given one, as bits. */
export const upTo = (count: number): number => ((2 << count) - 1) & ~1;

/** Indexable by the taken fields of a harbour as bits and by a field of it, counted from the ring before it: the counts of walks inward. */
const INWARD = Uint8Array.from({ length: 1 << (HARBOUR_SIZE + 3) }, (_, index) => {
  const field = index & 7;
  const taken = ((index >> 3) | (1 << HARBOUR_SIZE)) >> field;
  return field > HARBOUR_SIZE ? 0 : upTo(lowestOf(taken));
});

/** The counts of walks inward from a field of a colour's harbour; 0 is the ring before it. */
const inwardOf = ({ words }: Memory, colour: number, field: number): number =>
  INWARD[(((words[MOORED]! >> (colour * HARBOUR_SIZE)) & 15) << 3) | field]!;

/**
 * The way ahead of one sailor, looked at once for walks of any count. Sets of counts are bits: a walk of n steps is bit n. It holds as
 * long as the board stands.
 */
export class Course {
  /** The counts of walks that end on the ring, of those that may turn into a cave there, and of those that end in the harbour. */
  private onRing = 0;
  private inCave = 0;
  private inHarbour = 0;
  private material!: Material;
  private way = 1;
  /**
   * The field to which the steps of a walk are added: the one before the first on the ring, or the one before the first
   * in the harbour.
   */
  private field = 0;
  private harbour = 0;

  /** The counts of walks that can be made, as bits; right for counts up to those looked ahead. */
  get counts(): number {
    return this.onRing | this.inHarbour;
  }

  /** Looks ahead of a sailor that is on the board, up to so many steps forward (1) or backward (-1). */
  aim(memory: Memory, sailor: number, way: 1 | -1, most: number, passes: boolean): void {
    const from = memory.bytes[PLACES + sailor]!;
    if (from >= HARBOUR) this.aimInside(memory, from, sailor >> 2, way);
    else this.aimOutside(memory, from, sailor >> 2, way, most, passes);
  }

  private aimInside(memory: Memory, from: number, colour: number, way: 1 | -1): void {
    this.onRing = 0;
    this.inHarbour = way === 1 ? inwardOf(memory, colour, from + 1 - harbourOf(colour)) : 0;
    this.harbour = from;
  }

  private aimOutside(memory: Memory, from: number, colour: number, way: 1 | -1, most: number, passes: boolean): void {
    const { material } = memory;
    const { ring, starts, mouths } = material;
    // A sailor takes a step to come out of a cave.
    const lead = from < CAVE ? 0 : 1;
    const field = lead ? mouths[from - CAVE]! : from;
    const block = passes ? FAR : blockOf(memory, field, lead, way, most);
    this.material = material;
    this.way = way;
    this.field = field - lead * way;
    this.onRing = ((upTo(block) | 1) << lead) & ~1;
    this.inCave = (way === 1 ? material.cavesAhead : material.cavesBehind)[from]! & this.onRing;
    this.inHarbour = 0;
    const start = starts[colour]!;
    // A fresh sailor may not turn into its harbour, nor one that goes backward from its start field (#10.2).
    if (from === start && (way === -1 || memory.isFresh(colour))) return;
    const distance = way === 1 ? start - field : field - start;
    // The sign as a mask: which way round is a matter of luck, which a branch would guess wrong.
    const turn = distance + (ring & (distance >> 31));
    if (turn >= most || turn >= block) return;
    this.inHarbour = inwardOf(memory, colour, 0) << (turn + lead);
    this.harbour = harbourOf(colour) - 1 - turn - lead;
  }

  /** The field of the ring after so many steps. */
  private fieldAfter(steps: number): number {
    const { ring } = this.material;
    const field = this.field + steps * this.way;
    if (field >= ring) return field - ring;
    return field < 0 ? field + ring : field;
  }

  /** The cave that a walk may turn into instead of ending on a field of the ring. */
  private caveAt(field: number): number {
    return (this.way === 1 ? this.material.caveBefore : this.material.caveAfter)[field]!;
  }

  /** Where a walk of so many steps, at most those looked ahead, may end. */
  ends(steps: number): Ends {
    const count = 1 << steps;
    const inside = this.inHarbour & count ? this.harbour + steps + 1 : 0;
    if (!(this.onRing & count)) return inside;
    const field = this.fieldAfter(steps);
    if (!(this.inCave & count)) return (inside << 8) | (field + 1);
    return (((inside << 8) | (this.caveAt(field) + 1)) << 8) | (field + 1);
  }

  /** Lists a move to each of these ends: the given code with sailor and place added. */
  offer(steps: number, list: MoveList, code: number, sailor: number): void {
    const count = 1 << steps;
    if (this.onRing & count) {
      const field = this.fieldAfter(steps);
      list.push(code | goCode(sailor, field));
      if (this.inCave & count) list.push(code | goCode(sailor, this.caveAt(field)));
    }
    if (this.inHarbour & count) list.push(code | goCode(sailor, placeOfField(this.harbour + steps)));
  }
}

/** The ways forward of all sailors on a board, each looked along once. */
export class Courses {
  private readonly courses = SAILORS.map(() => new Course());
  /** The sailors whose way has been looked along, as bits. */
  private aimed = 0;

  /** Forgets what was seen: the board may be another one. */
  forget(): void {
    this.aimed = 0;
  }

  /** The way of a sailor that is on the board; it is the same board until what was seen is forgotten. */
  of(memory: Memory, sailor: number): Course {
    const course = this.courses[sailor]!;
    const bit = 1 << sailor;
    if (this.aimed & bit) return course;
    this.aimed |= bit;
    course.aim(memory, sailor, 1, MOST_STEPS, false);
    return course;
  }
}

/** Fields of harbours that have another one behind them, as bits. */
const OUTER = 0x7777;

/**
 * The sailors of some colours that might walk forward: those on the ring and in caves, and in harbours those with an empty field behind
 * theirs. A set of whole colours has the same bits as one of all fields of their harbours.
 */
export const moversOf = ({ words, bytes }: Memory, fleet: number): number => {
  const moored = words[MOORED]! & fleet;
  let movers = words[AFLOAT]! & fleet;
  for (let fields = moored & ~(moored >> 1) & OUTER; fields; fields &= fields - 1)
    movers |= 1 << (bytes[AT + HARBOUR + lowestOf(fields)]! - 1);
  return movers;
};

import { lowestOf } from '@ankerplatz/kit';
import { CELLS } from '../memory/cells.ts';
import type { Memory } from '../memory/memory.ts';
import { HARBOUR_SIZE } from '../tables.ts';

const { AT, CAVE, HARBOUR, LOOK_AHEAD, MOORED, NONE, PLACES, RING_BITS } = CELLS;

/**
 * The fields where a walk may end, up to three (ring, cave, harbour), in one number: a byte each, counted from 1, the lowest
 * first. Read as `for (let ends = …; ends; ends >>= 8) (ends & 255) - 1`.
 */
export type Ends = number;

/** The first field of a colour's harbour. */
export const harbourOf = (colour: number): number => HARBOUR + colour * HARBOUR_SIZE;

/** More steps than any walk makes. */
const FAR = 127;

/** How many fields of a colour's harbour are free in a row, from a field on (counted over all harbours). */
const freeFrom = ({ words }: Memory, field: number, colour: number): number => {
  const size = (colour + 1) * HARBOUR_SIZE - field;
  const taken = (words[MOORED]! >> field) | (1 << size);
  return lowestOf(taken);
};

/** Steps forward from a field of the ring to the first sailor, if it is near; FAR if not. */
const ahead = ({ words, bytes }: Memory, field: number, lead: number): number => {
  if (lead && bytes[AT + field]) return 0;
  const first = field + 1;
  const shift = first & 31;
  const word = RING_BITS + (first >> 5);
  const seen =
    shift > 32 - LOOK_AHEAD ? (words[word]! >>> shift) | (words[word + 1]! << (32 - shift)) : words[word]! >>> shift;
  return seen ? lowestOf(seen) + 1 : FAR;
};

/** Steps backward from a field of the ring to the first sailor within so many; FAR if there is none. */
const behind = ({ bytes, material }: Memory, field: number, lead: number, most: number): number => {
  if (lead && bytes[AT + field]) return 0;
  for (let step = 1; step < most; step++) {
    const back = field - step;
    if (bytes[AT + (back < 0 ? back + material.ring : back)]) return step;
  }
  return FAR;
};

/**
 * The way ahead of one sailor, looked at once for walks of any count: how far the ring is free, where the harbour opens, how deep
 * it is free. It holds as long as the board stands.
 */
export class Course {
  private memory!: Memory;
  private from = 0;
  /** Where the sailor is on the ring after `lead` steps: it steps out of a cave first. */
  private field = 0;
  private lead = 0;
  private way = 1;
  /** Steps on the ring from there to the first sailor ahead; 0 if one keeps the sailor in its cave. */
  private block = FAR;
  /** Steps on the ring from there to the own start, if the sailor may turn into the harbour. */
  private turn = FAR;
  /** The harbour field before the first free one, and how many are free in a row from there. */
  private harbour = 0;
  private free = 0;

  /** Looks ahead of a sailor that is on the board, up to so many steps forward (1) or backward (-1). */
  aim(memory: Memory, sailor: number, way: 1 | -1, most: number, passes: boolean): void {
    const from = memory.bytes[PLACES + sailor]!;
    const colour = sailor >> 2;
    this.memory = memory;
    this.from = from;
    this.way = way;
    if (from >= HARBOUR) {
      this.harbour = from;
      this.free = way === 1 ? freeFrom(memory, from + 1 - HARBOUR, colour) : 0;
      return;
    }
    const { ring, starts, mouths } = memory.material;
    const lead = from < CAVE ? 0 : 1;
    const field = lead ? mouths[from - CAVE]! : from;
    const block = passes ? FAR : way === 1 ? ahead(memory, field, lead) : behind(memory, field, lead, most);
    this.lead = lead;
    this.field = field;
    this.block = block;
    this.turn = FAR;
    const start = starts[colour]!;
    // A fresh sailor may not turn into its harbour, nor one that goes backward from its start field (#10.2).
    if (from === start && (way === -1 || memory.isFresh(colour))) return;
    const distance = way === 1 ? start - field : field - start;
    const turn = distance < 0 ? distance + ring : distance;
    if (turn >= most || turn >= block) return;
    this.turn = turn;
    this.harbour = harbourOf(colour) - 1;
    this.free = freeFrom(memory, colour * HARBOUR_SIZE, colour);
  }

  /** Where a walk of so many steps, at most those looked ahead, may end. */
  ends(steps: number): Ends {
    const { from, turn, free, harbour } = this;
    if (from >= HARBOUR) return steps <= free ? harbour + steps + 1 : 0;
    const left = steps - this.lead;
    if (left === 0) return this.field + 1;
    const depth = left - turn;
    const inside = depth > 0 && depth <= free ? harbour + depth + 1 : 0;
    if (left > this.block) return inside;
    const { ring, caveBefore, caveAfter } = this.memory.material;
    let field = this.field + left * this.way;
    if (field >= ring) field -= ring;
    else if (field < 0) field += ring;
    const cave = (this.way === 1 ? caveBefore : caveAfter)[field]!;
    const within = cave !== NONE && cave !== from ? (inside << 8) | (cave + 1) : inside;
    return (within << 8) | (field + 1);
  }
}

import { cells, type NautilusPosition } from '@ankerplatz/nautilus';
import { chanceOf } from '../../odds.ts';
import { sideOf } from '../evaluation.ts';
import { Features, GROUP_OF, GROUPS, INPUTS } from '../features.ts';

const { WINNERS } = cells;

/** Units of a group that work together. */
export const UNITS = 12;
/** Weights of an input: what it adds to each unit of its group, and to the odds at once. */
export const ROW = UNITS + 1;
const MOST_ACTIVE = 4096;
const UNIT_SHIFT = 11;
const PLAIN_SHIFT = 2;

/** How many weights there are. */
export const WEIGHT_COUNT = INPUTS * ROW + GROUPS.length * 2 * UNITS + 1;

/**
 * Foretells who wins, as a seat sees it: the logarithm of the odds is a sum with one part for each group of inputs. Whole numbers throughout,
 * so the same on every machine. Holds scratch space.
 */
export class Value {
  /** Of the position judged last, indexable by group: grains of the logarithm of the odds. They and `base` add up to it. */
  readonly parts = new Int32Array(GROUPS.length);
  readonly base: number;
  readonly features = new Features();
  private readonly rows: Int16Array;
  private readonly bias: Int16Array;
  private readonly tops: Int16Array;
  private readonly sums = new Int32Array(GROUPS.length * UNITS);

  constructor(weights: Int16Array) {
    this.rows = weights.subarray(0, INPUTS * ROW);
    this.bias = weights.subarray(INPUTS * ROW, INPUTS * ROW + GROUPS.length * UNITS);
    this.tops = weights.subarray(INPUTS * ROW + GROUPS.length * UNITS, INPUTS * ROW + 2 * GROUPS.length * UNITS);
    this.base = weights[WEIGHT_COUNT - 1]!;
  }

  /** The logarithm of the odds that the side of a seat wins, in grains. */
  judge(position: NautilusPosition, seat: number, isNewRound: boolean): number {
    this.features.gather(position, seat, isNewRound);
    return this.sum();
  }

  /** The chance that the side of a seat wins; what a round that is not `round` brings is not known. */
  chance(position: NautilusPosition, seat: number, round: number): number {
    if (position.isOver) return position.bytes[WINNERS]! & (1 << sideOf(seat)) ? 1 : 0;
    return chanceOf(this.judge(position, seat, position.round !== round));
  }

  private sum(): number {
    const { features, rows, sums, parts, tops } = this;
    sums.set(this.bias);
    parts.fill(0);
    for (let index = 0; index < features.count; index++) {
      const input = features.held[index]!;
      const group = GROUP_OF[input]!;
      const row = input * ROW;
      const at = group * UNITS;
      for (let unit = 0; unit < UNITS; unit++) sums[at + unit]! += rows[row + unit]!;
      parts[group]! += rows[row + UNITS]!;
    }
    let odds = this.base;
    for (let group = 0; group < GROUPS.length; group++) {
      let sum = 0;
      for (let unit = group * UNITS; unit < (group + 1) * UNITS; unit++) {
        const active = sums[unit]!;
        if (active > 0) sum += (active < MOST_ACTIVE ? active : MOST_ACTIVE) * tops[unit]!;
      }
      parts[group] = (sum >> UNIT_SHIFT) + (parts[group]! >> PLAIN_SHIFT);
      odds += parts[group]!;
    }
    return odds;
  }
}

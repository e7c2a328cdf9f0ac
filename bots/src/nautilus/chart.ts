import { cells, HARBOUR_SIZE, harbourOf, type Material } from '@ankerplatz/nautilus';
import { COLOURS, REACH } from './figures.ts';
import type { Weights } from './weights.ts';

const { CAVE, HARBOUR, ABSENT } = cells;
/** Fields from the start on from which a 4 leads back over it. */
const SHORTCUT = 4;
const SPLIT = 5;
const SWEEP = 7;
const FORWARD = [1, 2, 3, 5, 6, 7, 8, 9, 10, 12];
/** Cards that walk exactly so far; the 5 and the 7 are counted apart. */
const PLAIN = [1, 2, 3, 6, 8, 9, 10, 12];

/**
 * Facts of fields that hold for a whole game: their worth to a sailor of each colour, and the risks that lie in
 * distances.
 */
export class Chart {
  /** Indexable by colour and place: harbour fields without their gaps, the own start as for a sailor that is not fresh. */
  readonly worth: readonly Float64Array[];
  readonly fresh: number;
  /** Indexable by how far an opponent is behind. */
  readonly behind: Float64Array;
  /** Indexable by how far Moby Dick is behind. */
  readonly whale: Float64Array;
  /** Indexable by field of the ring: the colour that starts there, or -1. */
  readonly starter: Int8Array;

  constructor(
    private readonly weights: Weights,
    private readonly material: Material,
  ) {
    this.worth = Array.from({ length: COLOURS }, (_, colour) => this.worthFor(colour));
    this.fresh = weights.out + weights.shortcut;
    this.behind = Float64Array.from({ length: REACH + 1 }, (_, distance) => this.hitFrom(distance));
    this.whale = Float64Array.from({ length: material.ring }, (_, distance) => this.whaleHitFrom(distance));
    this.starter = new Int8Array(material.ring).fill(-1);
    for (const [colour, start] of material.starts.entries()) this.starter[start] = colour;
  }

  private worthFor(colour: number): Float64Array {
    const { weights, material } = this;
    const { ring, mouths, starts } = material;
    const worth = new Float64Array(ABSENT + 1);
    for (let progress = 1; progress <= ring; progress++)
      worth[(starts[colour]! + progress) % ring] = this.afloat(progress);
    for (const [cave, mouth] of mouths.entries()) worth[CAVE + cave] = worth[mouth]! - 1 + weights.cave;
    worth.fill(this.inside, harbourOf(colour), harbourOf(colour) + HARBOUR_SIZE);
    return worth.fill(0, HARBOUR + COLOURS * HARBOUR_SIZE);
  }

  private get inside(): number {
    return this.weights.out + this.material.ring + this.weights.harbour;
  }

  private afloat(progress: number): number {
    const { out, shortcut, approach } = this.weights;
    const left = this.material.ring - progress;
    const entries = FORWARD.filter(steps => steps > left && steps <= left + HARBOUR_SIZE).length;
    return out + progress + (progress < SHORTCUT ? shortcut : 0) + (approach * entries) / HARBOUR_SIZE;
  }

  private hitFrom(distance: number): number {
    const { hit, splitHit, sweepHit } = this.weights;
    if (distance === 0) return 0;
    const direct = PLAIN.includes(distance) || distance === SPLIT || distance === SWEEP ? hit : 0;
    return direct + (distance < SPLIT ? splitHit : 0) + (distance < SWEEP ? sweepHit : 0);
  }

  private whaleHitFrom(distance: number): number {
    const { die } = this.material;
    if (distance === 0) return 0;
    return (this.weights.whaleHit * die.filter(face => face >= distance).length) / die.length;
  }
}

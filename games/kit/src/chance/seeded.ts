import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, type ChanceSource, type Shufflable, shuffleBy } from './chance.ts';

const TAG = 'ankerplatz-seed/1:';

/** xoshiro128**: fast and good enough for simulation and bots, never for real games. */
export class SeededChance implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private d: number;
  private readonly below = (bound: number): number => this.die(bound);

  /** Four words, not all zero. */
  constructor(words: readonly [number, number, number, number]) {
    [this.a, this.b, this.c, this.d] = words;
  }

  static from(seed: string): SeededChance {
    return new SeededChance(wordsOf(sha256(utf8ToBytes(TAG + seed))));
  }

  /** A 32-bit unsigned word. */
  word(): number {
    const scrambled = Math.imul(this.b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result >>> 0;
  }

  /** A number from 0 to 1, 1 excluded. */
  unit(): number {
    return this.word() / 0x1_0000_0000;
  }

  die(faces: number): number {
    return Math.floor(this.unit() * faces);
  }

  shuffle(items: Shufflable): void {
    shuffleBy(this.below, items);
  }
}

const wordsOf = (bytes: Uint8Array): [number, number, number, number] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getInt32(0), view.getInt32(4), view.getInt32(8), view.getInt32(12) | 1];
};

/** Worked out only when something is drawn: most entries draw nothing. */
class DeferredChance implements Chance {
  private drawn: SeededChance | undefined;

  constructor(private readonly seed: string) {}

  private get chance(): SeededChance {
    this.drawn ??= SeededChance.from(this.seed);
    return this.drawn;
  }

  die(faces: number): number {
    return this.chance.die(faces);
  }

  shuffle(items: Shufflable): void {
    this.chance.shuffle(items);
  }
}

/** The same seed, options and moves give the same game everywhere. */
export const seededSource = (seed: string): ChanceSource => ({
  at: entry => new DeferredChance(`${seed}#${entry}`),
});

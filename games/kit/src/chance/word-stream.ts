import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Shufflable, shuffleBy } from './chance.ts';

const WORDS_A_BLOCK = 8;
const NO_WORDS = new DataView(new ArrayBuffer(0));

/** 32 bits, big-endian. */
export const u32 = (value: number): Uint8Array => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

/** Preceded by its length in bytes. */
export const prefixed = (field: Uint8Array): Uint8Array => concatBytes(u32(field.length), field);

/** SHA-256 over the length-prefixed fields: tag, id, secret, contributions. */
export const keyFrom = (tag: string, id: string, secret: string, contributions: readonly string[]): Uint8Array =>
  sha256(
    concatBytes(
      ...[utf8ToBytes(tag), utf8ToBytes(id), hexToBytes(secret), ...contributions.map(hexToBytes)].map(prefixed),
    ),
  );

/** Draws from the blocks SHA-256(parts ‖ i), i = 0, 1, 2 …, read as big-endian words. */
export class WordStream {
  private blocks = 0;
  private used = WORDS_A_BLOCK;
  private block = NO_WORDS;

  /** Hardly any entry draws: what its blocks begin with is made for those that do. */
  constructor(private readonly partsOf: () => readonly Uint8Array[]) {}

  private word(): number {
    if (this.used === WORDS_A_BLOCK) {
      const bytes = sha256(concatBytes(...this.partsOf(), u32(this.blocks++)));
      this.block = new DataView(bytes.buffer, bytes.byteOffset);
      this.used = 0;
    }
    return this.block.getUint32(4 * this.used++);
  }

  /** Words at or above the largest multiple of `faces` are rejected, so that every face is equally likely. */
  die(faces: number): number {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % faces);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % faces;
  }

  shuffle(items: Shufflable): void {
    shuffleBy(bound => this.die(bound), items);
  }
}

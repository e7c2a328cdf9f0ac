import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, type ChanceSource, type Shufflable, shuffleBy } from './chance.ts';

const TAG = 'ankerplatz-chance/1';
const WORDS_A_BLOCK = 8;
const NO_WORDS = new DataView(new ArrayBuffer(0));

/** What decides the chance of a real game. All bytes as hexadecimal; a seat without a contribution has ''. */
export interface Commitment {
  readonly table: string;
  /** SHA-256 of the secret, shown before anyone sits down. */
  readonly commitment: string;
  /** Indexable by seat. */
  readonly contributions: readonly string[];
}

export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

export const opens = (secret: string, commitment: string): boolean => commitmentOf(secret) === commitment;

const u32 = (value: number): Uint8Array => {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
};

const prefixed = (field: Uint8Array): Uint8Array => concatBytes(u32(field.length), field);

/** SHA-256 over the length-prefixed fields: tag, table, secret, contributions by seat. */
export const keyOf = ({ table, contributions }: Omit<Commitment, 'commitment'>, secret: string): Uint8Array =>
  sha256(
    concatBytes(
      ...[utf8ToBytes(TAG), utf8ToBytes(table), hexToBytes(secret), ...contributions.map(hexToBytes)].map(prefixed),
    ),
  );

/** The stream of one entry: blocks SHA-256(key ‖ entry ‖ i), read as big-endian words. */
class CommittedChance implements Chance {
  private blocks = 0;
  private used = WORDS_A_BLOCK;
  private block = NO_WORDS;

  constructor(
    private readonly key: Uint8Array,
    private readonly entry: number,
  ) {}

  private word(): number {
    if (this.used === WORDS_A_BLOCK) {
      const bytes = sha256(concatBytes(this.key, u32(this.entry), u32(this.blocks++)));
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

export const committedSource = (fields: Omit<Commitment, 'commitment'>, secret: string): ChanceSource => {
  const key = keyOf(fields, secret);
  return { at: entry => new CommittedChance(key, entry) };
};

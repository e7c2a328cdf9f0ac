import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { ChanceSource } from './chance.ts';
import { keyFrom, u32, WordStream } from './word-stream.ts';

const TAG = 'ankerplatz-chance/1';

/** The facts that decide the chance of a real game. All bytes as hexadecimal; a seat without a contribution has ''. */
export interface Commitment {
  readonly table: string;
  /** SHA-256 of the secret, shown before anyone sits down. */
  readonly commitment: string;
  /** Indexable by seat. */
  readonly contributions: readonly string[];
}

export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

export const opens = (secret: string, commitment: string): boolean => commitmentOf(secret) === commitment;

/** SHA-256 over the length-prefixed fields: tag, table, secret, contributions by seat. */
export const keyOf = ({ table, contributions }: Omit<Commitment, 'commitment'>, secret: string): Uint8Array =>
  keyFrom(TAG, table, secret, contributions);

/** Each entry has a stream of its own: blocks SHA-256(key ‖ entry ‖ i). */
export const committedSource = (fields: Omit<Commitment, 'commitment'>, secret: string): ChanceSource => {
  const key = keyOf(fields, secret);
  return { at: entry => new WordStream(() => [key, u32(entry)]) };
};

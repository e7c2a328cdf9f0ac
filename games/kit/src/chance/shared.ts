import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance, ChanceSource, Shufflable } from './chance.ts';
import { keyFrom, prefixed, u32, WordStream } from './word-stream.ts';

const TAG = 'ankerplatz-chance/2';

/** The facts that decide the chance of all tables that play one deal. All bytes as hexadecimal. */
export interface SharedCommitment {
  /** The id of the deal. */
  readonly deal: string;
  /** SHA-256 of the secret, shown before anybody plays the deal. */
  readonly commitment: string;
  /** Of all who take part, wherever they sit, in the order that was shown. */
  readonly contributions: readonly string[];
}

type SharedFields = Omit<SharedCommitment, 'commitment'>;

export const sharedKeyOf = ({ deal, contributions }: SharedFields, secret: string): Uint8Array =>
  keyFrom(TAG, deal, secret, contributions);

/** From what a bot thinks at a table of the deal: of the seat, and of the version at which its decision was opened. */
export const sharedBotSeed = (
  chance: SharedFields & { readonly secret: string },
  seat: number,
  asked: number,
): string => `${bytesToHex(sharedKeyOf(chance, chance.secret))}:bot:${seat}:${asked}`;

/** Each name has a stream of its own: blocks SHA-256(key ‖ length of the kind ‖ kind ‖ count ‖ i). */
class SharedChance implements Chance {
  constructor(private readonly key: Uint8Array) {}

  private draw(kind: string | undefined, count: number | undefined): WordStream {
    if (kind === undefined || count === undefined) throw new Error('a draw of a shared deal has no name');
    return new WordStream(() => [this.key, prefixed(utf8ToBytes(kind)), u32(count)]);
  }

  die(faces: number, kind?: string, count?: number): number {
    return this.draw(kind, count).die(faces);
  }

  shuffle(items: Shufflable, kind?: string, count?: number): void {
    this.draw(kind, count).shuffle(items);
  }
}

/** The same draw is the same at every table, whatever was played before it. */
export const sharedSource = (fields: SharedFields, secret: string): ChanceSource => {
  const chance = new SharedChance(sharedKeyOf(fields, secret));
  return { at: () => chance };
};

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChanceSource } from '../chance/chance.ts';
import { type Commitment, commitmentOf, committedSource, opens } from '../chance/committed.ts';
import { type BrokenSeal, type Seal, sealFault, UNFIT_SECRET } from '../chance/seal.ts';
import { seededSource } from '../chance/seeded.ts';
import { type SharedCommitment, sharedSource } from '../chance/shared.ts';
import { canonicalJson, type JsonObject } from '../json.ts';
import type { Seat } from '../seat.ts';
import { canonicalEntry, type Entry } from './entry.ts';

export const FORMAT = 'ankerplatz-record/1';
/** The version of a chance whose contributions were committed before any was opened. */
export const SEALED = 2;

export type RecordChance =
  | { readonly kind: 'seed'; readonly seed: string }
  /** The secret is there once the game is over. */
  | ({ readonly kind: 'committed'; readonly secret?: string } & Commitment & Partial<Sealed>)
  /** The secret is there once nobody plays this deal any more. */
  | ({ readonly kind: 'shared'; readonly secret?: string } & SharedCommitment);

/**
 * The further facts where contributions were committed before any was opened; records of earlier releases have none of
 * them.
 */
interface Sealed {
  readonly version: typeof SEALED;
  readonly commitments: Seal['commitments'];
  /** In their order. */
  readonly broken: readonly BrokenSeal[];
}

/** A chance that can be drawn from: its secret, if it has one, is known. */
export type OpenChance =
  | Extract<RecordChance, { kind: 'seed' }>
  | (Extract<RecordChance, { kind: 'committed' | 'shared' }> & { readonly secret: string });

/** The end of a game that its rules did not end. */
export type RecordEnd =
  | { readonly kind: 'resigned' | 'timed-out'; readonly seats: readonly Seat[] }
  | { readonly kind: 'agreed' };

/** All that is needed to replay a game, on any machine, without a server. */
export interface GameRecord {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  /** Resolved: the complete data of the board. */
  readonly options: JsonObject;
  /** If the game began from one. */
  readonly position?: JsonObject;
  readonly chance: RecordChance;
  readonly entries: readonly Entry[];
  /** If someone resigned or ran out of time, or all agreed to end. */
  readonly end?: RecordEnd;
  /** The end of the hash chain over the header, every entry and the end. */
  readonly hash: string;
}

/** The facts of a record, without its seal. */
export type RecordFields = Omit<GameRecord, 'format' | 'hash'>;

/** SHA-256 of a text in hexadecimal. */
export type Hash = (text: string) => string;

const hashOf: Hash = text => bytesToHex(sha256(utf8ToBytes(text)));

/** The header is hashed without the secret, so that the chain can be kept while the game runs. */
export const chainStart = (record: Omit<GameRecord, 'entries' | 'end' | 'hash'>, hash = hashOf): string => {
  const { format, game, version, seats, options, position, chance } = record;
  const open = chance.kind === 'seed' ? chance : { ...chance, secret: undefined };
  return hash(canonicalJson({ format, game, version, seats, options, position, chance: open } as JsonObject));
};

export const chainNext = (before: string, entry: Entry, hash = hashOf): string => hash(before + canonicalEntry(entry));

/** The whole chain. An end that its rules did not bring is its last link. */
const chainOf = (record: Omit<GameRecord, 'hash'>, hash: Hash): string => {
  let chain = chainStart(record, hash);
  for (const entry of record.entries) chain = chainNext(chain, entry, hash);
  return record.end ? hash(chain + canonicalJson({ end: { ...record.end } })) : chain;
};

/** A program that has a faster `hash` brings it along. */
export const makeRecord = (fields: RecordFields, hash = hashOf): GameRecord => {
  const header = { format: FORMAT, ...fields } as const;
  return { ...header, hash: chainOf(header, hash) };
};

export const isOpenChance = (chance: RecordChance): chance is OpenChance =>
  chance.kind === 'seed' || chance.secret !== undefined;

export const sourceOf = (chance: OpenChance): ChanceSource => {
  if (chance.kind === 'seed') return seededSource(chance.seed);
  return chance.kind === 'shared' ? sharedSource(chance, chance.secret) : committedSource(chance, chance.secret);
};

/** A contribution that was not committed beforehand is taken as it is. */
const commitmentOrNone = (contribution: string): string => (contribution === '' ? '' : commitmentOf(contribution));

/** The first thing in which an opened chance does not fit what was committed, in a sentence. */
export const chanceFault = (chance: OpenChance): string | undefined => {
  if (chance.kind === 'seed') return undefined;
  if (chance.kind === 'shared') return opens(chance.secret, chance.commitment) ? undefined : UNFIT_SECRET;
  const { commitment, secret, contributions, commitments = contributions.map(commitmentOrNone), broken = [] } = chance;
  const fault = sealFault({ commitment, secret, commitments, contributions }, true);
  if (fault !== undefined) return fault;
  const faults = broken.map(seal => sealFault(seal, false));
  const bad = faults.findIndex(found => found !== undefined);
  return bad < 0 ? undefined : `in broken seal ${bad + 1}, ${faults[bad]}`;
};

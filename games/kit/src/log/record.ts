import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ChanceSource } from '../chance/chance.ts';
import { type Commitment, commitmentOf, committedSource, opens } from '../chance/committed.ts';
import { type BrokenSeal, type Seal, sealFault, UNFIT_SECRET } from '../chance/seal.ts';
import { seededSource } from '../chance/seeded.ts';
import { type SharedCommitment, sharedSource } from '../chance/shared.ts';
import { canonicalJson, isObject, type JsonObject } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import { canonicalEntry, type Entry, isEntry } from './entry.ts';

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

const FIELDS = ['format', 'game', 'version', 'seats', 'options', 'position', 'chance', 'entries', 'end', 'hash'];
const CHANCE_FIELDS = {
  seed: ['kind', 'seed'],
  committed: ['kind', 'version', 'table', 'commitment', 'commitments', 'contributions', 'broken', 'secret'],
  shared: ['kind', 'deal', 'commitment', 'contributions', 'secret'],
} as const;
/** Whether these rules know how such chance is made. */
export const isChanceKind = (kind: unknown): kind is keyof typeof CHANCE_FIELDS =>
  typeof kind === 'string' && Object.hasOwn(CHANCE_FIELDS, kind);
const BROKEN_FIELDS = ['commitment', 'secret', 'commitments', 'contributions', 'missing'];

const HEX = /^([0-9a-f]{2})*$/;
const isHex = (value: unknown, bytes?: number): boolean =>
  typeof value === 'string' && HEX.test(value) && (bytes === undefined || value.length === 2 * bytes);

const unknownField = (value: Readonly<Record<string, unknown>>, known: readonly string[]): string | undefined =>
  Object.keys(value).find(key => !known.includes(key));

const areHex = (value: unknown, seats: number, bytes?: number): boolean =>
  Array.isArray(value) && value.length === seats && value.every(part => part === '' || isHex(part, bytes));

const isSeat = (seat: unknown, seats: number): boolean =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;

const areSeats = (value: unknown, seats: number): boolean =>
  Array.isArray(value) && value.every(seat => isSeat(seat, seats));

const isBroken = (value: unknown, seats: number): boolean =>
  isObject(value) &&
  unknownField(value, BROKEN_FIELDS) === undefined &&
  isHex(value.commitment, 32) &&
  isHex(value.secret, 32) &&
  areHex(value.commitments, seats, 32) &&
  areHex(value.contributions, seats) &&
  areSeats(value.missing, seats);

/** Commitments, version and broken seals are all there, or none of them. */
const sealedProblem = (chance: Readonly<Record<string, unknown>>, seats: number): string | undefined => {
  const { version, commitments, broken } = chance;
  if (version === undefined && commitments === undefined && broken === undefined) return undefined;
  if (version !== SEALED) return `chance.version must be ${SEALED}, or missing with all that belongs to it`;
  if (!areHex(commitments, seats, 32))
    return `chance.commitments must be ${seats} texts, empty or 32 bytes in hexadecimal`;
  if (Array.isArray(broken) && broken.every(seal => isBroken(seal, seats))) return undefined;
  return 'chance.broken must be a list of {"commitment","secret","commitments","contributions","missing":[…]}';
};

const chanceProblem = (chance: unknown, seats: number): string | undefined => {
  if (!isObject(chance) || !isChanceKind(chance.kind)) return 'chance.kind must be "seed", "committed" or "shared"';
  const extra = unknownField(chance, CHANCE_FIELDS[chance.kind]);
  if (extra !== undefined) return `chance has an unknown field ${JSON.stringify(extra)}`;
  if (chance.kind === 'seed') return typeof chance.seed === 'string' ? undefined : 'chance.seed must be a text';
  const id = chance.kind === 'shared' ? 'deal' : 'table';
  if (typeof chance[id] !== 'string') return `chance.${id} must be a text`;
  if (!isHex(chance.commitment, 32)) return 'chance.commitment must be 32 bytes in hexadecimal';
  const { contributions, secret } = chance;
  const many = chance.kind === 'shared' && Array.isArray(contributions) ? contributions.length : seats;
  if (!areHex(contributions, many)) return `chance.contributions must be ${many} texts in hexadecimal`;
  if (secret !== undefined && !isHex(secret, 32)) return 'chance.secret must be 32 bytes in hexadecimal';
  return chance.kind === 'shared' ? undefined : sealedProblem(chance, seats);
};

const endProblem = (end: unknown, seats: number): string | undefined => {
  if (end === undefined) return undefined;
  if (isObject(end) && end.kind === 'agreed' && Object.keys(end).length === 1) return undefined;
  const isLost = isObject(end) && (end.kind === 'resigned' || end.kind === 'timed-out');
  const lost = isLost && Object.keys(end).length === 2 ? end.seats : undefined;
  if (areSeats(lost, seats) && (lost as readonly Seat[]).length > 0) return undefined;
  return 'end must be {"kind":"agreed"} or {"kind":"resigned","seats":[…]} or {"kind":"timed-out","seats":[…]}';
};

const shapeProblem = (value: unknown): string | undefined => {
  if (!isObject(value)) return 'a record is an object';
  if (value.format !== FORMAT) return `format must be "${FORMAT}"`;
  const extra = unknownField(value, FIELDS);
  if (extra !== undefined) return `unknown field ${JSON.stringify(extra)}`;
  if (typeof value.game !== 'string') return 'game must be a text';
  if (!Number.isInteger(value.version)) return 'version must be a whole number';
  if (!Number.isInteger(value.seats)) return 'seats must be a whole number';
  if (!isObject(value.options)) return 'options must be an object';
  if (value.position !== undefined && !isObject(value.position)) return 'position must be an object';
  const { entries } = value;
  if (!Array.isArray(entries)) return 'entries must be a list';
  const bad = entries.findIndex(entry => !isEntry(entry));
  if (bad >= 0) return `entry ${bad + 1} must be {"seat":number,"move":text} or of another kind`;
  if (!isHex(value.hash, 32)) return 'hash must be 32 bytes in hexadecimal';
  return endProblem(value.end, value.seats as number) ?? chanceProblem(value.chance, value.seats as number);
};

/** A record from outside: its shape and its hash chain are checked, not yet its moves. */
export const parseRecord = (value: unknown): Result<GameRecord, string> => {
  const problem = shapeProblem(value);
  if (problem !== undefined) return err(problem);
  const record = value as GameRecord;
  const hash = chainOf(record, hashOf);
  if (hash !== record.hash) return err(`the hash chain ends in ${hash}, the record says ${record.hash}`);
  return ok(record);
};

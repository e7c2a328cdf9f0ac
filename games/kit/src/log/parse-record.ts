import { isObject } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import { isEntry } from './entry.ts';
import { FORMAT, type GameRecord, makeRecord, SEALED } from './record.ts';

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
  const { hash } = makeRecord(record);
  if (hash !== record.hash) return err(`the hash chain ends in ${hash}, the record says ${record.hash}`);
  return ok(record);
};

import type { Game, Position } from '../game.ts';
import { canonicalJson } from '../json.ts';
import { err, type Result } from '../result.ts';
import { atVersion } from '../versions.ts';
import { type Entry, isMove } from './entry.ts';
import { type EntryRefusal, GameLog, type Told } from './game-log.ts';
import { chanceFault, isOpenChance, type RecordFields } from './record.ts';

/** Why a record cannot be replayed: a sentence, and the refusal of the entry where it ended. */
export interface ReplayProblem {
  readonly sentence: string;
  readonly refused?: { readonly number: number; readonly entry: Entry; readonly refusal: EntryRefusal };
}

/** The log in which a record begins, by the rules of its version: no entry of it is played yet. */
export const beginReplay = <P extends Position>(game: Game<P>, record: RecordFields): Result<GameLog<P>, string> => {
  const { chance, position, seats, options } = record;
  const rules = atVersion(game, record.version);
  if (!rules.ok) return rules;
  if (!isOpenChance(chance)) return err('the record does not open its secret, so it cannot be replayed');
  const fault = chanceFault(chance);
  if (fault !== undefined) return err(fault);
  if (position) {
    const begun = GameLog.begin(rules.value, { chance, position });
    if (!begun.ok) return begun;
    const { setup } = begun.value.position;
    const fits = setup.seats === seats && canonicalJson(setup.options) === canonicalJson(options);
    return fits ? begun : err('position, seats and options do not fit each other');
  }
  const setup = rules.value.resolved(options);
  if (!setup.ok) return setup;
  if (setup.value.seats !== seats) return err(`these options are for ${setup.value.seats} seats`);
  return GameLog.begin(rules.value, { chance, setup: setup.value });
};

const problemOf = (entries: readonly Entry[], index: number, refusal: EntryRefusal): ReplayProblem => {
  const [number, entry] = [index + 1, entries[index]!];
  const what = isMove(entry) ? entry.move : entry.kind;
  const sentence = `entry ${number} (seat ${entry.seat}: ${what}) is refused: ${refusal.code}`;
  return { sentence, refused: { number, entry, refusal } };
};

/** Plays a record to its end. `step` hears the log at the beginning and after every entry. */
export const replay = <P extends Position>(
  game: Game<P>,
  record: RecordFields,
  step?: (log: GameLog<P>) => void,
): Result<GameLog<P>, string> => {
  const begun = beginReplay(game, record);
  if (!begun.ok) return begun;
  step?.(begun.value);
  const { entries } = record;
  const played = begun.value.addAll(entries, step);
  return played.ok ? played : err(problemOf(entries, played.error.index, played.error.refusal).sentence);
};

/** The same step by step, for callers that do other work in between. */
export function* replaySteps<P extends Position>(
  game: Game<P>,
  record: RecordFields,
): Generator<Result<GameLog<P>, ReplayProblem>, void> {
  const begun = beginReplay(game, record);
  if (!begun.ok) return yield err({ sentence: begun.error });
  let log = begun.value;
  yield begun;
  for (const [index, entry] of record.entries.entries()) {
    const added = log.add(entry);
    if (!added.ok) return yield err(problemOf(record.entries, index, added.error));
    log = added.value;
    yield added;
  }
}

/** Entries that are played before callers may do other work. */
const PART = 50;

/** The same in parts, without the positions on the way: hardly one is copied. `tell` hears what came of each entry. */
export function* replayParts<P extends Position>(
  game: Game<P>,
  record: RecordFields,
  tell?: (told: Told) => void,
): Generator<Result<GameLog<P>, ReplayProblem>, void> {
  const begun = beginReplay(game, record);
  if (!begun.ok) return yield err({ sentence: begun.error });
  tell?.(begun.value);
  let log = begun.value;
  yield begun;
  for (let first = 0; first < record.entries.length; first += PART) {
    const added = log.addAll(record.entries.slice(first, first + PART), undefined, tell);
    if (!added.ok) return yield err(problemOf(record.entries, first + added.error.index, added.error.refusal));
    log = added.value;
    yield added;
  }
}

/** Drops from what was noted of a game, entry by entry, what its newest entry takes back. */
export const dropTakenBack = (
  noted: { readonly version: number }[],
  { last, place }: Pick<Told, 'last' | 'place'>,
): void => {
  if (last === null || isMove(last) || last.kind !== 'take-back') return;
  while (noted.length > 0 && noted.at(-1)!.version > place) noted.pop();
};

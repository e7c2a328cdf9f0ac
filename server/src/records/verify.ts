import { setImmediate as nextTurn } from 'node:timers/promises';
import { err, type GameRecord, type Outcome, ok, parseRecord, type Result, replayParts } from '@ankerplatz/kit';
import { gameById } from '@ankerplatz/registry';

/** A record that was played through the rules from its beginning. */
export interface TrueRecord {
  readonly record: GameRecord;
  /** null where the game was ended otherwise than by its rules. */
  readonly outcome: Outcome | null;
}

/** No game of ours is nearly as long, or nearly as deep. */
const MOST_ENTRIES = 20_000;
const DEEPEST = 40;

/** Without recursion: what is too deep would break whatever walks through it. */
const isTooDeep = (value: unknown): boolean => {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
};

/** Checks shape, hash chain and commitment, deals again and plays every entry through the door. The error is a sentence. */
export const verify = async (json: unknown): Promise<Result<TrueRecord, string>> => {
  if (isTooDeep(json)) return err('it is nested too deeply');
  const parsed = parseRecord(json);
  if (!parsed.ok) return parsed;
  const record = parsed.value;
  if (record.entries.length > MOST_ENTRIES) return err(`it has more than ${MOST_ENTRIES} entries`);
  const game = gameById(record.game);
  if (!game) return err(`there is no game ${JSON.stringify(record.game)}`);
  let outcome: Outcome | null = null;
  for (const part of replayParts(game, record)) {
    if (!part.ok) return err(part.error.sentence);
    outcome = part.value.position.outcome();
    await nextTurn();
  }
  return outcome || record.end ? ok({ record, outcome }) : err('the game is not over');
};

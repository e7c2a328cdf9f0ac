import {
  beginReplay,
  type Chance,
  type ChanceSource,
  type Entry,
  err,
  type Game,
  type GameRecord,
  isMove,
  Line,
  ok,
  opens,
  type Position,
  parseRecord,
  type RecordChance,
  type RecordEnd,
  type Result,
  refusalText,
  type StepRefusal,
} from '@ankerplatz/kit';
import { gameById } from '@ankerplatz/registry';
import { CountedChance, type Draws } from '../counted-chance.ts';

/** One thing that was checked, and what was found. */
export interface Check {
  readonly name: string;
  readonly passed: boolean;
  readonly finding: string;
}

const passed = (name: string, finding: string): Check => ({ name, passed: true, finding });
const failed = (name: string, finding: string): Check => ({ name, passed: false, finding });

function* chanceChecks(chance: RecordChance): Generator<Check> {
  if (chance.kind === 'seed') {
    yield passed('chance', `everything is drawn from the seed ${JSON.stringify(chance.seed)}; nothing was committed`);
    return;
  }
  const { secret, commitment, contributions } = chance;
  if (secret === undefined) return yield failed('commitment', 'the secret is not opened');
  if (!opens(secret, commitment))
    return yield failed('commitment', `the SHA-256 of the opened secret is not ${commitment}`);
  yield passed('commitment', `the SHA-256 of the opened secret is ${commitment}`);
  const empty = contributions.flatMap((part, seat) => (part === '' ? [seat] : []));
  const given = `${contributions.length - empty.length} of ${contributions.length} seats added to the secret`;
  yield passed('contributions', empty.length > 0 ? `${given}, not seat ${empty.join(', ')}` : given);
}

/** Deals the beginning once more, for its draws. */
const dealAgain = (game: Game, { position }: GameRecord, begun: Position, chance: Chance): void => {
  if (position) game.parsePosition(position, chance);
  else game.start(begun.setup, chance);
};

const refusalOf = async (game: Game, refusal: StepRefusal): Promise<string> =>
  refusal.code === 'taken-back-too-far'
    ? `the game cannot go back to entry ${refusal.to}: it is no part of the game any more, or something came to light since then`
    : refusalText(refusal, await game.words('en'), 'en');

/** Plays every entry through the door with the record's own chance. */
const playAll = async (
  game: Game,
  record: GameRecord,
  begun: Position,
  chanceAt: ChanceSource['at'],
): Promise<Result<Position, string>> => {
  const line = new Line(game, begun);
  for (const [index, entry] of record.entries.entries()) {
    const stepped = line.step(entry, index + 1, chanceAt(index + 1));
    if (stepped.ok) continue;
    const what = isMove(entry) ? entry.move : entry.kind;
    const why = await refusalOf(game, stepped.error);
    return err(`entry ${index + 1}, seat ${entry.seat}: ${what}: ${why}`);
  }
  return ok(line.position);
};

const LOST = { resigned: 'resigned', 'timed-out': 'ran out of time' } as const;

const endText = (end: RecordEnd): string =>
  end.kind === 'agreed' ? 'all agreed to end the game' : `seat ${end.seats.join(', ')} ${LOST[end.kind]}`;

const resultCheck = (end: Position, brokenOff: RecordEnd | undefined): Check => {
  const outcome = end.outcome();
  if (!outcome && brokenOff) return passed('result', endText(brokenOff));
  if (!outcome) return failed('result', `the game is not over: seat ${end.deciders().join(', ')} has to decide`);
  const { ranks, scores } = outcome;
  return passed('result', `ranks ${ranks.join(', ')}${scores ? `; scores ${JSON.stringify(scores)}` : ''}`);
};

const movesText = (entries: readonly Entry[]): string => {
  const takenBack = entries.filter(entry => !isMove(entry) && entry.kind === 'take-back').length;
  return `all ${entries.filter(isMove).length} are legal${takenBack > 0 ? `; taken back: ${takenBack} times` : ''}`;
};

/** Checks a record step by step. The first check that fails is the last one. */
export async function* checksOf(json: unknown): AsyncGenerator<Check> {
  const parsed = parseRecord(json);
  if (!parsed.ok) return yield failed('record', parsed.error);
  const record = parsed.value;
  const { format, version, seats, entries, hash } = record;
  yield passed('format', `${format}: ${record.game}, version ${version}, ${seats} seats`);
  yield passed('hash chain', `${entries.length} entries lead to ${hash}`);

  const game = gameById(record.game);
  if (!game) return yield failed('game', `there is no game ${JSON.stringify(record.game)}`);
  for (const check of chanceChecks(record.chance)) {
    yield check;
    if (!check.passed) return;
  }

  const begun = beginReplay(game, record);
  if (!begun.ok) return yield failed('beginning', begun.error);
  const { position, source } = begun.value;
  const draws: Draws = { shuffles: 0, dice: 0 };
  const chanceAt = (entry: number): Chance => new CountedChance(source.at(entry), draws);
  dealAgain(game, record, position, chanceAt(0));
  const end = await playAll(game, record, position, chanceAt);
  if (!end.ok) return yield failed('moves', end.error);
  yield passed('chance dealt again', `shuffles: ${draws.shuffles}, lots and dice: ${draws.dice}`);
  yield passed('moves', movesText(entries));
  yield resultCheck(end.value, record.end);
}

import {
  beginReplay,
  type Chance,
  type ChanceSource,
  err,
  type Game,
  type GameRecord,
  ok,
  opens,
  type Position,
  parseRecord,
  type RecordChance,
  type RecordEnd,
  type Result,
  refusalText,
  tryPlay,
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

/** Plays every entry through the door with the record's own chance. */
const playAll = async (
  game: Game,
  record: GameRecord,
  begun: Position,
  chanceAt: ChanceSource['at'],
): Promise<Result<Position, string>> => {
  let position = begun;
  for (const [index, { seat, move }] of record.entries.entries()) {
    const played = tryPlay(game, position, seat, move, chanceAt(index + 1));
    if (!played.ok) {
      const why = refusalText(played.error, await game.words('en'), 'en');
      return err(`entry ${index + 1}, seat ${seat}: ${move}: ${why}`);
    }
    position = played.value;
  }
  return ok(position);
};

const ENDS: { readonly [Kind in RecordEnd['kind']]: (end: Extract<RecordEnd, { kind: Kind }>) => string } = {
  agreed: () => 'all agreed to end the game',
  resigned: ({ seats }) => `seat ${seats.join(', ')} resigned`,
};

const endText = (end: RecordEnd): string => (ENDS[end.kind] as (end: RecordEnd) => string)(end);

const resultCheck = (end: Position, brokenOff: RecordEnd | undefined): Check => {
  const outcome = end.outcome();
  if (!outcome && brokenOff) return passed('result', endText(brokenOff));
  if (!outcome) return failed('result', `the game is not over: seat ${end.deciders().join(', ')} has to decide`);
  const { ranks, scores } = outcome;
  return passed('result', `ranks ${ranks.join(', ')}${scores ? `; scores ${JSON.stringify(scores)}` : ''}`);
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
  yield passed('moves', `all ${entries.length} are legal`);
  yield resultCheck(end.value, record.end);
}

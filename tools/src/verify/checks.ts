import {
  atVersion,
  chanceFault,
  type Entry,
  type EntryRefusal,
  type Game,
  isMove,
  isOpenChance,
  opens,
  type Position,
  parseRecord,
  type RecordChance,
  type RecordEnd,
  type ReplayProblem,
  refusalText,
  replaySteps,
} from '@ankerplatz/kit';
import { en } from '@ankerplatz/kit/text/en';
import { gameById } from '@ankerplatz/registry';

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
  if (!isOpenChance(chance)) return yield failed('commitment', 'the secret is not opened');
  const { secret, commitment, contributions } = chance;
  if (!opens(secret, commitment))
    return yield failed('commitment', `the SHA-256 of the opened secret is not ${commitment}`);
  yield passed('commitment', `the SHA-256 of the opened secret is ${commitment}`);
  if (chance.kind === 'shared') {
    const given = contributions.filter(part => part !== '').length;
    yield passed(
      'deal',
      `the draws of ${JSON.stringify(chance.deal)}, the same at all its tables; added to the secret: ${given}`,
    );
    return;
  }
  const empty = contributions.flatMap((part, seat) => (part === '' ? [seat] : []));
  const given = `${contributions.length - empty.length} of ${contributions.length} seats added to the secret`;
  const parts = empty.length > 0 ? `${given}, not seat ${empty.join(', ')}` : given;
  const fault = chanceFault(chance);
  if (fault !== undefined) return yield failed('contributions', fault);
  yield passed(
    'contributions',
    `${parts}; ${chance.version === undefined ? 'nobody had committed to them before' : 'each fits its commitment'}`,
  );
  for (const { missing, contributions: opened } of chance.broken ?? []) {
    const count = opened.filter(part => part !== '').length;
    yield passed('broken seal', `missing: seat ${missing.join(', ') || 'none'}; opened: ${count}`);
  }
}

/** The evidence that a player has kept: the commitment that the server showed them, and their own contribution. */
export interface Witness {
  readonly commitment?: string;
  readonly contribution?: string;
}

function* witnessChecks(chance: RecordChance, { commitment, contribution }: Witness): Generator<Check> {
  const name = 'witnessed';
  const recorded = chance.kind === 'seed' ? 'none' : chance.commitment;
  const contributions = chance.kind === 'seed' ? [] : chance.contributions;
  if (commitment !== undefined)
    yield recorded === commitment
      ? passed(name, 'the commitment of the server is the one that you were shown')
      : failed(name, `the commitment of the server is ${recorded}, you were shown ${commitment}`);
  if (contribution === undefined) return;
  const place = contributions.indexOf(contribution);
  yield place >= 0
    ? passed(name, `your contribution is that of ${chance.kind === 'shared' ? 'place' : 'seat'} ${place}`)
    : failed(name, `your contribution ${contribution} is not in the record`);
}

const TOO_FAR = 'it is no part of the game any more, or something came to light since then';

const refusalOf = async (game: Game, refusal: EntryRefusal): Promise<string> =>
  refusal.code === 'taken-back-too-far'
    ? `the game cannot go back to entry ${refusal.to}: ${TOO_FAR}`
    : refusalText(refusal, await game.words('en'), en);

/** Why a record cannot be replayed, by the check that fails. */
const problemCheck = async (game: Game, { sentence, refused }: ReplayProblem): Promise<Check> => {
  if (!refused) return failed('beginning', sentence);
  const { number, entry, refusal } = refused;
  const what = isMove(entry) ? entry.move : entry.kind;
  return failed('moves', `entry ${number}, seat ${entry.seat}: ${what}: ${await refusalOf(game, refusal)}`);
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
export async function* checksOf(json: unknown, witness: Witness = {}): AsyncGenerator<Check> {
  const parsed = parseRecord(json);
  if (!parsed.ok) return yield failed('record', parsed.error);
  const record = parsed.value;
  const { format, version, seats, entries, hash } = record;
  yield passed('format', `${format}: ${record.game}, version ${version}, ${seats} seats`);
  yield passed('hash chain', `${entries.length} entries lead to ${hash}`);

  const newest = gameById(record.game);
  if (!newest) return yield failed('game', `there is no game ${JSON.stringify(record.game)}`);
  const rules = atVersion(newest, version);
  if (!rules.ok) return yield failed('rules', rules.error);
  const game = rules.value;
  for (const checks of [chanceChecks(record.chance), witnessChecks(record.chance, witness)])
    for (const check of checks) {
      yield check;
      if (!check.passed) return;
    }

  const draws = { shuffles: 0, dice: 0 };
  let end: Position | undefined;
  for (const step of replaySteps(game, record)) {
    if (!step.ok) return yield await problemCheck(game, step.error);
    end = step.value.position;
    draws.shuffles += step.value.draws.shuffles;
    draws.dice += step.value.draws.dice;
  }
  yield passed('chance dealt again', `shuffles: ${draws.shuffles}, lots and dice: ${draws.dice}`);
  yield passed('moves', movesText(entries));
  yield resultCheck(end!, record.end);
}

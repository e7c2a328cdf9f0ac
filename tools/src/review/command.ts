import { existsSync, writeFileSync } from 'node:fs';
import { atVersion, type GameRecord, LANGUAGES, type Language, parseRecord } from '@ankerplatz/kit';
import {
  BUDGETS,
  type BudgetName,
  type JudgedTurn,
  type Review,
  Reviewer,
  readSaved,
  type SavedFault,
} from '@ankerplatz/review';
import { Command, InvalidArgumentError, Option } from 'commander';
import { BadInput } from '../exit.ts';
import { gameNamed } from '../game-options.ts';
import { readJson } from '../input.ts';
import { namesBy } from '../replay/names.ts';
import { progressBar } from '../simulate/progress.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { reportOf } from './report.ts';

interface Options {
  readonly lang: Language;
  readonly names?: string;
  readonly seat?: number;
  readonly budget: BudgetName;
  readonly json?: true;
  readonly keep?: true;
}

const parseSeat = (value: string): number => {
  if (!/^[0-3]$/.test(value)) throw new InvalidArgumentError('It must be the number of a seat, counted from 0.');
  return Number(value);
};

/** The part of a review about one seat. */
const ofSeat = (review: Review, seat: number): Review => ({
  ...review,
  seats: review.seats.filter(each => each.seat === seat),
  decisions: review.decisions.filter(decision => decision.seat === seat),
  turningPoints: review.seats[seat]!.turningPoints,
});

const judged = async (reviewer: Reviewer, seat: number | undefined): Promise<Review> => {
  const all = reviewer.decisions.flatMap((turn, index) => (seat === undefined || turn.seat === seat ? [index] : []));
  const show = progressBar(all.length);
  const decisions: JudgedTurn[] = [];
  for (const index of all) {
    decisions.push(await reviewer.judge(index));
    show(decisions.length);
  }
  return reviewer.review(decisions);
};

/** Where the review of a record is kept: beside it, by the name that a browser gives it, too. */
const besideOf = (file: string): string => `${file.replace(/\.json$/, '')}.review.json`;

const FAULTS: Readonly<Record<SavedFault, string>> = {
  none: 'it is not a review',
  'other-game': 'it is the review of another game',
  outdated: 'it was made by an earlier judge',
  changed: 'it is not whole, or was changed: a decision was judged again, and otherwise',
};

/** The one that is kept beside the record; null: there is none that can be used, and it is made anew. */
const kept = async (file: string, record: GameRecord, budget: BudgetName): Promise<Review | null> => {
  const beside = besideOf(file);
  if (budget === 'curves' || !existsSync(beside)) return null;
  const read = await readSaved(record, await readJson(beside));
  const fault = read.ok
    ? read.value.budget !== budget && `it was made with the budget ${read.value.budget}`
    : FAULTS[read.error];
  console.error(fault ? `${beside} is not used: ${fault}.` : `From ${beside}; its turning points were judged again.`);
  return read.ok && !fault ? read.value : null;
};

const keep = (file: string, review: Review): void => {
  const beside = besideOf(file);
  writeFileSync(beside, `${JSON.stringify(review, null, 2)}\n`);
  console.error(`Kept as ${beside}.`);
};

const run = async (file: string, options: Options): Promise<void> => {
  const { lang, seat, budget } = options;
  const record = parseRecord(await readJson(file));
  if (!record.ok) throw new BadInput(`${file} is not a record: ${record.error}`);
  const rules = atVersion(gameNamed(record.value.game), record.value.version);
  if (!rules.ok) throw new BadInput(`${file} cannot be reviewed: ${rules.error}`);
  const names = namesBy(options.names, record.value.seats);
  if (seat !== undefined && seat >= record.value.seats)
    throw new BadInput(`this game has ${record.value.seats} seats, counted from 0`);
  const reviewer = await Reviewer.of(record.value, budget);
  if (!reviewer.ok) throw new BadInput(`${file} cannot be reviewed: ${reviewer.error}`);
  if (options.keep && seat !== undefined) throw new BadInput('only a whole review is kept: leave out --seat');
  const found = await kept(file, record.value, budget);
  const whole = found ?? (await judged(reviewer.value, seat));
  if (options.keep && !found) keep(file, whole);
  const review = seat === undefined ? whole : ofSeat(whole, seat);
  if (options.json) return console.log(JSON.stringify(review));
  const words = await rules.value.words(lang);
  const telling = {
    ...{ game: rules.value, words, says: CATALOGUES[lang].review, language: lang, names },
    seenBy: (decision: JudgedTurn) => words.seenBy?.(reviewer.value.viewOf(decision)) ?? words,
  };
  console.log((await reportOf(review, telling)).join('\n'));
};

export const reviewCommand = (): Command =>
  new Command('review')
    .description('look back at a recorded game: chances, what turns cost, luck and skill')
    .argument('<file>', 'a record (JSON; - for standard input)')
    .option('--seat <number>', 'one seat alone, counted from 0, by what it could know', parseSeat)
    .addOption(
      new Option('--budget <name>', 'how deeply decisions are judged; curves: not at all')
        .choices(Object.keys(BUDGETS))
        .default('captain'),
    )
    .addOption(new Option('--lang <language>', 'the language of the sentences').choices(LANGUAGES).default('en'))
    .option('--names <list>', 'names of the players, separated by commas')
    .option('--keep', 'keep it as a file beside the record, where it is found the next time')
    .option('--json', 'print JSON (its schema: ankerplatz schema review)')
    .action(run);

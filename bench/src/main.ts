import { parseArgs } from 'node:util';
import type { Game } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { botRatiosOf, measureBots } from './bots.ts';
import { contest, contestantsOf, ratiosOf } from './contest.ts';
import { largestOf, measureOperations, measureSizes } from './operations.ts';
import { readOptions } from './options.ts';
import { type Report, reportText } from './report.ts';
import { measureReviews } from './reviews.ts';

const HELP = `npm run bench -- [options]
  --seconds N  time for each figure (1)
  --only TEXT  only what has this text in its name, such as "nautilus" or "replay"
  --json       the figures as JSON
  --help       this text`;

interface Options {
  readonly seconds: number;
  readonly only: string;
  readonly json: boolean;
}

const parseOptions = (): Options | 'help' => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new TypeError('--seconds must be a number above 0');
  return values.help ? 'help' : { seconds, only: values.only, json: values.json };
};

const run = async ({ seconds, only }: Options): Promise<Report> => {
  const games: readonly Game[] = Object.values(GAMES);
  const isWanted = (name: string): boolean => name.includes(only);
  const rows = contest(
    contestantsOf(games).filter(({ name }) => isWanted(name)),
    seconds,
  );
  const tables = games.map(largestOf);
  const bots = measureBots(seconds, isWanted);
  const reviews = await measureReviews(isWanted);
  return {
    games: rows,
    operations: [...measureOperations(tables, seconds, isWanted), ...bots, ...reviews.operations],
    sizes: measureSizes(tables, isWanted),
    ratios: [...ratiosOf(rows), ...botRatiosOf(bots), ...reviews.ratios],
  };
};

const options = readOptions(parseOptions, HELP);
if (options) {
  const report = await run(options);
  console.log(options.json ? JSON.stringify(report, null, 2) : reportText(report));
}

import { parseArgs } from 'node:util';
import { GAMES } from '@ankerplatz/registry';
import { contest, contestantsOf, ratiosOf } from './contest.ts';
import { measure } from './measure.ts';
import { type Report, reportText } from './report.ts';
import { copiesOf, operationsOf, type Table, tablesOf } from './rules.ts';
import { bytesOf } from './size.ts';

const HELP = `npm run bench -- [options]
  --seconds N  time for each figure (1)
  --only TEXT  only what has this text in its name, such as "nautilus" or "replay"
  --json       the figures as JSON
  --help       this text`;

const COPIES = 4096;

interface Options {
  readonly seconds: number;
  readonly only: string;
  readonly json: boolean;
}

const readOptions = (): Options | undefined => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  const seconds = Number(values.seconds);
  if (!(seconds > 0)) throw new TypeError('--seconds must be a number above 0');
  return { seconds, only: values.only, json: values.json };
};

/** The kind of each game with the most seats: the largest positions. */
const LARGEST: readonly Table[] = Object.values(GAMES).map(game =>
  tablesOf(game).reduce((largest, table) => (table.setup.seats > largest.setup.seats ? table : largest)),
);

const run = ({ seconds, only }: Options): Report => {
  const asked = ({ name }: { readonly name: string }): boolean => name.includes(only);
  const games = contest(contestantsOf(Object.values(GAMES)).filter(asked), seconds);
  const tasks = LARGEST.flatMap(table =>
    Object.entries(operationsOf(table)).map(([operation, run]) => ({ name: `${table.name}: ${operation}`, run })),
  ).filter(asked);
  const rates = measure(tasks, seconds);
  return {
    games,
    operations: tasks.map(({ name }) => ({ name, ...rates.get(name)! })),
    sizes: LARGEST.map(table => ({ name: `${table.name}: position`, table }))
      .filter(asked)
      .map(({ name, table }) => ({ name, bytes: bytesOf(copiesOf(table), COPIES) })),
    ratios: ratiosOf(games),
  };
};

try {
  const options = readOptions();
  if (options === undefined) console.log(HELP);
  else {
    const report = run(options);
    console.log(options.json ? JSON.stringify(report, null, 2) : reportText(report));
  }
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  console.error(`${error.message}\n${HELP}`);
  process.exitCode = 2;
}

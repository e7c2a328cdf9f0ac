import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { readOptions } from '../options.ts';
import { contest, PARTS, type Part } from './contest.ts';
import { reportText } from './report.ts';

const HELP = `npm run bench:server -- [options]
  --seconds N  time for each stretch (2)
  --only PART  one of ${PARTS.join(', ')}
  --json       the figures as JSON
  --help       this text`;

interface Options {
  readonly seconds: number;
  readonly only: Part | undefined;
  readonly json: boolean;
}

const parseOptions = (): Options | 'help' => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '2' },
      only: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  const only = PARTS.find(part => part === values.only);
  if (!(seconds > 0)) throw new TypeError('--seconds must be a number above 0');
  if (values.only !== undefined && !only) throw new TypeError(`--only must be one of ${PARTS.join(', ')}`);
  return values.help ? 'help' : { seconds, only, json: values.json };
};

const options = readOptions(parseOptions, HELP);
if (options) {
  const { seconds, only, json } = options;
  const report = await contest(seconds, part => only === undefined || part === only);
  const load = loadavg()[0]!.toFixed(1);
  console.log(
    json ? JSON.stringify({ load, ...report }, null, 2) : `${reportText(report)}\n\nload of the machine: ${load}`,
  );
}

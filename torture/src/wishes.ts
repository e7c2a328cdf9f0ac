import { parseArgs } from 'node:util';
import { randomId } from '@ankerplatz/server/random';
import { BAD_DAYS } from './cases/index.ts';

/** The cases that can be chosen. */
const CASES: readonly string[] = ['kills', 'junk', ...Object.keys(BAD_DAYS)];

export const HELP = `usage: npm run torture -- [options]
  --only CASES       some of them alone, with commas between: ${CASES.slice(0, 5).join(', ')},
                     ${CASES.slice(5).join(', ')}
  --cluster          three databases, a proxy and three servers that lose machines, and nothing else
  --faults N         how often, in a cluster (62)
  --kills N          how often something is killed with -9 while people play (100)
  --minutes N        at most, for the kills (30)
  --requests N       junk requests (20000)
  --previous FOLDER  an earlier release that is built, to play beside this one
  --seed TEXT        repeats a run
  --help             this text`;

export interface Wishes {
  readonly only: ReadonlySet<string>;
  readonly cluster: boolean;
  readonly faults: number;
  readonly kills: number;
  readonly minutes: number;
  readonly requests: number;
  readonly previous: string | undefined;
  readonly seed: string;
}

const wholeOf = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number, not ${text}`);
  return value;
};

const casesOf = (text: string | undefined): ReadonlySet<string> => {
  const chosen = text === undefined ? CASES : text.split(',').map(name => name.trim());
  const unknown = chosen.find(name => !CASES.includes(name));
  if (unknown !== undefined) throw new Error(`there is no case ${unknown}`);
  return new Set(chosen);
};

export const wishesOf = (args: readonly string[]): Wishes | 'help' => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      cluster: { type: 'boolean', default: false },
      faults: { type: 'string', default: '62' },
      kills: { type: 'string', default: '100' },
      minutes: { type: 'string', default: '30' },
      requests: { type: 'string', default: '20000' },
      previous: { type: 'string' },
      seed: { type: 'string', default: randomId() },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  return {
    only: casesOf(values.only),
    cluster: values.cluster,
    faults: wholeOf('faults', values.faults),
    kills: wholeOf('kills', values.kills),
    minutes: wholeOf('minutes', values.minutes),
    requests: wholeOf('requests', values.requests),
    previous: values.previous,
    seed: values.seed,
  };
};

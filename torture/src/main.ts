import { parseArgs } from 'node:util';
import { randomId } from '@ankerplatz/server/random';
import { type CrashReport, crash } from './crashes.ts';
import { type JunkReport, junk } from './junk-run.ts';

const HELP = `usage: npm run torture -- [options]
  --kills N     how often something is killed with -9 while people play (100)
  --minutes N   at most, for the kills (30)
  --requests N  junk requests (10000)
  --seed TEXT   repeats a run
  --help        this text`;

/** How many tables, and the longest play between two kills in milliseconds. */
const EVENING = { tables: 12, play: 3000 };

const say = (line: string): void => console.log(line);

const wholeOf = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`--${name} must be a whole number, not ${text}`);
  return value;
};

const wishesOf = (args: readonly string[]) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: '100' },
      minutes: { type: 'string', default: '30' },
      requests: { type: 'string', default: '10000' },
      seed: { type: 'string', default: randomId() },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  return {
    kills: wholeOf('kills', values.kills),
    minutes: wholeOf('minutes', values.minutes),
    requests: wholeOf('requests', values.requests),
    seed: values.seed,
  };
};

const sayViolations = (violations: readonly string[]): void => {
  for (const violation of violations.slice(0, 50)) say(`  VIOLATION ${violation}`);
  if (violations.length > 50) say(`  … and ${violations.length - 50} more`);
};

const sayCrashes = (report: CrashReport): void => {
  const { kills, acknowledged, agreed, handedIn, ordered, repeated, doubled, reconnects, gaps, violations } = report;
  const killed = Object.entries(kills).map(([name, count]) => `${name} ${count}×`);
  say(`  killed with -9: ${killed.join(', ')}`);
  say(
    `  ${acknowledged} requests acknowledged, ${repeated} sent again, ${doubled} sent twice, ${reconnects} reconnects`,
  );
  say(`  ${agreed} take-backs and pauses agreed on, ${handedIn} early hand-ins, ${ordered} orders`);
  say(`  from a kill to the next acknowledged move: median ${gaps[gaps.length >> 1]} ms, longest ${gaps.at(-1)} ms`);
  say(`  checked: ${report.entries} entries of ${report.games} games at ${report.tables} tables fold, without gaps;`);
  say(`    each acknowledged move is there once, in order; ${report.views} views are those of the log;`);
  say(`    ${report.finished} records verify; bots played ${report.byBotsSince} entries after the last kill`);
  sayViolations(violations);
};

const sayJunk = ({ requests, messages, answers, heap, violations }: JunkReport): void => {
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  const counts = Object.entries(answers).map(([answer, count]) => `${answer} ${count}×`);
  say(`  ${requests} requests and ${messages} messages were answered: ${counts.join(', ')}`);
  const growth = (heap.after / heap.before).toFixed(2);
  say(
    `  heap after collection: ${megabytes(heap.before)} MB before, ${megabytes(heap.after)} MB after: ${growth} times`,
  );
  sayViolations(violations);
};

/** What was found, in a few lines. */
const saySummary = (crashes: readonly CrashReport[], found: JunkReport | undefined): void => {
  const sum = (of: (report: CrashReport) => number): number => crashes.reduce((total, report) => total + of(report), 0);
  const kills: Record<string, number> = {};
  for (const [name, count] of crashes.flatMap(report => Object.entries(report.kills)))
    kills[name] = (kills[name] ?? 0) + count;
  const all = sum(report => Object.values(report.kills).reduce((total, count) => total + count, 0));
  say('summary');
  say(
    `  kills ${all}: ${Object.entries(kills)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  );
  say(
    `  moves acknowledged ${sum(report => report.acknowledged)}, lost ${sum(report => report.lost)}, doubled ${sum(report => report.twice)}`,
  );
  if (found)
    say(`  junk ${found.requests + found.messages}, heap ${(found.heap.after / found.heap.before).toFixed(2)} times`);
};

type Wishes = Exclude<ReturnType<typeof wishesOf>, 'help'>;

const run = async ({ kills, minutes, requests, seed }: Wishes): Promise<number> => {
  say(`torture with --seed ${seed}`);
  const crashes: CrashReport[] = [];
  const alone = Math.floor(kills * 0.4);
  for (const [house, count] of [
    ['alone', alone],
    ['pair', kills - alone],
  ] as const) {
    if (count === 0) continue;
    const share = (minutes * count) / kills;
    const report = await crash({ seed: `${seed} ${house}`, house, kills: count, minutes: share, ...EVENING, say });
    sayCrashes(report);
    crashes.push(report);
  }
  if (requests > 0) say('junk for every route and message');
  const found = requests > 0 ? await junk({ seed, count: requests }) : undefined;
  if (found) sayJunk(found);
  saySummary(crashes, found);
  const violations = [...crashes, ...(found ? [found] : [])].flatMap(report => report.violations).length;
  say(violations === 0 ? 'everything holds' : `${violations} violations`);
  return violations === 0 ? 0 : 1;
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
/** Undefined where there is nothing to do: help was asked for, or an option is wrong. */
const readWishes = (): Wishes | undefined => {
  try {
    const wishes = wishesOf(process.argv.slice(2));
    if (wishes !== 'help') return wishes;
    say(HELP);
  } catch (error) {
    console.error(`${(error as Error).message}\n${HELP}`);
    process.exitCode = 2;
  }
  return undefined;
};

const wishes = readWishes();
if (wishes) process.exitCode = await run(wishes);

import type { BadDayReport } from './cases/bad-day.ts';
import { BAD_DAYS } from './cases/index.ts';
import { enclosed, enclosure } from './cluster/enclosure.ts';
import { lose } from './cluster/losses.ts';
import { missing } from './cluster/needs.ts';
import { type CrashReport, crash } from './crashes.ts';
import { type JunkReport, junk } from './junk-run.ts';
import { HELP, type Wishes, wishesOf } from './wishes.ts';

/** How many tables, and the longest play between two kills in milliseconds. */
const EVENING = { tables: 12, play: 3000 };

const say = (line: string): void => console.log(line);

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

const sayJunk = ({ requests, messages, answers, held, violations }: JunkReport): void => {
  const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
  const counts = Object.entries(answers).map(([answer, count]) => `${answer} ${count}×`);
  say(`  ${requests} requests and ${messages} messages were answered: ${counts.join(', ')}`);
  const growth = (held.after / held.before).toFixed(2);
  say(
    `  held after collection: ${megabytes(held.before)} MB before, ${megabytes(held.after)} MB after: ${growth} times`,
  );
  sayViolations(violations);
};

/** The results, in a few lines. */
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
    say(`  junk ${found.requests + found.messages}, memory ${(found.held.after / found.held.before).toFixed(2)} times`);
};

/** The promises for bad days, and what was seen, a line a promise. */
const sayHeld = (reports: readonly (readonly [name: string, report: BadDayReport])[]): void => {
  const rows = reports.flatMap(([name, { held, skipped }]) =>
    skipped === undefined
      ? held.map(({ promise, seen }, index) => [index === 0 ? name : '', promise, seen])
      : [[name, 'not tried', skipped]],
  );
  const widthOf = (column: number): number => Math.max(0, ...rows.map(row => row[column]!.length));
  const [first, second] = [widthOf(0), widthOf(1)];
  for (const [name = '', promise = '', seen = ''] of rows)
    say(`  ${name.padEnd(first)}  ${promise.padEnd(second)}  ${seen}`);
};

const runCrashes = async ({ only, kills, minutes, seed }: Wishes): Promise<CrashReport[]> => {
  const crashes: CrashReport[] = [];
  const alone = Math.floor(kills * 0.4);
  for (const [servers, count] of [
    ['alone', alone],
    ['pair', kills - alone],
  ] as const) {
    if (count === 0 || !only.has('kills')) continue;
    const share = (minutes * count) / kills;
    const report = await crash({ seed: `${seed} ${servers}`, servers, kills: count, minutes: share, ...EVENING, say });
    sayCrashes(report);
    crashes.push(report);
  }
  return crashes;
};

const runJunk = async ({ only, requests, seed }: Wishes): Promise<JunkReport | undefined> => {
  if (requests === 0 || !only.has('junk')) return undefined;
  say('junk for every route and message');
  const found = await junk({ seed, count: requests });
  sayJunk(found);
  return found;
};

/** A case that could not even be tried is a violation too. */
const runBadDays = async ({ only, seed, previous }: Wishes): Promise<[string, BadDayReport][]> => {
  const reports: [string, BadDayReport][] = [];
  for (const [name, badDay] of Object.entries(BAD_DAYS)) {
    if (!only.has(name)) continue;
    say(name);
    const report = await badDay({ seed: `${seed} ${name}`, previous, say }).catch(
      (error): BadDayReport => ({ held: [], violations: [`${name}: ${(error as Error).message}`] }),
    );
    sayHeld([['', report]]);
    sayViolations(report.violations);
    reports.push([name, report]);
  }
  return reports;
};

/** Outside, the same is run inside, and answers what that ended with. */
const runCluster = async ({ seed, faults }: Wishes): Promise<number> => {
  const lack = missing();
  if (lack !== null) {
    console.error(`a cluster cannot be made: ${lack}`);
    return 2;
  }
  const folder = enclosure();
  if (folder === undefined) return enclosed();
  say(`a cluster loses machines, with --seed ${seed}`);
  const report = await lose({ seed, faults, folder, say });
  sayHeld([['', report]]);
  sayViolations(report.violations);
  return verdictOn([report]);
};

const verdictOn = (reports: readonly Pick<BadDayReport, 'violations'>[]): number => {
  const violations = reports.flatMap(report => report.violations).length;
  say(violations === 0 ? 'everything holds' : `${violations} violations`);
  return violations === 0 ? 0 : 1;
};

const run = async (wishes: Wishes): Promise<number> => {
  say(`torture with --seed ${wishes.seed}`);
  const badDays = await runBadDays(wishes);
  const crashes = await runCrashes(wishes);
  const found = await runJunk(wishes);
  saySummary(crashes, found);
  sayHeld(badDays);
  return verdictOn([...crashes, ...(found ? [found] : []), ...badDays.map(([, report]) => report)]);
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
if (wishes?.cluster) process.exit(await runCluster(wishes));
else if (wishes) process.exitCode = await run(wishes);

// Everything that must hold before a change is taken: npm test. Expects tools/bootstrap.mjs --build --at e2e to have run.
// With --long the long properties, soaks and journeys run in full, not in samples: npm run test:long.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { notChecked } from './optional-programs.mjs';
import { turnOfCommit } from './turns.mjs';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const COVERAGE = join(ROOT, 'coverage', 'coverage-summary.json');
const E2E = join(ROOT, 'e2e');

const reportOf = name => join(ROOT, '.cache', `tests-${name}.json`);

const readJson = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/** Left to itself the runner keeps one core free. */
const ALL_CORES = '--maxWorkers=100%';
/** Servers are waited for now and then. */
const ONE_MORE = `--maxWorkers=${availableParallelism() + 1}`;

const HELP = `usage: npm test           everything that must hold, properties and journeys in samples
       npm run test:long  the same in full`;
const unknown = process.argv.slice(2).filter(arg => arg !== '--long');
if (unknown.length > 0) {
  const isHelp = unknown.every(arg => arg === '--help' || arg === '-h');
  (isHelp ? console.log : console.error)(isHelp ? HELP : `there is no option ${unknown.join(' ')}\n${HELP}`);
  process.exit(isHelp ? 0 : 2);
}

/** See games/kit/src/testing/sample-size.ts. */
const IS_LONG = process.argv.includes('--long');
const LONG = IS_LONG ? { TESTS: 'long', JOURNEYS: 'all' } : {};

/** Some tests and journeys take turns, so that all of them have run within some commits. */
const TURN = IS_LONG ? undefined : (process.env.TURN ?? turnOfCommit());

const vitest = (name, projects, ...args) => ({
  name,
  folder: ROOT,
  script: 'vitest/vitest.mjs',
  args: [
    'run',
    ...projects.map(project => `--project=${project}`),
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  count: ({ numPassedTests: passed = 0, numFailedTests: failed = 0 }) => ({ passed, failed }),
  failures: ({ testResults: files = [] }) =>
    files
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name: file, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        const sentences = failed.map(({ fullName, failureMessages }) => `${fullName}\n${failureMessages.join('\n')}`);
        return (sentences.length > 0 ? sentences : [message]).map(sentence => `${relative(ROOT, file)} › ${sentence}`);
      }),
  flaky: ({ testResults: files = [] }) =>
    files.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => `${relative(ROOT, file)} › ${fullName}\n${failureMessages.join('\n')}`),
    ),
});

/** Journeys that ended so: `unexpected` failed every time, `flaky` not the last time. */
const journeysThatWere = (ending, { suites = [], specs = [] }) => [
  ...suites.flatMap(suite => journeysThatWere(ending, suite)),
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === ending))
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap(({ error }) => error?.message ?? []);
      return `${file} › ${title}\n${errors.join('\n')}`;
    }),
];

/** Coverage is counted in the long form, which takes its time. */
const COVERED = IS_LONG ? ['--coverage', '--coverage.reporter=json-summary', '--coverage.reportOnFailure'] : [];

/** Where neither npm, nor the system, nor Playwright has a browser that starts, journeys cannot be walked. */
const { findBrowser } = await import('../e2e/dist/src/browser.js').catch(() => {
  console.error('nothing is built here: npm test builds and tests');
  process.exit(1);
});
const CHROMIUM = await findBrowser();
const NO_BROWSER = `no Chromium starts on this machine (${process.platform}, ${process.arch}): journeys are not checked here; CHROMIUM_PATH names one`;
const missing = [...notChecked, ...(CHROMIUM === undefined ? [NO_BROWSER] : [])];

const LINT = {
  name: 'lint',
  folder: ROOT,
  script: '@biomejs/biome/bin/biome',
  args: ['check', '--error-on-warnings', '.'],
};
const GAMES = vitest('games', ['games'], ALL_CORES, ...COVERED);
// Counting what is covered slows down what thinks.
const BOTS = vitest('bots', ['bots'], ALL_CORES);
const SERVER = vitest('server', ['server', 'versions'], ONE_MORE);
const WEB = vitest('web', ['web'], ALL_CORES);
const BROWSER = {
  name: 'browser',
  folder: E2E,
  script: '@playwright/test/cli.js',
  args: ['test', '--reporter=list,json'],
  count: ({ stats: { expected = 0, flaky = 0, unexpected: failed = 0 } = {} }) => ({
    passed: expected + flaky,
    failed,
  }),
  failures: report => journeysThatWere('unexpected', report),
  flaky: report => journeysThatWere('flaky', report),
};

/**
 * Steps follow each other; lanes of a step go side by side: lanes that wait for servers leave room for those that
 * compute.
 */
const STEPS = [[[LINT, GAMES, BOTS, WEB], [SERVER]], ...(CHROMIUM === undefined ? [] : [[[BROWSER]]])];

/** Where Node, from 22 on, keeps what it has compiled: hundreds of processes load the same. */
const COMPILED = join(ROOT, '.cache', 'compiled');

/** A folder for all that tests, databases and browsers write for a while; it is gone in the end. */
const TEMPORARY = mkdtempSync(join(tmpdir(), 'ankerplatz-'));
// A database started by root runs as another user, who must be able to enter.
chmodSync(TEMPORARY, 0o755);
process.on('exit', () => rmSync(TEMPORARY, { recursive: true, force: true, maxRetries: 5 }));

const start = async ({ name, folder, script, args }, output) => {
  const path = join(folder, 'node_modules', ...script.split('/'));
  const files = { TMPDIR: TEMPORARY, NODE_COMPILE_CACHE: COMPILED, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) };
  const env = {
    ...process.env,
    ...LONG,
    ...(TURN && { TURN }),
    ...files,
    ...(CHROMIUM && { CHROMIUM_PATH: CHROMIUM }),
  };
  const stdio = ['ignore', output, output];
  const [code] = await once(spawn(process.execPath, [path, ...args], { cwd: folder, env, stdio }), 'close');
  return code === 0;
};

const runPart = async (part, output = 'inherit') => {
  const begun = performance.now();
  rmSync(reportOf(part.name), { force: true });
  const ok = await start(part, output);
  const seconds = (performance.now() - begun) / 1000;
  const report = readJson(reportOf(part.name));
  const { name, count = () => ({ passed: 0, failed: 0 }), failures = () => [], flaky = () => [] } = part;
  return { name, ok, seconds, ...count(report), failures: failures(report), flaky: flaky(report) };
};

/** The output of a part is shown when it has ended, so that nothing is printed into that of others. */
const runAside = async part => {
  const file = join(TEMPORARY, `${part.name}.txt`);
  const output = openSync(file, 'w');
  const result = await runPart(part, output);
  closeSync(output);
  process.stdout.write(readFileSync(file, 'utf8'));
  return result;
};

const runLane = async (lane, run) => {
  const results = [];
  for (const part of lane) results.push(await run(part));
  return results;
};

/** The first lane is seen as it goes on. */
const runStep = async ([seen, ...aside]) => {
  const lanes = [runLane(seen, runPart), ...aside.map(lane => runLane(lane, runAside))];
  return (await Promise.all(lanes)).flat();
};

/** Lines and branches of every package that was measured, added up over its files. */
const printCoverage = () => {
  const packages = new Map();
  for (const [file, { lines, branches }] of Object.entries(readJson(COVERAGE))) {
    if (file === 'total') continue;
    const name = relative(ROOT, file).split('/').slice(0, 2).join('/');
    const sum = packages.get(name) ?? { lines: [0, 0], branches: [0, 0] };
    sum.lines = [sum.lines[0] + lines.covered, sum.lines[1] + lines.total];
    sum.branches = [sum.branches[0] + branches.covered, sum.branches[1] + branches.total];
    packages.set(name, sum);
  }
  const share = ([covered, total]) => `${(total ? (100 * covered) / total : 100).toFixed(1)} % of ${total}`.padEnd(18);
  console.log('covered by tests');
  for (const [name, { lines, branches }] of [...packages].sort())
    console.log(`  ${name.padEnd(16)} lines ${share(lines)} branches ${share(branches)}`.trimEnd());
};

mkdirSync(join(ROOT, '.cache'), { recursive: true });
rmSync(COVERAGE, { force: true });
const parts = [];
for (const step of STEPS) parts.push(...(await runStep(step)));
if (IS_LONG) printCoverage();
// Failures are printed once more, since what the next parts print pushes them out of sight.
for (const late of parts.flatMap(({ flaky }) => flaky)) console.log(`passed at the second try: ${late}`);
for (const failure of parts.flatMap(({ failures }) => failures)) console.log(`failed: ${failure}`);
for (const { name, ok, seconds, passed } of parts)
  console.log(`${name} ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s${passed > 0 ? `, ${passed} passed` : ''}`);
if (TURN) console.log(`tests and journeys that take turns: ${TURN}, by the commit; npm run test:long runs all`);
for (const sentence of missing) console.log(sentence);
// By name alone, since a long difference pushes the first line of its own report out of sight.
for (const failure of parts.flatMap(({ failures }) => failures)) console.log(`failed: ${failure.split('\n', 1)[0]}`);
const sum = key => parts.reduce((total, part) => total + part[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = parts.every(({ ok }) => ok) ? 0 : 1;

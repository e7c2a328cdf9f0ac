// Everything that must hold before a change is taken: npm test. Expects tools/bootstrap.mjs --build to have run.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const REPORT = join(ROOT, '.cache', 'tests.json');
const COVERAGE = join(ROOT, 'coverage', 'coverage-summary.json');

const PARTS = [
  { name: 'lint', script: '@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings', '.'] },
  {
    name: 'tests',
    script: 'vitest/vitest.mjs',
    args: [
      'run',
      '--coverage',
      '--coverage.reporter=json-summary',
      '--coverage.reportOnFailure',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${REPORT}`,
    ],
  },
];

const runPart = ({ name, script, args }) => {
  const begun = performance.now();
  const path = join(ROOT, 'node_modules', ...script.split('/'));
  const { status } = spawnSync(process.execPath, [path, ...args], { cwd: ROOT, stdio: 'inherit' });
  return { name, ok: status === 0, seconds: (performance.now() - begun) / 1000 };
};

const readJson = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
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

mkdirSync(dirname(REPORT), { recursive: true });
rmSync(REPORT, { force: true });
rmSync(COVERAGE, { force: true });
const parts = PARTS.map(runPart);
printCoverage();
for (const { name, ok, seconds } of parts) console.log(`${name} ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`);
const { numPassedTests = 0, numFailedTests = 0 } = readJson(REPORT);
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exitCode = parts.every(({ ok }) => ok) ? 0 : 1;

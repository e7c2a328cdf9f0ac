// Makes a clone ready to run: node tools/bootstrap.mjs [--build] [--at FOLDER]
//   installs what package-lock.json says if node_modules is missing or differs from it
//   --build      compiles all projects, packs the server and the site, if a source changed since the last time
//   --at FOLDER  does both for a folder with a lock file of its own
// Prints to standard error alone: programs that speak on standard output are started through it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const CACHE = join(ROOT, '.cache');
const LOCK = join(CACHE, 'bootstrap.lock');
const LINES_OF_NODE = '22, 24 or 26';
/** Milliseconds. */
const POLL = 100;
const HEARTBEAT = 2_000;
const DEAD_AFTER = 30_000;

const say = text => process.stderr.write(`ankerplatz: ${text}\n`);

class Failure extends Error {}

/** The tools that build need 20.19 or 22.12; of the lines since then, those with even numbers are looked after for years. */
const checkNode = () => {
  const { node } = process.versions;
  const [major, minor] = node.split('.').map(Number);
  const isNewEnough = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!isNewEnough)
    throw new Failure(`Node ${LINES_OF_NODE} is needed (of 22 the version 22.12 or newer), this is ${node}`);
  const isLookedAfter = major % 2 === 0 ? major >= 22 : major > 26;
  if (!isLookedAfter)
    say(`Node ${node} gets no security updates any more: it still works, but ${LINES_OF_NODE} is better`);
};

const readJson = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

// ---- children -------------------------------------------------------------------------------------------------------

/** Settings of the npm that started us which would change what an install does, or what it says. */
const FOREIGN =
  /^npm_(package_|lifecycle_|config_(workspaces?|include_workspace_root|omit|include|production|only|dev|optional|global|location|loglevel|dry_run)$)/i;

const cleanEnvironment = () => {
  const kept = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  const env = Object.fromEntries(kept);
  return { ...env, PATH: [dirname(process.execPath), env.PATH].join(delimiter) };
};

/** Runs a program with its output on our standard error. */
const run = (what, command, args, cwd) =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, env: cleanEnvironment(), stdio: ['ignore', 2, 2] });
    const pass = signal => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', error => fail(new Failure(`${command} cannot be started: ${error.message}`)));
    child.on('close', code => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      if (code === 0) done();
      else fail(new Failure(`${what} failed`));
    });
  });

// ---- one at a time --------------------------------------------------------------------------------------------------
// The lock is a folder that holds one file, named by its owner's process number and touched while it works. It is moved
// into place complete, and only that file is ever removed: a process that clears a dead owner away cannot hurt its
// successor.

const isAlive = pid => {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const ownerOf = lock => {
  try {
    return readdirSync(lock)[0];
  } catch {
    return undefined;
  }
};

const isDead = owner => {
  const touched = statSync(join(LOCK, owner), { throwIfNoEntry: false })?.mtimeMs;
  return touched !== undefined && (!isAlive(Number(owner)) || Date.now() - touched > DEAD_AFTER);
};

const release = owner => {
  try {
    unlinkSync(join(LOCK, owner));
    rmdirSync(LOCK);
  } catch {
    // The lock was released already, or taken over in between.
  }
};

const touch = file => {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The lock was removed by hand: no reason to break off what it guards.
  }
};

const tryLock = () => {
  const own = String(process.pid);
  const ready = `${LOCK}.${own}`;
  mkdirSync(ready, { recursive: true });
  writeFileSync(join(ready, own), '');
  try {
    renameSync(ready, LOCK);
    return true;
  } catch {
    rmSync(ready, { recursive: true, force: true });
    return false;
  }
};

const locked = async work => {
  for (let waited = false; !tryLock(); await sleep(POLL)) {
    const owner = ownerOf(LOCK);
    if (owner !== undefined && isDead(owner)) release(owner);
    else if (!waited) {
      say('another run is installing or building, waiting for it');
      waited = true;
    }
  }
  const own = String(process.pid);
  const beat = setInterval(() => touch(join(LOCK, own)), HEARTBEAT);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    release(own);
  }
};

// ---- installing -----------------------------------------------------------------------------------------------------

const isSame = (wanted, found) =>
  found === undefined
    ? wanted.optional === true || wanted.devOptional === true
    : wanted.version === found.version && wanted.integrity === found.integrity && wanted.link === found.link;

/** npm writes node_modules/.package-lock.json last, so an install that was broken off counts as none. */
const isInstalled = folder => {
  const wanted = readJson(join(folder, 'package-lock.json'))?.packages;
  const found = readJson(join(folder, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted) throw new Failure(`${join(relative(ROOT, folder), 'package-lock.json')} is missing or damaged`);
  if (!found) return Object.keys(wanted).length === 1;
  return (
    Object.entries(wanted).every(([path, entry]) => path === '' || isSame(entry, found[path])) &&
    Object.keys(found).every(path => path in wanted)
  );
};

const install = async folder => {
  if (isInstalled(folder)) return;
  await locked(async () => {
    if (isInstalled(folder)) return;
    say(`installing dependencies${folder === ROOT ? '' : ` of ${relative(ROOT, folder)}`}`);
    await run('installing', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], folder);
  });
};

// ---- building -------------------------------------------------------------------------------------------------------

const OUTPUTS = new Set(['dist', 'packed', 'node_modules', 'coverage', '.cache']);

const projectsOf = (folder, found = new Set()) => {
  if (found.has(folder)) return found;
  found.add(folder);
  const { references = [] } = readJson(join(folder, 'tsconfig.json')) ?? {};
  for (const { path } of references) projectsOf(resolve(folder, path), found);
  return found;
};

const filesBelow = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return OUTPUTS.has(entry.name) ? [] : filesBelow(path);
    return [path];
  });

const projectsBelow = folder => [...projectsOf(folder)].filter(project => project !== ROOT);

/** Changes when a source or a setting is added, removed or written. */
const fingerprintOf = folder => {
  const settings = ['package-lock.json', 'tsconfig.json', 'tsconfig.base.json'].map(name => join(ROOT, name));
  const hash = createHash('sha256');
  for (const file of [...settings, ...projectsBelow(folder).flatMap(filesBelow)].sort()) {
    const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    hash.update(`${relative(ROOT, file)}\0${mtimeMs}\0${size}\n`);
  }
  return hash.digest('hex');
};

const stampOf = (folder, what) => join(CACHE, `${what}-${(relative(ROOT, folder) || 'root').replaceAll(sep, '-')}`);

const nodeModule = (...path) => join(ROOT, 'node_modules', ...path);

/** tsc notes what it has built in a file of each project. */
const noteOf = project => {
  const { compilerOptions = {} } = readJson(join(project, 'tsconfig.json')) ?? {};
  return join(project, compilerOptions.tsBuildInfoFile ?? join('dist', '.tsbuildinfo'));
};

const COMPILING = {
  what: 'built',
  isThere: folder => projectsBelow(folder).every(project => existsSync(noteOf(project))),
  make: folder => run('building', process.execPath, [nodeModule('typescript', 'bin', 'tsc'), '-b', folder], ROOT),
};

const packing = (name, main) => ({
  what: 'packed',
  isThere: folder => existsSync(join(folder, main)),
  make: folder => {
    say(`packing ${name}`);
    const vite = [nodeModule('vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'];
    return run(`packing ${name}`, process.execPath, vite, folder);
  },
});

const PACKED = { server: packing('the server', 'packed/main.js'), web: packing('the site', 'dist/index.html') };

const isDone = (folder, { what, isThere }) => {
  const stamp = stampOf(folder, what);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprintOf(folder) && isThere(folder);
};

const build = async (folder, work = COMPILING) => {
  if (isDone(folder, work)) return;
  await locked(async () => {
    if (isDone(folder, work)) return;
    // Taken before, so that what is written meanwhile is built the next time.
    const fingerprint = fingerprintOf(folder);
    await work.make(folder);
    writeFileSync(stampOf(folder, work.what), fingerprint);
  });
};

const buildAll = async () => {
  await build(ROOT);
  for (const [name, work] of Object.entries(PACKED)) {
    const folder = join(ROOT, name);
    if (existsSync(join(folder, 'vite.config.ts'))) await build(folder, work);
  }
};

// ---- the command line -----------------------------------------------------------------------------------------------

const USAGE = 'usage: npm run build, or node tools/bootstrap.mjs [--build] [--at FOLDER]';

const parseArguments = args => {
  const asked = { build: false, at: undefined };
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--build') asked.build = true;
    else if (args[i] === '--at' && args[i + 1] !== undefined) asked.at = resolve(ROOT, args[++i]);
    else throw new Failure(`there is no option ${args[i]}\n${USAGE}`);
  }
  return asked;
};

const makeReady = async () => {
  checkNode();
  const { build: toBuild, at } = parseArguments(process.argv.slice(2));
  mkdirSync(CACHE, { recursive: true });
  await install(ROOT);
  if (at) await install(at);
  if (toBuild) await buildAll();
  if (at && existsSync(join(at, 'tsconfig.json'))) await build(at);
};

try {
  if (process.argv.includes('--help')) say(USAGE);
  else await makeReady();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  say(error.message);
  process.exitCode = 1;
}

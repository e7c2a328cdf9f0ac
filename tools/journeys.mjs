// Journeys in full: npm run journeys. Expects tools/bootstrap.mjs --build --at e2e to have run.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const E2E = join(ROOT, 'e2e');
const PAGE = join(ROOT, 'docs', 'browsers.md');
const REPORT = join(ROOT, '.cache', 'browsers.json');

const HELP = `usage: npm run journeys [-- --browser chromium|firefox|webkit | --ears orca|orca-chromium] [ARGUMENTS OF PLAYWRIGHT]

  without an option  every journey in Chromium, with every screen in every language, theme and size
  --browser NAME     the core journeys in one browser; the result is written to docs/browsers.md
  --ears orca        two rounds of each game by a screen reader alone, in Firefox; so is this one
  --ears orca-chromium  the same in Chromium`;

class Failure extends Error {}

// ---- what the machine has -------------------------------------------------------------------------------------------

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib'];
const MINIBROWSERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap(name =>
  LIBRARIES.map(folder => join(folder, name, 'MiniBrowser')),
);

const onPath = names =>
  names.flatMap(name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name)));

/** The needs of a browser: a variable that names it, where it is looked for, what it is, and how Debian calls it. */
const firefox = ['FIREFOX_PATH', onPath(['firefox', 'firefox-esr']), 'Firefox', 'firefox-esr'];
/** The one that npm brings opens no windows. */
const chromium = [
  'CHROMIUM_PATH',
  onPath(['chromium', 'chromium-browser', 'google-chrome']),
  'a Chromium with windows',
  'chromium',
];
const service = ['WEBKIT_DRIVER_PATH', onPath(['WebKitWebDriver']), 'WebKitWebDriver', 'webkit2gtk-driver'];
const minibrowser = ['MINIBROWSER_PATH', MINIBROWSERS, 'MiniBrowser of WebKitGTK', 'webkit2gtk-driver'];
const display = ['XVFB_PATH', onPath(['Xvfb']), 'Xvfb, a display that nobody sees', 'xvfb'];

/** Found on the path alone. */
const program = (name, debian = name) => [null, onPath([name]), name, debian];
const READER = [
  ...[program('orca'), program('speech-dispatcher'), program('openbox'), program('xdotool')],
  program('dbus-daemon', 'dbus'),
];

const NEEDS = {
  chromium: [],
  firefox: [firefox],
  webkit: [service, minibrowser, display],
  orca: [firefox, display, ...READER],
  'orca-chromium': [chromium, display, ...READER],
};
/** Browsers that only open windows on a display. */
const SHOWN = new Set(['webkit', 'orca', 'orca-chromium']);

const find = ([variable, places, what, debian]) => {
  const path = (variable && process.env[variable]) || places.find(place => existsSync(place));
  if (path && existsSync(path)) return [variable ?? what, path];
  const other = variable ? `, or set ${variable} to where it is` : '';
  throw new Failure(`${what} is not on this machine: install it (Debian calls it ${debian})${other}`);
};

/** A display of our own, so that no window opens before the person who works here. */
const openDisplay = async path => {
  const child = spawn(path, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stdio[3].setEncoding('utf8').on('data', text => {
    said += text;
  });
  for (let waited = 0; !said.includes('\n'); waited++) {
    if (child.exitCode !== null || waited > 300) throw new Failure('Xvfb opened no display');
    await sleep(100);
  }
  return { name: `:${said.trim()}`, close: () => child.kill() };
};

// ---- the result -----------------------------------------------------------------------------------------------------

const walked = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(walked)];

const rowOf = ({ title, ok, tests }) => {
  const seconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0);
  return `| ${title} | ${ok ? 'passed' : '**failed**'} | ${Math.round(seconds)} s |`;
};

/** The part of the page that tells of one browser, put in place of the former one. */
const writeResult = browser => {
  const journeys = walked(JSON.parse(readFileSync(REPORT, 'utf8')));
  const annotations = journeys.flatMap(({ tests }) => tests.flatMap(test => test.annotations));
  const version = annotations.find(({ type }) => type === 'browser')?.description;
  if (version === undefined) throw new Failure(`${browser} did not start`);
  const day = new Date().toISOString().slice(0, 10);
  const table = ['| journey | result | time |', '| --- | --- | --- |', ...journeys.map(rowOf)];
  const part = [`<!-- ${browser} -->`, `## ${version}, ${day}`, '', ...table, `<!-- end of ${browser} -->`].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  const former = new RegExp(`<!-- ${browser} -->[^]*<!-- end of ${browser} -->`);
  writeFileSync(PAGE, former.test(page) ? page.replace(former, () => part) : `${page.trimEnd()}\n\n${part}\n`);
};

// ---- the command line -----------------------------------------------------------------------------------------------

const playwright = (args, env) => {
  const script = join(E2E, 'node_modules', '@playwright', 'test', 'cli.js');
  const options = { cwd: E2E, env: { ...process.env, ...env }, stdio: 'inherit' };
  return spawnSync(process.execPath, [script, 'test', ...args], options).status ?? 1;
};

/** The journeys of one file with what they need; the result is written down. */
const walkIn = async (name, file, rest) => {
  const found = Object.fromEntries(NEEDS[name].map(find));
  const shown = SHOWN.has(name) ? await openDisplay(found.XVFB_PATH) : undefined;
  const where = shown && { DISPLAY: shown.name, WAYLAND_DISPLAY: '', GDK_BACKEND: 'x11' };
  mkdirSync(dirname(REPORT), { recursive: true });
  rmSync(REPORT, { force: true });
  try {
    const asked = { JOURNEYS_BROWSER: name, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
    const args = ['-c', 'browsers.config.ts', '--reporter=list,json', file, ...rest];
    const status = playwright(args, { ...found, ...where, ...asked });
    // A part of the journeys says nothing of the whole.
    if (rest.length === 0) writeResult(name);
    return status;
  } finally {
    shown?.close();
  }
};

/** The words that may stand behind an option, and the journeys that are walked then. */
const OPTIONS = {
  '--browser': { names: ['chromium', 'firefox', 'webkit'], file: 'core.browser' },
  '--ears': { names: ['orca', 'orca-chromium'], file: 'orca.browser' },
};

try {
  const [option, name, ...rest] = process.argv.slice(2);
  if (option === '--help' || option === '-h') console.log(HELP);
  else if (!Object.hasOwn(OPTIONS, option ?? ''))
    process.exitCode = playwright(process.argv.slice(2), { JOURNEYS: 'all' });
  else {
    const { names, file } = OPTIONS[option];
    if (!names.includes(name)) throw new Failure(`${option} is one of: ${names.join(', ')}`);
    process.exitCode = await walkIn(name, file, rest);
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`ankerplatz: ${error.message}`);
  process.exitCode = 1;
}

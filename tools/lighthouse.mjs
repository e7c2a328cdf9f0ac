// Pages as Lighthouse judges them: npm run lighthouse. Expects tools/bootstrap.mjs --build to have run.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const PAGE = join(ROOT, 'docs', 'browsers.md');
const SERVER = join(ROOT, 'server', 'packed', 'main.js');

const HELP = `usage: npm run lighthouse [-- PAGE …]

It opens each page three times on the phone of Lighthouse, in a fresh browser, and writes the medians to
docs/browsers.md: of all pages, or of those whose names hold a PAGE, such as "rules".`;

class Failure extends Error {}

// ---- what the machine has -------------------------------------------------------------------------------------------

const onPath = names =>
  names.flatMap(name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name)));

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome'];

const find = (variable, places, what) => {
  const path = process.env[variable] || places.find(place => existsSync(place));
  if (path && existsSync(path)) return path;
  throw new Failure(`${what}, or set ${variable} to where it is`);
};

/** The package is no part of this project: it is as large as all the rest. */
const loadLighthouse = async () => {
  const what = 'Lighthouse is not on this machine: npm install --global lighthouse';
  const command = realpathSync(find('LIGHTHOUSE_PATH', onPath(['lighthouse']), what));
  const { resolve: resolveBeside } = createRequire(command);
  const [{ startFlow, auditFlowArtifacts }, { default: puppeteer }] = await Promise.all([
    import(pathToFileURL(resolveBeside('../core/index.js')).href),
    import(pathToFileURL(resolveBeside('puppeteer-core')).href),
  ]);
  const { version } = JSON.parse(readFileSync(resolveBeside('../package.json'), 'utf8'));
  return { startFlow, auditFlowArtifacts, puppeteer, version };
};

// ---- the server and its tables --------------------------------------------------------------------------------------

/** Milliseconds. */
const POLL = 50;
const AT_MOST = 60_000;

const openServer = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-lighthouse-'));
  const settings = { HOST: '127.0.0.1', PORT: '0', BOT_DELAY_MIN_MS: '0', BOT_DELAY_MAX_MS: '0', LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...settings, REQUESTS_A_MINUTE: '1000000', ANKERPLATZ_DATA: folder };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    said += text;
  });
  const close = async () => {
    const ended = child.exitCode ?? new Promise(done => child.once('exit', done));
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      child.kill();
      process.exit(1);
    });
  const url = await until(() => /http:\/\/[^:\s]+:\d+/.exec(said)?.[0], 'the server does not start');
  return { url, close };
};

/** What is asked again and again until it has an answer. */
const until = async (ask, failure) => {
  for (const begin = Date.now(); Date.now() - begin < AT_MOST; await sleep(POLL)) {
    const answer = await ask();
    if (answer) return answer;
  }
  throw new Failure(failure);
};

const askOf = (url, cookie) => async (path, data) => {
  const headers = { ...(cookie && { cookie }), ...(data && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${url}/api/v1${path}`, {
    ...{ method: data ? 'POST' : 'GET', headers },
    ...(data && { body: JSON.stringify(data) }),
  });
  if (!answer.ok) throw new Failure(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

/** A guest of the server: the cookie by which it knows them. */
const comeIn = async url => {
  const answer = await askOf(url)('/guests', { name: 'Anna', language: 'en' });
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ');
};

/** The address of a table where the guest is to move, and everybody else is a bot. */
const layTable = async (url, cookie, { game, seats, ...kind }) => {
  const ask = askOf(url, cookie);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: 'bot', level: 'deckhand' }));
  const laid = await ask('/tables', { game, visibility: 'invitation', seats: [{ kind: 'open' }, ...bots], ...kind });
  const { id } = await laid.json();
  await ask(`/tables/${id}/sit`, { seat: 0 });
  await ask(`/tables/${id}/start`, {});
  const isAsked = async () => (await (await ask(`/tables/${id}/view`)).json()).asked !== null;
  await until(isAsked, `nobody asks the guest at a table of ${game}`);
  return `/t/${id}`;
};

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'rules of Nauticus', path: '/rules/nauticus' },
  { name: 'rules of Nautilùs', path: '/rules/nautilus' },
  { name: 'new table of Nauticus', path: '/new/nauticus' },
  { name: 'new table of Nautilùs', path: '/new/nautilus' },
  { name: 'table of Nauticus for two', table: { game: 'nauticus', seats: 2, players: 2 } },
  { name: 'table of Nauticus for four', table: { game: 'nauticus', seats: 4, players: 4 } },
  { name: 'table of Nautilùs for two', table: { game: 'nautilus', seats: 2, variant: 'duel' } },
  { name: 'table of Nautilùs, two against two', table: { game: 'nautilus', seats: 4, variant: 'team' } },
];

// ---- a page, judged -------------------------------------------------------------------------------------------------

const RUNS = 3;
/** By how much Lighthouse slows a processor down, whichever it is. */
const FIXED = 4;
/** What its docs/throttling.md says of large desktops, of small ones and large phones, and of phones of the middle. */
const CALIBRATED = [
  { from: 1500, slowdown: 4 },
  { from: 800, slowdown: 2 },
  { from: 0, slowdown: 1 },
];
const slowdownOf = index => CALIBRATED.find(({ from }) => index >= from).slowdown;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS = ['--disable-gpu', '--disable-background-networking', '--no-first-run'];

const openBrowser = (puppeteer, executablePath) => {
  const args = [...FLAGS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return puppeteer.launch({ executablePath, args, headless: true });
};

const cookiesOf = (cookie, url) =>
  cookie.split('; ').map(pair => {
    const [name, ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });

/** A page in a browser that has nothing of the site but, at a table, the cookie of a guest. */
const gather = async (tools, address, cookie) => {
  const browser = await openBrowser(tools.puppeteer, tools.chromium);
  try {
    const page = await browser.newPage();
    if (cookie) await page.setCookie(...cookiesOf(cookie, address));
    const flow = await tools.startFlow(page, { flags: { disableStorageReset: true, onlyCategories: CATEGORIES } });
    await flow.navigate(address);
    return await flow.createArtifactsJson();
  } finally {
    await browser.close();
  }
};

/** Lighthouse computes what a slower processor would do from what this one did: the same visit is judged by any slowdown. */
const judge = async ({ auditFlowArtifacts }, visit, slowdown) => {
  for (const { artifacts, flags } of visit.gatherSteps) {
    artifacts.settings.throttling.cpuSlowdownMultiplier = slowdown;
    flags.throttling = artifacts.settings.throttling;
  }
  const { lhr } = (await auditFlowArtifacts(visit)).steps[0];
  return lhr;
};

const scoresOf = ({ categories }) => CATEGORIES.map(name => Math.round(100 * categories[name].score));

/** The names of what a page could do better, but for performance, which its figures tell. */
const faultsOf = ({ categories, audits }) =>
  CATEGORIES.slice(1)
    .flatMap(name => categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id);

const median = numbers => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** A visit that Lighthouse could write down: on a busy machine it loses some, and asks for another one. */
const visitOnce = async (tools, address, cookie) => {
  for (let times = 1; ; times++) {
    const visit = await gather(tools, address, cookie);
    const fixed = await judge(tools, visit, FIXED);
    if (!fixed.runtimeError) return { visit, fixed };
    if (times === RUNS) throw new Failure(fixed.runtimeError.message);
  }
};

/** What a visit shows with both slowdowns, told at once. */
const scoresAt = async (tools, { visit, fixed }, slowdown) => {
  const calibrated = slowdown === FIXED ? fixed : await judge(tools, visit, slowdown);
  const told = [fixed, calibrated].map(each => {
    const blocked = Math.round(each.audits['total-blocking-time'].numericValue);
    return `${scoresOf(each)[0]} slowed by ${each.configSettings.throttling.cpuSlowdownMultiplier} (${blocked} ms blocked)`;
  });
  const [ofFixed, ...others] = scoresOf(fixed);
  console.log(
    `  index ${indexOf(fixed)}: performance ${told.join(', ')}; the others ${[...others, ...faultsOf(fixed)].join(', ')}`,
  );
  return { fixed: ofFixed, calibrated: scoresOf(calibrated)[0], others };
};

const indexOf = ({ environment }) => Math.round(environment.benchmarkIndex);

/** A machine that is busy with something else shows a lower index than it has: the highest of the visits is taken. */
const judgePage = async (tools, url, { name, path, table }) => {
  console.log(name);
  const cookie = table && (await comeIn(url));
  const address = url + (path ?? (await layTable(url, cookie, table)));
  const visits = [];
  while (visits.length < RUNS) visits.push(await visitOnce(tools, address, cookie));
  const index = Math.max(...visits.map(({ fixed }) => indexOf(fixed)));
  const slowdown = slowdownOf(index);
  const runs = [];
  for (const visit of visits) runs.push(await scoresAt(tools, visit, slowdown));
  const others = [0, 1, 2].map(place => median(runs.map(run => run.others[place])));
  const [fixed, calibrated] = ['fixed', 'calibrated'].map(key => median(runs.map(run => run[key])));
  return { name, index, slowdown, fixed, calibrated, others };
};

// ---- the result -----------------------------------------------------------------------------------------------------

const rowOf = ({ name, index, slowdown, fixed, calibrated, others }) =>
  `| ${[name, index, fixed, `${calibrated} (by ${slowdown})`, ...others, new Date().toISOString().slice(0, 10)].join(' | ')} |`;

const HEAD = [
  `| page | index | performance, slowed by ${FIXED} | performance, slowed as the index asks | accessibility | best practices | search | day |`,
  '| --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** The part of the page that tells of Lighthouse; who was not asked for keeps the row of a former day. */
const writeResult = (version, rows) => {
  const page = readFileSync(PAGE, 'utf8');
  const former = /<!-- lighthouse -->[\s\S]*<!-- end of lighthouse -->/;
  const kept = page.match(former)?.[0].split('\n') ?? [];
  const all = PAGES.flatMap(({ name }) => [...rows, ...kept].find(row => row.startsWith(`| ${name} |`)) ?? []);
  const lines = ['<!-- lighthouse -->', `## Lighthouse ${version}`, '', ...HEAD, ...all, '<!-- end of lighthouse -->'];
  const part = lines.join('\n');
  writeFileSync(PAGE, former.test(page) ? page.replace(former, () => part) : `${page.trimEnd()}\n\n${part}\n`);
};

const run = async asked => {
  const pages = PAGES.filter(({ name }) => asked.length === 0 || asked.some(part => name.includes(part)));
  if (pages.length === 0) throw new Failure(`no page is named so: ${asked.join(', ')}`);
  const chromium = find('CHROMIUM_PATH', onPath(CHROMIUM), 'Chromium is not on this machine: install it');
  const tools = { ...(await loadLighthouse()), chromium };
  const server = await openServer();
  try {
    const rows = [];
    for (const page of pages) rows.push(rowOf(await judgePage(tools, server.url, page)));
    console.log([...HEAD, ...rows].join('\n'));
    writeResult(tools.version, rows);
  } finally {
    await server.close();
  }
};

try {
  const asked = process.argv.slice(2);
  if (asked.includes('--help') || asked.includes('-h')) console.log(HELP);
  else await run(asked);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`ankerplatz: ${error.message}`);
  process.exitCode = 1;
}

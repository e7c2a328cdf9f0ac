// Tries a clone on a bare machine: a folder with Debian's smallest system, an ordinary user, Node and npm, and nothing else.
// Not part of npm test: it needs root, debootstrap, and some minutes.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const HELP = `usage: node tools/bare-machine.mjs [--node 24] [--debian bookworm] [--keep]

Builds a bare Debian in a temporary folder, brings in Node and npm for an ordinary user, and runs npm start (until the
page answers) and npm test in a clone of what is committed here. The folder is removed afterwards.

  --node NUMBER    which line of Node, from npm: 20, 22, 24, 26; 24 unless told otherwise
  --debian NAME    which Debian; bookworm unless told otherwise
  --keep           leave the folder, with a copy of your settings of npm in it, to look around

Needs Linux, root, git, npm, unshare and debootstrap (apt-get install debootstrap). Settings of npm, proxies and
certificates of this machine are used inside, too.`;
/** The user inside. */
const USER = 'sailor';
const HOME = `/home/${USER}`;
const CLONE = `${HOME}/ankerplatz`;
/** Libraries that Node itself is linked with: from 26 on also libatomic. */
const LIBRARIES = 'libstdc++6,libatomic1';
/** Which npm comes with which Node. */
const NPM = { 20: 10, 22: 10, 24: 11, 26: 11 };

const say = text => process.stderr.write(`bare machine: ${text}\n`);

/** A failure that is said in words; `code` is the exit status. */
class Failure extends Error {
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}

// ---- the command line -----------------------------------------------------------------------------------------------

const OPTIONS = {
  node: { type: 'string', default: '24' },
  debian: { type: 'string', default: 'bookworm' },
  keep: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

const parse = args => {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch (error) {
    throw new Failure(`${error.message.split('. ')[0]}\n\n${HELP}`, 2);
  }
};

const isThere = program => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

const check = ({ node, debian }) => {
  if (!(node in NPM)) throw new Failure(`--node is one of ${Object.keys(NPM).join(', ')}, not ${node}`, 2);
  if (!/^[a-z]+$/.test(debian)) throw new Failure(`--debian is a name like bookworm, not ${debian}`, 2);
  if (process.platform !== 'linux') throw new Failure('this needs Linux');
  if (process.getuid() !== 0) throw new Failure('this needs root, to build a system in a folder: run it with sudo');
  const missing = ['debootstrap', 'unshare', 'git', 'npm'].filter(program => !isThere(program));
  if (missing.length > 0) throw new Failure(`this needs ${missing.join(' and ')}, which cannot be found here`);
};

// ---- programs -------------------------------------------------------------------------------------------------------

let running;
let isStopped = false;

/** Runs a program to its end; answers its exit status. Its output goes where ours goes, but to standard error. */
const run = (command, args, options = {}) =>
  new Promise((done, fail) => {
    running = spawn(command, args, { stdio: ['ignore', 2, 2], ...options });
    running.on('error', fail);
    running.on('close', (code, signal) => done(code ?? signal));
  });

const must = async (what, ...command) => {
  say(what);
  const code = await run(...command);
  if (isStopped) throw new Failure('stopped');
  if (code !== 0) throw new Failure(`${what} failed`);
};

const textOf = (command, ...args) => spawnSync(command, args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();

// ---- the machine ----------------------------------------------------------------------------------------------------

/** Whatever is mounted or started in namespaces of its own is gone with its first process, however that ends. */
const ALONE = ['--mount', '--pid', '--fork', '--kill-child'];

const bringSystem = (folder, debian) => {
  const build = ['debootstrap', '--variant=minbase', `--include=${LIBRARIES}`, debian, folder];
  return must(`building ${debian}`, 'unshare', [...ALONE, ...build]);
};

const bringNode = async (folder, line) => {
  const [from, local] = [join(folder, 'tmp', 'npm'), join(folder, 'usr', 'local')];
  const packages = [`node-linux-${process.arch}@${line}`, `npm@${NPM[line]}`];
  const quiet = ['--no-audit', '--no-fund', '--no-save', '--loglevel=error'];
  mkdirSync(from);
  await must(`bringing ${packages.join(' and ')}`, 'npm', ['install', '--prefix', from, ...quiet, ...packages]);
  cpSync(join(from, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node'), join(local, 'bin', 'node'));
  chmodSync(join(local, 'bin', 'node'), 0o755);
  cpSync(join(from, 'node_modules', 'npm'), join(local, 'lib', 'node_modules', 'npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  rmSync(from, { recursive: true });
};

/** The settings by which this machine reaches a registry: of npm, proxies, names, certificates. */
const ENVIRONMENT =
  /^(npm_config_(registry|cafile|strict_ssl)|(npm_config_)?(https?_|no_?)?proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE)$/i;

const copyIn = (folder, path) => {
  if (!path || !existsSync(path)) return;
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(path, join(folder, path), { recursive: true, dereference: true });
};

const bringSettings = folder => {
  for (const path of ['/etc/resolv.conf', '/etc/hosts']) copyIn(folder, path);
  const { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE } = process.env;
  for (const path of [NODE_EXTRA_CA_CERTS, SSL_CERT_FILE, textOf('npm', 'config', 'get', 'cafile')])
    copyIn(folder, path);
  const files = ['globalconfig', 'userconfig'].map(name => textOf('npm', 'config', 'get', name));
  const settings = files.filter(file => existsSync(file)).map(file => readFileSync(file, 'utf8'));
  writeFileSync(join(folder, HOME, '.npmrc'), settings.join('\n'), { mode: 0o600 });
};

const bringUser = async folder => {
  await must(`adding the user ${USER}`, 'chroot', [folder, 'useradd', '--create-home', '--shell', '/bin/sh', USER]);
  bringSettings(folder);
  const clone = ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, join(folder, CLONE)];
  await must(`cloning ${textOf('git', 'log', '-1', '--format=%h %s')}`, 'git', clone);
  if (textOf('git', 'status', '--porcelain') !== '') say('what is not committed is not in the clone');
  await must('handing over', 'chroot', [folder, 'chown', '-R', `${USER}:${USER}`, HOME]);
};

// ---- what is tried --------------------------------------------------------------------------------------------------

/**
 * A script of the user inside; the rest of its environment is that of a user who has just logged in. The outer shell is
 * the first process there: it stays, since orphans must be taken care of.
 */
const inside = (folder, script, settings = {}) => {
  const own = Object.entries(process.env).filter(([name]) => ENVIRONMENT.test(name));
  const env = { ...Object.fromEntries(own), HOME, USER, PATH: '/usr/local/bin:/usr/bin:/bin', ...settings };
  const outer = `mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" &&
    /usr/sbin/chroot --userspec=${USER}:${USER} "$0" sh -c "cd ${CLONE} && { $1; }"; exit $?`;
  return ['unshare', [...ALONE, '/bin/sh', '-c', outer, folder, script], { env }];
};

const freePort = () =>
  new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(String(port)));
    });
  });

/** Starts, waits for a line, stops; ends with it if it ends before. */
const START = 'exec 3<&0; npm start & child=$!; (read line <&3; kill $child) & wait $child';

const tryStart = async folder => {
  const port = await freePort();
  const [command, args, options] = inside(folder, START, { PORT: port, HOST: '127.0.0.1' });
  const begun = performance.now();
  running = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 2] });
  const { stdin, stdout } = running;
  const ended = new Promise(done =>
    running.on('close', (code, signal) => done(`npm start ended with ${code ?? signal}`)),
  );
  const opened = new Promise(done => {
    let said = '';
    stdout.setEncoding('utf8').on('data', text => {
      process.stderr.write(text);
      said += text;
      if (said.includes(`:${port}`)) done();
    });
  });
  const early = await Promise.race([opened, ended]);
  if (early !== undefined) return early;
  const { status } = await fetch(`http://127.0.0.1:${port}/`);
  say(`the page answers ${status} after ${Math.round((performance.now() - begun) / 1000)} s`);
  stdin.end('stop\n');
  say(await ended);
  return status === 200 ? undefined : `the page answers ${status}`;
};

const tryTests = async folder => {
  const code = await run(...inside(folder, 'npm test'));
  return code === 0 ? undefined : `npm test ended with ${code}`;
};

const tryAll = async ({ node, debian, keep }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-machine-'));
  // Users other than root must get through.
  chmodSync(folder, 0o755);
  try {
    await bringSystem(folder, debian);
    await bringNode(folder, node);
    await bringUser(folder);
    const failures = [];
    for (const attempt of [tryStart, tryTests]) {
      const failure = await attempt(folder);
      if (isStopped) throw new Failure('stopped');
      if (failure !== undefined) failures.push(failure);
    }
    if (failures.length > 0) throw new Failure(failures.join('; '));
    say(`npm start and npm test pass on a bare ${debian} with Node ${node}`);
  } finally {
    if (keep) say(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
};

// The program that runs is ended, and so its caller comes to clean up.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isStopped = true;
    running?.kill('SIGKILL');
  });

try {
  const options = parse(process.argv.slice(2));
  if (options.help) console.log(HELP);
  else {
    check(options);
    await tryAll(options);
  }
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  say(error.message);
  process.exitCode = error.code;
}

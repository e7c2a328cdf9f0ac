import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../bootstrap.mjs', import.meta.url));
/** Larger than any process number in use. */
const DEAD = '99999999';

let root: string;

const writeJson = (path: string, value: unknown): void => writeFileSync(join(root, path), JSON.stringify(value));

/** A repository with one workspace and nothing to download. */
const writeLock = (version: string): void => {
  const own = { name: 'harbour', version: '1.0.0', workspaces: ['pier'] };
  const pier = { name: 'pier', version };
  writeJson('package.json', { ...own, private: true });
  writeJson('pier/package.json', pier);
  writeJson('package-lock.json', {
    ...{ name: 'harbour', version: '1.0.0', lockfileVersion: 3, requires: true },
    packages: { '': own, 'node_modules/pier': { resolved: 'pier', link: true }, pier: { version } },
  });
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ankerplatz-'));
  for (const folder of ['tools', 'pier', '.cache']) mkdirSync(join(root, folder));
  copyFileSync(SCRIPT, join(root, 'tools', 'bootstrap.mjs'));
  writeLock('1.0.0');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Lets a script believe that it runs on another Node. */
const believing = (version: string): string =>
  `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;

const bootstrap = (args: readonly string[] = [], hear?: (said: string) => void, version = '24.0.0'): Promise<Run> =>
  new Promise(done => {
    const script = ['--import', believing(version), join(root, 'tools', 'bootstrap.mjs')];
    const child = spawn(process.execPath, [...script, ...args], { cwd: tmpdir() });
    const run = { out: '', err: '' };
    child.stdout.on('data', chunk => {
      run.out += chunk;
    });
    child.stderr.on('data', chunk => {
      run.err += chunk;
      hear?.(run.err);
    });
    child.on('close', code => done({ code, ...run }));
  });

const QUIET: Run = { code: 0, out: '', err: '' };

describe('bootstrap', () => {
  test('two at once install once, and say so on standard error alone', async () => {
    const runs = await Promise.all([bootstrap(), bootstrap()]);
    expect(runs.map(({ code, out }) => [code, out])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const said = runs.map(({ err }) => err).join('');
    expect(said.match(/installing dependencies/g)).toHaveLength(1);
    expect(existsSync(join(root, 'node_modules', 'pier'))).toBe(true);
    expect(await bootstrap()).toEqual(QUIET);
  });

  test('installs again when the lock file differs, even if nothing is newer', async () => {
    await bootstrap();
    writeLock('1.0.1');
    expect((await bootstrap()).err).toContain('installing dependencies');
    expect(await bootstrap()).toEqual(QUIET);
  });

  test('an install that was broken off counts as none', async () => {
    await bootstrap();
    rmSync(join(root, 'node_modules', '.package-lock.json'));
    expect((await bootstrap()).err).toContain('installing dependencies');
  });

  test('the lock of a dead process is cleared away', async () => {
    mkdirSync(join(root, '.cache', 'bootstrap.lock'));
    writeFileSync(join(root, '.cache', 'bootstrap.lock', DEAD), '');
    expect((await bootstrap()).code).toBe(0);
    expect(existsSync(join(root, '.cache', 'bootstrap.lock'))).toBe(false);
  });

  test('the lock of a living process is waited for', async () => {
    const lock = join(root, '.cache', 'bootstrap.lock');
    mkdirSync(lock);
    writeFileSync(join(lock, String(process.pid)), '');
    let waits = false;
    const run = await bootstrap([], said => {
      if (waits || !said.includes('another run is installing or building')) return;
      waits = true;
      rmSync(lock, { recursive: true });
    });
    expect(waits).toBe(true);
    expect(run.code).toBe(0);
    expect(run.err).toContain('installing dependencies');
  });

  test('compiles and packs what has changed, and nothing else', async () => {
    await bootstrap();
    const program = (path: string, script: string): void => {
      mkdirSync(join(root, 'node_modules', path, '..'), { recursive: true });
      writeFileSync(join(root, 'node_modules', path), script);
    };
    const note = "require('fs').mkdirSync('dist', { recursive: true });";
    program(
      'typescript/bin/tsc',
      `process.chdir('web'); ${note} require('fs').writeFileSync('dist/.tsbuildinfo', '');`,
    );
    program('vite/bin/vite.js', `${note} require('fs').writeFileSync('dist/index.html', ''); console.log('packed');`);
    mkdirSync(join(root, 'web'));
    writeJson('tsconfig.json', { references: [{ path: 'web' }] });
    writeJson('web/tsconfig.json', {});
    writeFileSync(join(root, 'web', 'vite.config.ts'), '');
    const packed = await bootstrap(['--build']);
    expect([packed.code, packed.out]).toEqual([0, '']);
    expect(packed.err).toContain('packing the site');
    expect(await bootstrap(['--build'])).toEqual(QUIET);
    writeFileSync(join(root, 'web', 'page.ts'), '');
    expect((await bootstrap(['--build'])).err).toContain('packed');
    rmSync(join(root, 'web', 'dist', 'index.html'));
    expect((await bootstrap(['--build'])).err).toContain('packed');
    expect(await bootstrap(['--build'])).toEqual(QUIET);
  });

  test('Node is accepted while it is looked after, later with a warning, and refused if it is too old', async () => {
    await bootstrap();
    const on = (version: string): Promise<Run> => bootstrap([], undefined, version);
    for (const version of ['22.12.0', '24.1.0', '26.0.0', '27.0.0']) expect(await on(version)).toEqual(QUIET);
    for (const version of ['20.19.0', '23.1.0', '25.0.0']) {
      const err = `ankerplatz: Node ${version} gets no security updates any more: it still works, but 22, 24 or 26 is better\n`;
      expect(await on(version)).toEqual({ code: 0, out: '', err });
    }
    for (const version of ['18.20.0', '20.18.3', '21.7.3', '22.11.0']) {
      const err = `ankerplatz: Node 22, 24 or 26 is needed (of 22 the version 22.12 or newer), this is ${version}\n`;
      expect(await on(version)).toEqual({ code: 1, out: '', err });
    }
  });

  test('says what is wrong', async () => {
    expect(await bootstrap(['--fast'])).toMatchObject({ code: 1, err: expect.stringContaining('usage: ') });
    rmSync(join(root, 'package-lock.json'));
    const missing = 'package-lock.json is missing or damaged';
    expect(await bootstrap()).toMatchObject({ code: 1, out: '', err: expect.stringContaining(missing) });
  });
});

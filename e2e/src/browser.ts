import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** The same folder, whether this file runs as it stands or compiled. */
const HERE = import.meta.url.replace('/e2e/dist/src/', '/e2e/src/');
const CACHE = fileURLToPath(new URL('../../.cache/chromium', HERE));
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Milliseconds. */
const DOWNLOAD = 300_000;
/**
 * Libraries that the browser of the package would miss on a bare machine: it brings them along if it believes to be
 * there.
 */
const BARE_MACHINE = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' };

export const FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--force-color-profile=srgb',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The package says that its fonts lie in a folder of the system: they lie where it was unpacked. */
const useFonts = (): void => {
  const file = join(CACHE, 'fonts.conf');
  const folders = [join(CACHE, 'fonts'), '/usr/share/fonts'].map(folder => `<dir>${folder}</dir>`).join('');
  const cache = `<cachedir>${join(CACHE, 'fonts-cache')}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${folders}${cache}</fontconfig>`);
  process.env.FONTCONFIG_FILE = file;
};

const restore = (name: string, value: string | undefined): void => {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
};

/**
 * The browser inside the package, made for x64, unpacked into the project's cache instead of a temporary folder that others
 * share. Its fonts are used by every browser on Linux, so that words are as wide everywhere.
 */
const packaged = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux') return undefined;
  const { TMPDIR } = process.env;
  mkdirSync(CACHE, { recursive: true });
  Object.assign(process.env, BARE_MACHINE, { TMPDIR: CACHE });
  try {
    const { default: pack } = await import('@sparticuz/chromium');
    const path = await pack.executablePath();
    useFonts();
    return path;
  } catch {
    return undefined;
  } finally {
    restore('TMPDIR', TMPDIR);
  }
};

/** A file that is there may be made for another machine, or miss what it needs. */
const starts = (path: string): boolean => spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/** The browser that Playwright brings for machines for which no package has one. */
const downloaded = (): string | undefined => {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  spawnSync(process.execPath, [cli, 'install', '--only-shell', 'chromium'], { stdio: 'ignore', timeout: DOWNLOAD });
  return chromium.executablePath();
};

/** Asked one after the other, until one starts. */
const CANDIDATES = [packaged, ...SYSTEM.map(path => () => path), downloaded];

/** CHROMIUM_PATH, else the one inside the npm package, else one of the system, else one that Playwright downloads. */
export const findBrowser = async (): Promise<string | undefined> => {
  const { CHROMIUM_PATH, LD_LIBRARY_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  for (const candidate of CANDIDATES) {
    const path = await candidate();
    if (path !== undefined && existsSync(path) && starts(path)) return path;
    // The libraries that one browser brings for itself are not for the next.
    restore('LD_LIBRARY_PATH', LD_LIBRARY_PATH);
  }
  return undefined;
};

export const browserPath = async (): Promise<string> => {
  const found = await findBrowser();
  if (found === undefined) throw new Error('no Chromium was found: set CHROMIUM_PATH to one');
  // Playwright loads its configuration in every worker: they need not search again.
  process.env.CHROMIUM_PATH = found;
  return found;
};

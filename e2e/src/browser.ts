import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../.cache/chromium', import.meta.url));
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** What the browser of the package would miss on a bare machine, it brings along if it believes to be there. */
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

/** The browser inside the package, unpacked into the project's cache instead of a temporary folder that others share. */
const packaged = async (): Promise<string | undefined> => {
  const { TMPDIR } = process.env;
  mkdirSync(CACHE, { recursive: true });
  Object.assign(process.env, BARE_MACHINE, { TMPDIR: CACHE });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    useFonts();
    return path;
  } catch {
    return undefined;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
};

/** CHROMIUM_PATH, else the one inside the npm package, else one of the system. */
export const browserPath = async (): Promise<string> => {
  const found = process.env.CHROMIUM_PATH || (await packaged()) || SYSTEM.find(path => existsSync(path));
  if (found === undefined) throw new Error('no Chromium was found: set CHROMIUM_PATH to one');
  return found;
};

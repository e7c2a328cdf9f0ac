// Before tests of pages: happy-dom in one file. From its six hundred it takes longer to load than most tests take, and every test file loads it anew.
import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { build } from 'vite';
import { BUNDLE, ENTRY } from './window.mjs';

export const setup = async () => {
  if (existsSync(BUNDLE)) return;
  await build({
    ...{ configFile: false, logLevel: 'warn', publicDir: false, ssr: { noExternal: true } },
    build: {
      ssr: ENTRY,
      outDir: dirname(BUNDLE),
      rolldownOptions: { output: { entryFileNames: basename(BUNDLE), codeSplitting: false } },
    },
  });
};

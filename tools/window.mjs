// The environment of tests of pages: the runner's own for happy-dom, but loaded from one file, which tools/window-bundle.mjs makes.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { populateGlobal } from 'vitest/runtime';

/** Of happy-dom. */
export const ENTRY = createRequire(new URL('../web/package.json', import.meta.url)).resolve('happy-dom');
const { version } = JSON.parse(readFileSync(join(ENTRY, '..', '..', 'package.json'), 'utf8'));

export const BUNDLE = fileURLToPath(new URL(`../.cache/window/happy-dom-${version}.mjs`, import.meta.url));

/** Globals that Node has too, and a page takes from its window. */
const ALSO_OF_NODE = [
  ...['Request', 'Response', 'Headers', 'FormData', 'URL', 'URLSearchParams', 'fetch'],
  ...['AbortController', 'AbortSignal', 'MessagePort'],
];

export default {
  name: 'window',
  viteEnvironment: 'client',
  async setup(global) {
    const { GlobalWindow } = await import(pathToFileURL(BUNDLE).href);
    const window = new GlobalWindow({
      console: global.console,
      url: 'http://localhost:3000',
      settings: { disableErrorCapturing: true },
    });
    // From 25 on Node has them too, without a file to keep them in, and warns at every look at them.
    delete global.localStorage;
    delete global.sessionStorage;
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true, additionalKeys: ALSO_OF_NODE });
    return {
      async teardown() {
        await window.happyDOM.abort();
        window.close();
        for (const key of keys) delete global[key];
        for (const [key, value] of originals) global[key] = value;
      },
    };
  },
};

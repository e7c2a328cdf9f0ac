import { defineConfig } from 'vitest/config';
import { outOfTurn } from './tools/turns.mjs';

const BUILT = ['**/dist/**', '**/node_modules/**'];
const EXCLUDED = [...BUILT, ...outOfTurn(process.env.TURN)];

/** Tests that put other games in the place of ours: they share nothing with other tests. */
const OTHER_GAMES = '{server,tools}/src/**/scenarios/versions.test.ts';

/** All packages from their sources. */
const FROM_SOURCES = { resolve: { conditions: ['source'] }, ssr: { resolve: { conditions: ['source'] } } };

/**
 * The package that is tested from its sources, the others as they are compiled, which is twice as fast; what has changed
 * in them is compiled before.
 */
const COMPILED = { globalSetup: ['tools/compile.mjs'], server: { deps: { external: [/\/dist\//] } } };

/** Files of a worker share what they load, which takes longer than most of their tests. */
const SHARING = { isolate: false };

export default defineConfig({
  test: {
    exclude: EXCLUDED,
    // Tests wait for what must happen, however late a busy machine is: these only end what never will.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
    setupFiles: 'tools/patience.mjs',
    // A busy machine may be late once; what fails twice is broken. What failed once is named at the end of npm test.
    retry: 1,
    projects: [
      {
        extends: true,
        ...FROM_SOURCES,
        test: { name: 'games', include: ['games/*/src/**/*.test.ts'], ...SHARING },
      },
      {
        extends: true,
        test: {
          ...COMPILED,
          name: 'bots',
          include: ['{bots,coach,review,tournament,tools}/src/**/*.test.ts'],
          exclude: [...EXCLUDED, OTHER_GAMES],
          globalSetup: [...COMPILED.globalSetup, 'tools/optional-programs.mjs'],
          ...SHARING,
        },
      },
      {
        extends: true,
        test: {
          ...COMPILED,
          name: 'server',
          include: ['{protocol,server,torture}/src/**/*.test.ts'],
          exclude: [...EXCLUDED, OTHER_GAMES],
          globalSetup: [...COMPILED.globalSetup, 'server/src/testing/postgres.ts', 'tools/optional-programs.mjs'],
          ...SHARING,
        },
      },
      {
        extends: true,
        ...FROM_SOURCES,
        test: { name: 'versions', include: [OTHER_GAMES], globalSetup: 'server/src/testing/postgres.ts' },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          ...COMPILED,
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: './tools/window.mjs',
          globalSetup: [...COMPILED.globalSetup, 'tools/window-bundle.mjs'],
          // A thread begins sooner than a process.
          pool: 'threads',
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['games/*/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**'],
      reporter: ['text', 'json-summary'],
    },
  },
});

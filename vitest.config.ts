import { defineConfig } from 'vitest/config';

/** From 25 on Node has a localStorage of its own, without a file to keep it in, which hides the one of happy-dom. */
const WITHOUT_STORAGE_OF_NODE = ['--no-experimental-webstorage'].filter(flag =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** Puts other games in the place of ours, so that it shares nothing with other tests. */
const OTHER_GAMES = 'server/src/tables/scenarios/versions.test.ts';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    exclude: ['**/dist/**', '**/node_modules/**'],
    // Tests wait for what must happen, however late a busy machine is: these only end what never will.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 300_000 } },
    setupFiles: 'tools/patience.mjs',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{games/*,bots,tools}/src/**/*.test.ts'],
          globalSetup: 'tools/optional-programs.mjs',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{protocol,server,torture}/src/**/*.test.ts'],
          exclude: ['**/dist/**', '**/node_modules/**', OTHER_GAMES],
          globalSetup: ['server/src/testing/postgres.ts', 'tools/optional-programs.mjs'],
          // Files of a worker share what they load: loading a server takes longer than most of its tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'server-versions', include: [OTHER_GAMES], globalSetup: 'server/src/testing/postgres.ts' },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'web',
          include: ['web/src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          execArgv: WITHOUT_STORAGE_OF_NODE,
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

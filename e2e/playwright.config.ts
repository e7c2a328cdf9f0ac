import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserPath, FLAGS } from './src/browser.ts';

const executablePath = await browserPath();

export default defineConfig({
  testDir: 'src',
  testMatch: '*.journey.ts',
  outputDir: '../.cache/journeys',
  // Journeys wait for what must happen, however late a busy machine is: these only end what never will.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  // Journeys wait more than they work.
  workers: availableParallelism() + 1,
  // A browser on a busy machine may be late once; what fails twice is broken. What failed once is named as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: FLAGS },
    actionTimeout: 180_000,
    screenshot: 'only-on-failure',
  },
});

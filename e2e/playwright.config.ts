import { defineConfig } from '@playwright/test';
import { browserPath, FLAGS } from './src/browser.ts';

const executablePath = await browserPath();

export default defineConfig({
  testDir: 'src',
  testMatch: '*.journey.ts',
  outputDir: '../.cache/journeys',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // A browser on a busy machine may be late once; what fails twice is broken. What failed once is named as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: FLAGS },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
  },
});

import { defineConfig } from '@playwright/test';

/** The core journeys in the browser that was asked for: npm run journeys -- --browser NAME. */
export default defineConfig({
  testDir: 'src/browsers',
  testMatch: '*.browser.ts',
  outputDir: '../.cache/browsers',
  timeout: 1_800_000,
  expect: { timeout: 60_000 },
  workers: 1,
  retries: 0,
  reporter: [['list']],
});

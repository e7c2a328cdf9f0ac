import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

export default defineConfig({ ...journeys, testMatch: '*.bench.ts', workers: 1 });

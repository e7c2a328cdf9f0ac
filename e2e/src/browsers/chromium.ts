import { chromium } from '@playwright/test';
import { browserPath, FLAGS } from '../browser.ts';
import { type Driver, SIZE } from './driver.ts';
import { PageTab } from './page-tab.ts';

export const openChromium = async (): Promise<Driver> => {
  const browser = await chromium.launch({ executablePath: await browserPath(), args: FLAGS });
  return {
    version: `Chromium ${browser.version()}`,
    open: async site => {
      const context = await browser.newContext({ viewport: SIZE, locale: 'en' });
      return new PageTab(site, await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
};

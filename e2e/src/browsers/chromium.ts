import { chromium } from '@playwright/test';
import { browserPath, FLAGS } from '../browser.ts';
import { type Driver, SIZE } from './driver.ts';
import { PageTab } from './page-tab.ts';

/** In windows on a display, for a screen reader, if that is told in its environment. */
export const openChromium = async (env?: Record<string, string>): Promise<Driver> => {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...FLAGS, ...(env ? ['--force-renderer-accessibility'] : [])],
    headless: env === undefined,
    ...(env && { env: { ...env, ACCESSIBILITY_ENABLED: '1' } }),
  });
  return {
    version: `Chromium ${browser.version()}`,
    open: async site => {
      const context = await browser.newContext({ viewport: SIZE, locale: 'en' });
      return new PageTab(site, await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
};

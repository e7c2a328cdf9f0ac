import puppeteer from 'puppeteer-core';
import { type Driver, SIZE } from './driver.ts';
import { PageTab } from './page-tab.ts';

/** In a test the browser's own questions stay unanswered. */
const PREFERENCES = {
  'dom.storageManager.prompt.testing': true,
  'dom.storageManager.prompt.testing.allow': true,
  'intl.accept_languages': 'en',
};

/** Firefox before 144 sets the size of a window, but cannot turn its screen, which nobody wants. */
const allowUnturned = (error: unknown): void => {
  if (!String(error).includes('setScreenOrientationOverride')) throw error;
};

/** An ordinary Firefox, by WebDriver BiDi; in windows on a display, if that is told in its environment. */
export const openFirefox = async (executablePath: string, env?: Record<string, string>): Promise<Driver> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: PREFERENCES,
    headless: env === undefined,
    ...(env && { env }),
    // Milliseconds: a busy machine is slow, not broken.
    timeout: 120_000,
    protocolTimeout: 600_000,
  });
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    open: async site => {
      const context = await browser.createBrowserContext();
      // A tab behind another one would count as left.
      const page = await context.newPage({ type: 'window' });
      await page.setViewport(SIZE).catch(allowUnturned);
      return new PageTab(site, page, () => context.close());
    },
    close: () => browser.close(),
  };
};

import { openChromium } from './chromium.ts';
import type { Driver } from './driver.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

const pathOf = (name: string): string => {
  const path = process.env[name];
  if (!path) throw new Error(`${name} is not set: npm run journeys -- --browser finds browsers and sets it`);
  return path;
};

const BROWSERS: Readonly<Record<string, () => Promise<Driver>>> = {
  chromium: openChromium,
  firefox: () => openFirefox(pathOf('FIREFOX_PATH')),
  webkit: () => openWebkit(pathOf('WEBKIT_DRIVER_PATH'), pathOf('MINIBROWSER_PATH')),
};

/** The browser that was asked for. */
export const openBrowser = (): Promise<Driver> => BROWSERS[process.env.JOURNEYS_BROWSER ?? 'chromium']!();

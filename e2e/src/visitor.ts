import { LANGUAGES, type Language } from '@ankerplatz/kit';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

export { LANGUAGES, type Language };
/** The languages whose words journeys know, each a tongue. */
export const TONGUES = ['en', 'de', 'fr'] as const satisfies readonly Language[];
export type Tongue = (typeof TONGUES)[number];
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const DEVICES = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;
export type Device = keyof typeof DEVICES;

/** The settings of a visitor's device, as the page keeps them. */
export interface Habits {
  readonly device?: Device;
  readonly language?: Language;
  readonly theme?: Theme;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** A visitor who was never here before is asked whether to learn first. */
  readonly isNew?: boolean;
}

const QUIET = { animation: 'none', sounds: false, soundsOffered: true, botDelay: 0, notes: false };

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A device of its own: nothing is shared with other visitors, unless it brings what another one kept. */
export const visit = async (browser: Browser, url: string, habits: Habits = {}, kept?: Kept): Promise<Page> => {
  const { device = 'desktop', language = 'en', theme = 'light', settings = {}, isNew = false } = habits;
  const context = await browser.newContext({
    ...DEVICES[device],
    ...{ baseURL: url, locale: language, colorScheme: theme },
    ...(kept && { storageState: kept }),
  });
  await keep(context, 'ankerplatz.settings', { ...QUIET, language, theme, ...settings });
  if (!isNew) await keep(context, 'ankerplatz.lessons', { isOffered: true });
  return context.newPage();
};

/** Only where nothing is kept yet: what a visitor changes outlives a reload. */
const keep = async (context: BrowserContext, key: string, kept: Readonly<Record<string, unknown>>): Promise<void> => {
  await context.addInitScript(
    ([name, text]) => {
      try {
        localStorage[name!] ??= text;
      } catch {
        // The blank page before the first address keeps nothing.
      }
    },
    [key, JSON.stringify(kept)],
  );
};

/** A visitor who pays for every byte loads no more than the pages they look at. */
const isSparing = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Milliseconds after the first picture, so that it takes nothing away from it. */
const AFTER_MS = 3000;

/** Lets games of this device go on offline. There is no such thing on plain http, except on the machine itself. */
export const keepForOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
      const { active } = await navigator.serviceWorker.ready;
      if (!isSparing()) active?.postMessage('keep');
    } catch {
      // Without a service worker the site needs a line.
    }
  }, AFTER_MS);
};

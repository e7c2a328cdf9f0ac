import { computed, signal } from '@preact/signals';

/** The event of a browser that can install the site; the page's types do not know it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const offered = signal<InstallEvent | null>(null);

/** Waits for the browser to say that it can install the site; it does so once, on whatever page. */
export const awaitInstall = (): void => {
  addEventListener('beforeinstallprompt', event => {
    // The offer stands in the settings, where it is in nobody's way.
    event.preventDefault();
    offered.value = event as InstallEvent;
  });
  addEventListener('appinstalled', () => {
    offered.value = null;
  });
};

/** Asks the browser to install the site as an app; null: it cannot, or has done so. */
export const install = computed(() => {
  const event = offered.value;
  if (!event) return null;
  return async (): Promise<void> => {
    // The browser can be asked once; after a no it offers it again by itself.
    offered.value = null;
    await event.prompt();
  };
});

import { catalogue } from '../../text/catalogue.ts';

/** The words of looking back, loaded with the bar that does. */
export const reelText = catalogue({
  en: async () => (await import('./reel.en.ts')).en,
  de: async () => (await import('./reel.de.ts')).de,
  fr: async () => (await import('./reel.fr.ts')).fr,
});

import { catalogue } from '../../text/catalogue.ts';

/** The words of looking back, loaded with the bar that does. */
export const replayText = catalogue({
  en: async () => (await import('./replay.en.ts')).en,
  de: async () => (await import('./replay.de.ts')).de,
  fr: async () => (await import('./replay.fr.ts')).fr,
});

import { catalogue } from '../../text/catalogue.ts';

export const talkText = catalogue({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
});

import { catalogue } from '../text/catalogue.ts';

export const boxText = catalogue({
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  fr: async () => (await import('./text/fr.ts')).fr,
});

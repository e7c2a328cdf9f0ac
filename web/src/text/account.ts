import { catalogue } from './catalogue.ts';

/** The texts of what is read and set at leisure: account, settings, about. */
export const accountText = catalogue({
  en: async () => (await import('./account/en.ts')).en,
  de: async () => (await import('./account/de.ts')).de,
  fr: async () => (await import('./account/fr.ts')).fr,
});

import { catalogue } from './catalogue.ts';

/** The texts of what is read and set at leisure: account, settings, about. */
export const desk = catalogue({
  en: async () => (await import('./desk/en.ts')).en,
  de: async () => (await import('./desk/de.ts')).de,
  fr: async () => (await import('./desk/fr.ts')).fr,
});

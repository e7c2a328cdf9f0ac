import { catalogue } from './catalogue.ts';

/** The texts of the shell: `text.value.app.title`. */
export const text = catalogue({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
});

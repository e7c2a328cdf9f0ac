import { catalogue } from './catalogue.ts';

export const boxText = catalogue({
  en: async () => (await import('./box/en.ts')).en,
  de: async () => (await import('./box/de.ts')).de,
  fr: async () => (await import('./box/fr.ts')).fr,
});

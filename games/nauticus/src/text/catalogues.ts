import type { Language } from '@ankerplatz/kit';
import type { NauticusWords } from './words.ts';

/** Loaded when they are asked for. A new language is a folder and a line here. */
export const CATALOGUES: Readonly<Record<Language, () => Promise<NauticusWords>>> = {
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
  fr: async () => (await import('./fr/index.ts')).fr,
};

import type { Language } from '@ankerplatz/kit';
import type { NauticusWords } from './words.ts';

/** The words of a language, loaded when they are asked for: found by its name, as which they say their own type. */
export const wordsIn = async (language: Language): Promise<NauticusWords> => {
  const file: Readonly<Record<Language, NauticusWords>> = await import(`./${language}/index.ts`);
  return file[language];
};

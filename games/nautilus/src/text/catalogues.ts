import type { Language } from '@ankerplatz/kit';
import type { NautilusWords } from './words.ts';

/** The words of a language, loaded when they are asked for: found by its name, as which they say their own type. */
export const wordsIn = async (language: Language): Promise<NautilusWords> => {
  const file: Readonly<Record<Language, NautilusWords>> = await import(`./${language}/index.ts`);
  return file[language];
};

import type { DoorWords } from '../text/types.ts';
import type { Language } from '../words.ts';

/** The words of the door in a language: its file is found by its name. */
export const doorWordsIn = async (language: Language): Promise<DoorWords> => {
  const file: Readonly<Record<Language, DoorWords>> = await import(`../text/${language}.ts`);
  return file[language];
};

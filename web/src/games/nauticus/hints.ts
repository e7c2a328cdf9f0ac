/** One sentence to every counter and sign. Loaded after the table. */
import type { Language } from '@ankerplatz/kit';
import { loadTexts } from '../../text/catalogue.ts';
import type { HintTexts } from './text/hints.en.ts';

const FILES = import.meta.glob<Record<string, HintTexts>>('./text/hints.??.ts');

export const hintsIn = async (language: Language): Promise<(about: string) => string | undefined> => {
  const texts: Readonly<Record<string, string>> = await loadTexts(FILES, language);
  return about => texts[about];
};

/** One sentence to every counter and sign. Loaded after the table. */
import type { Language } from '@ankerplatz/kit';
import type { Hints } from '../../board/board.ts';
import { loadTexts } from '../../text/catalogue.ts';
import { changes } from './changes.ts';
import type { HintTexts } from './text/hints.en.ts';

const FILES = import.meta.glob<Record<string, HintTexts>>('./text/hints.??.ts');

export const hintsIn = async (language: Language): Promise<Hints> => {
  const texts: Readonly<Record<string, string>> = await loadTexts(FILES, language);
  return { about: name => texts[name], changes };
};

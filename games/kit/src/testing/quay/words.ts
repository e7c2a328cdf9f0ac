import type { Words } from '../../game.ts';
import type { Seat } from '../../seat.ts';
import { byTag, type Language } from '../../words.ts';
import type { QuayText } from './text/types.ts';
import type { QuayEvent, QuayReason } from './types.ts';

/** The text of a language: its file is found by its name. */
const textIn = async (language: Language): Promise<QuayText> => {
  const file: Readonly<Record<Language, QuayText>> = await import(`./text/${language}.ts`);
  return file[language];
};

export const words = async (version: number, language: Language): Promise<Words<QuayEvent, QuayReason>> => {
  const text = await textIn(language);
  return {
    event: (event, names) => byTag(text.events, 'type', event, (seat: Seat) => names[seat]!, text),
    refusal: reason => byTag(text.reasons, 'code', reason, text),
    rules: async () => (version > 1 ? { ...text.rules, ...text.rules2 } : text.rules),
  };
};

import type { Words } from '../../game.ts';
import type { Seat } from '../../seat.ts';
import { byTag, type Language } from '../../words.ts';
import type { QuayText } from './text/types.ts';
import type { QuayEvent, QuayReason } from './types.ts';

const LOADERS: Readonly<Record<Language, () => Promise<QuayText>>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  fr: async () => (await import('./text/fr.ts')).fr,
};

export const words = async (version: number, language: Language): Promise<Words<QuayEvent, QuayReason>> => {
  const text = await LOADERS[language]();
  return {
    event: (event, names) => byTag(text.events, 'type', event, (seat: Seat) => names[seat]!, text),
    refusal: reason => byTag(text.reasons, 'code', reason, text),
    rules: async () => (version > 1 ? { ...text.rules, ...text.rules2 } : text.rules),
  };
};

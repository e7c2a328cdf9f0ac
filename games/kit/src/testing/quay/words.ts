import type { Words } from '../../game.ts';
import type { Seat } from '../../seat.ts';
import { type ByTag, byTag, type Language, type RuleText } from '../../words.ts';
import type { Building, ByGood, QuayEvent, QuayReason } from './types.ts';

export interface QuayText {
  readonly goods: ByGood<string>;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly events: ByTag<QuayEvent, 'type', string, [name: (seat: Seat) => string, text: QuayText]>;
  readonly reasons: ByTag<QuayReason, 'code', string, [text: QuayText]>;
  readonly rules: Readonly<Record<string, RuleText>>;
}

const LOADERS: Readonly<Record<Language, () => Promise<QuayText>>> = {
  en: async () => (await import('./text/en.ts')).en,
  de: async () => (await import('./text/de.ts')).de,
  fr: async () => (await import('./text/fr.ts')).fr,
};

export const words = async (language: Language): Promise<Words<QuayEvent, QuayReason>> => {
  const text = await LOADERS[language]();
  return {
    event: (event, names) => byTag(text.events, 'type', event, (seat: Seat) => names[seat]!, text),
    refusal: reason => byTag(text.reasons, 'code', reason, text),
    rules: async () => text.rules,
  };
};

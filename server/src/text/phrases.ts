import type { Phrase } from '@ankerplatz/protocol';

/** Phrases that can be said at one tap. */
export type PhraseTexts = Readonly<Record<Phrase, string>>;

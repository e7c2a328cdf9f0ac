import type { Phrase } from '@ankerplatz/protocol';

/** What can be said at one tap. */
export type PhraseTexts = Readonly<Record<Phrase, string>>;

import type { DoorWords } from '@ankerplatz/kit';
import type { AdminText } from './admin-text.ts';
import type { NoticeWords } from './notice-words.ts';
import type { PhraseTexts } from './phrases.ts';
import type { Words } from './words.ts';

/** All words of the server in one language. */
export interface Catalogue {
  readonly door: DoorWords;
  readonly admin: AdminText;
  readonly notices: NoticeWords;
  readonly phrases: PhraseTexts;
  readonly words: Words;
}

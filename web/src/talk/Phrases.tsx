import type { Phrase } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { api } from '../net/api.ts';
import { settings } from '../settings/settings.ts';
import { talkText } from './text/index.ts';

export type PhraseBook = ReadonlyMap<Phrase, string>;

/** The phrases in the language of the page. */
export const usePhrases = (): PhraseBook => {
  const book = useSignal<PhraseBook>(new Map());
  const { language } = settings.value;
  useEffect(() => {
    void api.phrases().then(found => {
      if (found.ok && settings.peek().language === language)
        book.value = new Map(found.value.phrases.map(({ phrase, text }) => [phrase, text]));
    });
  }, [language]);
  return book.value;
};

interface PhrasesProps {
  readonly phrases: PhraseBook;
  readonly isBusy: boolean;
  readonly onSay: (phrase: Phrase) => void;
}

/** Said at one tap, read by all in their own language. */
export function Phrases({ phrases, isBusy, onSay }: PhrasesProps): JSX.Element {
  return (
    <ul class="talk-phrases" aria-label={talkText.value.phrases}>
      {[...phrases].map(([phrase, text]) => (
        <li key={phrase}>
          <button type="button" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onSay(phrase)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

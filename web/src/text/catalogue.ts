import type { Language } from '@ankerplatz/kit';
import { signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';

/** The files of a catalogue, one a language: `./de.ts` or `./speech.de.ts` exports its texts as `de`. All have the same shape. */
export type TextFiles<Texts> = Readonly<Record<string, () => Promise<Readonly<Record<string, Texts>>>>>;

/** The texts of a language, out of the files of their catalogue. */
export const loadTexts = async <Texts>(files: TextFiles<Texts>, language: Language): Promise<Texts> => {
  const path = Object.keys(files).find(each => each.endsWith(`/${language}.ts`) || each.endsWith(`.${language}.ts`));
  const file = await files[path ?? '']?.();
  const texts = file?.[language];
  if (texts === undefined) throw new Error(`There are no texts in ${language} among ${Object.keys(files).join(', ')}.`);
  return texts;
};

export interface Catalogue<Texts> {
  /** Loads the texts of the present language; to be awaited before `value` is read. */
  load(): Promise<Texts>;
  /** The texts in the present language, or in the one before while that is loading. Reading it follows the language. */
  readonly value: Texts;
}

/** The texts of one part of the site: loaded with it, switched in place. */
export const catalogue = <Texts>(files: TextFiles<Texts>): Catalogue<Texts> => {
  const texts = signal<Texts | null>(null);
  let shown: Language | null = null;
  let following = false;

  const load = async (): Promise<Texts> => {
    const { language } = settings.value;
    if (texts.value !== null && shown === language) return texts.value;
    const loaded = await loadTexts(files, language);
    // Meanwhile another language may have been chosen: the last choice counts.
    if (settings.value.language === language) {
      texts.value = loaded;
      shown = language;
    }
    return loaded;
  };

  return {
    load: async () => {
      const loaded = await load();
      if (!following) {
        following = true;
        settings.subscribe(() => void load());
      }
      return texts.value ?? loaded;
    },
    get value() {
      if (texts.value === null) throw new Error('Texts were read before they were loaded.');
      return texts.value;
    },
  };
};

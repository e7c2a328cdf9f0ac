import type { Language } from '@ankerplatz/kit';
import { signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';

/** Loads the texts of each language; all have the same shape, which the compiler checks. */
export type Loaders<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

export interface Catalogue<Texts> {
  /** Loads the texts of the present language; to be awaited before `value` is read. */
  load(): Promise<Texts>;
  /** The texts in the present language, or in the one before while that is loading. Reading it follows the language. */
  readonly value: Texts;
}

/** The texts of one part of the site: loaded with it, switched in place. */
export const catalogue = <Texts>(loaders: Loaders<Texts>): Catalogue<Texts> => {
  const texts = signal<Texts | null>(null);
  let shown: Language | null = null;
  let following = false;

  const load = async (): Promise<Texts> => {
    const { language } = settings.value;
    if (texts.value !== null && shown === language) return texts.value;
    const loaded = await loaders[language]();
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

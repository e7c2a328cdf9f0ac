import { LANGUAGES, type Language } from '@ankerplatz/kit';
import type { Catalogue } from './catalogue.ts';

/** The folder of a language is found by its name. */
const catalogueIn = async (language: Language): Promise<Catalogue> => {
  const file: Readonly<Record<Language, Catalogue>> = await import(`./${language}/index.ts`);
  return file[language];
};

const LOADED = await Promise.all(LANGUAGES.map(async language => [language, await catalogueIn(language)] as const));

/** A new language is a folder here. */
export const CATALOGUES = Object.fromEntries(LOADED) as Readonly<Record<Language, Catalogue>>;

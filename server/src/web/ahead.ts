import type { Language } from '@ankerplatz/kit';
import type { Site } from './site.ts';

/** Files of the site in the order in which pages need them, as its build lists them: by the first word of an address, or by that and a game. */
type Listed = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

/** For the server alone: it is not among what is served. */
export const LIST = '/ahead.json';

const linkTo = (file: string): string =>
  file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload`;

/** The links of a page: the game is null where the address does not tell, or to visitors who may not know. */
type Links = (language: Language, game: string | null) => string;

/**
 * The files that a page will ask for, as a header of its answer, by its address: browsers fetch them while they still
 * read what every page begins with. Undefined where nothing is known of it.
 */
export const linksOf = (site: Site): ((path: string) => Links | undefined) => {
  const list = site.file(LIST);
  const pages = list && (JSON.parse(list.plain.toString()) as Listed);
  return path => {
    const word = path.split('/')[1]!;
    const anyGame = pages?.[word];
    if (!anyGame) return undefined;
    return (language, game) => (pages[`${word} ${game}`] ?? anyGame)[language].map(linkTo).join(', ');
  };
};

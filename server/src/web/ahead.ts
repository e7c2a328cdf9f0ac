import type { Language } from '@ankerplatz/kit';
import type { Site } from './site.ts';

/** Files of the site in the order in which pages need them, as its build lists them: by the first word of an address, or by that and a game. */
type Listed = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>;

/** For the server alone: it is not among what is served. */
export const LIST = '/ahead.json';

const linkTo = (file: string): string =>
  file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload`;

/**
 * The files that a page will ask for, as a header of its answer: browsers fetch it while they still read what every
 * page begins with. Undefined where nothing is known of it. The game is null where the address does not tell, or to
 * visitors who may not know.
 */
export const linksOf = (
  site: Site,
  path: string,
): ((language: Language, game: string | null) => string) | undefined => {
  const list = site.file(LIST);
  const pages = list && (JSON.parse(list.plain.toString()) as Listed);
  const word = path.split('/')[1]!;
  const anyGame = pages?.[word];
  if (!anyGame) return undefined;
  return (language, game) => (pages[`${word} ${game}`] ?? anyGame)[language].map(linkTo).join(', ');
};

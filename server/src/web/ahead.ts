import type { Language } from '@ankerplatz/kit';
import type { Site } from './site.ts';

/** Files of the site, as its build lists them. */
interface Listed {
  /** By the first word of an address. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly languages: Readonly<Record<Language, readonly string[]>>;
}

/** For the server alone: it is not among what is served. */
export const LIST = '/ahead.json';

const linkTo = (file: string): string =>
  file.endsWith('.css') ? `<${file}>; rel=preload; as=style; crossorigin` : `<${file}>; rel=modulepreload`;

/**
 * What a page will ask for, as a header of its answer: browsers fetch it while they still read what every page begins with. Undefined where
 * nothing is known of it.
 */
export const linksOf = (site: Site, path: string): ((language: Language) => string) | undefined => {
  const list = site.file(LIST);
  if (!list) return undefined;
  const { pages, languages } = JSON.parse(list.plain.toString()) as Listed;
  const files = pages[path.split('/')[1]!];
  return files && (language => [...files, ...languages[language]].map(linkTo).join(', '));
};

import { expect, test } from 'vitest';
import { cataloguesIn, codeOfTheSite, sourceOf, textsIn } from './sources.ts';

const CATALOGUES = cataloguesIn('fr');
/** Spoken texts are not broken into lines. */
const FILES = CATALOGUES.filter(file => !file.includes('speech'));

/** A plain space inside quotation marks or before a sign, unless it is the question mark that is a command. */
const LOOSE = /« | [»:;!]| \?(?! \p{Ll})/u;

test('texts are found within texts, and what stands between them is none', () => {
  const nested = 'const a = { b: (n: X) => `c #{n ? `d #{f({ n })} e` : `g`} h`, i: `j` };'.replaceAll('#', '$');
  expect(textsIn(nested)).toEqual(['`d $x e`', '`g`', '`c $x h`', '`j`']);
});

/** All texts, each after its file. */
const texts = (files: readonly string[]): readonly string[] =>
  files.flatMap(file => textsIn(sourceOf(file)).map(text => `${file} ${text}`));

test('in French no line can begin with a sign that belongs to the word before it', () => {
  expect(FILES.length).toBeGreaterThan(20);
  expect(texts(FILES).length).toBeGreaterThan(1000);
  expect(texts(FILES).filter(text => LOOSE.test(text))).toEqual([]);
});

test('French says “vous” to everybody', () => {
  const familiar = /(?<!\p{L})(?:tu|toi|ton|ta|tes|te|t’\p{L}+)(?!\p{L})/iu;
  expect(texts(CATALOGUES).filter(text => familiar.test(text))).toEqual([]);
});

test('“de” and “que” before a name or a noun come from the helper that elides them', () => {
  // A word before a number is never elided.
  const glued = /(?<!\p{L})(?:de|que) \$\{(?!(?:talers|cards|steps|boundsOf|n|people)\b)/iu;
  const sources = CATALOGUES.map(file => [file, sourceOf(file)] as const);
  const found = sources.flatMap(([file, source]) =>
    source.split('\n').flatMap(line => (glued.test(line) ? [`${file} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('“de”, “que” and the like are never followed by a vowel', () => {
  // A lone capital is a name: “le marin de A”.
  const open = /(?<![\p{L}-])(?:de|que|le|la|je|ne|se) (?![AB] )[aeiouéèêâîôœ]/iu;
  expect(texts(CATALOGUES).filter(text => open.test(text.slice(text.indexOf(' '))))).toEqual([]);
});

test('words of the site are joined by signs as their language has them: nowhere but in catalogues and phrases', () => {
  const glued = /`[^`]*\}[:;] |(?<!\w)'[:;] '|\}:`|\}[:;] ?(?:<|\{\w)/;
  const files = codeOfTheSite();
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap(file =>
    sourceOf(file)
      .split('\n')
      .filter(line => glued.test(line) && !/new Error\(|^export const make(Pair|Row) /.test(line))
      .map(line => `${file} ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

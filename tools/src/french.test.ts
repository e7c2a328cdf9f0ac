import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HOUSE = join(import.meta.dirname, '..', '..');
const SOURCES = ['games/kit/src', 'games/nauticus/src', 'games/nautilus/src', 'server/src', 'tools/src', 'web/src'];
const CATALOGUES = SOURCES.flatMap(folder =>
  readdirSync(join(HOUSE, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => /(\bfr|\/fr\/.*)\.ts$/.test(file))
    .map(file => join(folder, file)),
);

/** What is spoken is not broken into lines. */
const FILES = CATALOGUES.filter(file => !file.includes('speech'));

/** The texts of a source, those within others too; what is put into them stands there as x. */
const textsIn = (source: string): readonly string[] => {
  const texts: string[] = [];
  const keep = (text: string): string => {
    texts.push(text);
    return 'x';
  };
  let code = source.replace(/\/\*.*?\*\/|\/\/.*?$/gms, '').replace(/'[^'\n]*'/g, keep);
  for (let before = ''; code !== before; ) {
    before = code;
    code = code.replace(/\{[^{}`]*\}/g, 'x');
    if (code === before) code = code.replace(/`[^`{}]*`/, keep);
  }
  return texts;
};

/** A plain space inside quotation marks or before a sign, unless it is the question mark that is a command. */
const LOOSE = /« | [»:;!]| \?(?! \p{Ll})/u;

test('texts are found within texts, and what stands between them is none', () => {
  const nested = 'const a = { b: (n: X) => `c #{n ? `d #{f({ n })} e` : `g`} h`, i: `j` };'.replaceAll('#', '$');
  expect(textsIn(nested)).toEqual(['`d $x e`', '`g`', '`c $x h`', '`j`']);
});

/** All texts, each after its file. */
const texts = (files: readonly string[]): readonly string[] =>
  files.flatMap(file => textsIn(readFileSync(join(HOUSE, file), 'utf8')).map(text => `${file} ${text}`));

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
  // What begins with a number is never elided.
  const glued = /(?<!\p{L})(?:de|que) \$\{(?!(?:talers|cards|steps|boundsOf|n|people)\b)/iu;
  const sources = CATALOGUES.map(file => [file, readFileSync(join(HOUSE, file), 'utf8')] as const);
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const HOUSE = join(import.meta.dirname, '..', '..');
const SOURCES = ['games/kit/src', 'games/nauticus/src', 'games/nautilus/src', 'server/src', 'tools/src', 'web/src'];
/** What is spoken is not broken into lines. */
const FILES = SOURCES.flatMap(folder =>
  readdirSync(join(HOUSE, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('fr.ts') && !file.includes('speech'))
    .map(file => join(folder, file)),
);

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

test('in French no line can begin with a sign that belongs to the word before it', () => {
  expect(FILES.length).toBeGreaterThan(20);
  const texts = FILES.flatMap(file => textsIn(readFileSync(join(HOUSE, file), 'utf8')).map(text => `${file} ${text}`));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter(text => LOOSE.test(text))).toEqual([]);
});

import { readVisible } from '../http/plain-text.ts';

/** A name as it is kept. */
export const readName = (text: string): string => readVisible('name', text, 30);

/** Case and width do not distinguish login names. */
export const readLogin = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Letters of other scripts that look like those of ours. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аɑα', 'a'],
    ['вβ', 'b'],
    ['сϲ', 'c'],
    ['еєε', 'e'],
    ['нһ', 'h'],
    ['іιıӏ', 'i'],
    ['јϳ', 'j'],
    ['кκ', 'k'],
    ['м', 'm'],
    ['оοσ0', 'o'],
    ['рρ', 'p'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['уγυ', 'y'],
    ['хχ', 'x'],
    ['ν', 'v'],
    ['ѡω', 'w'],
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['ø', 'o'],
    ['ł', 'l'],
    ['đ', 'd'],
  ].flatMap(([letters = '', plain = '']) => [...letters].map(letter => [letter, plain])),
);

/** A name without what the eye passes over: case, accents, what cannot be seen, kinds and numbers of spaces, look-alikes of other scripts. */
export const foldName = (name: string): string =>
  [
    ...name
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      .toLowerCase()
      .replaceAll(/[\s\u2800]+/gu, ' ')
      .trim(),
  ]
    .map(letter => ALIKE[letter] ?? letter)
    .join('');

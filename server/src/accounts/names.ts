import { wrongField } from '../problem.ts';

/** No control characters, no halves of characters, nothing that turns the direction of the text around it. */
const PLAIN = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]{1,30}$/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is kept. */
export const readName = (text: string): string => {
  const name = text.normalize('NFC').trim();
  if (!PLAIN.test(name) || !VISIBLE.test(name)) throw wrongField('name', { is: 'name' });
  return name;
};

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

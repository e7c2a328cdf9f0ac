import { describe, expect, test } from 'vitest';
import { foldName } from './names.ts';

describe('names that look alike', () => {
  test.each([
    ['case', 'ANNA', 'anna'],
    ['accents', 'Rénée', 'renee'],
    ['an accent of its own', 'Re\u0301ne\u0301e', 'renee'],
    ['a space that does not break', 'Captain\u00a0Anna', 'captain anna'],
    ['several spaces', 'Captain \u2009 Anna', 'captain anna'],
    ['what cannot be seen', 'An\u200bna\u2060', 'anna'],
    ['wide letters', 'Ａｎｎａ', 'anna'],
    ['letters of another script', 'Аnnа', 'anna'],
    ['a ligature', 'Œdipe', 'oedipe'],
    ['ß', 'Weiß', 'weiss'],
  ])('%s', (_, name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  test('others stay apart', () => {
    expect(new Set(['Anna', 'Hanna', 'Anna 2', 'Ann', 'Анна', '安娜'].map(foldName)).size).toBe(6);
  });
});

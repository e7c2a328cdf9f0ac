import { describe, expect, test } from 'vitest';
import { de, que } from './french.ts';

describe('French before names', () => {
  test.each([
    ['Anna', 'd’Anna', 'qu’Anna'],
    ['Émile', 'd’Émile', 'qu’Émile'],
    ['Hugo', 'd’Hugo', 'qu’Hugo'],
    ['œillet', 'd’œillet', 'qu’œillet'],
    ['Ben', 'de Ben', 'que Ben'],
    ['7', 'de 7', 'que 7'],
    ['', 'de ', 'que '],
  ])('%s', (name, of, that) => {
    expect(de(name)).toBe(of);
    expect(que(name)).toBe(that);
  });
});

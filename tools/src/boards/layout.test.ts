import pc from 'picocolors';
import { describe, expect, test } from 'vitest';
import { apart, beside, toLeft, toMiddle, toRight, widthOf, wrap } from './layout.ts';

const { red } = pc.createColors(true);

describe('layout', () => {
  test('colours take no room', () => {
    expect(widthOf(red('Möwe'))).toBe(4);
    expect(toLeft(red('ab'), 4)).toBe(`${red('ab')}  `);
    expect(toRight(red('ab'), 4)).toBe(`  ${red('ab')}`);
    expect(toMiddle('ab', 5)).toBe(' ab  ');
    expect(apart('a', 'b', 5)).toBe('a   b');
  });

  test('text is broken between words; later lines are indented', () => {
    expect(wrap('one two three four', 9, '  ')).toEqual(['one two', '  three', '  four']);
    expect(wrap('', 9)).toEqual(['']);
  });

  test('a word wider than the line is broken itself', () => {
    expect(wrap('abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k']);
  });

  test('blocks side by side stand on one level', () => {
    expect(beside([['a', 'bb'], ['c']], ' | ')).toEqual(['a  |', 'bb | c']);
  });
});

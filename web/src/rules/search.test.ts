import { describe, expect, test } from 'vitest';
import { findRules, paragraphOf, piecesOf, type Rules, slugOf } from './search.ts';

const RULES: Rules = {
  '§1': { title: 'Choosing', blocks: ['A tile is taken; see storage (§golden).'] },
  '§golden': { title: 'Golden rule', blocks: ['A tile goes to storage (§1, §9).'] },
  '§3.2': { title: 'Häfen und Segel', blocks: ['Die Maste.'] },
};

describe('searching the rules', () => {
  test.each([
    ['', ['§1', '§golden', '§3.2']],
    ['golden', ['§golden', '§1']],
    ['TILE storage', ['§1', '§golden']],
    ['hafen', ['§3.2']],
    ['§3.2', ['§3.2']],
    ['tile maste', []],
  ])('%j finds %j', (asked, found) => {
    expect(findRules(RULES, asked)).toEqual(found);
  });
});

test('what a paragraph cites becomes a piece of its own, if there is such a paragraph', () => {
  expect(piecesOf(RULES['§golden']!.blocks[0]!, RULES)).toEqual([
    { text: 'A tile goes to storage (' },
    { text: '§1', cites: '§1' },
    { text: ', §9).' },
  ]);
});

test('a paragraph is found by its part of an address', () => {
  for (const paragraph of Object.keys(RULES)) expect(paragraphOf(RULES, slugOf(paragraph))).toBe(paragraph);
  expect(paragraphOf(RULES, 'nowhere')).toBeUndefined();
});

import { LANGUAGES, linesOf, type RuleText } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../index.ts';
import { PARAGRAPHS, type Paragraph, type RulesReference } from '../paragraphs.ts';
import { rulesEn } from './en/rules.ts';

const TOLD = await Promise.all(
  LANGUAGES.map(
    async language => [language, (await (await nauticus.words(language)).rules()) as RulesReference] as const,
  ),
);

const CITATION = /§\w+(?:\.\d+)*/g;

/** The numbers of a text in their order, citations and the “1-ship”, a tile's name, apart. */
const figuresOf = (text: string): string[] => text.replace(CITATION, '').match(/−?(?!1er-|1-ship)\d+/g) ?? [];

/** Each row: a paragraph and all the figures of one of its blocks, in their order. */
const KEY_FIGURES: readonly (readonly [Paragraph, string])[] = [
  ['§short', '5 4'],
  ['§short', '7'],
  ['§short', '2 35 6'],
  ['§setup', '2 4 3 4 5 2 4 7'],
  ['§setup', '10 15 4 12 1 3 −3 −2 −1'],
  ['§setup', '3 2 1 4 1 1 2 2'],
  ['§setup', '18 18 9 18 15 12 15 12 12'],
  ['§golden', '12 2 1'],
  ['§1', '8 3 1 1 2 2 1 1 1 1 4'],
  ['§2', '8 0 1 3'],
  ['§2', '1 2 3 5'],
  ['§3.1', '1 0'],
  ['§3.2.1', '4 0 3 4'],
  ['§3.2.1', '4 1'],
  ['§3.2.1', '1 2 3 0 2 4 6 4 2 4 0 1'],
  ['§3.2.1.1', '1 0 2 2 3 4'],
  ['§3.2.1.1', '4 0 2 3 4'],
  ['§3.2.1.2', '2 1 0 3 1 0 2 1 4 5 3'],
  ['§3.2.1.3', '1'],
  ['§3.2.1.4', '0 3 3 2 7 4 6 1'],
  ['§3.2.2', '4'],
  ['§3.2.2.1', '1'],
  ['§3.2.2.2', '2'],
  ['§3.2.2.3', '1'],
  ['§3.2.2.4', '15 0'],
  ['§3.2.2.4', '1 1 1 3 9 5 15'],
  ['§3.3', '−3 −2 −1'],
  ['§3.3', '6 3 1 1 2 3'],
  ['§4', '1 1 4'],
  ['§4', '1 1 3 7 3 2 2'],
  ['§5', '2 8'],
  ['§5', '2 4 4'],
  ['§5', '15'],
  ['§6', '7'],
  ['§round', '7 6 3 1 1 2 3'],
  ['§round', '8 8 15'],
  ['§end', '3 4 5 2 4'],
  ['§end', '1 2 3 4 5 2 5 9 14 20 5'],
  ['§end', '1 2 3 4 2 8 20 35'],
  ['§end', '1 3 1'],
  ['§end', '0 1 2 1 1 3'],
  ['§end', '2 3 6 5 9 25 39 1 1 1 2 3 6 8 20 34'],
  ['§end', '2 3 5 3 13 8 21 7 0 21'],
];

describe.each(TOLD)('rules reference (%s)', (_, rules) => {
  test('has every paragraph: the game in short, those of the books, the golden rule where it is needed, a glossary', () => {
    expect(Object.keys(rules)).toEqual(PARAGRAPHS);
  });

  test.each(PARAGRAPHS)('%s has a title and short, plain blocks', paragraph => {
    const { title, blocks } = rules[paragraph];
    expect(title).toMatch(/^\S.*\S$/);
    expect(blocks).not.toHaveLength(0);
    for (const block of blocks) {
      expect(block).toMatch(/^\S.*\.$/);
      expect(block).not.toMatch(/ {2}|[*_`#<>'"]/);
      expect(block.length).toBeLessThanOrEqual(600);
      expect(block.match(/\.(?= |$)/g)?.length).toBeLessThanOrEqual(4);
    }
  });

  test.each(PARAGRAPHS)('%s cites only paragraphs that exist, never itself', paragraph => {
    const cited = linesOf(rules[paragraph]).flatMap(line => line.match(CITATION) ?? []);
    const others: readonly string[] = PARAGRAPHS.filter(other => other !== paragraph);
    expect(cited.filter(citation => !others.includes(citation))).toEqual([]);
  });

  test.each(KEY_FIGURES)('%s gives %s', (paragraph, figures) => {
    expect(rules[paragraph].blocks.map(block => figuresOf(block).join(' '))).toContain(figures);
  });
});

test.each(PARAGRAPHS)('%s has the same figures and citations, block by block, in every language', paragraph => {
  const numbersOf = (rules: RulesReference) =>
    rules[paragraph].blocks.map(block => [...figuresOf(block), ...(block.match(CITATION) ?? [])].sort());
  for (const [, rules] of TOLD) expect(numbersOf(rules)).toEqual(numbersOf(rulesEn));
});

test.each(TOLD)('the advice of the books is there as advice, after the rules (%s)', (_, rules) => {
  const advised = PARAGRAPHS.filter(paragraph => (rules[paragraph] as RuleText).advice !== undefined);
  expect(advised).toEqual(['§3.3', '§5']);
});

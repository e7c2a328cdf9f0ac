import { LANGUAGES } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { nautilus } from '../index.ts';
import { PARAGRAPHS, type Paragraph, type RulesReference } from '../paragraphs.ts';
import { rulesEn } from './en/rules.ts';

const TOLD = await Promise.all(
  LANGUAGES.map(
    async language => [language, (await (await nautilus.words(language)).rules()) as RulesReference] as const,
  ),
);

/** The figures that a section must state, in the order of its text, whatever the language. */
const FIGURES: readonly (readonly [Paragraph, string])[] = [
  ['#short', '5 1 1 12 4 7 8 6 #5'],
  ['#3', '4 3 #12 8 #11'],
  ['#4', '4 4 2 8 #11 4 3 #12'],
  ['#5', '8 6 3 #12 #9.10 1 2'],
  ['#6', '64 15 1 15 4 1 4 4 8 8 8 8 1–6 15'],
  ['#7', '#7.1 #7.2 #7.3 #7.4'],
  ['#7.1', '104 5 5 5 5 5 6 104 8 #11.1'],
  ['#7.2', '1 12'],
  ['#7.4', '#8.nautilus 1–6'],
  ['#8', '104 18 8 1 2 3 4 5 6 7 8 9 10 12 4 7'],
  ['#8.1', '#9 1'],
  ['#8.4', '4 4 1 3 2 2 3 1 4 #10.2'],
  ['#8.5', '5 1 5 8 5'],
  ['#8.7', '7 #9.2 7 #10.3 #9.5'],
  ['#8.12', '#9 12'],
  ['#8.trade', '18'],
  ['#9', '4 5 1 1 12'],
  ['#9.8', '3 #8.5 #8.compass'],
  ['#9.10', '3 2 3 4 3 1 5 3'],
  ['#9.11', '1 2 3 5'],
  ['#10.1', '12 12 12 12'],
  ['#10.2', '4 2 4 2 2 12 4 5 1'],
  ['#11', '8 8 #11.1 #11.2 #11.3'],
  ['#11.1', '8 16 7 8 4 96 4 1 12 8 1 12'],
  ['#11.3', '8'],
  ['#12', '3 4 6 3 2 4 1 2 4 5 #8.5'],
  ['#tables', '52 1 12 1–12 1–12 40–96 4 8 20 5'],
  ['#notation', 't0 t63 c0 c3 h0 h3 1 4'],
];

const REFERENCE = /#\d+(?:\.(?:\d+|[a-z]+))?/g;
const FIGURE = /#\d+(?:\.(?:\d+|[a-z]+))?|[tch]\d+|\d+(?:–\d+)?/g;
/** A field, cave, harbour or sailor as programs write it; a colour by its letter. */
const CODE = /(?<![#.’\p{L}\d])(?:[tchnesw]\d+|[news])(?![\p{L}\d’])/u;
const figuresOf = (text: string): string[] => text.match(FIGURE) ?? [];

/** Whether `wanted` occurs within `figures` in this order. */
const holdsInOrder = (figures: readonly string[], wanted: readonly string[]): boolean => {
  let found = 0;
  for (const figure of figures) if (figure === wanted[found]) found++;
  return found === wanted.length;
};

describe.each(TOLD)('rules reference, %s', (_, rules) => {
  test('has the game in short, every section in the order of the book, other figures, notation and glossary', () => {
    expect(Object.keys(rules)).toEqual([...PARAGRAPHS]);
  });

  test.each(PARAGRAPHS)('%s has a title and readable blocks', paragraph => {
    const { title, blocks } = rules[paragraph];
    expect(title.trim()).not.toBe('');
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      expect(block).toBe(block.trim());
      expect(block).toMatch(/[.]$/);
      expect(block.length).toBeLessThanOrEqual(600);
    }
  });

  test('codes of the notation stand in the one block about it', () => {
    const coded = PARAGRAPHS.flatMap(paragraph =>
      rules[paragraph].blocks.filter(block => CODE.test(block)).map(block => `${paragraph} ${block}`),
    );
    expect(coded).toHaveLength(1);
    expect(coded[0]).toMatch(/^#notation Notation/);
  });

  test.each(FIGURES)('%s states %s', (paragraph, wanted) => {
    const figures = figuresOf(rules[paragraph].blocks.join(' '));
    expect(figures).toSatisfy((all: string[]) => holdsInOrder(all, wanted.split(' ')));
  });

  test.each(PARAGRAPHS)(
    '%s refers to sections that exist and has the English text’s figures block by block',
    paragraph => {
      const { blocks } = rules[paragraph];
      for (const reference of blocks.join(' ').match(REFERENCE) ?? []) expect(PARAGRAPHS).toContain(reference);
      expect(blocks.map(block => figuresOf(block).sort())).toEqual(
        rulesEn[paragraph].blocks.map(block => figuresOf(block).sort()),
      );
    },
  );
});

test.each(TOLD)('the advice of the book is there as advice, after the rules (%s)', (_, rules) => {
  const advised = PARAGRAPHS.filter(paragraph => rules[paragraph].advice !== undefined);
  expect(advised).toEqual(['#4', '#9.7']);
});

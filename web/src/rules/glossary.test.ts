import { LANGUAGES } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { nautilus } from '@ankerplatz/nautilus';
import { describe, expect, test } from 'vitest';
import { Glossary, glossaryIn } from './glossary.ts';
import type { Rules } from './search.ts';

const RULES: Rules = {
  '§1': {
    title: 'Wheel',
    blocks: ['The wheel has blue workers (§2). Blue workers stay.', 'A worker and a wheelhouse.'],
  },
  '§2': { title: 'Workers', blocks: ['Blue workers come from the wheel.'], advice: 'Tip: look at the wheel.' },
  '§terms': {
    title: 'Glossary',
    blocks: ['All words.'],
    terms: [
      { name: 'blue worker', forms: ['blue workers'], meaning: 'For one action.', rule: '§2' },
      { name: 'wheel', forms: [], meaning: 'In the middle.', rule: '§1' },
    ],
  },
};

const marksOf = (rules: Rules, paragraph: string) =>
  new Glossary(rules).marked(paragraph).map(line => line.filter(({ term }) => term).map(({ text }) => text));

test('a word is marked where it first stands in a paragraph that does not explain it', () => {
  expect(marksOf(RULES, '§1')).toEqual([['blue workers'], []]);
  expect(marksOf(RULES, '§2')).toEqual([['wheel'], []]);
});

test('marking loses nothing of the text, and citations stay', () => {
  const [line] = new Glossary(RULES).marked('§1');
  expect(line!.map(({ text }) => text).join('')).toBe(RULES['§1']!.blocks[0]);
  expect(line!.find(({ cites }) => cites)?.cites).toBe('§2');
});

describe.each([nauticus, nautilus])('the glossary of $id', game => {
  test.each(LANGUAGES)('explains every word of it that the rules use, and no other (%s)', async language => {
    const rules: Rules = await (await game.words(language)).rules();
    const glossary = new Glossary(rules);
    const terms = rules[glossaryIn(rules)!]!.terms!;
    const marked = new Set(
      Object.keys(rules)
        .flatMap(each => glossary.marked(each).flat())
        .map(({ term }) => term),
    );
    expect(terms.filter(term => !marked.has(term)).map(({ name }) => name)).toEqual([]);
    expect(terms.map(({ name }) => name)).toEqual(
      terms.map(({ name }) => name).sort((a, b) => a.localeCompare(b, language)),
    );
    for (const { rule, meaning } of terms) {
      expect(rules).toHaveProperty([rule]);
      expect(meaning).toMatch(/^\S.*\.$/);
    }
  });
});

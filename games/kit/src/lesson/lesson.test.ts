import { describe, expect, test } from 'vitest';
import { quay } from '../testing/quay/index.ts';
import { LANGUAGES } from '../words.ts';
import { checkLesson, wordsIn } from './check-lesson.ts';
import { hasShape } from './move-shape.ts';

const words = (text: string) => Object.fromEntries(LANGUAGES.map(language => [language, text]));
const STEP = { text: words('Read this.'), until: 'continue' };
const LESSON = {
  game: 'quay',
  rules: quay.version,
  title: words('A title'),
  goal: words('A goal.'),
  luck: 'calm',
  start: quay.kinds[0],
  steps: [STEP],
};

const said = (changes: object): string => {
  const checked = checkLesson({ ...LESSON, ...changes }, [quay]);
  return checked.ok ? 'right' : checked.error;
};

test('a move has a shape', () => {
  expect(hasShape('buy bow new', 'buy bow *')).toBe(true);
  expect(hasShape('buy bow new', 'buy stern * | buy bow new')).toBe(true);
  expect(hasShape('buy bow new', 'buy bow')).toBe(false);
  expect(hasShape('play 6 n1>t14', 'play 6 n1>t1.')).toBe(false);
});

test('words are counted as people count them', () => {
  expect(wordsIn('Achevé\u00a0! Deux récompenses : −3 et −2.')).toBe(6);
});

describe('what is wrong with a lesson is said in a sentence', () => {
  test.each([
    ['nothing', {}, 'right'],
    ['a game that nobody knows', { game: 'chess' }, 'game: must be one of quay'],
    ['rules that nobody knows', { rules: 99 }, /^rules: this program does not know version 99/],
    ['a field too many', { note: 1 }, /^there is no field “note”/],
    ['a language missing', { goal: { ...words('A'), de: undefined } }, 'goal: the text in “de” is missing'],
    [
      'too many words',
      { steps: [{ ...STEP, text: words('a '.repeat(26)) }] },
      /^step 1, text: the text in “en” has 26 words/,
    ],
    ['no luck', { luck: '' }, /^luck: must be any word/],
    ['two beginnings', { position: {} }, /either a "position" or the "start"/],
    ['an odd end', { steps: [{ ...STEP, until: 'never' }] }, /^step 1, until: must be "continue"/],
    ['moves without a reason', { steps: [{ ...STEP, until: ['x'] }] }, /must say "why"/],
    [
      'moves that are impossible',
      { steps: [{ ...STEP, until: ['fly'], why: words('So.') }] },
      /^step 1: none of the moves/,
    ],
    ['others that cannot be read', { steps: [{ ...STEP, others: ['pass'] }] }, /“pass” must be a seat and a move/],
    ['others that cannot play', { steps: [{ ...STEP, others: ['1: fly'] }] }, /^step 1, others: 1: fly/],
    [
      'moves after a free turn',
      {
        steps: [
          { ...STEP, until: 'turn' },
          { ...STEP, until: ['x'], why: words('So.') },
        ],
      },
      /^step 2: asks for moves/,
    ],
  ])('%s', (_, changes, sentence) => {
    expect(said(changes)).toMatch(sentence);
  });
});

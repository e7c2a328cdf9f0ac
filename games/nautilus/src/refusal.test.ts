import { LANGUAGES } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { nautilus } from './index.ts';
import { PARAGRAPHS } from './paragraphs.ts';
import { playedFrom, reasonOf } from './testing/rulebook.ts';
import { en } from './text/en/index.ts';

const WORDS = await Promise.all(LANGUAGES.map(language => nautilus.words(language)));

/** One refusal of each kind: a position, moves that are allowed, and the one that is not. */
const CASES = {
  'wrong-phase': ['2 / 2 / 2 / 2 |', '', 'give 2'],
  'not-held': ['2 / 2 / 2 / 2 |', '', 'discard 3'],
  'card-usable': ['2 1 / 2 / 2 / 2 |', '', 'discard 2'],
  'no-such-sailor': ['1 / 2 / 2 / 2 | | quick', '', 'play 1 n4>t0'],
  'others-sailor': ['2 / 2 / 2 / 2 | e1 t20', '', 'play 2 e1>t22'],
  'no-walk': ['storm / 2 / 2 / 2 | n1 t4', '', 'play storm n1>t5'],
  'in-whirlpool': ['2 / 2 / 2 / 2 | n1 t4', '', 'play 2 n2>t0'],
  'out-elsewhere': ['1 / 2 / 2 / 2 |', '', 'play 1 n1>t1'],
  'lower-number': ['1 / 2 / 2 / 2 |', '', 'play 1 n3>t0'],
  'wrong-count': ['4 / 2 / 2 / 2 | n1 t20', '', 'play 4 n1>t24'],
  unreachable: ['2 / 2 / 2 / 2 | n1 h2', '', 'play 2 n1>h0'],
  blocked: ['2 / 2 / 2 / 2 | n1 t4 e1 t5', '', 'play 2 n1>t6'],
  'harbour-taken': ['2 / 2 / 2 / 2 | n1 t0 n2 h0', '', 'play 2 n1>h1'],
  'harbour-backward': ['4 / 2 / 2 / 2 | n1 h3 n2 t20', '', 'play 4 n1>t60'],
  'harbour-left': ['2 / 2 / 2 / 2 | n1 h3', '', 'play 2 n1>t2'],
  fresh: ['2 / 2 / 2 / 2 | n1 t0*', '', 'play 2 n1>h1'],
  'start-backward': ['4 / 2 / 2 / 2 | n1 t0', '', 'play 4 n1>h3'],
  'cave-again': ['2 / 2 / 2 / 2 | n1 c0', '', 'play 2 n1>c0'],
  'moved-already': ['5 / 2 / 2 / 2 | n1 t4 n2 t20', 'play 5 n1>t6', 'step n1>t9'],
  'rest-impossible': ['5 / 2 / 2 / 2 | n1 t4', '', 'play 5 n1>t6'],
  'nobody-to-skip': ['8 / . / . / . |', '', 'play 8 skip'],
  'not-swappable': ['compass / 2 / 2 / 2 | n1 t4 e1 t20', '', 'play compass n1 s1'],
  'whale-absent': ['compass / 2 / 2 / 2 | n1 t4 e1 t20', '', 'play compass n1 moby'],
  'whale-in-cave': ['compass / 2 / 2 / 2 | n1 c0 e1 t20 moby t30', '', 'play compass n1 moby'],
  'other-card': ['6 2 / nautilus 2 / 2 / 2 | n1 t4 e1 t20', 'play 6 n1>t10, play nautilus', 'use telescope'],
  'asked-already': ['trade 2 / 3 |', 'play trade, ask 1', 'ask 1'],
} as const;

describe('every refusal', () => {
  test.each(Object.entries(CASES))(
    '%s has its section and its numbers, in every language',
    (code, [text, moves, refused]) => {
      const reason = reasonOf(playedFrom(text, moves).position, refused);
      expect(reason.code).toBe(code);
      expect(PARAGRAPHS).toContain(reason.rule);
      const sentences = WORDS.map(words => words.refusal(reason));
      expect(new Set(sentences).size).toBe(LANGUAGES.length);
      for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|NaN|\[object/);
    },
  );

  test.each([
    ['give 2', '#7.3', 'a card must be played'],
    ['keep', '#7.3', 'a card must be played'],
    ['use skip', '#7.3', 'a card must be played'],
    ['step n1>t5', '#7.3', 'a card must be played'],
    ['trade 2', '#7.3', 'a card must be played'],
    ['ask 2', '#7.3', 'a card must be played'],
  ])('%s while a card must be played', (move, rule, words) => {
    const reason = reasonOf(playedFrom('2 / 2 / 2 / 2 |', '').position, move);
    expect(reason.rule).toBe(rule);
    expect(en.refusal(reason)).toContain(words);
  });

  test('a use of the wrong kind names the card to be used', () => {
    const { position } = playedFrom(
      'compass 2 / nautilus 2 / 2 / 2 | n1 t4 e1 t20 w1 t40',
      'play compass n1 e1, play nautilus',
    );
    for (const move of ['use n1>t5', 'use skip', 'use storm'])
      expect(en.refusal(reasonOf(position, move))).toBe('the card to be used is the compass');
    expect(reasonOf(position, 'use n1 s1').code).toBe('not-swappable');
  });
});

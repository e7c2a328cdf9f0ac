import { LANGUAGES, legalMoves, SeededChance, tryPlay } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { encodeMove, nauticus } from './index.ts';
import type { Paragraph } from './paragraphs.ts';
import type { NauticusReason } from './refusal.ts';
import { after, refused } from './testing/rulebook.ts';

type Code = NauticusReason['code'];
type Row = readonly [position: string, moves: string, rule: Paragraph, words: string];

const CHANCE = SeededChance.from('');
const FULL = '9t [fish*12] bow.stern/star*2/star*2';
const REWARD = 'take transport, load sail:star ship 1';

/** Every way of being refused, with its paragraph and the numbers of the position. */
const ROWS: Readonly<Record<Code, Row>> = {
  'asked-otherwise': ['money@3 | . | .', 'pass', '§3.1', 'passing'],
  'tile-used': ['money@3 phase4 | . | .', 'take sails', '§6', 'buy sails … space 3'],
  'bonus-kind': ['money@2 | . | .', 'take money, bonus sail:crown', '§1', 'sail … a crown sail'],
  'stack-empty': ['hulls@3 2b | 9t 9*middle | .', 'take hulls, buy middle new', '§setup', '(middle)'],
  'no-room': [
    'masts@3 2b | 9t [fish*11] | .',
    'take masts, buy mast:whale store',
    '§golden',
    'a whale mast … 2 fields … 1',
  ],
  'reward-limit': [
    'transport@7 2b | [sail:star] bow.middle.stern/star*3/star*2 | .',
    `${REWARD}, reward taler, reward taler, reward taler`,
    '§4',
    '2',
  ],
  'reward-pair': [
    'transport@7 2b | [sail:star] single/star | {fish*12}',
    `${REWARD}, reward salt`,
    '§4',
    '12 fields … 3 kinds',
  ],
  'reward-no-room': [
    'sails@7 2b | 9t [mast:star*5 fish] single/star | .',
    'take sails, buy sail:star ship 1, reward salt+fish',
    '§4',
    '1 field',
  ],
  'other-action': ['hulls@3 2b | 9t | .', 'take hulls, crowns', '§3.2.1.1', 'buy hull parts'],
  'not-for-sale': ['goods@3 2b | 9t | .', 'take goods, buy sail:star store', '§3.2.1.4', 'buy goods … a star sail'],
  'no-worker': [
    'deliver@7 1b | 1w extra bow.middle.stern/star*3/star*3/fish*3 | .',
    'take deliver, deliver ship 1',
    '§3.1',
    '3 workers … 1 … 1 blue',
  ],
  'no-taler': ['goods@3 2b | 2t | .', 'take goods, buy coffee store', '§3.2.1', '3 taler … 2'],
  'golden-rule': ['goods@3 2b | 2t bow | .', 'take goods, buy salt ship 1', '§golden', 'salt … 0 taler'],
  'no-such-ship': ['goods@3 2b | 9t bow bow | .', 'take goods, buy grain ship 7', '§3.2.1.4', 'ship 7 … 2'],
  'only-hulls-start': ['goods@3 2b | 9t | .', 'take goods, buy grain new', '§3.2.1.1', 'grain'],
  'hull-does-not-fit': [
    'hulls@3 2b | 9t middle.stern | .',
    'take hulls, buy stern ship 1',
    '§3.2.1.1',
    'a stern … ship 1 … middle, stern',
  ],
  'mast-needs-part': [
    'masts@3 2b | 9t bow.stern/star*2 | .',
    'take masts, buy mast:star ship 1',
    '§3.2.1.2',
    'ship 1 … 2 parts … 2 masts',
  ],
  'sail-needs-mast': [
    'sails@3 2b | 9t bow.stern/star/star | .',
    'take sails, buy sail:star ship 1',
    '§3.2.1.3',
    'ship 1 … 1 mast … 1 sail',
  ],
  'other-crest': [
    'sails@3 2b | 9t bow bow.stern/star | .',
    'take sails, buy sail:whale ship 2',
    '§3.2.1.3',
    'ship 2 … star … a whale sail',
  ],
  'good-needs-part': [
    'goods@3 2b | 9t bow.stern///fish*2 | .',
    'take goods, buy fish ship 1',
    '§3.2.1.4',
    'ship 1 … 2 parts … 2 goods',
  ],
  'not-in-storage': ['transport@3 2b | [fish] | .', 'take transport, load bow new', '§3.2.2.1', 'bow'],
  'load-to-storage': ['transport@3 2b | [bow] | .', 'take transport, load bow store', '§3.2.2.1', 'a bow'],
  'ship-unfinished': [
    'deliver@3 2b | bow.middle/star*2/star/fish*2 | .',
    'take deliver, deliver ship 1',
    '§3.2.2.3',
    'ship 1 … bow, middle … 2 masts … 1 sail',
  ],
  'ship-not-full': [
    `deliver@3 2b | ${FULL} | .`,
    'take deliver, deliver ship 1',
    '§3.2.2.3',
    'ship 1 … 0 goods … 2 parts',
  ],
  'crown-limit': ['crowns@3 2b | scored15 [sail:crown] | .', 'take crowns, crowns', '§3.2.2.4', '15 points'],
  'no-crowns': ['crowns@3 2b | . | .', 'take crowns, crowns', '§3.2.2.4', '0 points'],
  'extra-spent': ['money@3 2b | . | .', 'take money, extra money', '§5', 'extra action'],
  'extra-running': ['money@3 2b | extra | .', 'take money, extra money, money, extra money', '§5', 'withdraw money'],
  'extra-no-use': ['money@3 2b | 3w extra | .', 'take money, extra transport', '§5', 'transport … 5 workers'],
  'extra-unused': ['money@3 2b | extra | .', 'take money, extra money, end', '§5', 'withdraw money'],
  'pass-after-use': ['money@3 2b | 1w | .', 'take money, money, money, pass', '§3.3', '2 times'],
  'end-before-use': ['money@3 2b | . | .', 'take money, end', '§3.1', 'withdraw money'],
};

describe('every refusal says why, by which paragraph, and with the numbers', () => {
  for (const [code, [position, moves, rule, words]] of Object.entries(ROWS))
    refused(`${rule} ${code}`, position, moves, code as Code, rule, words);
});

describe('every language has words of its own for it', () => {
  test('what a stern costs', async () => {
    const position = after('hulls@3 2b | 1t | .', 'take hulls');
    const reason = nauticus.reason(position, 0, nauticus.parseMove(position, 'buy stern new')!);
    const words = await Promise.all(LANGUAGES.map(language => nauticus.words(language)));
    const sentences = words.map(({ refusal }) => refusal(reason));
    for (const sentence of sentences) expect(sentence).toMatch(/3.*1/);
    expect(new Set(sentences).size).toBe(LANGUAGES.length);
  });
});

describe('a move that is listed is accepted, any other of the notation refused', () => {
  test.each(['hulls', 'masts', 'sails', 'goods', 'transport', 'money', 'deliver', 'crowns'])('%s', action => {
    const player = '5t 2w extra [bow mast:crown sail:star fish] bow.middle/star/star single/crown/crown/fish';
    const position = after(`${action}@3 2b | ${player} | .`, `take ${action}`);
    const listed = legalMoves(nauticus, position, 0);
    const all = Array.from({ length: encodeMove({ type: 'end' }) + 1 }, (_, move) => nauticus.makeMove(position, move));
    const answers = all.map(text => [text, tryPlay(nauticus, position, 0, text, CHANCE)] as const);
    expect(answers.flatMap(([text, played]) => (played.ok ? [text] : [])).sort()).toEqual(listed);
    const codes = new Set(answers.flatMap(([, played]) => (played.ok ? [] : [played.error.code])));
    expect([...codes]).toEqual(['illegal-move']);
  });

  test('not by a seat that has nothing to decide', () => {
    const position = after('money@3 | . | .', 'take money');
    const played = tryPlay(nauticus, position, 1, 'money', CHANCE);
    expect(played).toEqual({ ok: false, error: { code: 'not-your-turn', seat: 1, deciders: [0] } });
  });

  test('not when the game is over', () => {
    const position = after('deliver@3 round4 phase7 | passed3 | passed3', 'take deliver');
    expect(tryPlay(nauticus, position, 0, 'take money', CHANCE)).toMatchObject({
      error: { code: 'game-over' },
    });
  });
});

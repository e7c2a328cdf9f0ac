import { SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { makeState, parsePosition } from './notation.ts';
import { jsonOf } from './testing/text.ts';
import { CARDS } from './types.ts';

const parse = (json: unknown) => parsePosition(json, SeededChance.from('notation'));
const sound = jsonOf(
  '1 7 / nautilus / 12 / 4 | n1 t0* n3 h3 n4 c1 e1 t16 e2 t20 w1 t63 moby t15 | turn 1 round 2 open 3',
);

const problemOf = (change: object): string => {
  const parsed = parse({ ...sound, ...change });
  return parsed.ok ? 'fine' : parsed.error;
};
const homes = ['home', 'home', 'home', 'home'];
const sailorsWith = (change: object) => ({ sailors: { ...(sound.sailors as object), ...change } });

describe('positions', () => {
  test('a position comes back as it was, with what a state adds', () => {
    const parsed = parse(sound);
    if (!parsed.ok) throw new Error(parsed.error);
    const state = makeState(parsed.value);
    expect(state).toMatchObject(sound);
    expect(state).toMatchObject({ last: null, over: false, announced: null, waits: { phase: 'play', seats: [1] } });
    expect((state.deck as string[]).length).toBe(99);
    expect(parse(state).ok).toBe(true);
  });
  test('the deck is what is left, in an order drawn', () => {
    const [first, second] = ['a', 'b'].map(seed => {
      const parsed = parsePosition(sound, SeededChance.from(seed));
      return parsed.ok ? (makeState(parsed.value).deck as string[]) : [];
    });
    expect(first).not.toEqual(second);
    expect([...first!].sort()).toEqual([...second!].sort());
  });
  test('hands are shown sorted', () => {
    const parsed = parse({ ...sound, hands: [['moby', '10', '2', 'nautilus', '1'], ['3'], [], []] });
    expect(parsed.ok && makeState(parsed.value).hands).toEqual([['1', '2', '10', 'nautilus', 'moby'], ['3'], [], []]);
  });
  test('what a state adds is ignored, whatever it is', () => {
    expect(problemOf({ deck: 7, last: {}, over: true, announced: 'x', waits: [] })).toBe('fine');
  });

  test.each([
    [{ game: 'nauticus' }, 'game must be "nautilus"'],
    [{ variant: 'trio' }, 'variant'],
    [{ extra: 1 }, 'unknown field "extra"'],
    [{ hands: undefined }, 'hands is missing'],
    [{ options: { ring: 10 } }, 'options.ring'],
    [{ round: 0 }, 'round must be'],
    [{ round: 1.5 }, 'round must be'],
    [{ dealer: 4 }, 'dealer must be a seat 0–3'],
    [{ turn: -1 }, 'turn must be a seat 0–3'],
    [{ turn: '1' }, 'turn must be a seat 0–3'],
    [{ open: [true] }, 'open must be 4 truth values'],
    [{ open: [1, 0, 0, 0] }, 'open must be 4 truth values'],
    [{ hands: [['1']] }, 'hands must be 4 lists'],
    [{ hands: ['1', ['1'], [], []] }, 'hand 0 must be a list'],
    [{ hands: [['11'], ['1'], [], []] }, 'hand 0 has an unknown card "11"'],
    [{ hands: [[1], ['1'], [], []] }, 'hand 0 has an unknown card 1'],
    [{ hands: [['1'], [], [], []] }, 'seat 1 is to play and has no card'],
    [{ hands: [['1', '2', '3', '4', '5', '6'], ['1'], [], []] }, 'hand 0 has 6 cards, round 2 deals 5'],
    [{ hands: [['moby', 'moby'], ['1'], [], []] }, 'there are 2 cards moby, the deck has 1'],
    [{ discards: new Array(9).fill('2') }, 'there are 9 cards 2, the deck has 8'],
    [{ discards: '2' }, 'discards must be a list'],
    [{ discards: ['joker'] }, 'discards has an unknown card'],
    [{ sailors: [] }, 'sailors must be an object'],
    [{ sailors: { n: homes, e: homes, s: homes } }, 'sailors.w must be 4 places'],
    [sailorsWith({ x: homes }), 'unknown colour "x"'],
    [sailorsWith({ s: [...homes, 'home'] }), 'sailors.s must be 4 places'],
    [sailorsWith({ s: ['t64', 'home', 'home', 'home'] }), 's1 is at an unknown place "t64"'],
    [sailorsWith({ s: ['whirlpool', 'home', 'home', 'home'] }), 'unknown place'],
    [sailorsWith({ s: [5, 'home', 'home', 'home'] }), 's1 must be at a place'],
    [sailorsWith({ s: ['t5*', 'home', 'home', 'home'] }), 's1 cannot be fresh at t5, only at t32'],
    [sailorsWith({ s: ['home*', 'home', 'home', 'home'] }), 'unknown place'],
    [sailorsWith({ s: ['t20', 'home', 'home', 'home'] }), 'e2 and s1 are both at t20'],
    [sailorsWith({ s: ['c1', 'home', 'home', 'home'] }), 'n4 and s1 are both at c1'],
    [sailorsWith({ s: ['h1', 'h1', 'home', 'home'] }), 's1 and s2 are both at h1'],
    [{ moby: 't20' }, 'moby and e2 are both at t20'],
    [{ moby: 'c0' }, 'moby must be null or a field of the ring'],
    [{ moby: 'h0' }, 'moby must be null or a field of the ring'],
    [{ moby: 5 }, 'moby must be null or a field of the ring'],
    [sailorsWith({ n: ['h0', 'h1', 'h2', 'h3'], s: ['h3', 'h2', 'h1', 'h0'] }), 'n and s are already home'],
  ])('%j is refused', (change, words) => expect(problemOf(change)).toContain(words));

  test.each([null, 5, 'x', [], true])('%j is no position', json => expect(parse(json).ok).toBe(false));

  test('#7.1 the fifth round deals six', () => {
    expect(problemOf({ round: 5, hands: [['1', '2', '3', '4', '5', '6'], ['1'], [], []] })).toBe('fine');
  });
  test('#12 quick: three sailors, home on the innermost fields', () => {
    const quick = jsonOf('2 / 2 / 2 / 2 | n1 h0 n2 h1 n3 h2 s1 h0 s2 h1 s3 h2 | quick');
    expect(parse(quick).ok).toBe(true);
    const home = jsonOf('2 / 2 / 2 / 2 | n1 h1 n2 h2 n3 h3 s1 h1 s2 h2 s3 h3 | quick');
    expect(parse(home)).toMatchObject({ ok: false, error: 'n and s are already home' });
  });
  test('the same field of two harbours holds two sailors', () => {
    expect(problemOf(sailorsWith({ s: ['h3', 'home', 'home', 'home'] }))).toBe('fine');
  });
  test('all kinds of cards are known', () => {
    const hands = [CARDS.slice(0, 5), CARDS.slice(5, 10), CARDS.slice(10, 15), CARDS.slice(15)];
    expect(problemOf({ hands })).toBe('fine');
  });
});

import { perft } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { after } from '../testing/rulebook.ts';
import { positionOf } from '../testing/text.ts';

const OPENING = 'round1 | 15t 4w extra | 16t 4w extra';

const count = (start: string, moves: string, depth: number): number => perft(after(start, moves), depth);

describe('perft, derived by hand', () => {
  test('the first choice of a round is one of 8 tiles, of the last phase one of 2', () => {
    expect(perft(positionOf('. | . | .'), 1)).toBe(8);
    expect(perft(positionOf('phase7 | . | .'), 1)).toBe(2);
  });

  test('money, 2 blue workers, nobody has the extra tile: m + p, then for m: m or e; the second m ends the turn by itself', () => {
    const table = 'money@3 2b phase2 | . | .';
    expect(count(table, 'take money', 1)).toBe(2);
    // mm, me, pm, pp: after p it is the turn of the other player, who has m or p.
    expect(count(table, 'take money', 2)).toBe(4);
    // mm·m, mm·p, me·m, me·p, pm·m, pm·e, and after pp the choice of the 6 tiles of phase 3.
    expect(count(table, 'take money', 3)).toBe(4 + 2 + 6);
  });

  test('the end of a phase is followed by the next choice: m, e or mm, then 6 tiles', () => {
    expect(count('money@3 2b phase2 | . | .', 'take money, money, money, money', 2)).toBe(2 * 6);
  });

  test('the opening of two players: 8 choices, then 13 + 4 + 4 + 10 + 6 + 4 + 6 + 6 moves', () => {
    // hulls for 0 1 2 3: 7 purchases, pass, 5 extra actions; masts and sails: 4 bonus tiles; goods for 1 2 3 0: 4 purchases, pass, 5 extra
    // actions; transport, deliver, crowns: pass and 5 extra actions; money on space 5: 4 bonus goods.
    expect(perft(positionOf(OPENING), 2)).toBe(13 + 4 + 4 + 10 + 6 + 4 + 6 + 6);
  });

  test('nobody can do anything: two pass tiles to turn, then the round is over and counts once', () => {
    const table = 'deliver@3 phase7 | passed2 | passed2';
    expect([1, 2, 3, 4].map(depth => count(table, 'take deliver', depth))).toEqual([1, 1, 1, 1]);
  });

  test('a draw of chance stops the count: 2 tiles in phase 7, both end the round at once', () => {
    const table = positionOf('deliver@3 transport@4 phase7 | passed3 | passed3');
    expect([1, 2, 5].map(depth => perft(table, depth))).toEqual([2, 2, 2]);
  });

  test('a finished game has no sequences', () => {
    expect(count('deliver@3 round4 phase7 | passed3 | passed3', 'take deliver', 3)).toBe(0);
  });

  test('hulls on space 3 with 1 taler: bow new or store, single store, pass; then what is left costs 2, 3, 4', () => {
    const table = 'hulls@3 2b | 1t | 0w';
    expect(count(table, 'take hulls', 1)).toBe(4);
    // bow new: single store, end. bow store: the same. single store: bow new, bow store, end. pass: the other player has single store, pass.
    expect(count(table, 'take hulls', 2)).toBe(2 + 2 + 3 + 2);
  });

  test('rewards of a 2-ship: 11, then 11 again, for every kind may come twice', () => {
    const table = 'transport@7 1b | [sail:star] bow.stern/star*2/star | .';
    expect(count(table, 'take transport, load sail:star ship 1', 1)).toBe(11);
    expect(count(table, 'take transport, load sail:star ship 1', 2)).toBe(121);
  });

  test('rewards of a 3-ship: 11 × 11 × 11 less those that take a kind three times: 5 simple kinds and 6³ goods', () => {
    const table = 'transport@7 1b | [sail:star] bow.middle.stern/star*3/star*2 | .';
    expect(count(table, 'take transport, load sail:star ship 1', 3)).toBe(11 ** 3 - 5 - 6 ** 3);
  });

  test('the extra tile alone, nothing else: pass or money; then money must be used', () => {
    const table = 'deliver@3 1b | extra | .';
    // extra money, pass.
    expect(count(table, 'take deliver', 1)).toBe(2);
    // extra money · money; pass · end, extra money, extra crowns (the pass tile shows a crown).
    expect(count(table, 'take deliver', 2)).toBe(1 + 3);
  });
});

describe('perft, extended by machine', () => {
  const middle = [
    'sails@6 goods@2 transport@1 round3 phase4 start1 wheel5',
    '12p 9t 2w passed1 extra [mast:crown sail:star*2 fish] {coffee} bow.middle/star.crown/star/fish single/whale',
    '30p 4t 5w passed2 [bow stern mast:helm] {salt*2} bow.stern/anchor*2/anchor*2/salt.grain',
    '8p 11t 1w extra [single sail:crown] middle/crown',
  ].join(' | ');
  const late = [
    'crowns@4 deliver@6 round5 phase6 start3 wheel1',
    '22p 6t 3w passed2 [mast:crown*2 sail:crown] bow.stern/star*2/star*2/fish.salt',
    '41p 1t 2w passed1 extra [fish salt] single/crown/crown/coffee single/helm/helm',
    '17p 0t 4w passed3 {fish*4} bow.middle.middle.stern/whale*4/whale*4/fish*4',
    '3p 13t passed0 extra [stern bow]',
  ].join(' | ');
  test.each<[string, string, number[]]>([
    ['two players, the first phase', OPENING, [8, 53, 387, 2890, 24255]],
    ['three players, ships under way', middle, [5, 19, 81, 562, 4377]],
    ['four players, the last phases', late, [3, 22, 101, 552, 3014]],
  ])('%s', (_, start, counts) => {
    const position = positionOf(start);
    expect([1, 2, 3, 4, 5].map(depth => perft(position, depth))).toEqual(counts);
  });
});

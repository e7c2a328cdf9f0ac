import { CARD, type Card } from '@ankerplatz/nautilus';
import { describe, expect, test } from 'vitest';
import { Reach } from './reach.ts';
import { positionOf, type Scene } from './testing/table.ts';

const OTHERS = [['9'], ['10'], ['6']];

const reachOf = (hand: readonly Card[], sailors: Scene['sailors'], moby?: string): Reach => {
  const reach = new Reach();
  reach.look(positionOf({ hands: [hand, ...OTHERS], sailors, ...(moby && { moby }) }), 0);
  return reach;
};

const kinds = (...cards: readonly Card[]): number => cards.reduce((bits, card) => bits | (1 << CARD[card]), 0);

describe('the reach of a hand', () => {
  test('cards that can be used: numbers need a sailor, specials and a skip do not', () => {
    expect(reachOf(['4', '9', '8', 'moby', 'compass'], {}).usable).toBe(kinds('8', 'moby'));
    expect(reachOf(['12', '9'], {}).usable).toBe(kinds('12'));
    expect(reachOf(['4', '9', 'compass'], { n: ['t20'], e: ['t27'] }).usable).toBe(kinds('4', 'compass'));
  });

  test('cards that bring a sailor into its harbour, a portion of a 5 among them', () => {
    expect(reachOf(['3', '5', '9'], { n: ['t62'] }).mooring).toBe(kinds('3', '5'));
    expect(reachOf(['4', '2'], { n: ['t2'] }).mooring).toBe(kinds('4'));
    expect(reachOf(['1', '2'], { n: ['t0*'] }).mooring).toBe(0);
    expect(reachOf(['1'], { n: ['h0'] }).mooring).toBe(0);
  });

  test('the opponent in reach who has come farthest', () => {
    expect(reachOf(['6', '3'], { n: ['t20'], e: ['t26'], w: ['t60'] }).prey).toBe(10);
    expect(reachOf(['6'], { n: ['t20'], s: ['t26'] }).prey).toBe(-1);
    expect(reachOf(['12'], { e: ['t0'] }).prey).toBe(48);
    expect(reachOf(['9'], { e: ['t0'] }).prey).toBe(-1);
  });

  test('the best swap, by the fields that it brings to both sides', () => {
    expect(reachOf(['compass'], { n: ['t5'], e: ['t60'] }).swap).toBe(55 - 9);
    expect(reachOf(['compass'], { n: ['t5'] }).swap).toBe(-1);
    expect(reachOf(['9'], { n: ['t5'], e: ['t60'] }).swap).toBe(-1);
  });

  test('who is home with all his sailors plays those of the partner (#9.8)', () => {
    expect(reachOf(['3'], { n: ['h0', 'h1', 'h2', 'h3'], s: ['t30'] }).mooring).toBe(kinds('3'));
  });
});

import { ScriptedChance, SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { nautilus } from '../index.ts';
import { makeState } from '../notation.ts';
import type { NautilusPosition } from '../position.ts';
import { movesOf, offered, playedFrom, refused } from '../testing/rulebook.ts';
import { handsOf, positionOf } from '../testing/text.ts';
import { CARD, CARDS, type Card } from '../types.ts';

const ANY = /./;

const setupOf = (variant: string, options: object = {}) => {
  const setup = nautilus.setup({ variant, options });
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

interface Referee {
  readonly round: number;
  readonly dealer: number;
  readonly turn: number;
  readonly hands: readonly (readonly Card[])[];
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
}
const refereeOf = (position: NautilusPosition): Referee => makeState(position) as unknown as Referee;

/** The deck in a given order: some cards first, then the rest as they come. */
const stacked = (first: readonly Card[]): number[] => {
  const rest = CARDS.flatMap(card => new Array<Card>(nautilusDeck[card]).fill(card));
  for (const card of first) rest.splice(rest.indexOf(card), 1);
  return [...first, ...rest].map(card => CARD[card]);
};
const nautilusDeck = setupOf('team').options.deck as unknown as Record<Card, number>;

/** Gives or keeps, then plays or discards whatever comes first, until a round begins. */
const playUntil = (position: NautilusPosition, round: number): NautilusPosition => {
  const chance = SeededChance.from('until');
  const here = position.clone();
  while (here.round < round && !here.outcome()) {
    const seat = here.deciders()[0]!;
    here.play(seat, nautilus.parseMove(here, movesOf(here)[0]!)!, chance);
  }
  return here;
};

describe('#7.1 the deal', () => {
  test('one card at a time, clockwise from the left of the dealer', () => {
    const first: Card[] = [
      '1',
      '2',
      '3',
      '4',
      '12',
      '2',
      '3',
      '4',
      '9',
      '2',
      '3',
      '4',
      '9',
      '2',
      '3',
      '4',
      '9',
      '2',
      '3',
      '4',
    ];
    const position = nautilus.start(setupOf('team', { dealer: 0 }), new ScriptedChance([stacked(first)]));
    expect(handsOf(position)).toBe('4 4 4 4 4 / 1 9 9 9 12 / 2 2 2 2 2 / 3 3 3 3 3');
    expect(refereeOf(position)).toMatchObject({ round: 1, dealer: 0, turn: 1 });
    expect(refereeOf(position).deck).toHaveLength(84);
  });
  test('the first dealer is drawn by lot', () => {
    const position = nautilus.start(setupOf('team'), new ScriptedChance([2, stacked([])]));
    expect(refereeOf(position)).toMatchObject({ dealer: 2, turn: 3 });
  });
  test('five rounds to a deck, with 5, 5, 5, 5, 6 cards each; then all 104 are shuffled again', () => {
    const start = nautilus.start(setupOf('team'), SeededChance.from('deals'));
    const sizes = [1, 2, 3, 4, 5, 6, 7].map(round => {
      const { hands, deck, discards } = refereeOf(playUntil(start, round));
      return [hands.map(hand => hand.length), deck.length, discards.length];
    });
    expect(sizes).toEqual([
      [[5, 5, 5, 5], 84, 0],
      [[5, 5, 5, 5], 64, 20],
      [[5, 5, 5, 5], 44, 40],
      [[5, 5, 5, 5], 24, 60],
      [[6, 6, 6, 6], 0, 80],
      [[5, 5, 5, 5], 84, 0],
      [[5, 5, 5, 5], 64, 20],
    ]);
  });
  test('the deal passes clockwise every round, without a break when the deck is renewed', () => {
    const start = nautilus.start(setupOf('team', { dealer: 2 }), SeededChance.from('dealers'));
    expect([1, 2, 3, 4, 5, 6, 7].map(round => refereeOf(playUntil(start, round)).dealer)).toEqual([
      2, 3, 0, 1, 2, 3, 0,
    ]);
  });
  test('another deck of N cards: N div 20 rounds, the last as many as go evenly', () => {
    const start = nautilus.start(setupOf('quick', { deck: { '1': 30, '2': 28 } }), SeededChance.from('58 cards'));
    const sizes = [1, 2, 3].map(round => {
      const { hands, deck } = refereeOf(playUntil(start, round));
      return [hands.map(hand => hand.length), deck.length];
    });
    expect(sizes).toEqual([
      [[5, 5, 5, 5], 38],
      [[9, 9, 9, 9], 2],
      [[5, 5, 5, 5], 38],
    ]);
  });
  test('a deck that cannot serve a deal is shuffled with all cards first', () => {
    const json = { ...JSON.parse(JSON.stringify(makeState(positionOf('2 / . / . / . | | round 3')))) };
    const all = CARDS.flatMap(card => new Array<Card>(nautilusDeck[card]).fill(card));
    all.splice(all.indexOf('2'), 1);
    json.discards = all.slice(0, 90);
    const parsed = nautilus.parsePosition(json, SeededChance.from('few'));
    if (!parsed.ok) throw new Error(parsed.error);
    const { position } = playedFrom(parsed.value, 'discard 2');
    expect(refereeOf(position)).toMatchObject({ round: 4, discards: [] });
    expect(refereeOf(position).deck).toHaveLength(84);
  });
});

describe('#7.2 announcement and exchange', () => {
  const first: Card[] = [
    '1',
    '2',
    '3',
    '4',
    '2',
    '2',
    '3',
    '4',
    '9',
    '2',
    '3',
    '12',
    '9',
    '2',
    '3',
    '4',
    '9',
    '2',
    '3',
    '4',
  ];
  const dealt = (): NautilusPosition =>
    nautilus.start(setupOf('team', { dealer: 0 }), new ScriptedChance([stacked(first)]));
  test('who holds a 1 or 12 is public, as of the deal', () => {
    expect(makeState(dealt()).announced).toEqual([true, true, false, false]);
    const { position } = playedFrom(dealt(), '0: give 12, 1: give 1, 2: give 2, 3: give 3');
    expect(makeState(position).announced).toEqual([true, true, false, false]);
  });
  test('all four choose at once; it takes effect when all have given', () => {
    expect(makeState(dealt()).waits).toEqual({ phase: 'exchange', seats: [0, 1, 2, 3], given: {} });
    const { position } = playedFrom(dealt(), '3: give 3, 1: give 1, 0: give 12');
    expect(makeState(position).waits).toEqual({ phase: 'exchange', seats: [2], given: { 0: '12', 1: '1', 3: '3' } });
    expect(handsOf(position)).toBe(handsOf(dealt()));
    const { position: next } = playedFrom(position, '2: give 2');
    expect(handsOf(next)).toBe('2 4 4 4 4 / 2 3 9 9 9 / 2 2 2 2 12 / 1 3 3 3 3');
    expect(makeState(next)).toMatchObject({ turn: 1, waits: { phase: 'play', seats: [1] } });
  });
  test('only a card of the hand is given', () => {
    expect(() => playedFrom(dealt(), '2: give 12')).toThrow('the 12 is not in your hand');
  });
});

describe('#11.1 mulligan', () => {
  const first: Card[] = ['2', '1', '2', '3', '3', '3', '3', '3', '4', '4', '4', '4', '5', '5', '5', '5'];
  const dealt = (): NautilusPosition =>
    nautilus.start(setupOf('duel', { dealer: 1 }), new ScriptedChance([stacked(first)]));
  test('the player left of the dealer is asked first', () => {
    expect(makeState(dealt())).toMatchObject({ turn: 0, announced: null, waits: { phase: 'mulligan', seats: [0] } });
    expect(movesOf(dealt())).toEqual(['keep', 'mulligan']);
  });
  test('who holds a 1 or 12 has only keep', () => {
    const { position } = playedFrom(dealt(), 'keep');
    expect(makeState(position).waits).toEqual({ phase: 'mulligan', seats: [1] });
    expect(movesOf(position)).toEqual(['keep']);
    expect(() => playedFrom(position, 'mulligan')).toThrow('there is 1 in it');
    expect(makeState(playedFrom(position, 'keep').position).waits).toEqual({ phase: 'play', seats: [0] });
  });
  test('the hand is shuffled back into the deck and eight new cards are drawn from its top', () => {
    const before = refereeOf(dealt());
    const pool = [...before.deck, ...before.hands[0]!].map(card => CARD[card]);
    const { position } = playedFrom(dealt(), 'mulligan', new ScriptedChance([pool]));
    const drawn = before.deck.slice(0, 8).map(card => CARD[card]);
    expect(refereeOf(position).hands[0]!.map(card => CARD[card])).toEqual(drawn.sort((a, b) => a - b));
    expect(refereeOf(position).deck.slice(-8)).toEqual(before.hands[0]);
    expect(refereeOf(position).deck).toHaveLength(88);
  });
  test('once in a round', () => {
    const { position } = playedFrom(dealt(), 'mulligan');
    expect(makeState(position).waits).toEqual({ phase: 'mulligan', seats: [1] });
  });
});

describe('#11 the deal of a duel', () => {
  test('8 each; the rest is dealt out evenly, the others are shuffled, dealing goes on', () => {
    const start = nautilus.start(setupOf('duel'), SeededChance.from('duel'));
    const sizes = [1, 2, 6, 7, 8].map(round => {
      const { hands, deck, discards } = refereeOf(playUntil(start, round));
      return [hands.map(hand => hand.length), deck.length, discards.length];
    });
    expect(sizes).toEqual([
      [[8, 8], 88, 0],
      [[8, 8], 72, 16],
      [[8, 8], 8, 80],
      [[8, 8], 88, 0],
      [[8, 8], 72, 16],
    ]);
  });
  test('the rest of the old deck is in the hands', () => {
    const sixth = playUntil(nautilus.start(setupOf('duel'), SeededChance.from('rest')), 6);
    const { deck } = refereeOf(sixth);
    const { hands } = refereeOf(playUntil(sixth, 7));
    const left = hands.flat();
    for (const card of deck) left.splice(left.indexOf(card), 1);
    expect(left).toHaveLength(8);
  });
});

describe('#7.3 turns', () => {
  test('a player without cards is passed over', () => {
    expect(makeState(playedFrom('2 3 / . / . / 4 |', 'discard 2').position).turn).toBe(3);
  });
  test('who alone has cards plays on', () => {
    expect(makeState(playedFrom('2 3 / . / . / . |', 'discard 2').position)).toMatchObject({ turn: 0, round: 1 });
  });
  test('the round ends when all hands are empty', () => {
    expect(makeState(playedFrom('2 / . / . / . |', 'discard 2').position)).toMatchObject({
      round: 2,
      waits: { phase: 'exchange' },
    });
  });
});

describe('#9.3, #9.4 the duty to play', () => {
  offered('a usable card must be played, even to one’s own harm', '6 2 / 2 / 2 / 2 | n1 t4 n2 t10', '', ANY, [
    'play 2 n1>t6',
    'play 2 n2>t12',
    'play 6 n1>t10',
    'play 6 n2>t16',
  ]);
  refused(
    'nothing may be discarded then',
    '6 12 / 2 / 2 / 2 | n1 t4',
    'discard 12',
    'card-usable',
    '#9.3',
    'the 6 can',
  );
  offered('if none can be used, any one is discarded', '6 2 / 2 / 2 / 2 |', '', ANY, ['discard 2', 'discard 6']);
  for (const card of ['nautilus', 'telescope', 'storm', 'privateer', 'trade', 'moby'])
    offered(`#10.5 ${card} can always be played`, `${card} 2 / 2 / 2 / 2 |`, '', ANY, [`play ${card}`]);
  refused('a card must be in the hand', '6 / 12 / 2 / 2 |', 'play 12 n1>t0', 'not-held', '#7.3', 'the 12');
});

describe('#5, #12 the end', () => {
  const home = 's1 h0 s2 h1 s3 h2 s4 h3';
  test('all sailors of a team in the harbours', () => {
    const { position, events } = playedFrom(`2 3 / 2 / 2 / 2 | n1 h1 n2 h2 n3 h3 n4 t63 ${home}`, 'play 2 n4>h0');
    expect(position.outcome()).toEqual({ ranks: [1, 2, 1, 2], scores: null });
    expect(events.at(-1)).toEqual({ type: 'won', seats: [0, 2] });
    expect(makeState(position)).toMatchObject({ over: true, waits: null });
  });
  test('duel: all eight', () => {
    const { position } = playedFrom(`2 / 2 | n1 h1 n2 h2 n3 h3 n4 t63 ${home}`, 'play 2 n4>h0');
    expect(position.outcome()).toEqual({ ranks: [1, 2], scores: null });
  });
  test('a commanded player’s move wins for his own team', () => {
    const { position } = playedFrom(
      'privateer / 2 / . / . | e1 h1 e2 h2 e3 h3 e4 t15 w1 h0 w2 h1 w3 h2 w4 h3',
      'play privateer, play 2 e4>h0',
    );
    expect(position.outcome()!.ranks).toEqual([2, 1, 2, 1]);
  });
  test('#12 quick: in the innermost fields only', () => {
    const table = '1 2 / 2 / 2 / 2 | n1 h0 n2 h2 n3 h3 s1 h1 s2 h2 s3 h3 | quick';
    expect(playedFrom(table, 'play 1 n1>h1').position.outcome()!.ranks).toEqual([1, 2, 1, 2]);
    expect(
      playedFrom('2 3 / 2 / 2 / 2 | n1 t63 n2 h2 n3 h3 s1 h1 s2 h2 s3 h3 | quick', 'play 2 n1>h0').position.outcome(),
    ).toBeNull();
  });
  test('by the last step of a 5', () => {
    const { position } = playedFrom(`5 / 2 / 2 / 2 | n1 h0 n2 h2 n3 h3 n4 t61 ${home}`, 'play 5 n1>h1, step n4>h0');
    expect(position.outcome()!.ranks).toEqual([1, 2, 1, 2]);
  });
});

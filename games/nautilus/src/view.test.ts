import { type Seat, SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { nautilus } from './index.ts';
import { makeState } from './notation.ts';
import { setupFor } from './testing/random-game.ts';
import { playedFrom } from './testing/rulebook.ts';
import { positionOf } from './testing/text.ts';
import { moveFor, view } from './view.ts';

const TEXT = 'trade 2 3 / 4 / 6 9 / 10 |';

describe('what a seat sees', () => {
  test('its own hand, the size of others and of the deck, the discards', () => {
    const position = positionOf(TEXT);
    expect(view(position, 0).hands).toEqual([['2', '3', 'trade'], 1, 2, 1]);
    expect(view(position, 3).hands).toEqual([3, 1, 2, ['10']]);
    expect(view(position, null).hands).toEqual([3, 1, 2, 1]);
    expect(view(position, 1)).toMatchObject({ deckSize: 97, seat: 1, discards: [], over: false });
  });
  test('all the state says but the deck', () => {
    const { deck, hands, waits, ...state } = makeState(positionOf(TEXT));
    expect([deck, hands, waits].every(Boolean)).toBe(true);
    expect(view(positionOf(TEXT), 0)).toMatchObject(state);
    expect(view(positionOf(TEXT), 0)).not.toHaveProperty('deck');
  });
  test('its moves, if it must decide', () => {
    expect(view(positionOf(TEXT), 0).moves).toEqual(['play trade']);
    expect(view(positionOf(TEXT), 1).moves).toEqual([]);
    expect(view(positionOf(TEXT), null).moves).toEqual([]);
  });
  test('#8 telescope: open hands', () => {
    const { position } = playedFrom('telescope 2 / 4 / 6 9 / 10 |', 'play telescope');
    expect(view(position, 3).hands).toEqual([1, ['4'], ['6', '9'], ['10']]);
    expect(view(position, null).hands).toEqual([1, ['4'], ['6', '9'], ['10']]);
  });
  test('#8 privateer: the hand of the turn it commands, and only then', () => {
    const { position } = playedFrom('privateer 2 / 4 7 / 6 9 / 10 |', 'play privateer');
    expect(view(position, 0).hands).toEqual([['2'], ['4', '7'], 2, 1]);
    expect(view(position, 1).hands).toEqual([1, ['4', '7'], 2, 1]);
    expect(view(position, 2).hands).toEqual([1, 2, ['6', '9'], 1]);
    const { position: next } = playedFrom(position, 'discard 4');
    expect(view(next, 0).hands).toEqual([['2'], 1, 2, 1]);
    expect(view(next, 0).known.hands[1]).toMatchObject({ least: { '7': 1 } });
  });
  test('#8 trade: the card it laid itself', () => {
    const { position } = playedFrom(TEXT, 'play trade, 0: trade 3');
    const givenTo = (seat: Seat | null) => (view(position, seat).waits as { given: object }).given;
    expect([0, 1, 2, 3, null].map(givenTo)).toEqual([{ 0: '3' }, {}, {}, {}, {}]);
    expect(view(position, 2).known.laid).toEqual([0]);
  });
  test('#8 trade in a commanded turn: the commander sees the card he chose', () => {
    const { position } = playedFrom('privateer 2 / trade 3 4 / 6 / 9 10 |', 'play privateer, play trade, 0: trade 3');
    const givenTo = (seat: Seat | null) => (view(position, seat).waits as { given: object }).given;
    expect([0, 1, 2, 3, null].map(givenTo)).toEqual([{ 1: '3' }, { 1: '3' }, {}, {}, {}]);
  });
  test('#7.2 the exchange: what it gave and got it still knows', () => {
    const position = nautilus.start(setupFor('team'), SeededChance.from('gave'));
    const hands = makeState(position).hands as string[][];
    const { position: next } = playedFrom(position, hands.map((hand, seat) => `${seat}: give ${hand[0]}`).join(', '));
    expect(view(next, 0).known.hands[2]!.least).toMatchObject({ [hands[0]![0]!]: 1 });
    expect(view(next, 2).known.hands[0]!.least).toMatchObject({ [hands[2]![0]!]: 1 });
    expect(view(next, 1).known.hands[0]!.least).toEqual({});
    expect(view(next, null).known.hands[0]!.least).toEqual({});
  });
  test('#11 the rest of the old deck is known to who counts', () => {
    const chance = SeededChance.from('count');
    const position = nautilus.start(setupFor('duel'), chance);
    while (position.round < 7) {
      const seat = position.deciders()[0]!;
      position.play(seat, nautilus.parseMove(position, view(position, seat).moves.at(-1)!)!, chance);
    }
    const { least } = view(position, 0).known.hands[1]!;
    expect(Object.values(least).reduce((sum, count) => sum + count!, 0)).toBe(4);
    expect(view(position, null).known.hands[1]!.least).toEqual({});
  });
});

describe('what a seat hears', () => {
  test('cards laid face down are known to who laid them', () => {
    expect(moveFor('give 7', 1, 1)).toBe('give 7');
    expect(moveFor('give nautilus', 1, 3)).toBe('give ?');
    expect(moveFor('trade 10', 1, null)).toBe('trade ?');
    expect(moveFor('play trade', 1, 2)).toBe('play trade');
    expect(moveFor('ask 7', 1, 0)).toBe('ask 7');
    expect(moveFor('discard 7', 1, 0)).toBe('discard 7');
  });
  test('cards that change hands are known to giver and receiver', () => {
    const { events } = playedFrom(TEXT, 'play trade, 0: trade 3, 2: trade 9');
    const heard = (seat: Seat | null) =>
      events
        .filter(event => event.type === 'passed')
        .map(event => (nautilus.eventFor(event, seat) as typeof event).card);
    expect([0, 1, 2, 3, null].map(heard)).toEqual([
      ['3', '9'],
      [null, null],
      ['3', '9'],
      [null, null],
      [null, null],
    ]);
  });
  test('dealt hands are known to their holders', () => {
    const { events } = playedFrom('2 / . / . / . |', 'discard 2');
    const dealt = events.find(event => event.type === 'dealt' && event.seat === 1)!;
    expect(nautilus.eventFor(dealt, 1)).toBe(dealt);
    expect(nautilus.eventFor(dealt, 0)).toMatchObject({ seat: 1, count: 5, cards: null });
    expect(nautilus.eventFor(dealt, null)).toMatchObject({ cards: null });
  });
  test('a boarded hand is known to the commander and its holder', () => {
    const { events } = playedFrom('privateer 2 / 4 7 / 6 / 10 |', 'play privateer');
    const boarded = events.find(event => event.type === 'boarded')!;
    expect([0, 1, 2, null].map(seat => (nautilus.eventFor(boarded, seat) as typeof boarded).hand)).toEqual([
      ['4', '7'],
      ['4', '7'],
      null,
      null,
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { nauticus } from '../index.ts';
import { finalOutcome, setPoints, standingOf } from '../rules/scoring.ts';
import { ANYTHING, playGame } from '../testing/random-game.ts';
import { after, playedFrom } from '../testing/rulebook.ts';
import { playersOf, positionOf } from '../testing/text.ts';

const outcomeOf = (...players: string[]) =>
  finalOutcome(positionOf(`round4 phase7 | ${players.join(' | ')}`).cells, players.length);
const scoreOf = (player: string) => outcomeOf('0p', player).scores[1];

describe('§end delivered goods', () => {
  test.each([
    [0, 0],
    [1, 2],
    [2, 5],
    [3, 9],
    [4, 14],
    [5, 20],
    [6, 25],
    [7, 30],
    [12, 55],
  ])('a set of %i of a kind is worth %i points', (goods, points) => {
    expect(setPoints(goods)).toBe(points);
    expect(scoreOf(`0p {fish*${goods}}`)).toMatchObject({ points, goods: points });
  });
  test('each kind is a set of its own', () => {
    expect(scoreOf('0p {coffee*2 grain*2 salt fish*3}')).toMatchObject({ points: 5 + 5 + 2 + 9, goods: 21 });
  });
});

describe('§end finished ships', () => {
  test.each([
    ['single/star/star', 2],
    ['bow.stern/star*2/star*2', 8],
    ['bow.middle.stern/star*3/star*3', 20],
    ['bow.middle.middle.stern/star*4/star*4', 35],
    ['single/crown/crown', 2],
    ['bow.stern/star*2/star', 0],
    ['bow.middle/star*2/star*2', 0],
  ])('%s is worth %i points', (ship, points) => {
    expect(scoreOf(`0p ${ship}`)).toMatchObject({ ships: points });
  });
});

describe('§end the rest is exchanged: 1 taler each, then 1 point for every 3 taler', () => {
  test.each([
    ['taler', '0p 8t', 8],
    ['workers', '0p 7w', 7],
    ['tiles in storage, a mast is one tile', '0p [mast:star*2 fish bow]', 4],
    ['every part of unfinished ships', '0p bow.middle/star*2/crown single', 6],
    ['undelivered goods under unfinished ships', '0p bow.middle///fish.salt', 4],
    ['undelivered goods under finished ships, whose parts bring nothing', '0p bow.stern/star*2/star*2/fish', 1],
    ['all together', '0p 1t 1w [fish] single/star/star/salt bow', 5],
  ])('%s', (_, player, taler) => {
    expect(scoreOf(player)).toMatchObject({ taler, rest: Math.floor(taler / 3) });
  });
});

describe('§end what it would be if the game ended now', () => {
  test.each([
    [0, 4],
    [1, 7],
    [2, 9],
    [3, 10],
  ])('with %i passes the numbers still showing are taken off: %i points of 10', (passes, points) => {
    expect(standingOf(positionOf(`phase4 | . | 6p passed${passes} {fish} 6t`).cells, 1)).toBe(points);
  });

  test('when it is over, nothing more is taken off', () => {
    const { position } = playGame(2, 'standing', ANYTHING);
    expect([0, 1].map(seat => standingOf(position.cells, seat))).toEqual(
      position.outcome()!.scores!.map(({ points }) => points),
    );
  });
});

describe('§end ranking', () => {
  test.each<[string, string[], number[]]>([
    ['points', ['11p', '12p', '10p'], [2, 1, 3]],
    ['points of the track may be negative', ['-4p', '-2p', '0p'], [3, 2, 1]],
    ['then the taler left over after the exchange', ['10p 1t', '10p 2t', '10p 0t'], [2, 1, 3]],
    ['which come before the total', ['10p 6t', '11p 4t', '12p 2t'], [3, 2, 1]],
    ['then the total taler', ['11p 1t', '10p 4t', '9p 7t'], [3, 2, 1]],
    ['then a shared rank', ['10p 1t', '10p 1t', '9p 1t'], [1, 1, 3]],
    ['also for all', ['10p', '10p', '10p', '10p'], [1, 1, 1, 1]],
    ['and for the last', ['12p', '10p', '10p', '10p'], [1, 2, 2, 2]],
  ])('%s', (_, players, ranks) => {
    expect(outcomeOf(...players).ranks).toEqual(ranks);
  });
});

describe('§end the state of a game that is over', () => {
  const table = 'deliver@3 money@4 round4 phase7 wheel2 | 10p passed1 scored9 extra | 3p 8t passed0';
  const { position, events } = playedFrom(table, 'take deliver, pass, end, pass');

  test('penalties are taken, pass tiles turned back, points are those of the track, the rest stays', () => {
    expect(nauticus.state(position)).toMatchObject({
      ...{ over: true, turn: null, round: 4, phase: 7, start: 1, wheel: 2, anchor: 0 },
      used: [true, true, true, true, false, true, true, true],
    });
    expect(nauticus.state(position).players).toEqual(playersOf('11p scored9 extra | 0p 8t'));
  });
  test('nobody decides, nothing is legal', () => {
    expect(position.deciders()).toEqual([]);
    expect(nauticus.view(position, 0)).toMatchObject({ over: true, moves: [] });
  });
  test('the result holds the final points and the total taler', () => {
    expect(position.outcome()).toEqual({
      ranks: [1, 2],
      scores: [
        { points: 11, goods: 0, ships: 0, rest: 0, taler: 0 },
        { points: 2, goods: 0, ships: 0, rest: 2, taler: 8 },
      ],
    });
    expect(events.at(-1)).toEqual({ type: 'gameEnded', ...position.outcome() });
  });
  test('before the end there is none', () => {
    expect(after(table, 'take deliver, pass, end').outcome()).toBeNull();
  });
});

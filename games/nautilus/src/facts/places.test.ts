import { describe, expect, it } from 'vitest';
import type { BoardState } from '../json-types.ts';
import { MOUTHS, RING } from '../tables.ts';
import {
  berthOf,
  isCave,
  isFresh,
  isHarbour,
  isRingField,
  neighbourOf,
  piecesOf,
  placeOf,
  ringFieldOf,
  stepsBetween,
  stepsToHarbour,
} from './places.ts';

const WATERS = { ring: RING, mouths: MOUTHS };

const BOARD: BoardState = {
  sailors: { n: ['t0*', 't60', 'home'], e: ['t16', 'h3', 't8'], s: ['c3', 'h0', 'home'], w: ['t62', 't2', 'c0'] },
  moby: 't61',
};

describe('places', () => {
  it.each([
    ['t14', { isRing: true, isPocket: false, isBerth: false, berth: null, field: 14 }],
    ['c2', { isRing: false, isPocket: true, isBerth: false, berth: null, field: 40 }],
    ['h0', { isRing: false, isPocket: false, isBerth: true, berth: 0, field: null }],
    ['h3', { isRing: false, isPocket: false, isBerth: true, berth: 3, field: null }],
    ['home', { isRing: false, isPocket: false, isBerth: false, berth: null, field: null }],
  ])('%s is of one kind', (place, expected) => {
    expect({
      isRing: isRingField(place),
      isPocket: isCave(place),
      isBerth: isHarbour(place),
      berth: berthOf(place),
      field: ringFieldOf(place, WATERS),
    }).toEqual(expected);
  });

  it('are those of the board, without the mark of a fresh sailor', () => {
    expect(piecesOf(BOARD).map(piece => placeOf(BOARD, piece))).toEqual([
      ...['t0', 't60', 'home'],
      ...['t16', 'h3', 't8'],
      ...['c3', 'h0', 'home'],
      ...['t62', 't2', 'c0'],
      't61',
    ]);
    expect([isFresh(BOARD, 'n1'), isFresh(BOARD, 'e1')]).toEqual([true, false]);
    expect(placeOf({ ...BOARD, moby: null }, 'moby')).toBeNull();
  });
});

describe('steps', () => {
  it('go forward, over the start of North', () => {
    expect([stepsBetween(60, 4, WATERS), stepsBetween(4, 60, WATERS), stepsBetween(4, 4, WATERS)]).toEqual([8, 56, 0]);
  });

  it.each([
    // A fresh sailor goes once around (#10.2).
    ['n1', RING],
    ['n2', 4],
    ['n3', null],
    // The sailor stands where its harbour opens, and is not fresh.
    ['e1', 0],
    ['e2', null],
    // A step brings it out of a cave.
    ['s1', 41],
    ['w3', 41],
  ] as const)('of %s to its harbour are %s', (sailor, steps) => {
    expect(stepsToHarbour(BOARD, sailor, WATERS)).toBe(steps);
  });
});

describe('the neighbour of a field', () => {
  it('is the nearest piece on the ring, not in a cave', () => {
    expect(neighbourOf(BOARD, 0, 'ahead', WATERS)).toEqual({ piece: 'w2', steps: 2 });
    expect(neighbourOf(BOARD, 0, 'behind', WATERS)).toEqual({ piece: 'w1', steps: 2 });
    expect(neighbourOf(BOARD, 62, 'behind', WATERS)).toEqual({ piece: 'moby', steps: 1 });
  });

  it('is nobody on an empty ring', () => {
    const home = ['home', 'home'];
    expect(
      neighbourOf({ sailors: { n: ['t5', 'home'], e: home, s: home, w: home }, moby: null }, 5, 'ahead', WATERS),
    ).toBeNull();
  });
});

import { isMove } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import type { NauticusPosition } from '../position.ts';
import { standingOf } from '../rules/scoring.ts';
import { BUILDING, playGame } from '../testing/random-game.ts';
import { after, movesAfter } from '../testing/rulebook.ts';
import { positionOf } from '../testing/text.ts';
import type { Action } from '../types.ts';
import { blueIfAnchored, decisionFactsOf, standingRows } from './decision-facts.ts';

const factsOf = (position: NauticusPosition, action: Action, seat = 0) =>
  decisionFactsOf(position, seat).actions.find(each => each.action === action)!;

describe('§2 what stands on the spaces', () => {
  const position = positionOf('hulls@3 crowns@0 2b phase2 | 15t 4w bow | 15t 4w');
  const { actions } = decisionFactsOf(position, 0);

  test('in ring order: action, bonus, blue workers', () => {
    expect(actions.map(({ space }) => space)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(actions[3]).toMatchObject({ action: 'hulls', bonus: 'points2', bonusFits: true, blue: 2, isUsed: false });
  });
  test('the four prices, what is left of each kind, and who takes it', () => {
    expect(actions[3]!.items).toEqual([
      { tile: 'bow', price: 1, left: 17, ships: [] },
      { tile: 'middle', price: 2, left: 9, ships: [1] },
      { tile: 'stern', price: 3, left: 18, ships: [1] },
      { tile: 'single', price: 0, left: 18, ships: [] },
    ]);
    expect(actions[0]!.items).toEqual([]);
  });
  test('a used tile is beyond reach, for everybody', () => {
    const used = actions.find(({ isUsed }) => isUsed)!;
    expect(used.reach.uses).toBe(0);
    expect(used.others).toEqual([]);
  });
  test('the wheel of the next round, if the anchor lies on space 3', () =>
    expect(blueIfAnchored(position, 3)).toEqual([1, 3, 2, 0, 2, 1, 2, 3]));
});

describe('§1 the bonus counts for who chooses', () => {
  test('4 workers, 3 more by the bonus, 2 blue ones', () =>
    expect(factsOf(positionOf('money@0 2b | 4w | 4w'), 'money').reach.uses).toBe(9));
  test('the others have their own workers and the blue ones', () => {
    const { others } = factsOf(positionOf('money@0 2b | 4w | 1w | .'), 'money');
    expect(others.map(({ seat, reach }) => [seat, reach.uses])).toEqual([
      [1, 3],
      [2, 2],
    ]);
  });
  test('4 taler pay for more', () => {
    const position = positionOf('goods@7 3b | 0t 4w | 0t 4w');
    const { reach, others } = factsOf(position, 'goods');
    expect(reach.uses).toBe(3);
    expect(others[0]!.reach.uses).toBe(1);
  });
  test('a bonus tile that does not fit', () => {
    const full = '[coffee*12]';
    expect(factsOf(positionOf(`hulls@1 | 4w ${full} | .`), 'hulls').bonusFits).toBe(false);
    expect(factsOf(positionOf('hulls@1 | 4w [fish*10] | .'), 'hulls').bonusFits).toBe(true);
  });
  test('who is on turn, seen by another seat: without the bonus that was received already', () => {
    const position = after('money@0 2b | 4w | 1w', 'take money');
    expect(factsOf(position, 'money', 1).reach.uses).toBe(3);
    expect(factsOf(position, 'money', 1).others[0]!.reach.uses).toBe(9);
    expect(factsOf(position, 'crowns', 0).reach.uses).toBe(0);
  });
});

describe('§5 the extra action', () => {
  const position = after('money@3 2b | 8t 4w extra [single] | 15t 4w', 'take money');
  test('every action that could be used at least once, with two workers more and no blue ones', () => {
    const { extras } = decisionFactsOf(position, 0);
    expect(extras.map(({ action, reach }) => [action, reach.uses])).toEqual([
      ['hulls', 4],
      ['masts', 4],
      ['sails', 4],
      ['goods', 4],
      ['transport', 1],
      ['money', 6],
    ]);
  });
  test('who is not on turn is offered none', () => expect(decisionFactsOf(position, 1).extras).toEqual([]));
  test('while it runs its prices are 2', () => {
    const { running: extra } = decisionFactsOf(after(position, 'extra goods'), 0);
    expect(extra).toMatchObject({ action: 'goods' });
    expect(extra!.items.map(({ price }) => price)).toEqual([2, 2, 2, 2]);
  });
  test('it has a limit of crowns of its own', () => {
    const crowned = after('money@3 2b phase4 | 3w extra passed3 scored15 | .', 'take money, extra crowns, crowns');
    expect(decisionFactsOf(crowned, 0).running!.reach.crowns).toEqual({ workers: 4, crowns: 3, points: 12 });
  });
});

describe('the last turns', () => {
  const lastOf = (start: string) => decisionFactsOf(positionOf(start), 0).last;
  test('of a round', () => expect(lastOf('round2 phase7 | . | .')).toBe('round'));
  test('of the game', () => expect(lastOf('round4 phase7 | . | .')).toBe('game'));
  test('neither', () => expect(lastOf('round4 phase6 | . | .')).toBeNull());
});

describe('if it ended now', () => {
  test('the rows add up', () => {
    const player = '12p 8t 2w passed1 [fish*3] {grain*2 coffee} single/star/star/fish bow.middle/whale';
    const position = positionOf(`phase3 | ${player} | .`);
    expect(standingRows(position, 0)).toEqual({
      track: 12,
      passes: -3,
      goods: 7,
      ships: 2,
      rest: 5,
      total: 23,
      exchange: { taler: 8, workers: 2, storage: 3, parts: 3, goods: 1 },
    });
  });
  test('with all pass tiles turned nothing is lost', () =>
    expect(standingRows(positionOf('phase4 | passed3 | .'), 0)).toMatchObject({ passes: 0, total: 10 }));
});

describe('in whole games', () => {
  for (const players of [2, 4])
    test(`${players} players: what happened had been in reach, and the rows are the standing`, () => {
      let steps = 0;
      let promised = Number.POSITIVE_INFINITY;
      const end = playGame(players, 'glance', BUILDING, ({ position, entry, events }) => {
        const { running: now } = decisionFactsOf(position, entry.seat);
        for (let seat = 0; seat < players; seat++)
          expect(standingRows(position, seat).total).toBe(standingOf(position.cells, seat));
        const moves = movesAfter(position, '');
        const isUse = /^(buy|load|money|crowns|deliver)/;
        if (now) expect(now.reach.uses > 0).toBe(moves.some(move => isUse.test(move)));
        if (isMove(entry) && isUse.test(entry.move)) {
          expect(now!.reach.uses).toBeLessThanOrEqual(promised);
          const finished = events.find(event => event.type === 'shipFinished');
          if (finished) expect(now!.reach.finishes.map(({ ship }) => ship)).toContain(finished.ship);
          const isOver = finished || events.some(event => event.type === 'turnEnded');
          promised = isOver ? Number.POSITIVE_INFINITY : now!.reach.uses - 1;
        } else promised = Number.POSITIVE_INFINITY;
        steps++;
      });
      expect(steps).toBeGreaterThan(100);
      expect(decisionFactsOf(end.position, 0)).toMatchObject({ running: null, extras: [], last: null });
      expect(standingRows(end.position, 0).total).toBe(standingOf(end.position.cells, 0));
    });
});

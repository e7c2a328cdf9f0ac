import { isMove } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import type { ShipState } from '../json-types.ts';
import type { NauticusPosition } from '../position.ts';
import { standingOf } from '../rules/scoring.ts';
import { BUILDING, playGame } from '../testing/random-game.ts';
import { after, movesAfter } from '../testing/rulebook.ts';
import { playerOf, positionOf } from '../testing/text.ts';
import type { Action } from '../types.ts';
import type { ActionLimits } from './action-limits.ts';
import { blueIfAnchored, decisionFactsOf, standingRows } from './decision-facts.ts';
import { missingOf } from './missing.ts';

const factsOf = (position: NauticusPosition, action: Action, seat = 0) =>
  decisionFactsOf(position, seat).actions.find(each => each.action === action)!;

/** For the seat that chooses, this action has at least these facts. */
const reaches = (name: string, start: string, action: Action, facts: Partial<ActionLimits>): void =>
  test(name, () => expect(factsOf(positionOf(start), action).reach).toMatchObject(facts));

/** After the moves the running action has at least these facts. */
const running = (name: string, start: string, moves: string, facts: Partial<ActionLimits>): void =>
  test(name, () => {
    const position = after(start, moves);
    expect(decisionFactsOf(position, position.deciders()[0]!).running?.reach).toMatchObject(facts);
  });

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
  reaches('4 workers, 3 more by the bonus, 2 blue ones', 'money@0 2b | 4w | 4w', 'money', { uses: 9 });
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

describe('§3.2.1 how often a paid action can be used', () => {
  reaches('all four and two more: 6 + 4 + 4 taler', 'hulls@3 2b | 15t 4w | .', 'hulls', { uses: 6 });
  reaches('no more than there are workers', 'hulls@3 2b | 15t | .', 'hulls', { uses: 2 });
  reaches('nothing for nobody', 'hulls@3 wheel3 | 15t | .', 'hulls', { uses: 0 });
  reaches('without taler only what costs 0', 'hulls@3 2b | 4w | .', 'hulls', { uses: 1 });
  reaches('and that needs room', 'hulls@3 2b | 4w [fish*12] | .', 'hulls', { uses: 0 });
  reaches('a full storage: three kinds start ships', 'hulls@3 2b | 6t 4w [fish*12] | .', 'hulls', { uses: 3 });
  reaches('masts: one fits into two fields', 'masts@3 2b | 15t 4w [fish*10] | .', 'masts', { uses: 1 });
  reaches('masts: two on the hull, one in storage', 'masts@3 2b | 15t 4w [fish*10] bow.stern | .', 'masts', {
    uses: 3,
  });
  reaches('goods: ships and storage', 'goods@3 2b | 15t 4w [fish*11] bow.stern | .', 'goods', { uses: 3 });
  running('prices now: a second bow would cost 4', 'hulls@3 2b | 8t 4w | .', 'take hulls, buy bow new', { uses: 3 });
  running('after all four kinds', 'goods@3 3b | 15t 4w | .', 'take goods, buy grain store, buy fish store', {
    uses: 4,
  });
  running(
    'nothing while a free tile is chosen',
    'goods@3 3b | 15t 4w | .',
    'take goods, buy grain store, buy fish store, buy coffee store, buy salt store',
    { uses: 0 },
  );

  test('the fourth kind, if it can be bought', () => {
    const three = 'take goods, buy grain store, buy coffee store, buy salt store';
    const position = after('goods@3 3b | 8t 4w | .', three);
    expect(decisionFactsOf(position, 0).running).toMatchObject({
      action: 'goods',
      isExtra: false,
      fourth: { tile: 'fish', price: 2 },
    });
    expect(decisionFactsOf(after('goods@3 3b | 5t 4w extra | .', three), 0).running!.fourth).toBeNull();
    expect(decisionFactsOf(after('goods@3 3b | 8t 4w | .', 'take goods'), 0).running!.fourth).toBeNull();
    expect(decisionFactsOf(after('money@3 3b | 8t 4w | .', 'take money'), 0).running!.fourth).toBeNull();
  });
  test('no fourth kind twice: the free tile comes once', () => {
    const position = after(
      'goods@3 3b | 20t 8w | .',
      'take goods, buy grain store, buy fish store, buy coffee store, buy salt store, free salt',
    );
    expect(decisionFactsOf(position, 0).running!.fourth).toBeNull();
  });
});

describe('§4 ships that could be finished', () => {
  const table = (player: string): string => `sails@0 2b | ${player} | .`;
  reaches('by one sail that is paid for', table('15t bow.stern/whale*2/whale'), 'sails', {
    finishes: [{ ship: 1, size: 2 }],
  });
  reaches('not without taler', table('1t bow.stern/whale*2/whale'), 'sails', { finishes: [] });
  reaches('what costs 0 goes to storage, the next one is paid for', table('4t 1w single/star'), 'sails', {
    finishes: [{ ship: 1, size: 1 }],
  });
  reaches('and not if there is no room for it', table('4t 1w [fish*12] single/star'), 'sails', { finishes: [] });
  reaches('a ship of crowns takes any crest', table('15t single/crown'), 'sails', { finishes: [{ ship: 1, size: 1 }] });
  reaches('not an open hull, nor one without its masts', table('15t bow/star bow.stern/star'), 'sails', {
    finishes: [],
  });
  reaches('the second ship by the rewards of the first', table('2t bow.stern/anchor*2/anchor single/whale'), 'sails', {
    finishes: [
      { ship: 1, size: 2 },
      { ship: 2, size: 1 },
    ],
  });
  reaches(
    'by transport, with masts before sails',
    'transport@0 2b | [stern mast:whale sail:whale*2] bow/whale | .',
    'transport',
    {
      uses: 4,
      finishes: [{ ship: 1, size: 2 }],
    },
  );
  reaches(
    'as large as the storage allows',
    'transport@0 3b | 4w [middle stern mast:star*2 sail:star*2 sail:crown] bow/star | .',
    'transport',
    {
      finishes: [{ ship: 1, size: 3 }],
    },
  );
  reaches(
    'a middle gets both ends, or they make a ship of their own',
    'transport@0 3b | 9w [bow stern mast:star*3 sail:star*3] middle | .',
    'transport',
    {
      finishes: [
        { ship: 1, size: 3 },
        { ship: 'new', size: 2 },
      ],
    },
  );
  reaches('a new ship out of storage', 'transport@0 | [single mast:crown sail:helm] | .', 'transport', {
    finishes: [{ ship: 'new', size: 1 }],
  });
  reaches('not with too few workers', 'transport@4 wheel4 | [single mast:crown sail:helm] | .', 'transport', {
    uses: 2,
    finishes: [],
  });
  reaches('a bonus sail finishes one', 'transport@2 2b | single/star single/whale | .', 'transport', {
    uses: 1,
    finishes: [
      { ship: 1, size: 1 },
      { ship: 2, size: 1 },
    ],
  });
  reaches(
    'a crown sail taken as a reward finishes the next',
    'transport@3 2b | [sail:star] single/star single/helm | .',
    'transport',
    {
      finishes: [
        { ship: 1, size: 1 },
        { ship: 2, size: 1 },
      ],
    },
  );
  running(
    'nothing is in reach while a reward is chosen',
    table('15t bow.stern/whale*2/whale'),
    'take sails, buy sail:whale ship 1',
    { uses: 0, finishes: [] },
  );
});

describe('§3.2.2.3 what could be delivered', () => {
  const ships = 'single/star/star/fish bow.stern/whale*2/whale*2/fish.coffee';
  reaches('each ship with its workers and points', `deliver@3 2b | 1w {fish} ${ships} | .`, 'deliver', {
    uses: 2,
    goods: 3,
    deliveries: [
      { ship: 1, workers: 1, goods: ['fish'], points: 3 },
      { ship: 2, workers: 2, goods: ['fish', 'coffee'], points: 5 },
    ],
  });
  reaches('both are too much for 2 workers', `deliver@3 2b | ${ships} | .`, 'deliver', { uses: 1, goods: 2 });
  reaches(
    'not unfinished, not half loaded',
    'deliver@3 2b | 4w bow.stern/whale*2/whale*2/fish single///fish | .',
    'deliver',
    {
      uses: 0,
      deliveries: [],
    },
  );
});

describe('§3.2.2.4 crowns', () => {
  const crowns = '[sail:crown] single/crown';
  reaches('4 workers × 3 crowns = 12 points', `crowns@3 2b phase2 | 2w passed1 ${crowns} | .`, 'crowns', {
    uses: 4,
    crowns: { workers: 4, crowns: 3, points: 12 },
  });
  reaches('at most 15 points in a round', `crowns@3 2b phase2 | 9w passed1 scored5 ${crowns} | .`, 'crowns', {
    crowns: { workers: 4, crowns: 3, points: 10 },
  });
  reaches('no crowns, no points', 'crowns@3 2b | 2w | .', 'crowns', { uses: 0, crowns: null });
  reaches('no workers, no points', `crowns@3 wheel3 | ${crowns} | .`, 'crowns', { uses: 0, crowns: null });
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
    expect(extra).toMatchObject({ action: 'goods', isExtra: true });
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

describe('missing parts of a ship', () => {
  const missing = (ship: string) => missingOf((playerOf(ship) as unknown as { ships: ShipState[] }).ships[0]!);
  test('bow and middle with a whale mast', () =>
    expect(missing('bow.middle/whale')).toEqual({
      hull: ['stern'],
      masts: 2,
      sails: 3,
      crest: 'whale',
      size: 3,
      largest: 4,
      points: 20,
    }));
  test('a middle alone lacks both ends', () =>
    expect(missing('middle')).toMatchObject({ hull: ['bow', 'stern'], size: 3, crest: null }));
  test('a closed hull of crowns', () =>
    expect(missing('bow.stern/crown*2')).toEqual({
      hull: [],
      masts: 0,
      sails: 2,
      crest: null,
      size: 2,
      largest: 2,
      points: 8,
    }));
  test('nothing is missing of a finished ship', () => expect(missing('single/star/crown')).toBeNull());
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

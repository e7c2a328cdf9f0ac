import { describe, expect, test } from 'vitest';
import type { NauticusPosition } from '../position.ts';
import { after } from '../testing/rulebook.ts';
import { positionOf } from '../testing/text.ts';
import type { Action } from '../types.ts';
import type { ActionLimits } from './action-limits.ts';
import { decisionFactsOf } from './decision-facts.ts';

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

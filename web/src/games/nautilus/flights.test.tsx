import { MoveList, SeededChance } from '@ankerplatz/kit';
import { type NautilusEvent, type NautilusView, nautilus, type Spot } from '@ankerplatz/nautilus';
import { describe, expect, test } from 'vitest';
import type { Flight } from '../../ui/motion/travel.ts';
import { flights, passedBy } from './flights.tsx';
import { spotsOf } from './zones/geometry.ts';

const WATERS = { ring: 64, mouths: [8, 24, 40, 56] };

/** Every event of a game of random moves, as one seat hears it, and what travels. */
const flownIn = (variant: string, options: object): Flight[] => {
  const chance = SeededChance.from(`flights ${variant}`);
  const setup = nautilus.setup({ variant, options });
  if (!setup.ok) throw new Error(setup.error);
  const position = nautilus.start(setup.value, chance);
  const flown: Flight[] = [];
  const list = new MoveList();
  for (let count = 0; count < 600 && position.deciders().length > 0; count++) {
    const seat = position.deciders()[0]!;
    list.clear();
    position.moves(seat, list);
    const before = nautilus.view(position, 0);
    const events: NautilusEvent[] = [];
    position.play(seat, list.at(chance.die(list.length)), chance, event => events.push(event));
    for (const heard of events.map(event => nautilus.eventFor(event, 0)))
      if (heard) flown.push(...flights(heard, before));
  }
  return flown;
};

const PLACE = /^(pile|deck|sea|tray|card-\w+|(hand|seat)-\d|piece-([nesw][1-4]|moby))$/;

describe('what travels in a game', () => {
  const special = {
    '1': 12,
    '12': 12,
    nautilus: 12,
    storm: 4,
    privateer: 4,
    trade: 4,
    telescope: 4,
    moby: 8,
    compass: 8,
    '8': 8,
  };
  test.each([
    ['team', {}, WATERS],
    ['quick', { deck: special }, WATERS],
    ['duel', { ring: 40, mouths: [1, 39] }, { ring: 40, mouths: [1, 39] }],
  ] as const)('%s: goes between places that the zones have', (variant, options, waters) => {
    const spots = new Set<string>(spotsOf(waters));
    const flown = flownIn(variant, options);
    expect(flown.length).toBeGreaterThan(200);
    for (const { from, to, via = [], piece } of flown) {
      for (const place of [...from, ...to, ...via]) expect(spots.has(place) || PLACE.test(place), place).toBe(true);
      if (piece) expect(piece).toMatch(PLACE);
    }
  });
});

describe('the way of a marble', () => {
  test.each<[string, Spot, Spot, readonly Spot[]]>([
    ['forward', 't3', 't6', ['t4', 't5']],
    ['over the first field', 't62', 't1', ['t63', 't0']],
    ['backward', 't1', 't61', ['t0', 't63', 't62']],
    ['into a cave', 't6', 'c0', ['t7', 't8']],
    ['out of a cave, backward', 'c0', 't5', ['t8', 't7', 't6']],
    ['into the harbour', 't62', 'nh1', ['t63', 't0', 'nh0']],
    ['into the harbour, backward', 't2', 'nh1', ['t1', 't0', 'nh0']],
    ['inside the harbour', 'nh0', 'nh3', ['nh1', 'nh2']],
    ['from the start into the harbour', 't0', 'nh0', []],
  ])('%s', (_, from, to, way) => {
    expect(passedBy('n1', from, to, WATERS)).toEqual(way);
  });
});

const view = {
  seat: 0,
  sailors: { n: ['t5', 'home'], e: ['t20', 'c1'], s: ['h3', 'home'], w: ['home', 'home'] },
  moby: 't30',
  hands: [['1'], 5, 5, 5],
  known: { options: WATERS },
} as unknown as NautilusView;

test('a captured sailor sinks into its own whirlpool', () => {
  const [flight] = flights({ type: 'captured', sailor: 'e1', at: 't20', by: 'n1' } as NautilusEvent, view);
  expect(flight).toMatchObject({ from: ['t20'], to: ['ehome'], sinks: true, piece: 'piece-e1' });
});

test('swapped pieces cross', () => {
  const crossing = flights({ type: 'swapped', first: 'n1', second: 'moby' } as NautilusEvent, view);
  expect(crossing.map(({ from, to, joins }) => [from, to, joins])).toEqual([
    [['t5'], ['t30'], undefined],
    [['t30'], ['t5'], true],
  ]);
});

test('rider and whale go the same way, round the ring', () => {
  const [whale, rider] = flights({ type: 'rode', sailor: 'n1', to: 't1', moby: 't2' } as NautilusEvent, view);
  expect(whale!.via).toHaveLength(35);
  expect(whale!.wake).toBeDefined();
  expect(rider!.via).toEqual(whale!.via!.slice(0, -1));
});

test('a storm moves every hand to the right', () => {
  const moved = flights({ type: 'stormed' } as NautilusEvent, view);
  const ways = new Set(moved.map(({ from, to }) => `${from[0]} ${to[0]}`));
  expect([...ways]).toEqual(['hand-0 hand-3', 'hand-1 hand-0', 'hand-2 hand-1', 'hand-3 hand-2']);
});

test('a card laid face down is seen to lie in the tray by who laid it alone', () => {
  expect(flights({ type: 'gave', seat: 0, by: 0, card: '7' } as NautilusEvent, view)).toHaveLength(1);
  expect(flights({ type: 'gave', seat: 2, by: 2, card: null } as NautilusEvent, view)).toEqual([]);
});

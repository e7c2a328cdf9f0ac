import { LEVELS as BOT_LEVELS } from '@ankerplatz/bots';
import { type Game, LEVELS, seededSource } from '@ankerplatz/kit';
import { BOARD_GAME_IDS, GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { clockOf } from './clocks.ts';
import { kindOf } from './kinds.ts';
import { placed } from './permute.ts';
import {
  botsOf,
  isAlone,
  kindOfPlan,
  newTableOf,
  optionsOf,
  parsePlan,
  planNow,
  planWith,
  withKind,
  withSeat,
} from './plan.ts';

test('the levels are those of the bots', () => {
  expect(LEVELS).toEqual(BOT_LEVELS);
});

describe('play now', () => {
  test('is one deckhand in Nauticus', () => {
    expect(planNow('nauticus')).toMatchObject({ kind: '2', place: 'device', seats: ['me', 'deckhand'] });
  });

  test.each(BOARD_GAME_IDS)('lets me play first in %s', game => {
    const plan = planNow(game);
    const rules: Game = GAMES[game];
    const setup = rules.setup({ ...kindOfPlan(plan).asked, options: optionsOf(plan) });
    if (!setup.ok) throw new Error(setup.error);
    const position = rules.start(setup.value, seededSource('any').at(0));
    expect(plan.seats[position.deciders()[0]!]).toBe('me');
    const { turn, dealer } = rules.state(position);
    if (game === 'nautilus') expect([dealer, turn]).toEqual([3, 0]);
  });

  test('is the quick game in Nautilùs, with a partner no weaker than the opponents', () => {
    const plan = planNow('nautilus');
    expect(plan.kind).toBe('quick');
    expect(new Set(plan.seats.slice(1))).toEqual(new Set(['deckhand']));
    expect(isAlone(plan)).toBe(true);
  });
});

describe('a table with friends', () => {
  test.each(BOARD_GAME_IDS)('of %s is by invitation, may be watched, and is one that the rules allow', game => {
    const plan = planWith(game, 'online');
    expect(plan).toMatchObject({ visibility: 'invitation', spectators: true, starter: null, board: null });
    expect(botsOf(plan)).toBe(0);
    expect(GAMES[game].setup({ ...kindOfPlan(plan).asked, options: optionsOf(plan) }).ok).toBe(true);
  });

  test('leaves seats open for people, mine too: I sit down when it is there', () => {
    const plan = withSeat(withKind(planWith('nauticus', 'online'), kindOf('nauticus', '3')!), 2, 'mate');
    expect(newTableOf({ ...plan, starter: 1 })).toEqual({
      game: 'nauticus',
      players: 3,
      options: { start: 1 },
      visibility: 'invitation',
      spectators: true,
      silence: 300_000,
      seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'mate' }],
    });
  });

  test('has who deals instead of who starts in Nautilùs', () => {
    expect(newTableOf({ ...planWith('nautilus', 'online'), starter: 3 })).toMatchObject({
      variant: 'quick',
      options: { dealer: 3 },
    });
  });
});

describe('changing a plan', () => {
  const plan = planWith('nauticus', 'device');

  test('more seats get what the last one had, fewer keep who is left', () => {
    const bots = withSeat(plan, 1, 'mate');
    const four = withKind(bots, kindOf('nauticus', '4')!);
    expect(four.seats).toEqual(['me', 'mate', 'mate', 'mate']);
    expect(four.names).toHaveLength(4);
    expect(withKind(four, kindOf('nauticus', '2')!).seats).toEqual(['me', 'mate']);
  });

  test('there is always one seat for me', () => {
    const moved = withSeat(withSeat(plan, 1, 'deckhand'), 1, 'me');
    expect(moved.seats).toEqual(['deckhand', 'me']);
    const back = withKind(withSeat(withKind(plan, kindOf('nauticus', '3')!), 2, 'me'), kindOf('nauticus', '2')!);
    expect(back.seats.filter(seat => seat === 'me')).toHaveLength(1);
  });

  test('who starts must still have a seat', () => {
    const four = { ...withKind(plan, kindOf('nauticus', '4')!), starter: 3 };
    expect(withKind(four, kindOf('nauticus', '2')!).starter).toBeNull();
    expect(withKind({ ...four, starter: 1 }, kindOf('nauticus', '2')!).starter).toBe(1);
  });
});

const CLOCK = clockOf('live', null)!;

test('another kind of clock keeps what happens when time runs out', () => {
  expect(clockOf('slow', { ...CLOCK, late: 'end' })).toMatchObject({ kind: 'slow', late: 'end' });
  expect(clockOf('none', CLOCK)).toBeNull();
});

describe('a plan that was kept', () => {
  const plan = { ...planNow('nauticus'), starter: 1 };

  test('from before there were clocks has none', () => {
    const { clock: _, factors: __, ...older } = plan;
    expect(parsePlan(older)).toEqual(plan);
  });

  test('keeps its clock, and asks for it', () => {
    const timed = { ...planWith('nauticus', 'online'), clock: CLOCK, factors: [1, 2] };
    expect(parsePlan(JSON.parse(JSON.stringify(timed)))).toEqual(timed);
    expect(newTableOf(timed)).toMatchObject({ clock: CLOCK });
    expect(newTableOf(plan)).not.toHaveProperty('clock');
  });

  test('comes back as it was', () => {
    expect(parsePlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
  });

  test.each([
    ['nothing', null],
    ['a game that is not there', { ...plan, game: 'chess' }],
    ['a kind that is not there', { ...plan, kind: '7' }],
    ['too few seats', { ...plan, seats: ['me'] }],
    ['nobody who is me', { ...plan, seats: ['mate', 'mate'] }],
    ['a level that is not there', { ...plan, seats: ['me', 'emperor'] }],
    ['a starter without a seat', { ...plan, starter: 2 }],
    ['names that are none', { ...plan, names: [1, 2] }],
    ['a board that is none', { ...plan, board: [] }],
    ['a clock that cannot be chosen', { ...plan, clock: { ...CLOCK, bank: 7 } }],
    ['a factor that cannot be chosen', { ...plan, factors: [1, 99] }],
  ])('is forgotten if it is %s', (_, kept) => {
    expect(parsePlan(kept)).toBeUndefined();
  });
});

test('in a permutation what is displaced takes the other place', () => {
  expect(placed([0, 1, 2, 3], 0, 3)).toEqual([3, 1, 2, 0]);
  expect(placed([0, 1, 2, 3], 2, 2)).toEqual([0, 1, 2, 3]);
});

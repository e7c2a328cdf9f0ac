import { isObject } from '@ankerplatz/kit';
import { BOARD_GAME_IDS, GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { firstKind, kindOf, kindOfTable, kindsOf, minutesOf, starterOption } from './kinds.ts';

describe.each(BOARD_GAME_IDS)('the kinds of %s', id => {
  const game = GAMES[id];

  test('are those of the rules, with their seats and sides', () => {
    expect(kindsOf(id)).toHaveLength(game.kinds.length);
    for (const kind of kindsOf(id)) {
      const setup = game.setup(kind.asked);
      if (!setup.ok) throw new Error(setup.error);
      expect(setup.value.seats).toBe(kind.seats);
      const sides = game.sides(setup.value);
      expect(kind.sides).toHaveLength(kind.seats);
      for (const a of sides.keys())
        for (const b of sides.keys()) expect(kind.sides[a] === kind.sides[b]).toBe(sides[a] === sides[b]);
    }
  });

  test('name who starts as the rules do', () => {
    const setup = game.setup({ ...firstKind(id).asked, options: { [starterOption(id)]: 1 } });
    expect(setup.ok && isObject(setup.value.options) && setup.value.options[starterOption(id)]).toBe(1);
  });
});

test('a table of the server is told by its players or its variant', () => {
  expect(kindOfTable('nauticus', { players: 3 })?.id).toBe('3');
  expect(kindOfTable('nautilus', { variant: 'duel' })?.id).toBe('duel');
  expect(kindOfTable('nautilus', { players: 4 })).toBeUndefined();
});

describe('how long a game takes', () => {
  test('§rounds Nauticus has 7 turns a round: 4 rounds for two, 5 for more', () => {
    expect(kindsOf('nauticus').map(({ turns }) => turns)).toEqual([4 * 7, 5 * 7, 5 * 7]);
  });

  test('two players against a bot take about 25 minutes; people take longer than bots', () => {
    const two = kindOf('nauticus', '2')!;
    expect(minutesOf('nauticus', two, 1)).toBe(25);
    expect(minutesOf('nauticus', two, 0)).toBe(45);
    for (const kind of kindsOf('nautilus'))
      expect(minutesOf('nautilus', kind, 0)).toBeGreaterThan(minutesOf('nautilus', kind, kind.seats - 1));
  });

  test('is told in steps of five minutes', () => {
    for (const game of BOARD_GAME_IDS)
      for (const kind of kindsOf(game))
        for (let bots = 0; bots < kind.seats; bots++) expect(minutesOf(game, kind, bots) % 5).toBe(0);
  });
});

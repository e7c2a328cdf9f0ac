import type { Action } from '@ankerplatz/nauticus';
import { describe, expect, test } from 'vitest';
import type { Level } from '../level.ts';
import { type Scene, turnOf } from './testing/table.ts';

const TILES: readonly Action[] = ['money', 'masts', 'sails', 'goods', 'transport', 'hulls', 'deliver', 'crowns'];
const FINISHED = { hull: ['bow', 'middle', 'stern'], masts: Array(3).fill('star'), sails: Array(3).fill('star') };
const scene = (...players: Scene['players'][number][]): Scene => ({ players, tiles: TILES, open: TILES });

describe('a mate follows another’s choice', () => {
  test('finishes a ship now (§4)', () => {
    const ship = { hull: ['bow', 'stern'], masts: ['whale', 'whale'], sails: ['whale'], goods: [] };
    const turn = turnOf(
      'mate',
      { ...scene({}, { taler: 6, workers: 1, ships: [ship] }), round: 3 },
      ...['take sails', 'bonus sail:star', 'pass', 'end'],
    );
    expect(turn).toContain('buy sail:whale ship 1');
    expect(turn.filter(move => move.startsWith('reward'))).toHaveLength(2);
  });

  test('delivers a full ship in the last round (§3.2.2.3)', () => {
    const player = { workers: 3, extra: false, ships: [{ ...FINISHED, goods: ['fish', 'fish', 'salt'] }] };
    const turn = turnOf('mate', { ...scene({}, player), round: 4 }, 'take deliver', 'pass', 'end');
    expect(turn).toContain('deliver ship 1');
  });

  test('scores crowns to the limit and no further (§3.2.2.4)', () => {
    const storage = ['mast:crown', 'mast:crown', 'mast:crown', 'sail:crown', 'sail:crown'];
    const turn = turnOf(
      'mate',
      { ...scene({}, { workers: 6, storage, extra: false }), round: 4 },
      'take crowns',
      'pass',
      'end',
    );
    expect(turn.filter(move => move === 'crowns')).toHaveLength(3);
  });

  test('passes rather than turn two workers into taler while −3 and −2 show at the end of a round (§3.3)', () => {
    const last = { ...scene({ extra: false }, { workers: 2, extra: false }), open: ['money', 'goods'] as const };
    expect(turnOf('mate', last, 'take money', 'pass')).toEqual(['pass']);
  });

  test('buys nothing dear that can never be used again (§end)', () => {
    const last = {
      ...scene({ extra: false }, { workers: 4, extra: false }),
      open: ['hulls', 'money'] as const,
      round: 4,
    };
    const turn = turnOf('mate', last, 'take hulls', 'bonus fish', 'pass');
    expect(turn.filter(move => /^buy (bow|middle|stern|single) (new|ship)/.test(move))).toEqual([]);
  });
});

describe('a mate uses the extra action before the game ends (§5)', () => {
  const LAST = { open: ['money', 'goods'] as const, round: 4 };

  test('to deliver a full ship', () => {
    const player = {
      ...{ workers: 1, passes: 3, delivered: ['fish', 'fish'] },
      ships: [{ ...FINISHED, goods: ['fish', 'fish', 'fish'] }],
    };
    const turn = turnOf('mate', { ...scene({ extra: false }, player), ...LAST }, 'take money', 'pass');
    expect(turn).toEqual(expect.arrayContaining(['extra deliver', 'deliver ship 1']));
  });

  test('to finish a ship with what lies in storage', () => {
    const ship = { ...FINISHED, sails: ['star', 'star'], goods: [] };
    const player = { workers: 0, passes: 3, storage: ['sail:star'], ships: [ship] };
    const turn = turnOf('mate', { ...scene({ extra: false }, player), ...LAST }, 'take money', 'pass');
    expect(turn).toEqual(expect.arrayContaining(['extra transport', 'load sail:star ship 1']));
  });

  test('to score crowns a second time', () => {
    const player = { workers: 3, passes: 3, storage: ['mast:crown', 'sail:crown'], crownPoints: 15 };
    const turn = turnOf('mate', { ...scene({ extra: false }, player), ...LAST }, 'take money', 'pass');
    expect(turn.filter(move => move === 'crowns')).toHaveLength(3);
  });
});

describe('a mate chooses an action', () => {
  test('delivers while it still can', () => {
    const player = { workers: 2, extra: false, ships: [{ ...FINISHED, goods: ['fish', 'fish', 'salt'] }] };
    const [take, ...turn] = turnOf('mate', {
      ...scene(player, { extra: false }),
      open: ['deliver', 'goods', 'money'],
      round: 4,
    });
    expect(take).toBe('take deliver');
    expect(turn).toContain('deliver ship 1');
  });

  test('not one by which the rival finishes a large ship', () => {
    const hull = ['bow', 'middle', 'middle', 'stern'];
    const ship = { hull, masts: Array(4).fill('helm'), sails: ['helm', 'helm', 'helm'], goods: [] };
    const rival = { workers: 2, taler: 9, extra: false, ships: [ship] };
    const [take] = turnOf('mate', { ...scene({ extra: false, passes: 3 }, rival), open: ['sails', 'money'], round: 4 });
    expect(take).toBe('take money');
  });

  test('takes the three workers early (§1)', () => {
    const tiles = ['hulls', 'crowns', 'goods', 'sails', 'masts', 'deliver', 'transport', 'money'] as const;
    const [take] = turnOf('mate', { ...scene({}, {}), tiles, open: tiles, wheel: 4 });
    expect(take).toBe('take hulls');
  });
});

describe.each<Level>(['captain', 'admiral'])('a %s', level => {
  const star = (count: number): string[] => Array(count).fill('star');
  const LAST = { open: ['sails', 'money'] as const, round: 4 };

  test('places a mast by the extra action, before the current one brings its sail (§5)', () => {
    const ship = { hull: ['bow', 'stern'], masts: star(1), sails: star(1), goods: [] };
    const player = { workers: 2, taler: 12, ships: [ship] };
    const before = ['take sails', 'bonus sail:helm', 'pass'];
    const turn = turnOf(level, { ...scene({ extra: false }, player), ...LAST }, ...before);
    expect(turn.slice(0, 2)).toEqual(['extra masts', 'buy mast:star ship 1']);
    expect(turn).toContain('buy sail:star ship 1');
  });

  test('finishes a ship with the workers that another one has brought (§4)', () => {
    const ships = [
      { hull: ['single'], masts: ['whale'], sails: [], goods: [] },
      { hull: ['bow', 'middle', 'stern'], masts: star(3), sails: star(2), goods: [] },
    ];
    const player = { workers: 1, taler: 8, passes: 3, extra: false, ships };
    const before = ['take sails', 'bonus sail:helm', 'pass'];
    const turn = turnOf(
      level,
      { ...scene({ extra: false }, player), ...LAST, wheel: TILES.indexOf('sails') },
      ...before,
    );
    expect(turn).toEqual(expect.arrayContaining(['buy sail:whale ship 1', 'buy sail:star ship 2', 'reward workers']));
  });

  test('takes the masts first, so that the sail in storage can follow when the rival takes transport (§3.2.2.1)', () => {
    const ship = { hull: ['bow', 'middle', 'stern'], masts: star(2), sails: star(2), goods: [] };
    const large = { hull: ['bow', 'middle', 'middle', 'stern'], masts: star(4), sails: star(3), goods: [] };
    const own = { workers: 1, taler: 8, passes: 3, extra: false, storage: ['sail:star'], ships: [ship] };
    const rival = { workers: 1, passes: 3, extra: false, storage: ['sail:star'], ships: [large] };
    const open = ['masts', 'transport', 'money'] as const;
    const turn = turnOf(level, { ...scene(own, rival), open, round: 4, wheel: TILES.indexOf('transport') });
    expect(turn[0]).toBe('take masts');
    expect(turn).toContain('buy mast:star ship 1');
  });

  test('keeps the workers for the delivery that it will choose next (§3.2.2.3)', () => {
    const full = { ...FINISHED, goods: ['fish', 'fish', 'fish'] };
    const own = { workers: 3, taler: 12, passes: 3, extra: false, delivered: ['fish', 'fish'], ships: [full] };
    const open = ['goods', 'deliver', 'money'] as const;
    const table = { ...scene({ extra: false }, own), open, round: 4, wheel: TILES.indexOf('deliver') };
    const turn = turnOf(level, table, 'take goods', 'pass');
    expect(turn.filter(move => move.startsWith('buy')).length).toBeLessThanOrEqual(1);
  });
});

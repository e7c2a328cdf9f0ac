import { type JsonObject, SeededChance } from '@ankerplatz/kit';
import { sampleOf } from '@ankerplatz/kit/sample-size';
import { type Action, tables } from '@ankerplatz/nauticus';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Level } from '../../level.ts';
import { Round } from '../round.ts';
import { linesOf, played, playedOn, positionOf, type Scene, turnOf } from '../testing/table.ts';
import { type Points, truthOf } from '../testing/truth.ts';

const TILES: readonly Action[] = ['money', 'masts', 'sails', 'goods', 'transport', 'hulls', 'deliver', 'crowns'];
const FINISHED = { hull: ['bow', 'middle', 'stern'], masts: Array(3).fill('star'), sails: Array(3).fill('star') };
const scene = (...players: Scene['players'][number][]): Scene => ({ players, tiles: TILES, open: TILES });

afterEach(() => {
  vi.restoreAllMocks();
});

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
    const { turns } = playedOn(level, 1, table, ['take goods', 'pass'], 'keeps');
    expect(turns[1]).toEqual(['take deliver', 'deliver ship 1']);
  });
});

/** The second phase from the end of the game: seat 0 decides, and all that may follow can be counted. */
interface Plan {
  readonly own: JsonObject;
  readonly rivals: readonly JsonObject[];
  readonly open: readonly Action[];
  /** The moves of the start player before; without them seat 0 chooses. */
  readonly before?: readonly string[];
  /** The space that the wheel's anchor points at. */
  readonly wheel?: number;
  /** Moves that matter, turn by turn. */
  readonly turns: readonly (readonly string[])[];
  readonly points: Points;
  /** The points of a mate in seat 0. */
  readonly mate: number;
}

describe('to the end of the game, a captain counts what a mate does not', () => {
  const BARE = { taler: 0, workers: 0, passes: 3, extra: false };
  const IDLE = { crownPoints: 15 };
  const SALT = {
    hull: ['bow', 'middle', 'middle', 'stern'],
    masts: Array(4).fill('helm'),
    sails: Array(4).fill('helm'),
  };
  const SALTER = {
    ...IDLE,
    workers: 4,
    delivered: ['salt', 'salt'],
    ships: [{ ...SALT, goods: Array(4).fill('salt') }],
  };
  const boat = (crest: string) => ({ hull: ['bow', 'stern'], masts: [crest, crest], sails: [crest], goods: [] });

  const GOODS_FIRST = {
    own: {
      workers: 3,
      taler: 3,
      crownPoints: 6,
      delivered: ['fish', 'fish'],
      ships: [{ ...FINISHED, goods: ['fish', 'fish'] }],
    },
    open: ['goods', 'deliver', 'crowns'] as const,
    turns: [['take goods', 'buy fish ship 1'], ['deliver ship 1']],
    mate: 47,
  };
  const TWO_SHIPS = {
    own: { workers: 1, storage: ['sail:star'], ships: [boat('star'), boat('whale')] },
    open: ['transport', 'sails', 'crowns'] as const,
    before: ['take transport'],
    wheel: 2,
    turns: [
      ['load sail:star ship 1', 'reward sail:crown', 'load sail:crown ship 2', 'reward workers'],
      ['take crowns', 'crowns'],
    ],
    mate: 40,
  };

  const PLANS: readonly [string, Plan][] = [
    [
      'fills the ship now, for the next to choose must deliver his own; three players (§3.2.2.3)',
      { ...GOODS_FIRST, rivals: [SALTER, IDLE], points: [53, 72, 10] },
    ],
    [
      'fills the ship now, for the next to choose must deliver his own; four players (§3.2.2.3)',
      { ...GOODS_FIRST, rivals: [SALTER, IDLE, IDLE], points: [53, 72, 10, 10] },
    ],
    [
      'gives up the extra action a phase before the last: the mast, then the stored sail, then the delivery (§5)',
      {
        own: {
          ...{ taler: 2, extra: true, storage: ['sail:star'], delivered: ['fish', 'fish'] },
          ships: [{ hull: ['bow', 'stern'], masts: ['star'], sails: ['star'], goods: ['fish', 'fish'] }],
        },
        rivals: [IDLE],
        open: ['transport', 'goods', 'deliver'],
        before: ['take transport'],
        wheel: 4,
        turns: [
          ['extra masts', 'buy mast:star ship 1', 'load sail:star ship 1'],
          ['take deliver', 'deliver ship 1'],
        ],
        points: [39, 10],
        mate: 28,
      },
    ],
    [
      'finishes two ships, the second by the first one’s reward, and takes workers for the crowns; two players (§4)',
      { ...TWO_SHIPS, rivals: [IDLE], points: [48, 10] },
    ],
    [
      'finishes two ships, the second by the first one’s reward, and takes workers for the crowns; three players (§4)',
      { ...TWO_SHIPS, rivals: [IDLE, IDLE], points: [48, 10, 10] },
    ],
    [
      'keeps its own workers for the crowns that it will choose next (§3.2.2.4)',
      {
        own: { workers: 3, taler: 2 },
        rivals: [{ ...IDLE, workers: 1 }],
        open: ['money', 'crowns', 'transport'],
        before: ['take money', 'money', 'end'],
        wheel: 4,
        turns: [
          ['money', 'end'],
          ['take crowns', 'crowns'],
        ],
        points: [29, 12],
        mate: 22,
      },
    ],
  ];
  /** The most that can be had is counted out for all of them in the long tests. */
  const COUNTED = new Set(sampleOf(PLANS).map(([name]) => name));

  describe.each(PLANS)('%s', (name, { own, rivals, open, before = [], wheel = 0, turns, points, mate }) => {
    const players = [own, ...rivals].map(player => ({ ...BARE, ...player }));
    const table: Scene = {
      ...{ ...scene(...players), open, round: tables.ROUNDS[players.length]!, wheel },
      start: before.length > 0 ? players.length - 1 : 0,
    };
    const position = played(positionOf(table), before, SeededChance.from('before'));

    if (COUNTED.has(name))
      test('more cannot be had', () => {
        expect(position.deciders()).toEqual([0]);
        expect(truthOf(position)).toEqual(points);
      });

    test.each<Level>(['captain', 'admiral'])('a %s, whatever the seed', level => {
      for (const seed of sampleOf(['a', 'b', 'c', 'd', 'e'])) {
        const ending = playedOn(level, 0, table, before, seed);
        for (const [turn, moves] of turns.entries())
          expect(ending.turns[turn]).toEqual(expect.arrayContaining([...moves]));
        expect(ending.points).toEqual(points);
      }
    });

    test('between two by what is best for the rival, with more by guesses of what they choose', () => {
      const guesses = vi.spyOn(Round.prototype, 'guess');
      linesOf('captain', position, { seed: 'a' });
      expect(guesses.mock.calls.length > 0).toBe(players.length > 2);
    });

    test('not a mate', () => {
      expect(playedOn('mate', 0, table, before, 'a').points[0]).toBe(mate);
    });
  });
});

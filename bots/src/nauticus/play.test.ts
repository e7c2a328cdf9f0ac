import { SeededChance } from '@ankerplatz/kit';
import { type NauticusPosition, nauticus } from '@ankerplatz/nauticus';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level } from '../level.ts';
import { linesOf, played } from './testing/table.ts';

const startOf = (players: number, seed: string): NauticusPosition => {
  const setup = nauticus.setup({ players });
  if (!setup.ok) throw new Error(setup.error);
  return nauticus.start(setup.value, SeededChance.from(seed));
};

/** Plays a whole game; every move passes the door. Shows every position that is asked. */
const playGame = (levels: readonly Level[], seed: string, playouts: number, show?: (at: NauticusPosition) => void) => {
  const chance = SeededChance.from(`shuffles of ${seed}`);
  let position = startOf(levels.length, seed);
  for (let turn = 0; !position.outcome(); turn++) {
    show?.(position);
    const seat = position.deciders()[0]!;
    const [line] = linesOf(levels[seat]!, position, { seed: `${seed}:${turn}`, playouts });
    position = played(position, line!.moves, chance);
  }
  return position;
};

/** Every position of a game of deckhands, by the number of players. */
const GAMES = new Map(
  [2, 3, 4].map(players => {
    const positions: NauticusPosition[] = [];
    playGame(Array(players).fill('deckhand'), `positions for ${players}`, 200, position => positions.push(position));
    return [players, positions];
  }),
);

/** Some of them, evenly spread over the game. */
const positionsOf = (players: number, every: number): NauticusPosition[] =>
  GAMES.get(players)!.filter((_, turn) => turn % every === 0);

describe.each([2, 3, 4])('%i players', players => {
  test.each([20, 700])('bots of all levels play legal whole turns to the end with %i playouts', playouts => {
    const levels = Array.from({ length: players }, (_, seat) => LEVELS[seat % LEVELS.length]!);
    expect(playGame(levels, `soak ${players}`, playouts).outcome()).not.toBeNull();
  });

  test('every line is a whole turn: it ends where the decision passes on', () => {
    for (const position of positionsOf(players, 14)) {
      for (const { moves } of LEVELS.flatMap(level => linesOf(level, position, { seed: 'lines', playouts: 500 }))) {
        const after = played(position, moves, SeededChance.from('after'));
        const isHandedOn = after.deciders()[0] !== position.deciders()[0];
        expect(isHandedOn || after.outcome() !== null || nauticus.state(after).turn === null).toBe(true);
      }
    }
  });

  test.each<Level>(['mate', 'captain'])('lines of a %s come best first', level => {
    for (const position of positionsOf(players, 20)) {
      const values = linesOf(level, position, { seed: 'order', playouts: 5_000 }).map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
  });
});

describe.each(LEVELS)('%s', level => {
  test('the same view, budget and seed give the same lines', () => {
    for (const position of positionsOf(3, 18)) {
      const thinking = { seed: 'again', playouts: 700 };
      expect(linesOf(level, position, thinking)).toEqual(linesOf(level, position, thinking));
    }
  });

  test('stopped at any time, it answers at once with a legal turn', () => {
    for (const [index, position] of positionsOf(4, 30).entries()) {
      for (const limit of [0, 1, 7, 50, 400]) {
        let asked = 0;
        const isStopped = () => asked++ >= limit;
        const [line] = linesOf(level, position, { seed: `stop ${index}`, playouts: 50_000, isStopped });
        expect(() => played(position, line!.moves, SeededChance.from('stop'))).not.toThrow();
        expect(asked).toBeLessThanOrEqual(limit + 1);
      }
    }
  });

  test('thinks without a single playout', () => {
    for (const position of positionsOf(2, 10)) {
      const [line] = linesOf(level, position, { seed: 'none', playouts: 0 });
      expect(() => played(position, line!.moves, SeededChance.from('none'))).not.toThrow();
    }
  });
});

test('a mate knows nothing of the shuffles to come: every seed gives the same turn', () => {
  for (const position of positionsOf(2, 8)) {
    const turns = ['a', 'b', 'c'].map(seed => linesOf('mate', position, { seed, playouts: 500 })[0]);
    expect(turns[1]).toEqual(turns[0]);
    expect(turns[2]).toEqual(turns[0]);
  }
});

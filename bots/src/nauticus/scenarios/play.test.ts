import { SeededChance } from '@ankerplatz/kit';
import { sampleOf, sampleSize } from '@ankerplatz/kit/sample-size';
import { cells as at, type NauticusPosition, nauticus, tables } from '@ankerplatz/nauticus';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { thinkWith } from '../../bot.ts';
import { BOTS } from '../../bots.ts';
import { LEVELS, type Level } from '../../level.ts';
import { seasonedWith } from '../captain.ts';
import { Evaluation } from '../evaluation.ts';
import { Round } from '../round.ts';
import { linesOf, played, viewOf } from '../testing/table.ts';
import { DUEL_WEIGHTS, TABLE_WEIGHTS } from '../weights.ts';

const startOf = (players: number, seed: string): NauticusPosition => {
  const setup = nauticus.setup({ players });
  if (!setup.ok) throw new Error(setup.error);
  return nauticus.start(setup.value, SeededChance.from(seed));
};

/** Plays a game, whole unless it is left after some rounds; every move passes the door. Shows every position that is asked. */
const playGame = (
  levels: readonly Level[],
  seed: string,
  playoutsOf: (level: Level) => number,
  show?: (at: NauticusPosition) => void,
  rounds = Number.POSITIVE_INFINITY,
) => {
  const chance = SeededChance.from(`shuffles of ${seed}`);
  let position = startOf(levels.length, seed);
  for (let turn = 0; !position.outcome() && position.cells[at.ROUND]! <= rounds; turn++) {
    show?.(position);
    const seat = position.deciders()[0]!;
    const level = levels[seat]!;
    const [line] = linesOf(level, position, { seed: `${seed}:${turn}`, playouts: playoutsOf(level) });
    position = played(position, line!.moves, chance);
  }
  return position;
};

/** Enough to look to the end of the round from most positions. */
const soakOf = (level: Level): number => (level === 'captain' ? 2_000 : 4_000);

/** Nauticus has no more than 5. */
const SOAK_ROUNDS = sampleSize(12);

/** Every position of a game of deckhands, by the number of players. */
const GAMES = new Map(
  [2, 3, 4].map(players => {
    const positions: NauticusPosition[] = [];
    playGame(
      Array(players).fill('deckhand'),
      `positions for ${players}`,
      () => 200,
      position => positions.push(position),
    );
    return [players, positions];
  }),
);

/** Every so many positions, evenly spread over the games. */
const positionsOf = (players: number, every: number): NauticusPosition[] =>
  GAMES.get(players)!.filter((_, turn) => turn % every === 0);

/** One of them, where an action is chosen in the middle of a round. */
const middleOf = (players: number, round = 3): NauticusPosition =>
  GAMES.get(players)!.find(({ cells }) => cells[at.ROUND] === round && cells[at.PHASE] === 4)!;

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([2, 3, 4])('%i players', players => {
  test.each([20, 700])('bots of all levels play legal whole turns to the end with %i playouts', playouts => {
    const levels = Array.from({ length: players }, (_, seat) => LEVELS[seat % LEVELS.length]!);
    expect(playGame(levels, `soak ${players}`, () => playouts).outcome()).not.toBeNull();
  });

  test.each(sampleOf(['a', 'b']))(
    'captains and admirals look to the ends of rounds and play legal whole turns: %s',
    seed => {
      const levels = Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? 'captain' : 'admiral'));
      const gains = vi.spyOn(Round.prototype, 'gainBy');
      let turns = 0;
      let looks = 0;
      const show = () => {
        turns++;
        if (gains.mock.results.some(({ value }) => value !== null)) looks++;
        gains.mockClear();
      };
      playGame(levels, `soak ${seed}`, soakOf, show, SOAK_ROUNDS);
      expect(looks / turns).toBeGreaterThan(0.75);
    },
  );

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

  test('thinks without a single playout', () => {
    for (const position of positionsOf(2, 10)) {
      const [line] = linesOf(level, position, { seed: 'none', playouts: 0 });
      expect(() => played(position, line!.moves, SeededChance.from('none'))).not.toThrow();
    }
  });
});

describe.each<Level>(['captain', 'admiral'])('with its own budget, a %s', level => {
  test.each([2, 3, 4])(
    'gives the same lines for the same view and seed, whatever was thought before: %i players',
    players => {
      const position = middleOf(players);
      const { playouts } = BOTS.nauticus[level];
      const fresh = { brain: seasonedWith(DUEL_WEIGHTS, TABLE_WEIGHTS), playouts };
      const lines = linesOf(level, position, { seed: 'own' });
      expect(thinkWith(fresh, viewOf(position), { seed: 'own' })).toEqual(lines);
    },
  );
});

describe('stopped, a bot judges at most one position more and answers with a legal turn', () => {
  /** The most positions judged without asking, and after the bot was told to stop: when it asks for the nth time while it does something. */
  const judgedUnasked = (level: Level, position: NauticusPosition, nth: number, isDoing: () => boolean): number => {
    const worths = vi.spyOn(Evaluation.prototype, 'worthOf');
    const rivals = vi.spyOn(Evaluation.prototype, 'rivalsOf');
    let most = 0;
    const count = () => {
      most = Math.max(most, worths.mock.calls.length - rivals.mock.calls.length * (position.setup.seats - 1));
      worths.mockClear();
      rivals.mockClear();
    };
    let asked = 0;
    const isStopped = () => {
      if (asked === nth) return false;
      count();
      if (isDoing()) asked++;
      return asked === nth;
    };
    const [line] = linesOf(level, position, { seed: `stop ${nth}`, isStopped });
    expect(asked).toBe(nth);
    count();
    expect(() => played(position, line!.moves, SeededChance.from('stop'))).not.toThrow();
    return most;
  };

  const NTH = [1, 17, 200];

  test.each(LEVELS)('while a %s looks for own turns', level => {
    for (const position of [middleOf(2), middleOf(4)])
      for (const nth of level === 'deckhand' ? NTH.slice(0, 2) : NTH)
        expect(judgedUnasked(level, position, nth, () => true)).toBeLessThanOrEqual(1);
  });

  test.each([2, 3, 4])('while a captain compares them: %i players', players => {
    for (const nth of NTH) {
      const gains = vi.spyOn(Round.prototype, 'gainBy').mockClear();
      const isDoing = () => gains.mock.calls.length > 1;
      expect(judgedUnasked('captain', middleOf(players), nth, isDoing)).toBeLessThanOrEqual(1);
    }
  });

  test.each([3, 4])('while a captain guesses what the rivals choose: %i players', players => {
    for (const nth of NTH) {
      const guesses = vi.spyOn(Round.prototype, 'guess').mockClear();
      const isDoing = () => guesses.mock.calls.length > 0;
      expect(judgedUnasked('captain', middleOf(players, tables.ROUNDS[players]), nth, isDoing)).toBeLessThanOrEqual(1);
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

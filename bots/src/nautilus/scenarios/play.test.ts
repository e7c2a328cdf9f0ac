import { SeededChance, type View } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { type NautilusPosition, nautilus, VARIANTS, type Variant } from '@ankerplatz/nautilus';
import { describe, expect, test, vi } from 'vitest';
import { think } from '../../bots.ts';
import { LEVELS, type Level } from '../../level.ts';
import { stopped } from '../../testing/stopped.ts';
import { Playout } from '../playout.ts';
import { linesOf, played, startOf, viewOf } from '../testing/table.ts';

interface Game {
  readonly variant: Variant;
  readonly seed: string;
  readonly playouts: number;
  /** Indexable by side. */
  readonly levels: readonly Level[];
  /** After so many the game is left. */
  readonly rounds?: number;
}

/** Plays a game; every move passes the door. Shows every position that is asked. */
const playGame = (
  { variant, seed, playouts, levels, rounds = Number.POSITIVE_INFINITY }: Game,
  show?: (at: NautilusPosition) => void,
) => {
  const chance = SeededChance.from(`shuffles of ${seed}`);
  let position = startOf(variant, seed);
  for (let turn = 0; !position.outcome() && position.round <= rounds; turn++) {
    show?.(position);
    const seat = position.deciders()[0]!;
    const [line] = linesOf(levels[seat % 2]!, position, { seed: `${seed}:${turn}`, playouts });
    position = played(position, seat, line!.moves, chance);
  }
  return position;
};

/** Games in which hardly a world is played out, and others in which captains and admirals see several. */
const SOAKS: readonly Pick<Game, 'levels' | 'playouts' | 'rounds'>[] = [
  { levels: ['deckhand', 'mate'], playouts: 20 },
  { levels: ['deckhand', 'mate'], playouts: 300 },
  { levels: ['captain', 'admiral'], playouts: 20 },
  { levels: ['captain', 'admiral'], playouts: 4_000, rounds: sampleSize(24) },
  { levels: ['admiral', 'captain'], playouts: 4_000, rounds: sampleSize(24) },
];

/** All positions of a game that are asked. */
const gather = (variant: Variant): readonly NautilusPosition[] => {
  const kept: NautilusPosition[] = [];
  const game: Game = { variant, seed: `positions of ${variant}`, playouts: 40, levels: ['deckhand', 'deckhand'] };
  playGame(game, position => kept.push(position));
  return kept;
};

const POSITIONS = new Map(VARIANTS.map(variant => [variant, gather(variant)]));

/** Every so many turns one of them. */
const positionsOf = (variant: Variant, every: number): readonly NautilusPosition[] =>
  POSITIONS.get(variant)!.filter((_, turn) => turn % every === 0);

describe.each(VARIANTS)('%s', variant => {
  test.each(SOAKS)('$levels play legal whole turns with $playouts playouts', ({ levels, playouts, rounds }) => {
    const seed = `soak ${variant} of a ${levels[0]}`;
    const worth = vi.spyOn(Playout.prototype, 'worth');
    let turns = 0;
    const left = playGame({ variant, seed, playouts, levels, ...(rounds && { rounds }) }, () => turns++);
    const finished = worth.mock.results.filter(({ value }) => value !== null).length;
    worth.mockRestore();
    if (!rounds) expect(left.outcome()).not.toBeNull();
    if (playouts > 1_000) expect(finished).toBeGreaterThan(10 * turns);
  });

  test('a line goes on only with the use of a nautilus and the portions of a 5', () => {
    for (const position of positionsOf(variant, 15)) {
      for (const { moves } of LEVELS.flatMap(level => linesOf(level, position, { seed: 'lines', playouts: 300 })))
        for (const move of moves.slice(1)) expect(move).toMatch(/^(use|step) /);
    }
  });

  test('a line is whole: nothing is left to use or to step', () => {
    for (const position of positionsOf(variant, 16)) {
      const seat = position.deciders()[0]!;
      for (const { moves } of LEVELS.flatMap(level => linesOf(level, position, { seed: 'whole', playouts: 300 }))) {
        const after = viewOf(played(position, seat, moves, SeededChance.from('after')), seat);
        expect(after.moves.filter(move => /^(use|step) /.test(move))).toEqual([]);
      }
    }
  });

  test('lines come best first', () => {
    for (const position of positionsOf(variant, 20)) {
      for (const level of ['mate', 'captain'] as const) {
        const values = linesOf(level, position, { seed: 'order', playouts: 600 }).map(({ value }) => value);
        expect(values).toEqual(values.toSorted((a, b) => b - a));
      }
    }
  });
});

describe.each(LEVELS)('%s', level => {
  const positions = VARIANTS.flatMap(variant => positionsOf(variant, 40));

  test('the same view, budget and seed give the same lines', () => {
    for (const position of positions) {
      const thinking = { seed: 'again', playouts: 800 };
      expect(linesOf(level, position, thinking)).toEqual(linesOf(level, position, thinking));
    }
  });

  test('the cards that a seat does not see change nothing', () => {
    let differing = 0;
    for (const [index, position] of positions.entries()) {
      const seat = position.deciders()[0]!;
      const view = viewOf(position, seat);
      const other = nautilus.sample(view, SeededChance.from(`other hands ${index}`));
      if (hiddenOf(other) !== hiddenOf(position)) differing++;
      const answers = [view, viewOf(other, seat)].map(seen => answerTo(level, seen));
      expect(answers[1]).toEqual(answers[0]);
    }
    expect(differing).toBeGreaterThan(positions.length / 2);
  });

  test('stopped at any time, it judges no more than what ends a turn that it has begun, and answers with a legal one', () => {
    for (const [index, position] of positions.entries()) {
      for (const asks of [0, 1, 7, 60]) {
        const thinking = { seed: `stop ${index}`, playouts: 50_000 };
        const { lines, after } = stopped(asks, isStopped => linesOf(level, position, { ...thinking, isStopped }));
        const { moves } = lines[0]!;
        expect(() => played(position, position.deciders()[0]!, moves, SeededChance.from('stop'))).not.toThrow();
        expect(after).toBeLessThanOrEqual(moves.length);
      }
    }
  });

  test('thinks without a single playout', () => {
    for (const position of positions) {
      const [line] = linesOf(level, position, { seed: 'none', playouts: 0 });
      expect(() => played(position, position.deciders()[0]!, line!.moves, SeededChance.from('none'))).not.toThrow();
    }
  });
});

const answerTo = (level: Level, view: View) => think('nautilus', level, view, { seed: 'hidden', playouts: 800 });

const hiddenOf = (position: NautilusPosition): string => JSON.stringify(nautilus.state(position).hands);

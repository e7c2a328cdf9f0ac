import type { View } from '@ankerplatz/kit';
import { cells as at, type NauticusPosition, nauticus, tables, types } from '@ankerplatz/nauticus';
import type { Brain, Budget, PlannedTurn } from '../brain.ts';
import { readGrains } from '../grains.ts';
import { Meter } from '../meter.ts';
import type { Thought } from './course.ts';
import { END_TABLE } from './end-table.ts';
import { Evaluation, type Evaluator } from './evaluation.ts';
import { type Hints, Round } from './round.ts';
import { RoundEnd } from './round-end.ts';
import { DUEL_STAGES, type Stage, TABLE_STAGES } from './stage.ts';
import { isInPhase, type Turn, TurnSearch } from './turn-search.ts';
import type { Value } from './value.ts';
import { ValueEvaluator } from './value-evaluator.ts';
import type { Weights } from './weights.ts';

/** Own turns compared, and those for each action that may be chosen; half as many that use the extra action come with them. */
const CANDIDATES = 16;
const CANDIDATES_EACH = 4;
const EXTRA_SHARE = 0.5;
/**
 * The share of the budget that goes into finding candidates, how fast the search widens, and how wide it gets at most.
 */
const SHARE = 0.15;
const GROWTH = 3;
const WIDEST = 30;
/** Own turns this much worse than the best need not be told apart, in points. */
const MARGIN = 8;
/** Before the last round, the best turn is sure enough when so many wider looks have not changed it. */
const SURE = 2;

/** Fewer guesses of the rivals' choices tell nothing. */
const FEWEST_GUESSES = 3;

const DUEL_ENDS = readGrains(END_TABLE);

/** The manner of thinking about a table of some number of players. */
export interface Manner {
  readonly evaluator: Evaluator;
  /** Judges where the round is over. */
  readonly ends: Evaluator;
  readonly rivalry: number;
  readonly stages: readonly Stage[];
}

/** A whole turn. */
interface Option {
  readonly moves: readonly number[];
  readonly reached: NauticusPosition;
  /** The action of the phase. */
  readonly action: number;
  readonly value: number;
}

/** The expectation after a turn: indexable by seat, the points; and the gain of its own seat. */
export interface Comparable {
  readonly worths: Float64Array;
  readonly gain: number;
}

const NO_TURN = { moves: [], worth: 0 };

const byValue = (a: Option, b: Option): number => b.value - a.value;

/** Turns told apart anew, and behind them those that were not. */
const withRest = (told: readonly Option[], options: readonly Option[]): readonly Option[] => {
  const worst = told.at(-1)!.value;
  const rest = options.filter(({ moves }) => !told.some(option => option.moves === moves));
  return [...told, ...rest.map(option => ({ ...option, value: Math.min(option.value, worst) }))];
};

/** Compares own turns by what they lead to at the end of the round. */
class Search {
  private readonly thought: Thought;
  private readonly seat: number;
  private readonly hints: Hints = new Map();

  constructor(
    private readonly manner: Manner,
    private readonly budget: Budget,
    private readonly position: NauticusPosition,
  ) {
    const { chance } = budget;
    const meter = new Meter(budget);
    const { evaluator: evaluation, ends } = manner;
    const turns = new TurnSearch(position, evaluation, meter, chance);
    this.thought = { turns, evaluation, ends, round: position.round, meter, chance };
    this.seat = position.cells[at.SEAT]!;
  }

  /** Own turns, best first. */
  best(): readonly Option[] {
    let options = this.candidates();
    if (options.length === 0)
      return [this.optionOf(this.position, { moves: this.thought.turns.shortest(this.position), worth: 0 })];
    let near = options.length;
    let unchanged = 0;
    for (const stage of this.manner.stages) {
      if (near === 1 || (unchanged === SURE && !this.isLast)) break;
      const some = options.slice(0, Math.min(near, stage.options));
      const told = this.told(some, stage);
      if (told.length === 0) break;
      unchanged = told[0]!.moves === options[0]!.moves ? unchanged + 1 : 0;
      options = withRest(told, options);
      if (told.length < some.length) break;
      near = told.filter(({ value }) => value > told[0]!.value - MARGIN).length;
    }
    return options;
  }

  /** Some whole turns side by side, by the widest look for which the budget lasts: what every seat has when the round is over. */
  sideBySide(turns: readonly (readonly number[])[]): readonly Comparable[] {
    const options = turns.map(moves => this.asked(moves));
    let told = options.map(({ reached }) => this.atFirstSight(reached));
    for (const stage of this.manner.stages) {
      const round = new Round(this.position, stage, this.thought, this.manner.rivalry, this.hints);
      const wider = this.worthsOf(options, stage, round);
      if (!wider) break;
      told = wider.map(worths => ({ worths, gain: round.gainOf(worths, this.seat) }));
    }
    return told;
  }

  private asked(moves: readonly number[]): Option {
    const [first, ...rest] = moves;
    const isChoice = this.position.cells[at.ASKED] === types.CHOOSE;
    const start = isChoice ? this.thought.turns.after(this.position, [first!]) : this.position;
    return { ...this.optionOf(start, { moves: isChoice ? rest : moves, worth: 0 }), moves };
  }

  private atFirstSight(reached: NauticusPosition): Comparable {
    const { evaluation } = this.thought;
    const worths = Float64Array.from({ length: reached.setup.seats }, (_, seat) => evaluation.worthOf(reached, seat));
    return { worths, gain: worths[this.seat]! - evaluation.rivalsOf(reached, this.seat) };
  }

  /** Indexable by option and seat, the mean of all guesses; null if the meter is spent before. */
  private worthsOf(options: readonly Option[], { guesses }: Stage, round: Round): readonly Float64Array[] | null {
    const sums = options.map(() => new Float64Array(this.position.setup.seats));
    const count = Math.max(1, guesses);
    for (let guess = 0; guess < count; guess++) {
      if (guesses > 0) round.guess();
      for (const [index, { reached, action }] of options.entries()) {
        const worths = round.worthsBy(reached, action, Number.NEGATIVE_INFINITY);
        if (!worths) return null;
        for (const [seat, worth] of worths.entries()) sums[index]![seat]! += worth / count;
      }
    }
    return sums;
  }

  private get isLast(): boolean {
    return this.position.cells[at.ROUND] === tables.ROUNDS[this.position.setup.seats];
  }

  /** Turns told apart by what they gain to the end of the round: as many of them as the meter allows, best first. */
  private told(options: readonly Option[], stage: Stage): readonly Option[] {
    const round = new Round(this.position, stage, this.thought, this.manner.rivalry, this.hints);
    return stage.guesses > 0 ? this.guessed(options, stage, round) : this.compared(options, round);
  }

  private compared(options: readonly Option[], round: Round): readonly Option[] {
    const told: Option[] = [];
    let best = Number.NEGATIVE_INFINITY;
    for (const option of options) {
      const value = round.gainBy(option.reached, option.action, best);
      if (value === null) break;
      best = Math.max(best, value);
      told.push({ ...option, value });
    }
    return told.sort(byValue);
  }

  /** By what they gain on average: all of them, or none if the meter does not allow a few guesses. */
  private guessed(options: readonly Option[], { guesses }: Stage, round: Round): readonly Option[] {
    const sums = options.map(() => 0);
    let count = 0;
    for (; count < guesses; count++) {
      round.guess();
      const gains = this.gainsOf(options, round);
      if (!gains) break;
      for (const [index, gain] of gains.entries()) sums[index]! += gain;
    }
    if (count < FEWEST_GUESSES) return [];
    return options.map((option, index) => ({ ...option, value: sums[index]! / count })).sort(byValue);
  }

  /** The gain of each option; null if the meter is spent before. */
  private gainsOf(options: readonly Option[], round: Round): readonly number[] | null {
    const gains: number[] = [];
    for (const { reached, action } of options) {
      const gain = round.gainBy(reached, action, Number.NEGATIVE_INFINITY);
      if (gain === null) return null;
      gains.push(gain);
    }
    return gains;
  }

  /** Looks ever more widely for own turns while their share of the budget lasts. */
  private candidates(): readonly Option[] {
    const { meter } = this.thought;
    const limit = SHARE * this.budget.playouts;
    let found: Option[] = [];
    for (let width = 1; width <= WIDEST; width *= GROWTH) {
      const before = meter.judged;
      const wider = this.found(width);
      if (found.length === 0 || !meter.isSpent()) found = wider;
      if (meter.isSpent() || meter.judged + GROWTH * (meter.judged - before) > limit) break;
    }
    return found.sort(byValue);
  }

  private found(width: number): Option[] {
    const { position } = this;
    if (position.cells[at.ASKED] !== types.CHOOSE)
      return this.promising(position, width, CANDIDATES).map(turn => this.optionOf(position, turn));
    const { turns } = this.thought;
    return turns.movesOf(position, this.seat).flatMap(take => {
      const chosen = turns.after(position, [take]);
      const isOwn = isInPhase(chosen) && chosen.cells[at.SEAT] === this.seat;
      const found = isOwn ? this.promising(chosen, width, CANDIDATES_EACH) : [NO_TURN];
      return found.map(turn => ({ ...this.optionOf(chosen, turn), moves: [take, ...turn.moves] }));
    });
  }

  private promising(start: NauticusPosition, width: number, count: number): readonly Turn[] {
    const { turns } = this.thought.turns.turnsOf(start, width);
    const plain = turns.filter(({ usesExtra }) => !usesExtra);
    const given = turns.filter(({ usesExtra }) => usesExtra);
    return [...plain.slice(0, count), ...given.slice(0, EXTRA_SHARE * count)];
  }

  private optionOf(start: NauticusPosition, { moves, worth }: Pick<Turn, 'moves' | 'worth'>): Option {
    const { turns, evaluation } = this.thought;
    const reached = turns.after(start, moves);
    return { moves, reached, action: start.cells[at.ACTION]!, value: worth - evaluation.rivalsOf(reached, this.seat) };
  }
}

export const stagesFor = (seats: number): readonly Stage[] => (seats === 2 ? DUEL_STAGES : TABLE_STAGES);

/** Looks ahead to the end of the round, as widely as the budget allows. */
export const captainBy = (mannerOf: (position: NauticusPosition) => Manner): Brain => ({
  think: (view: View, budget: Budget): readonly PlannedTurn[] => {
    const position = nauticus.sample(view, budget.chance);
    return new Search(mannerOf(position), budget, position)
      .best()
      .map(({ moves, value }) => ({ moves: moves.map(move => nauticus.makeMove(position, move)), value }));
  },
});

const mannerWith =
  (duel: Weights, table: Weights) =>
  ({ setup: { seats } }: NauticusPosition): Manner => {
    const weights = seats === 2 ? duel : table;
    const evaluator = new Evaluation(weights);
    return { evaluator, ends: evaluator, rivalry: weights.rivalry, stages: stagesFor(seats) };
  };

/** Whole turns of the seat that must decide, side by side, as the first captain sees them. */
export const sideBySideWith =
  (duel: Weights, table: Weights) =>
  (position: NauticusPosition, turns: readonly (readonly number[])[], budget: Budget): readonly Comparable[] =>
    new Search(mannerWith(duel, table)(position), budget, position).sideBySide(turns);

/** By weights for two players and for more: captains and admirals of the first edition. */
export const captainWith = (duel: Weights, table: Weights): Brain => captainBy(mannerWith(duel, table));

/** Likewise, and knows better what the end of a round is worth between two. */
export const seasonedWith = (duel: Weights, table: Weights): Brain =>
  captainBy(({ setup: { seats }, round }) => {
    const weights = seats === 2 ? duel : table;
    const { rivalry } = weights;
    const evaluator = new Evaluation(weights);
    const ends = seats === 2 ? new RoundEnd(evaluator, DUEL_ENDS, round, rivalry) : evaluator;
    return { evaluator, ends, rivalry, stages: stagesFor(seats) };
  });

/** Likewise, and judges the ends of rounds by the value. */
export const captainByValue = (duel: Weights, table: Weights, makeValue: () => Value): Brain =>
  captainBy(({ setup: { seats }, round }) => {
    const weights = seats === 2 ? duel : table;
    const { rivalry } = weights;
    const ends = new ValueEvaluator(makeValue(), round, rivalry);
    return { evaluator: new Evaluation(weights), ends, rivalry, stages: stagesFor(seats) };
  });

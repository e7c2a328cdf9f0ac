import type { View } from '@ankerplatz/kit';
import { cells as at, type NauticusPosition, nauticus, types } from '@ankerplatz/nauticus';
import type { Brain, Budget, PlannedTurn } from '../brain.ts';
import { Meter } from '../meter.ts';
import { Evaluation } from './evaluation.ts';
import { isInPhase, type Turn, TurnSearch } from './turn-search.ts';
import type { Weights } from './weights.ts';

/** Beginnings of turns kept at each step: at first, how fast they grow while the budget lasts, and for the rivals' turns. */
const FIRST_WIDTH = 1;
const GROWTH = 3;
const REPLY_WIDTH = 1;
/** Lines answered at most, and for each action that may be chosen. */
const MOST_LINES = 12;
const LINES_A_TAKE = 4;

interface Plan {
  readonly moves: readonly number[];
  readonly value: number;
}

interface Sweep {
  readonly plans: readonly Plan[];
  readonly isPruned: boolean;
}

/** One thought: everything that is needed to answer one view. */
class Thought {
  private readonly evaluation: Evaluation;
  private readonly meter: Meter;
  private readonly search: TurnSearch;

  constructor(
    weights: Weights,
    budget: Budget,
    private readonly position: NauticusPosition,
  ) {
    this.evaluation = new Evaluation(weights);
    this.meter = new Meter(budget);
    this.search = new TurnSearch(position, this.evaluation, this.meter, budget.chance);
  }

  /** Searches wider and wider while the budget lasts. A sweep that is cut short counts only if there is none before it. */
  best(): readonly Plan[] {
    let plans: readonly Plan[] = [];
    for (let width = FIRST_WIDTH; !this.meter.isSpent(); width *= GROWTH) {
      const before = this.meter.judged;
      const sweep = this.sweep(width);
      if (plans.length === 0 || !this.meter.isSpent()) plans = sweep.plans;
      const cost = this.meter.judged - before;
      if (!sweep.isPruned || cost * GROWTH > this.meter.left) break;
    }
    return plans.length > 0 ? plans : [{ moves: this.search.shortest(this.position), value: 0 }];
  }

  private sweep(width: number): Sweep {
    return this.position.cells[at.ASKED] === types.CHOOSE ? this.choose(width) : this.follow(width);
  }

  /** The rivals' worth does not depend on how a turn is played, but on which action it is. */
  private follow(width: number): Sweep {
    const { turns, isPruned } = this.search.turnsOf(this.position, width);
    const best = turns[0];
    if (!best) return { plans: [], isPruned };
    const rivals = this.evaluation.rivalsOf(this.search.after(this.position, best.moves), this.seat);
    const plans = turns.slice(0, MOST_LINES).map(({ moves, worth }) => ({ moves, value: worth - rivals }));
    return { plans, isPruned };
  }

  /** Every action that may be taken, the own turn with it, and what the others make of it. */
  private choose(width: number): Sweep {
    const plans: Plan[] = [];
    let isPruned = false;
    for (const take of this.search.movesOf(this.position, this.seat)) {
      const own = this.search.turnsAfter(this.position, take, width);
      const best = own.turns[0];
      if (!best) break;
      isPruned ||= own.isPruned;
      const rivals = this.evaluation.rivalsOf(this.replied(best), this.seat);
      for (const { moves, worth } of own.turns.slice(0, LINES_A_TAKE)) plans.push({ moves, value: worth - rivals });
    }
    return { plans: plans.sort((a, b) => b.value - a.value).slice(0, MOST_LINES), isPruned };
  }

  /** The position after an own turn and the other seats' turns of this phase, each by its own light. */
  private replied(own: Turn): NauticusPosition {
    let reached = this.search.after(this.position, own.moves);
    while (isInPhase(reached) && !this.meter.isSpent()) {
      const reply = this.search.turnsOf(reached, REPLY_WIDTH).turns[0]?.moves ?? this.search.shortest(reached);
      reached = this.search.after(reached, reply);
    }
    return reached;
  }

  private get seat(): number {
    return this.position.cells[at.SEAT]!;
  }
}

/** Plans whole turns by judging where they end; chooses actions with a view to what the others make of them. */
export const mateWith = (weights: Weights): Brain => ({
  think: (view: View, budget: Budget): readonly PlannedTurn[] => {
    const position = nauticus.sample(view, budget.chance);
    return new Thought(weights, budget, position)
      .best()
      .map(({ moves, value }) => ({ moves: moves.map(move => nauticus.makeMove(position, move)), value }));
  },
});

import { SeededChance, type View } from '@ankerplatz/kit';
import { type Material, type NautilusPosition, nautilus } from '@ankerplatz/nautilus';
import type { Brain, Budget, PlannedTurn } from '../brain.ts';
import type { Judge } from '../judge.ts';
import { Meter } from '../meter.ts';
import type { Evaluator } from './evaluator.ts';
import { type Horizon, Playout } from './playout.ts';
import { isRated, Policy } from './policy.ts';
import { byRank, lengthened, meanOf, type Patience, type Runner, stillRunning } from './race.ts';
import { RULES } from './rules.ts';
import { type Turn, TurnSearch } from './turn-search.ts';

/** How many worlds, candidates and playouts a level spends on a turn. */
export interface Effort {
  /** Playouts for which the rest is meant: a bot that is given more sees as many times more worlds. */
  readonly playouts: number;
  /** Turns that are played out, besides those after which the seat goes on with something learned. */
  readonly candidates: number;
  /** Of playouts, unless a card to give, a question or a new hand is looked at: then the round is played to its end. */
  readonly horizon: Horizon;
  /** Worlds after which the leader is the answer, however close it is. */
  readonly worlds: number;
  readonly patience: Patience;
  /** Whether cards to give, questions and new hands are played out, too, rather than rated by themselves. */
  readonly playsOutAll: boolean;
}

const MOST_LINES = 12;
const WHOLE_ROUND: Horizon = { decisions: Number.POSITIVE_INFINITY, beyond: 0 };

/** Makes the evaluator for the material of a game. */
export type EvaluatorOf = (material: Material) => Evaluator;

/** Draws a position with all hands. */
type Deal = (chance: SeededChance) => NautilusPosition;

class Candidate implements Runner {
  readonly worths: number[] = [];

  constructor(readonly turn: Turn) {}

  get worth(): number {
    return this.worths.length > 0 ? meanOf(this.worths) : this.turn.worth;
  }
}

/** One thought: everything that is needed to answer one view. */
class Thought {
  private readonly position: NautilusPosition;
  private readonly world: NautilusPosition;
  private readonly meter: Meter;
  private readonly search: TurnSearch;
  private readonly playout: Playout;

  constructor(
    evaluatorOf: EvaluatorOf,
    private readonly effort: Effort,
    private readonly seat: number,
    /** The hands as they may lie, or as they do. */
    private readonly deal: Deal,
    private readonly budget: Budget,
  ) {
    this.position = deal(budget.chance);
    this.world = this.position.clone();
    const evaluator = evaluatorOf(this.position.material);
    this.meter = new Meter(budget);
    const policy = new Policy(evaluator, this.meter, budget.chance);
    this.search = new TurnSearch(evaluator, policy, this.meter, budget.chance);
    // The worth of a card in a hand shows only when the round is over.
    const horizon = isRated(this.position.phase) ? WHOLE_ROUND : effort.horizon;
    this.playout = new Playout(evaluator, policy, this.meter, horizon);
  }

  lines(): readonly PlannedTurn[] {
    const turns = this.search.turnsOf(this.position, this.seat);
    const isPlayedOut = this.effort.playsOutAll || !isRated(this.position.phase);
    const ranked = isPlayedOut ? this.playedOut(turns) : turns.map(turn => new Candidate(turn));
    let most = Number.POSITIVE_INFINITY;
    return ranked.slice(0, MOST_LINES).map(({ turn, worth }) => {
      // Turns dropped early were seen in fewer worlds: they come after the others, whatever they promised.
      most = Math.min(most, worth);
      return { moves: turn.moves.map(move => nautilus.makeMove(this.position, move)), value: most };
    });
  }

  /** Turns of the seat in so many worlds, alike: indexable by turn and world, what each is worth. */
  inWorlds(turns: readonly (readonly string[])[], worlds: number): readonly (readonly number[])[] {
    const candidates = turns.map(
      texts =>
        new Candidate({ moves: texts.map(text => nautilus.parseMove(this.position, text)!), worth: 0, isOpen: true }),
    );
    for (let seen = 0; seen < worlds; seen++) this.tryIn(candidates);
    return candidates.map(({ worths }) => worths);
  }

  /** The most promising turns in more and more worlds, until one is surely the best or the meter is spent. */
  private playedOut(turns: readonly Turn[]): readonly Candidate[] {
    const all = turns
      .filter(({ isOpen }, index) => isOpen || index < this.effort.candidates)
      .map(turn => new Candidate(turn));
    const times = Math.max(1, this.budget.playouts / this.effort.playouts);
    const worlds = Math.round(this.effort.worlds * times);
    const patience = lengthened(this.effort.patience, times);
    let running: readonly Candidate[] = all;
    for (let seen = 0; seen < worlds && running.length > 1 && this.tryIn(running); ) {
      this.meter.progress = ++seen / worlds;
      running = stillRunning(running, patience);
    }
    return all.sort(byRank);
  }

  /** Plays all candidates out in one more world, alike; false, and nothing is counted, if the meter is spent before. */
  private tryIn(candidates: readonly Candidate[]): boolean {
    const { chance } = this.budget;
    const sampled = this.deal(chance);
    const words = [chance.word(), chance.word(), chance.word(), chance.word() | 1] as const;
    const worths: number[] = [];
    for (const { turn } of candidates) {
      const worth = this.playOut(sampled, turn, new SeededChance(words));
      if (worth === null) return false;
      worths.push(worth);
    }
    for (const [index, candidate] of candidates.entries()) candidate.worths.push(worths[index]!);
    return true;
  }

  private playOut(sampled: NautilusPosition, { moves }: Turn, chance: SeededChance): number | null {
    const { world, seat } = this;
    world.copyFrom(sampled);
    for (const move of moves) world.play(seat, move, chance);
    return this.playout.worth(world, seat, sampled.round, chance);
  }
}

const dealtFrom =
  (view: View): Deal =>
  chance =>
    nautilus.sample(view, chance);

/** Plans whole turns, and plays the best of them out against hands that others may hold. */
export const samplerWith = (evaluatorOf: EvaluatorOf, effort: Effort): Brain => ({
  think: (view: View, budget: Budget): readonly PlannedTurn[] =>
    new Thought(evaluatorOf, effort, view.seat!, dealtFrom(view), budget).lines(),
});

const endless = (seed: string): Budget => ({
  playouts: Number.POSITIVE_INFINITY,
  chance: SeededChance.from(seed),
  isStopped: () => false,
});

/** Plays turns out against hands that others may hold, without choosing among them. */
export const judgeWith = (evaluatorOf: EvaluatorOf, effort: Effort): Judge => ({
  rules: RULES,
  measure: 'chance',
  worths: (view, turns, worlds, seed) =>
    new Thought(evaluatorOf, effort, view.seat!, dealtFrom(view), endless(seed)).inWorlds(turns, worlds),
});

/** The same with all hands open: the cards lie as they do, and only what is drawn later is not known. */
export interface OpenHands {
  /** The best turn of the seat. */
  best(position: NautilusPosition, seat: number, seed: string): PlannedTurn;
  /** Indexable by turn and run. */
  worths(
    position: NautilusPosition,
    seat: number,
    turns: readonly (readonly string[])[],
    runs: number,
    seed: string,
  ): readonly (readonly number[])[];
}

export const openHandsWith = (evaluatorOf: EvaluatorOf, thinking: Effort, judging: Effort): OpenHands => ({
  best: (position, seat, seed) => {
    const budget = { ...endless(seed), playouts: thinking.playouts };
    return new Thought(evaluatorOf, thinking, seat, () => position.clone(), budget).lines()[0]!;
  },
  worths: (position, seat, turns, runs, seed) =>
    new Thought(evaluatorOf, judging, seat, () => position, endless(seed)).inWorlds(turns, runs),
});

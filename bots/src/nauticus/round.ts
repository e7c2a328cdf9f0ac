import type { SeededChance } from '@ankerplatz/kit';
import { cells as at, type NauticusPosition, tables, types } from '@ankerplatz/nauticus';
import { type Course, Courses, type Thought } from './course.ts';
import { rivalsAmong } from './evaluation.ts';
import { openActions } from './remaining-game.ts';
import type { Stage } from './stage.ts';

const { PHASES, ROUNDS } = tables;
const { ACTIONS, CHOOSE } = types;

/** A point at which a seat chooses the next action. */
interface Fork {
  /** Indexable by seat. */
  readonly courses: readonly Course[];
  /** The action that led here. */
  readonly action: number;
  /** Actions, as bits, that may be chosen. */
  readonly open: number;
  readonly chooser: number;
  /** Phases looked at before, and phases left. */
  readonly level: number;
  readonly left: number;
  /** The actions since the root, as digits. */
  readonly path: number;
}

/** The best action for the seat that chose next, by the actions since the root. It is looked at first the next time. */
export type Hints = Map<number, number>;

/** Room for one more action in a path; 0 stands for none. */
const DIGIT = ACTIONS.length + 1;

/** How far off the rivals' choices may be, as a standard deviation in points. */
const DOUBT = 3;

/** About normal, with a standard deviation of 1: exact on every machine. */
const deviate = (chance: SeededChance): number => 2 * (chance.unit() + chance.unit() + chance.unit() - 1.5);

const worthsOf = ({ courses }: Fork): Float64Array => {
  const worths = new Float64Array(courses.length);
  for (let seat = 0; seat < worths.length; seat++) worths[seat] = courses[seat]!.worth;
  return worths;
};

/**
 * Looks to the end of a round. Nothing is left to chance until then, and what a seat does depends on the others only by the actions that
 * they choose: so the orders in which the actions may come are looked through, and each seat makes the best of every order.
 */
export class Round {
  private readonly seat: number;
  private readonly seats: number;
  private readonly courses: readonly Courses[];
  /** Indexable by the action of the running phase: what the rivals make of it, in the order of their seats. */
  private readonly rivals: (readonly Course[] | undefined)[] = [];
  /** Indexable by level and action: how far off the rivals' choices are guessed to be, in points. */
  private readonly doubts = new Float64Array(PHASES * ACTIONS.length);

  constructor(
    private readonly position: NauticusPosition,
    private readonly stage: Stage,
    private readonly thought: Thought,
    private readonly rivalry: number,
    private readonly hints: Hints,
  ) {
    this.seat = position.cells[at.SEAT]!;
    this.seats = position.setup.seats;
    const isLast = position.cells[at.ROUND] === ROUNDS[this.seats];
    this.courses = Array.from({ length: this.seats }, (_, seat) => {
      const sight = seat === this.seat ? stage.own : stage.rivals;
      return new Courses(seat, sight, isLast, thought);
    });
  }

  /** The gain of the own seat by a turn; null if the meter is spent before. Between two players, a gain that is not above `low` is told too high. */
  gainBy(reached: NauticusPosition, action: number, low: number): number | null {
    const worths = this.worthsBy(reached, action, low);
    return worths && this.gainOf(worths, this.seat);
  }

  /** Likewise what every seat has when the round is over. */
  worthsBy(reached: NauticusPosition, action: number, low: number): Float64Array | null {
    const own = this.courses[this.seat]!.from(reached);
    const rivals = own && this.rivalsIn(action);
    if (!rivals) return null;
    const { cells } = this.position;
    return this.ahead(
      {
        courses: rivals.toSpliced(this.seat, 0, own),
        ...{ action, path: action + 1, open: openActions(cells) & ~(1 << action) },
        ...{ chooser: (cells[at.START_SEAT]! + 1) % this.seats, level: 0, left: PHASES - cells[at.PHASE]! },
      },
      low,
      Number.POSITIVE_INFINITY,
    );
  }

  /** From now on each rival takes the one action that it is guessed to choose. */
  guess(): void {
    for (let index = 0; index < this.doubts.length; index++) this.doubts[index] = DOUBT * deviate(this.thought.chance);
  }

  private rivalsIn(action: number): readonly Course[] | null {
    const known = this.rivals[action];
    if (known) return known;
    const start = this.started(action);
    const found: Course[] = [];
    for (const [seat, courses] of this.courses.entries()) {
      if (seat === this.seat) continue;
      const course = courses.from(start);
      if (!course) return null;
      found.push(course);
    }
    this.rivals[action] = found;
    return found;
  }

  /** The running phase, with the action that it has or may have. */
  private started(action: number): NauticusPosition {
    const { position } = this;
    if (position.cells[at.ASKED] !== CHOOSE) return position;
    const { turns } = this.thought;
    const takes = turns.movesOf(position, this.seat).map(take => turns.after(position, [take]));
    return takes.find(({ cells }) => cells[at.ACTION] === action)!;
  }

  /**
   * The standing of the seats at the end of the round if every seat chooses what is best for it; null if the meter is spent
   * before. Between two players, what the own seat gains is exact only between low and high.
   */
  private ahead(fork: Fork, low: number, high: number): Float64Array | null {
    if (fork.left === 0) return worthsOf(fork);
    const { chooser, path } = fork;
    const isDuel = this.seats === 2;
    let best: Float64Array | null = null;
    let chosen = -1;
    for (const next of this.nextOf(fork)) {
      const worths = this.ahead(next, low, high);
      if (worths === null) return null;
      if (best === null || this.gainOf(worths, chooser) > this.gainOf(best, chooser)) {
        best = worths;
        chosen = next.action;
      }
      if (!isDuel) continue;
      const gain = this.gainOf(best, this.seat);
      if (chooser === this.seat) low = Math.max(low, gain);
      else high = Math.min(high, gain);
      if (low >= high) break;
    }
    if (this.thought.meter.isSpent()) return null;
    if (isDuel) this.hints.set(path, chosen);
    return best;
  }

  /** The actions that may be chosen: the hint, then the others, best first at first sight. Few or none if the meter is spent. */
  private *nextOf(fork: Fork): Generator<Fork> {
    const { branches } = this.stage;
    const hint = this.hints.get(fork.path);
    const hinted = hint === undefined ? null : this.chosen(fork, hint);
    if (hinted) yield hinted;
    const others: { readonly next: Fork; readonly gain: number }[] = [];
    for (let action = 0; action < ACTIONS.length; action++) {
      if (!(fork.open & (1 << action)) || action === hint) continue;
      const next = this.chosen(fork, action);
      if (!next) return;
      others.push({ next, gain: this.gainOf(worthsOf(next), fork.chooser) + this.doubtOf(fork, action) });
    }
    others.sort((a, b) => b.gain - a.gain);
    const isGuessed = this.stage.guesses > 0 && fork.chooser !== this.seat;
    const most = isGuessed ? 1 : branches[Math.min(fork.level, branches.length - 1)]! - (hinted ? 1 : 0);
    for (const { next } of others.slice(0, most)) yield next;
  }

  private doubtOf({ chooser, level }: Fork, action: number): number {
    return chooser === this.seat ? 0 : this.doubts[level * ACTIONS.length + action]!;
  }

  private chosen({ courses, open, chooser, level, left, path }: Fork, action: number): Fork | null {
    const next: Course[] = [];
    for (const [seat, course] of courses.entries()) {
      const later = this.courses[seat]!.after(course, action);
      if (!later) return null;
      next.push(later);
    }
    return {
      ...{ courses: next, action, open: open & ~(1 << action), chooser: (chooser + 1) % this.seats },
      ...{ level: level + 1, left: left - 1, path: DIGIT * path + action + 1 },
    };
  }

  /** How much more a seat has than its rivals. */
  gainOf(worths: Float64Array, seat: number): number {
    return worths[seat]! - rivalsAmong(worths, seat, this.rivalry);
  }
}

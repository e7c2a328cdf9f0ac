import type { SeededChance } from '@ankerplatz/kit';
import { cells as at, encodeMove, type NauticusPosition, types } from '@ankerplatz/nauticus';
import type { Meter } from '../meter.ts';
import type { Evaluator } from './evaluation.ts';
import { seatKey } from './hash.ts';
import { isInPhase, type TurnSearch } from './turn-search.ts';

/** The parts that all searches for one answer share. */
export interface Thought {
  readonly turns: TurnSearch;
  readonly evaluation: Evaluator;
  /** Judges seats when the round is over. */
  readonly ends: Evaluator;
  readonly round: number;
  readonly meter: Meter;
  readonly chance: SeededChance;
}

/** How many candidates a search keeps for each turn of a seat. */
export interface Sight {
  /** Beginnings of turns kept at each step of a turn. */
  readonly width: number;
  /** Turns followed in each phase, and as many that use the extra action. */
  readonly each: number;
  /** States kept after each phase, and as many without the extra action. */
  readonly kept: number;
}

/** A seat when a phase is over; what the others have there is not to be looked at. */
interface State {
  readonly position: NauticusPosition;
  readonly worth: number;
}

/** The outcomes of a seat when actions have come in some order: the best that its own turns can make of them. */
export class Course {
  /** Indexable by action: the same one phase later. */
  readonly next: (Course | undefined)[] = [];

  /** Best first, at least one. */
  constructor(readonly states: readonly State[]) {}

  get worth(): number {
    return this.states[0]!.worth;
  }
}

const TAKES = types.ACTIONS.map(action => encodeMove({ type: 'take', action }));

const byWorth = (a: State, b: State): number => b.worth - a.worth;

/** Plans the turns of one seat: all that it needs to know of the others is which actions they choose. */
export class Courses {
  private readonly known = new Map<number, readonly State[]>();

  constructor(
    private readonly seat: number,
    private readonly sight: Sight,
    /** Whether extra actions are thought of. */
    private readonly hasExtras: boolean,
    private readonly thought: Thought,
  ) {}

  /** From a position in a phase, or where one is over; null if the meter is spent before. */
  from(position: NauticusPosition): Course | null {
    return this.courseOf(this.finished(position.clone()));
  }

  /** One phase later, with an action; null if the meter is spent before. */
  after(course: Course, action: number): Course | null {
    const known = course.next[action];
    if (known) return known;
    const states: State[] = [];
    for (const { position } of course.states) {
      const chosen = position.clone();
      chosen.play(chosen.cells[at.SEAT]!, TAKES[action]!, this.thought.chance);
      states.push(...this.finished(chosen));
      if (this.thought.meter.isSpent()) return null;
    }
    const next = this.courseOf(states);
    if (next) course.next[action] = next;
    return next;
  }

  /**
   * States with and without the unused extra action compete among themselves: what it is worth in the end is unknown.
   */
  private courseOf(states: readonly State[]): Course | null {
    if (states.length === 0 || this.thought.meter.isSpent()) return null;
    const hasExtra = at.playerAt(this.seat) + at.HAS_EXTRA;
    const kept = states.filter(({ position }) => position.cells[hasExtra] === 1);
    const given = states.filter(({ position }) => position.cells[hasExtra] === 0);
    return new Course([...this.bestOf(kept), ...this.bestOf(given)].sort(byWorth));
  }

  private bestOf(states: State[]): readonly State[] {
    const best = new Map<number, State>();
    for (const state of states.sort(byWorth)) {
      if (best.size === this.sight.kept) break;
      const key = seatKey(state.position.cells, this.seat);
      if (!best.has(key)) best.set(key, state);
    }
    return [...best.values()];
  }

  /** The outcomes of a phase for the seat. */
  private finished(position: NauticusPosition): readonly State[] {
    this.skip(position, this.seat);
    const key = seatKey(position.cells, this.seat);
    const known = this.known.get(key);
    if (known) return known;
    const states = isInPhase(position) ? this.acted(position) : [this.stateOf(position)];
    if (!this.thought.meter.isSpent()) this.known.set(key, states);
    return states;
  }

  private acted(start: NauticusPosition): readonly State[] {
    const { width, each } = this.sight;
    const { turns, meter } = this.thought;
    const found = turns.turnsOf(start, width, this.hasExtras).turns;
    const kept = found.filter(({ usesExtra }) => !usesExtra).slice(0, each);
    const given = found.filter(({ usesExtra }) => usesExtra).slice(0, each);
    const states: State[] = [];
    for (const { moves } of [...kept, ...given]) {
      if (meter.isSpent()) break;
      const position = turns.after(start, moves);
      this.skip(position, null);
      states.push(this.stateOf(position));
    }
    return states;
  }

  private stateOf(position: NauticusPosition): State {
    const { evaluation, ends, round, meter } = this.thought;
    meter.judged++;
    const judge = position.cells[at.ROUND] === round ? evaluation : ends;
    return { position, worth: judge.worthOf(position, this.seat) };
  }

  /** The others do nothing until it is a seat's turn, or until the phase is over. */
  private skip(position: NauticusPosition, until: number | null): void {
    const { turns, chance } = this.thought;
    const { cells } = position;
    while (isInPhase(position) && cells[at.SEAT] !== until) {
      const move = turns.shortestMove(position);
      position.play(cells[at.SEAT]!, move, chance);
    }
  }
}

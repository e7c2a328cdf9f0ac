import type { Chance } from '@ankerplatz/kit';
import type { NautilusPosition } from '@ankerplatz/nautilus';
import type { Meter } from '../meter.ts';
import type { Evaluator } from './evaluator.ts';
import { isRated, type Policy } from './policy.ts';

/** How far a playout goes. */
export interface Horizon {
  /** Decisions of a round at most. */
  readonly decisions: number;
  /** Decisions at least: if the round ends before, the next one is begun. */
  readonly beyond: number;
}

/** Plays on from a position, every seat by the hand it holds. */
export class Playout {
  constructor(
    private readonly evaluator: Evaluator,
    private readonly policy: Policy,
    private readonly meter: Meter,
    private readonly horizon: Horizon,
  ) {}

  /** The worth of the position reached to a seat; null if the meter is spent before. */
  worth(position: NautilusPosition, seat: number, round: number, chance: Chance): number | null {
    const { decisions, beyond } = this.horizon;
    let last = round;
    for (let made = 0; !position.isOver; made++) {
      // Cards are not given by halves: what an unfinished exchange is worth, nobody has learned.
      const isHalfGiven = position.round === last && last !== round && isRated(position.phase);
      if (made >= (position.round === round ? decisions : beyond) && !isHalfGiven) break;
      if (this.meter.isSpent()) return null;
      last = position.round;
      const decider = position.deciders()[0]!;
      position.play(decider, this.policy.choose(position, decider), chance);
    }
    this.meter.judged++;
    return this.evaluator.worth(position, seat, last);
  }
}

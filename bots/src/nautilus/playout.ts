import type { Chance } from '@ankerplatz/kit';
import type { NautilusPosition } from '@ankerplatz/nautilus';
import type { Meter } from '../nauticus/meter.ts';
import type { Judge } from './judge.ts';
import type { Policy } from './policy.ts';

/** Plays on from a position to the end of the round, or so many decisions, every seat by the hand it holds. */
export class Playout {
  constructor(
    private readonly judge: Judge,
    private readonly policy: Policy,
    private readonly meter: Meter,
    private readonly decisions: number,
  ) {}

  /** What the position reached is worth to a seat; null if the meter is spent before. */
  worth(position: NautilusPosition, seat: number, round: number, chance: Chance): number | null {
    for (let made = 0; made < this.decisions && !position.isOver && position.round === round; made++) {
      if (this.meter.isSpent()) return null;
      const decider = position.deciders()[0]!;
      position.play(decider, this.policy.choose(position, decider), chance);
    }
    this.meter.judged++;
    return this.judge.worth(position, seat, round);
  }
}

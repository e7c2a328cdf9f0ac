import { SeededChance, type View } from '@ankerplatz/kit';
import { type Material, type NautilusPosition, nautilus, type Variant } from '@ankerplatz/nautilus';
import { sketch } from '@ankerplatz/nautilus/sketch';
import type { Foreteller, Outlook, TurnOutlook } from '../foreteller.ts';
import { Meter } from '../meter.ts';
import { nautilusJudge, nautilusOpenHands } from './index.ts';
import { isRated, Policy } from './policy.ts';
import { meanOf } from './race.ts';
import { RULES } from './rules.ts';
import { learnedValueOf } from './value/learned-value.ts';
import type { Value } from './value/value.ts';
import { learnedEvaluatorOf } from './variant-evaluators.ts';

/** Deals in which cards are given, or new hands taken, before what comes of it is judged: the value does not know such moments. */
const DEALS = 6;

const toldBy = (worths: readonly (readonly number[])[]): readonly TurnOutlook[] =>
  worths.map(runs => {
    const chance = meanOf(runs);
    return { worth: chance, chance, points: null };
  });

/** Judges positions of one variant by the eyes of a seat. */
class Eyes {
  private readonly value: Value;

  constructor(private readonly material: Material) {
    this.value = learnedValueOf(material.variant);
  }

  /** The position is changed: what is open is settled by quick, reasonable players. */
  chance(position: NautilusPosition, seat: number, chance: SeededChance): number {
    const meter = new Meter({ playouts: Number.POSITIVE_INFINITY, chance, isStopped: () => false });
    const policy = new Policy(learnedEvaluatorOf(this.material), meter, chance);
    while (!position.isOver && isRated(position.phase)) {
      const decider = position.deciders()[0]!;
      position.play(decider, policy.choose(position, decider), chance);
    }
    return this.value.chance(position, seat, position.round);
  }
}

/** By the value for what lies ahead, and by playing turns out in deals that fit the view for what they differ in. */
export const makeForeteller = (): Foreteller => {
  const known = new Map<Variant, Eyes>();
  const eyesOf = ({ material }: NautilusPosition): Eyes => {
    const eyes = known.get(material.variant) ?? new Eyes(material);
    known.set(material.variant, eyes);
    return eyes;
  };
  const outlook = (view: View, seed: string): Outlook => {
    const chance = SeededChance.from(seed);
    const seen = sketch(view);
    // The value asks of hidden hands only how large they are.
    if (!isOpenMoment(seen)) return { chance: eyesOf(seen).chance(seen, view.seat!, chance), points: null };
    // The first deal is not looked at: reviews that are kept were made so.
    nautilus.sample(view, chance);
    const chances = Array.from({ length: DEALS }, () => {
      const position = nautilus.sample(view, chance);
      return eyesOf(position).chance(position, view.seat!, chance);
    });
    return { chance: meanOf(chances), points: null };
  };
  return {
    rules: RULES,
    measure: 'chance',
    outlook,
    outlookIn: (position, seat, chance) => {
      const own = (position as NautilusPosition).clone();
      return { chance: eyesOf(own).chance(own, seat, chance), points: null };
    },
    compare: (view, turns, { worlds }, seed) => toldBy(nautilusJudge.worths(view, turns, worlds, seed)),
    open: {
      best: (position, seat, seed) => nautilusOpenHands.best(position as NautilusPosition, seat, seed).moves,
      compare: (position, seat, turns, { worlds }, seed) =>
        toldBy(nautilusOpenHands.worths(position as NautilusPosition, seat, turns, worlds, seed)),
    },
  };
};

const isOpenMoment = ({ isOver, phase }: NautilusPosition): boolean => !isOver && isRated(phase);

import type { View } from '@ankerplatz/kit';
import { nautilus } from '@ankerplatz/nautilus';
import type { Brain, Budget, PlannedTurn } from '../brain.ts';
import { Meter } from '../meter.ts';
import { Evaluator } from './evaluator.ts';
import { Policy } from './policy.ts';
import { TurnSearch } from './turn-search.ts';
import type { Weights } from './weights.ts';

/** How far off a guess may be, in fields. */
const DOUBT = 12;
const MOST_LINES = 12;

/** Looks at its own turn only and guesses what it is worth. */
export const deckhandWith = (weights: Weights): Brain => ({
  think: (view: View, budget: Budget): readonly PlannedTurn[] => {
    const { chance } = budget;
    const position = nautilus.sample(view, chance);
    const evaluator = new Evaluator(weights, position.material);
    const meter = new Meter(budget);
    const search = new TurnSearch(evaluator, new Policy(evaluator, meter, chance), meter, chance);
    return search
      .turnsOf(position, view.seat!)
      .map(({ moves, worth }) => ({
        moves: moves.map(move => nautilus.makeMove(position, move)),
        value: worth + DOUBT * (chance.unit() - chance.unit()),
      }))
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST_LINES);
  },
});

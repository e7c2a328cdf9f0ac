import type { View } from '@ankerplatz/kit';
import { cells as at, type NauticusPosition, nauticus, types } from '@ankerplatz/nauticus';
import type { Brain, Budget, PlannedTurn } from '../brain.ts';
import { Meter } from '../meter.ts';
import { Evaluation } from './evaluation.ts';
import { type Turn, TurnSearch } from './turn-search.ts';
import { WEIGHTS } from './weights.ts';

/** Beginnings of turns kept at each step. */
const WIDTH = 1;
/** How far off a guess may be, in points. */
const DOUBT = 14;
const MOST_LINES = 12;

/** Own turns from here, also those that begin with the choice of an action. */
const turnsOf = (search: TurnSearch, position: NauticusPosition): readonly Turn[] => {
  const { cells } = position;
  if (cells[at.ASKED] !== types.CHOOSE) return search.turnsOf(position, WIDTH).turns;
  return search.movesOf(position, cells[at.SEAT]!).flatMap(take => search.turnsAfter(position, take, WIDTH).turns);
};

/** Looks at its own turn only, step by step, and guesses what it is worth. */
export const deckhand: Brain = {
  think: (view: View, budget: Budget): readonly PlannedTurn[] => {
    const position = nauticus.sample(view, budget.chance);
    const search = new TurnSearch(position, new Evaluation(WEIGHTS), new Meter(budget), budget.chance);
    const turns = turnsOf(search, position);
    const lines = turns.map(({ moves, worth }) => ({
      moves: moves.map(move => nauticus.makeMove(position, move)),
      value: worth + DOUBT * (budget.chance.unit() - budget.chance.unit()),
    }));
    if (lines.length > 0) return lines.sort((a, b) => b.value - a.value).slice(0, MOST_LINES);
    const moves = search.shortest(position);
    return [{ moves: moves.map(move => nauticus.makeMove(position, move)), value: 0 }];
  },
};

import { SeededChance } from '@ankerplatz/kit';
import { type NauticusPosition, nauticus } from '@ankerplatz/nauticus';
import type { Foreteller, Outlook, TurnOutlook } from '../foreteller.ts';
import { type Comparable, sideBySideWith } from './captain.ts';
import { learnedValue } from './learned-value.ts';
import { RULES } from './rules.ts';
import { POINT, type Value } from './value.ts';
import { DUEL_WEIGHTS, TABLE_WEIGHTS } from './weights.ts';

const sideBySide = sideBySideWith(DUEL_WEIGHTS, TABLE_WEIGHTS);

const outlookOf = (value: Value, position: NauticusPosition, seat: number): Outlook => {
  const { round } = position;
  const points = value.judge(position, seat, round) / POINT;
  value.weigh(position, round);
  return { chance: value.chances[seat]!, points };
};

const reachedBy = (start: NauticusPosition, seat: number, moves: readonly number[]): NauticusPosition => {
  const reached = start.clone();
  const chance = SeededChance.from('reached');
  for (const move of moves) reached.play(seat, move, chance);
  return reached;
};

/** The chance after a turn: the value of where the first one leads, moved by as many points as the search sees between them. */
const chanceBy = (
  value: Value,
  first: NauticusPosition,
  own: NauticusPosition,
  seat: number,
  round: number,
  gains: Float64Array,
): number => {
  if (own.outcome()) value.weigh(own, round);
  // The gains of a round after this one are not known yet.
  else value.weighWith(first, round, gains);
  return value.chances[seat]!;
};

/** By the value for what lies ahead, and by captains who look to the end of the round for what turns differ in. */
export const makeForeteller = (): Foreteller => {
  const value = learnedValue();
  return {
    rules: RULES,
    measure: 'points',
    open: null,
    outlook: (view, seed) => outlookOf(value, nauticus.sample(view, SeededChance.from(seed)), view.seat!),
    outlookIn: (position, seat) => outlookOf(value, position as NauticusPosition, seat),
    compare: (view, turns, { playouts }, seed) => {
      const seat = view.seat!;
      const chance = SeededChance.from(seed);
      const position = nauticus.sample(view, chance);
      const codes = turns.map(moves => moves.map(text => nauticus.parseMove(position, text)!));
      const told = sideBySide(position, codes, { playouts, chance, isStopped: () => false });
      const reached = codes.map(moves => reachedBy(position, seat, moves));
      return told.map((each, turn): TurnOutlook => {
        const gains = gainsOver(each, told[0]!);
        return {
          worth: each.gain,
          points: each.worths[seat]!,
          chance: chanceBy(value, reached[0]!, reached[turn]!, seat, position.round, gains),
        };
      });
    },
  };
};

/** Indexable by seat. */
const gainsOver = ({ worths }: Comparable, first: Comparable): Float64Array =>
  worths.map((worth, seat) => worth - first.worths[seat]!);

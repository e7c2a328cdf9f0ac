import { SeededChance, type View } from '@ankerplatz/kit';
import { isFinishedShip, nauticus, setPoints, standingOf, tables } from '@ankerplatz/nauticus';
import type { Dock, Good, Ship } from './seen.ts';

/** A chance that is never drawn from: a view of Nauticus leaves nothing open. */
const NO_CHANCE = SeededChance.from('');

/** Points of each seat if the game ended now. */
export const standingsOf = (view: View): number[] => {
  const position = nauticus.sample(view, NO_CHANCE);
  return Array.from({ length: position.setup.seats }, (_, seat) => standingOf(position.cells, seat));
};

interface GoodsSet {
  readonly good: Good;
  readonly count: number;
  readonly points: number;
}

/** The delivered goods, kind by kind, with the points of each set. */
export const setsOf = ({ delivered }: Dock): GoodsSet[] =>
  [...new Set(delivered)].map(good => {
    const count = delivered.filter(other => other === good).length;
    return { good, count, points: setPoints(count) };
  });

/** Points of the finished ships. */
export const shipPointsOf = (ships: readonly Ship[]): number =>
  ships.filter(isFinishedShip).reduce((sum, { hull }) => sum + tables.SHIP_POINTS[hull.length]!, 0);

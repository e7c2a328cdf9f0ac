import type { SeededChance } from '@ankerplatz/kit';
import type { Past } from './past.ts';

const ordersOf = (entrants: readonly string[]): readonly (readonly string[])[] =>
  entrants.length < 2
    ? [entrants]
    : entrants.flatMap((first, index) => ordersOf(entrants.toSpliced(index, 1)).map(rest => [first, ...rest]));

/** A repeated partner weighs more than any seat. */
const PARTNER = 1000;

const weightOf = (order: readonly string[], past: Past): number =>
  order.reduce((sum, entrant, seat) => {
    const seated = past.seatedOf(entrant, seat);
    const partner = past.hasPartners ? past.partnersOf(entrant, order[seat ^ 2] ?? entrant) : 0;
    return sum + seated * seated + 2 * seated + partner * PARTNER;
  }, 0);

/** Seats at a table so that everybody has had every seat as often as the others; lots decide among equals. */
export const seatBy = (entrants: readonly string[], past: Past, chance: SeededChance): readonly string[] => {
  const orders = ordersOf(entrants);
  const weights = orders.map(order => weightOf(order, past));
  const least = Math.min(...weights);
  const best = orders.filter((_, index) => weights[index] === least);
  return best[chance.die(best.length)]!;
};

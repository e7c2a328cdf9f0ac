import { Spreading } from '../simulate/spread.ts';
import { NONE, percent } from './report/cells.ts';
import { standingsOf } from './report/standings.ts';
import type { Estimate } from './report/statistics.ts';
import type { Parameters, Results, Series } from './results.ts';

/** A row of the ladder in docs/bots.md, cell by cell: how the first bot of a series fared. */
export interface LadderRow {
  readonly table: string;
  readonly row: string;
  readonly games: string;
  readonly won: string;
  readonly points: string;
}

const wonOf = ({ value, low, high }: Estimate): string => `${percent(value)} % (${percent(low)}–${percent(high)})`;

const meanPoints = (results: Results, isCounted: (bot: number) => boolean): number | undefined => {
  const points = new Spreading();
  for (const { bots, points: scored } of results.values())
    for (const [seat, own] of (scored ?? []).entries()) if (isCounted(bots[seat]!)) points.add(own);
  return points.spread()?.mean;
};

const pointsOf = (results: Results): string => {
  const [own, others] = [meanPoints(results, bot => bot === 0), meanPoints(results, bot => bot !== 0)];
  return own === undefined || others === undefined ? NONE : `${own.toFixed(1)} : ${others.toFixed(1)}`;
};

const tableOf = ({ game, players, variant }: Parameters): string =>
  `${game}, ${variant ?? `${players ?? 'any number of'} players`}`;

export const ladderRow = ({ parameters, results }: Series): LadderRow => {
  const { bots } = parameters;
  const [first] = standingsOf(bots, results, Math.max(...results.keys()) + 1);
  return {
    table: tableOf(parameters),
    row: `${bots[0]} against ${[...new Set(bots.slice(1))].join(', ')}`,
    games: String(results.size),
    won: wonOf(first!.winRate),
    points: pointsOf(results),
  };
};

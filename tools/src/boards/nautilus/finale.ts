import type { Outcome } from '@ankerplatz/kit';
import { columns } from '../../columns.ts';
import type { Figures, Scene } from '../board.ts';
import type { Labels } from './labels.ts';

const FIGURES = ['captures', 'lost', 'startCards', 'discards', 'stepsLost'];

/** The end of a game without points: who is home, and how it went for everybody. */
export const finaleLines = (
  { names, paint }: Scene,
  { ranks }: Outcome,
  figures: readonly Figures[],
  { finale }: Labels,
): string[] => {
  const rows = figures.map((own, seat) => [names[seat]!, ...FIGURES.map(name => String(own[name]))]);
  const winners = names.filter((_, seat) => ranks[seat] === 1);
  return [
    ...columns([[finale.title, ...finale.columns], ...rows]).map(line => `  ${line}`),
    '',
    paint.bold(`  ${finale.winner(winners)}`),
  ];
};

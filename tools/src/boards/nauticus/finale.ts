import type { Outcome } from '@ankerplatz/kit';
import { type NauticusEvent, tables } from '@ankerplatz/nauticus';
import { columns } from '../../columns.ts';
import { sumOf } from '../../sum.ts';
import type { Figures, Scene } from '../board.ts';
import { wrap } from '../layout.ts';
import type { Labels } from './labels.ts';

type Score = Extract<NauticusEvent, { type: 'gameEnded' }>['scores'][number];

/** Points on the track, without the final scoring. */
const trackOf = ({ points, goods, ships, rest }: Score): number => points - goods - ships - rest;

const scoreRow = (score: Score, rank: number): number[] => {
  const { goods, ships, rest, points, taler } = score;
  return [rank, trackOf(score), goods, ships, rest, points, taler % tables.TALER_A_POINT, taler];
};

/** Where the points on the track came from; what is left of them was there at the start. */
const trackRow = (figures: Figures, track: number): number[] => {
  const gains = ['bonusPoints', 'rewardPoints', 'crownPoints', 'passPoints'].map(name => figures[name]!);
  return [track - sumOf(gains), ...gains, track];
};

const doneRow = (figures: Figures): number[] =>
  ['ships1', 'ships2', 'ships3', 'ships4', 'deliveries', 'passes'].map(name => figures[name]!);

const numberText = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** A title, heads and a row of numbers for each seat. */
const table = (
  title: string,
  heads: readonly string[],
  names: readonly string[],
  rows: readonly number[][],
): string[] =>
  columns([[title, ...heads], ...rows.map((row, seat) => [names[seat]!, ...row.map(numberText)])]).map(
    line => `  ${line}`,
  );

/** The final scoring of Nauticus. */
export const finaleLines = (
  { names, paint }: Scene,
  { ranks, scores }: Outcome,
  figures: readonly Figures[],
  { finale }: Labels,
): string[] => {
  const seats = scores as readonly Score[];
  const winners = names.filter((_, seat) => ranks[seat] === 1);
  const final = seats.map((score, seat) => scoreRow(score, ranks[seat]!));
  const track = figures.map((own, seat) => trackRow(own, trackOf(seats[seat]!)));
  return [
    ...table(finale.title, finale.columns, names, final),
    ...wrap(finale.tieBreak, 76).map(line => paint.dim(`  ${line}`)),
    '',
    ...table(finale.track, finale.trackColumns, names, track),
    '',
    ...table(finale.ships, finale.shipColumns, names, figures.map(doneRow)),
    '',
    paint.bold(`  ${finale.winner(winners)}`),
  ];
};

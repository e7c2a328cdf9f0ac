import { columns } from '../columns.ts';
import type { Spread } from './spread.ts';
import type { SeatSummary, Summary } from './summary.ts';

const SPREAD_HEADS = ['mean', 'sd', 'min', 'max'];

const rounded = (value: number): string => value.toFixed(2);
const exact = (value: number): string => (Number.isInteger(value) ? String(value) : rounded(value));

const spreadCells = (spread: Spread | null): string[] =>
  spread ? [rounded(spread.mean), rounded(spread.sd), exact(spread.min), exact(spread.max)] : ['–', '–', '–', '–'];

const spreadRows = (head: string, spreads: Readonly<Record<string, Spread | null>>): string[][] => {
  const rows = Object.entries(spreads).map(([name, spread]) => [`  ${name}`, ...spreadCells(spread)]);
  return rows.length > 0 ? [[], [head, ...SPREAD_HEADS], ...rows] : [];
};

const seatRow = ({ wins, rank }: SeatSummary, seat: number): string[] => [
  `  seat ${seat}`,
  `${(100 * wins).toFixed(1)} %`,
  rank ? rounded(rank.mean) : '–',
];

/** A summary as lines of text in columns. */
export const summaryText = ({ games, finished, decisions, scores, seats, figures }: Summary): string[] => [
  ...columns([
    ['', ...SPREAD_HEADS],
    ['decisions a game', ...spreadCells(decisions)],
    ...spreadRows('final scores', scores),
    ...spreadRows('each player, each game', figures),
  ]),
  '',
  ...columns([['by seat', 'won', 'mean rank'], ...seats.map(seatRow)]),
  ...(finished < games ? ['', `${games - finished} of ${games} games were stopped before their end.`] : []),
];

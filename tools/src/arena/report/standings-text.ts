import { columns } from '../../columns.ts';
import { NONE, percent } from './cells.ts';
import type { Standing } from './standings.ts';
import type { Estimate } from './statistics.ts';

const HEADS = ['', 'won', '95 %', 'points', '95 %', 'Elo', '95 %', 's a turn', 'decisions', 'faults'];
/** How many faults of a bot are told in words. */
const TOLD = 3;

const signed = (value: number): string => {
  const sign = value < 0 ? '−' : '+';
  return sign + (Number.isFinite(value) ? Math.abs(value).toFixed(0) : '∞');
};

const between = ({ low, high }: Estimate, text: (value: number) => string): string => `${text(low)}…${text(high)}`;
const oneDigit = (value: number): string => value.toFixed(1);

const rowOf = ({ bot, games, winRate, points, elo, secondsPerTurn, decisions, faults }: Standing): string[] => [
  bot,
  `${percent(winRate.value)} %`,
  between(winRate, percent),
  points ? oneDigit(points.value) : NONE,
  points ? between(points, oneDigit) : NONE,
  signed(elo.value),
  between(elo, signed),
  secondsPerTurn.toFixed(3),
  games > 0 ? `${Math.round(decisions / games)} a game` : NONE,
  String(faults.length),
];

const faultLines = ({ bot, faults }: Standing): string[] => {
  const told = faults.slice(0, TOLD).map(({ game, reason }) => `${bot} lost game ${game}: ${reason}`);
  const rest = faults.length - told.length;
  return rest > 0 ? [...told, `${bot} lost ${rest} more games by faults of its own`] : told;
};

const figureRows = (standings: readonly Standing[]): string[][] => {
  const names = Object.keys(standings[0]?.figures ?? {});
  const rows = names.map(name => [`  ${name}`, ...standings.map(({ figures }) => figures![name]!.toFixed(2))]);
  return rows.length > 0 ? [[], ['each game', ...standings.map(({ bot }) => bot)], ...rows] : [];
};

/** Standings as lines of text in columns. */
export const standingsText = (standings: readonly Standing[]): string[] => [
  ...columns([HEADS, ...standings.map(rowOf)]),
  ...columns(figureRows(standings)),
  ...standings.flatMap(faultLines),
];

import type { PlayedGame } from '@ankerplatz/protocol';

type Cell = string | number | boolean | null;

/** Cells that a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (value: Cell): string => {
  if (value === null) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** RFC 4180; the mark at its beginning tells spreadsheets that it is UTF-8. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${[head, ...rows].map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

const HEAD = [
  ...['ended', 'game', 'variant', 'players', 'end', 'seat', 'played_by', 'rank', 'won', 'drawn', 'points'],
  ...['opening', 'rounds', 'seconds', 'seconds_a_turn', 'others', 'table', 'number'],
];

const PLAIN = 'somebody';

const others = ({ seats, seat }: PlayedGame): string =>
  seats.flatMap(({ person, level }, each) => (each === seat ? [] : [person?.name ?? level ?? PLAIN])).join('; ');

const cellsOf = (result: PlayedGame): Cell[] => {
  const { at, game, variant, players, end, seat, rank, isWon, isDrawn, points, opening } = result;
  const { person, level } = result.seats[seat]!;
  const who = person?.name ?? level ?? PLAIN;
  return [
    ...[at, game, variant, players, end, seat, who, rank, isWon, isDrawn, points, opening],
    ...[result.rounds, result.seconds, result.secondsATurn, others(result), result.table, result.number],
  ];
};

/** A line a game, or a seat of one; every figure of any of them has a column. */
export const gamesAsCsv = (games: readonly PlayedGame[]): string => {
  const names = [...new Set(games.flatMap(({ figures }) => Object.keys(figures ?? {})))].filter(
    name => !HEAD.includes(name),
  );
  const rows = games.map(result => [...cellsOf(result), ...names.map(name => result.figures?.[name] ?? null)]);
  return csvOf([...HEAD, ...names], rows);
};

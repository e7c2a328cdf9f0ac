const DIGITS = 3;

export const short = (value: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: DIGITS }).format(value);

export type Row = readonly string[];

/** The first column to the left, numbers to the right. */
export const columnsOf = (head: Row, rows: readonly Row[]): string => {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map(row => row[column]!.length)));
  const written = (row: Row): string =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ');
  return [head, ...rows].map(row => written(row).trimEnd()).join('\n');
};

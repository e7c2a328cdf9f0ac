const DIGITS = 3;

export const short = (value: number): string =>
  new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: DIGITS }).format(value);

export type Line = readonly string[];

/** The first column to the left, numbers to the right. */
export const table = (head: Line, lines: readonly Line[]): string => {
  const widths = head.map((_, column) => Math.max(...[head, ...lines].map(line => line[column]!.length)));
  const written = (line: Line): string =>
    line.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ');
  return [head, ...lines].map(line => written(line).trimEnd()).join('\n');
};

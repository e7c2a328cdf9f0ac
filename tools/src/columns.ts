/** Rows as lines of text: the first column to the left, all others to the right, as wide as they must be. */
export const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths: number[] = [];
  for (const row of rows) for (const [at, cell] of row.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  const padded = (cell: string, at: number): string =>
    at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!);
  return rows.map(row => row.map(padded).join('  ').trimEnd());
};

/** Entries that were appended to the log of a game: its table, its number, the version that they led to, when they were committed, and themselves as JSON. */
export type LoggedRow = readonly [
  table: string,
  number: number,
  version: number,
  at: number,
  entries: readonly unknown[],
];

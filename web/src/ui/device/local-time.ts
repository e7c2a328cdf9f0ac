/** A time as a field for a date and an hour takes it: `2030-01-01T19:00` by the clock of this browser. */
export const localOf = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

/** The time that was typed there; null: none. */
export const timeOf = (typed: string): Date | null => {
  const at = new Date(typed);
  return typed === '' || Number.isNaN(at.getTime()) ? null : at;
};

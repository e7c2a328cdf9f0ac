const KEY = 'ankerplatz.acted';
/** Tables that are remembered: those where something was handed in last. */
const MOST = 30;

type Times = readonly (readonly [table: string, at: string])[];

const isTime = (entry: unknown): entry is Times[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every(part => typeof part === 'string');

const kept = (): Times => {
  try {
    const times: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(times) ? times.filter(isTime) : [];
  } catch {
    return [];
  }
};

/** Notes that something was handed in at a table just now. */
export const noteActed = (table: string, at: string): void => {
  const times = [[table, at] as const, ...kept().filter(([other]) => other !== table)];
  try {
    localStorage.setItem(KEY, JSON.stringify(times.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing does not tell how long ago it was.
  }
};

/** When something was last handed in at a table on this device. ISO 8601, UTC; undefined: not known here. */
export const actedAt = (table: string): string | undefined => kept().find(([other]) => other === table)?.[1];

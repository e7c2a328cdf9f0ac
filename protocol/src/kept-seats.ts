import type { Clock } from './tables.ts';

/** Milliseconds. Where a move may take days, people may come later. */
const KEPT = { live: 30 * 60_000, slow: 48 * 3_600_000 } as const;

/** How long a seat at a table with such a clock is kept for an invited person, in milliseconds. */
export const keptTime = (clock: Pick<Clock, 'kind'> | null): number => KEPT[clock?.kind ?? 'live'];

import type { TableSummary } from '@ankerplatz/protocol';

/** Milliseconds without a move after which a game makes room for another one. */
export const QUIET_MS = 180_000;
/** And after which it is shown no more, though there is no other: nobody seems to play. */
export const LEFT_MS = 900_000;

const isShown = ({ visibility, spectators, status }: TableSummary): boolean =>
  visibility === 'public' && spectators && status === 'running';

/** The table shown now, and since when this page saw it move. */
export interface Shown {
  readonly table: string;
  readonly version: number;
  /** Milliseconds. */
  readonly movedAt: number;
}

/**
 * The table that a projector shows: by public facts alone, in the order of the lobby (most people, most watchers, the
 * last move). The table shown stays as long as it runs and has moves; after a long thought it makes room for another
 * one, if there is one. null: no table runs.
 */
export const chooseTable = (running: readonly TableSummary[], before: Shown | null, now: number): Shown | null => {
  const tables = running.filter(isShown);
  const stays = tables.find(({ id }) => id === before?.table);
  if (before && stays) {
    const isMoved = stays.version !== before.version;
    if (isMoved || now - before.movedAt < QUIET_MS)
      return isMoved ? { ...before, version: stays.version, movedAt: now } : before;
  }
  const movedWithin = (ms: number): TableSummary | undefined =>
    tables.find(({ id, touchedAt }) => id !== before?.table && now - Date.parse(touchedAt) < ms);
  const lively = movedWithin(QUIET_MS);
  if (!lively && before && stays && now - before.movedAt < LEFT_MS) return before;
  const next = lively ?? movedWithin(LEFT_MS);
  return next ? { table: next.id, version: next.version, movedAt: now } : null;
};

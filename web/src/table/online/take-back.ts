import type { Seat } from '@ankerplatz/kit';
import type { LogEntry, TableState } from '../../board/source.ts';

/** The entries that still count: what was taken back has not been played. */
export const standing = (log: readonly LogEntry[]): readonly LogEntry[] => {
  let kept: readonly LogEntry[] = [];
  for (const entry of log) {
    const { kind, to } = entry;
    if (kind === 'take-back' && to !== undefined) kept = kept.filter(other => other.entry <= to);
    else if (kind === 'move') kept = [...kept, entry];
  }
  return kept;
};

/** The version before the last turn of a seat, as far back as nothing was revealed since; undefined if there is nothing to take back. */
export const beforeLastTurn = ({ log, online }: TableState, seat: Seat): number | undefined => {
  if (!online) return undefined;
  const moves = standing(log);
  const last = moves.findLastIndex(entry => entry.seat === seat);
  if (last < 0) return undefined;
  let first = last;
  while (first > 0 && moves[first - 1]!.seat === seat && moves[first - 1]!.entry > online.revealed) first--;
  const to = moves[first - 1]?.entry ?? 0;
  return moves[last]!.entry > online.revealed ? Math.max(to, online.revealed) : undefined;
};

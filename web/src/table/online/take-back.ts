import type { Seat } from '@ankerplatz/kit';
import type { BoardModule } from '../../board/board.ts';
import type { LogEntry, TableState } from '../../board/source.ts';
import { turnsOf } from '../model/turns.ts';

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
export const beforeLastTurn = (
  { log, online }: TableState,
  seat: Seat,
  board: Pick<BoardModule, 'beginsTurn'>,
): number | undefined => {
  if (!online) return undefined;
  const moves = standing(log);
  const turn = turnsOf(moves, board).findLast(each => each.seat === seat);
  if (!turn) return undefined;
  const before = moves.findLast(({ entry }) => entry < turn.entries[0]!.entry)?.entry ?? 0;
  return turn.entries.at(-1)!.entry > online.revealed ? Math.max(before, online.revealed) : undefined;
};

/** How many moves go back to a version. */
export const movesSince = (log: readonly LogEntry[], to: number): number =>
  standing(log).filter(({ entry }) => entry > to).length;

import { err, type Result } from '@ankerplatz/kit';
import { isBoardGameId, loadGame } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import type { TableSource } from '../../board/source.ts';
import { sayBrought } from '../../look-back/brought.ts';
import { ReplayTable } from '../../table/replay/ReplayTable.tsx';
import { replayOf } from '../../table/replay/replay.ts';
import { finishedAttempt } from './finished-attempt.ts';

interface AttemptProps {
  readonly id: string;
  readonly attempt: number;
  /** Where to begin; null: at the beginning. */
  readonly entry: number | null;
}

const open = async ({ id, attempt, entry }: AttemptProps): Promise<Result<TableSource, string>> => {
  const finished = await finishedAttempt(id, attempt);
  if (!finished.ok) return finished;
  const { game } = finished.value.record;
  if (!isBoardGameId(game)) return err(await sayBrought('no-record'));
  return replayOf(await loadGame(game), finished.value, entry ?? 0);
};

/** An attempt at a deal that is over, seen from its seat. */
export function AttemptReplay(props: AttemptProps): JSX.Element {
  return <ReplayTable of={`${props.id} ${props.attempt}`} open={() => open(props)} />;
}

import { err, type GameRecord, type Result } from '@ankerplatz/kit';
import { isBoardGameId, loadGame } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import type { SeatInfo, TableSource } from '../../board/source.ts';
import { sayBrought } from '../../look-back/brought.ts';
import { api } from '../../net/api.ts';
import { linkTo } from '../../net/site.ts';
import { addressOf } from '../../shell/routes.ts';
import { ReplayTable } from '../../table/replay/ReplayTable.tsx';
import { replayOf } from '../../table/replay/replay.ts';
import { text } from '../../text/text.ts';

/** A record does not name its players. */
const seatsOf = ({ seats }: GameRecord): readonly SeatInfo[] =>
  Array.from({ length: seats }, (_, seat) => ({
    ...{ seat, kind: 'person', name: text.value.opening.unnamed(seat + 1), level: null },
    ...{ isYou: false, isLooking: false, hasResigned: false },
  }));

const open = async (id: string, entry: number): Promise<Result<TableSource, string>> => {
  const found = await api.replay(id);
  if (!found.ok) return err(found.error.message);
  const { record } = found.value;
  if (!isBoardGameId(record.game)) return err(await sayBrought('no-record'));
  const game = await loadGame(record.game);
  const link = (at: number): string => linkTo(addressOf({ page: 'replay', id, entry: at }));
  const finished = { table: id, number: 1, record, seats: seatsOf(record), eyes: null, result: null, link };
  return replayOf(game, finished, entry);
};

interface ImportedProps {
  readonly id: string;
  /** Where to begin; null: at the beginning. */
  readonly entry: number | null;
}

/** A game that a person has brought as a record. */
export function ImportedReplay({ id, entry }: ImportedProps): JSX.Element {
  return <ReplayTable of={id} open={() => open(id, entry ?? 0)} />;
}

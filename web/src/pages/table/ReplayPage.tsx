import { err, type Game, ok, type Result } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import { isGameId, loadGame } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import type { SeatInfo, TableResult, TableSource } from '../../board/source.ts';
import { api, type Invitation } from '../../net/api.ts';
import { linkTo } from '../../net/site.ts';
import { addressOf, go } from '../../shell/routes.ts';
import { Replayed } from '../../table/replay/ReplayTable.tsx';
import { replayOf } from '../../table/replay/replay.ts';

interface ReplayProps {
  readonly id: string;
  /** The entry to begin at. */
  readonly entry: number;
  /** Which game of the evening; null: the last one that is over. */
  readonly game: number | null;
  readonly invitation: Invitation;
}

const seatsOf = (info: TableInfo): readonly SeatInfo[] =>
  info.seats.map(({ seat, kind, person, level }) => ({
    ...{ seat, kind, level, name: person?.name ?? level ?? '' },
    ...{ isYou: false, isLooking: false, hasResigned: false },
  }));

/** After a rematch the last finished game is the one before. */
const lastOver = ({ status, number }: TableInfo): number => (status === 'over' ? number : number - 1);

/** Fetches what is needed to show a finished game again. null: none is over yet. */
const open = async ({
  id,
  entry,
  game: wanted,
  invitation,
}: ReplayProps): Promise<Result<TableSource | null, string>> => {
  const asked = await api.table(id, invitation);
  if (!asked.ok) return err(asked.error.message);
  const info = asked.value;
  const last = lastOver(info);
  const number = Math.min(wanted ?? last, last);
  if (!isGameId(info.game) || number < 1) return ok(null);
  const record = await api.record(id, number, invitation);
  if (!record.ok) return err(record.error.message);
  const game: Game = await loadGame(info.game);
  const result = number === info.number ? (info.result as TableResult | null) : null;
  const placeOf = (at: number, which: number): string =>
    addressOf({ page: 'table', id, entry: at, invitation: info.invitation, game: which === last ? null : which });
  return replayOf(
    game,
    {
      ...{ table: id, number, record: record.value, seats: seatsOf(info), eyes: info.you, result },
      link: at => linkTo(placeOf(at, number)),
      before: number > 1 ? placeOf(0, number - 1) : null,
      after: number < last ? placeOf(0, number + 1) : null,
    },
    entry,
  );
};

/** A finished game of a table. */
export function ReplayPage(props: ReplayProps): JSX.Element {
  const { id, game, invitation } = props;
  return (
    <Replayed
      of={`${id} ${game}`}
      open={() => open(props)}
      onNothing={() => go({ page: 'table', id, entry: null, invitation, game: null }, 'replace')}
    />
  );
}

import { err, type GameRecord, type Result } from '@ankerplatz/kit';
import { isBoardGameId, loadGame } from '@ankerplatz/registry/lazy';
import type { JSX } from 'preact';
import type { SeatInfo, TableSource } from '../../board/source.ts';
import { dealsApi } from '../../net/api/deals.ts';
import { linkTo } from '../../net/site.ts';
import { addressOf } from '../../shell/routes.ts';
import { ReplayTable } from '../../table/replay/ReplayTable.tsx';
import { replayOf } from '../../table/replay/replay.ts';
import { dealsText } from '../../text/deals.ts';
import { text } from '../../text/text.ts';

interface AttemptProps {
  readonly id: string;
  readonly attempt: number;
  /** Where to begin; null: at the beginning. */
  readonly entry: number | null;
}

const seatsOf = (seats: number, own: number, name: string, level: string): readonly SeatInfo[] =>
  Array.from({ length: seats }, (_, seat) => ({
    ...(seat === own ? { seat, kind: 'person', name, level: null } : { seat, kind: 'bot', name: level, level }),
    ...{ isYou: false, isLooking: false, hasResigned: false },
  })) as readonly SeatInfo[];

const open = async ({ id, attempt, entry }: AttemptProps): Promise<Result<TableSource, string>> => {
  const [found, page] = await Promise.all([dealsApi.attempt(id, attempt), dealsApi.deal(id)]);
  if (!found.ok) return err(found.error.message);
  if (!page.ok) return err(page.error.message);
  const { name, seat } = found.value;
  const record = found.value.record as unknown as GameRecord;
  if (!isBoardGameId(record.game)) return err(text.value.home.noRecord);
  const link = (at: number): string => linkTo(addressOf({ page: 'deals', id, attempt, entry: at, part: null }));
  const seats = seatsOf(record.seats, seat, name ?? dealsText.value.somebody, page.value.deal.level);
  const finished = { table: id, number: attempt, record, seats, eyes: seat, result: null, link };
  return replayOf(await loadGame(record.game), finished, entry ?? 0);
};

/** What somebody played of a deal that is over, seen from that seat. */
export function AttemptReplay(props: AttemptProps): JSX.Element {
  return <ReplayTable of={`${props.id} ${props.attempt}`} open={() => open(props)} />;
}

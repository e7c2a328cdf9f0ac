import { err, ok, type Result } from '@ankerplatz/kit';
import type { SeatInfo } from '../../board/source.ts';
import { dealsApi } from '../../net/api/deals.ts';
import { linkTo } from '../../net/site.ts';
import { addressOf } from '../../shell/routes.ts';
import type { Finished } from '../../table/replay/replay.ts';
import { dealsText } from '../../text/deals.ts';

const seatsOf = (seats: number, own: number, name: string, level: string): readonly SeatInfo[] =>
  Array.from({ length: seats }, (_, seat) => ({
    ...(seat === own ? { seat, kind: 'person', name, level: null } : { seat, kind: 'bot', name: level, level }),
    ...{ isYou: false, isLooking: false, hasResigned: false },
  })) as readonly SeatInfo[];

/** An attempt at a deal that is over, seen from its seat. */
export const finishedAttempt = async (
  id: string,
  attempt: number,
): Promise<Result<Finished & { readonly eyes: number }, string>> => {
  const [found, page] = await Promise.all([dealsApi.attempt(id, attempt), dealsApi.deal(id)]);
  if (!found.ok) return err(found.error.message);
  if (!page.ok) return err(page.error.message);
  const { name, seat } = found.value;
  const record = found.value.record;
  const link = (at: number): string => linkTo(addressOf({ page: 'deals', id, attempt, entry: at, part: null }));
  const seats = seatsOf(record.seats, seat, name ?? dealsText.value.somebody, page.value.deal.level);
  return ok({ table: id, number: attempt, record, seats, eyes: seat, result: null, link });
};

import type { Clock } from '@ankerplatz/protocol';
import { isMember } from '../accounts/member.ts';
import { agreements, games, identities, seats, tables } from '../database/schema.ts';
import { columnsOf, computed, jsonAs, listOf, millisecondsOf, object, orNull, valueFrom } from '../database/sql.ts';
import type { AgreementRow, WishRow } from './model/rows.ts';

const t = columnsOf(tables, 't');
const s = columnsOf(seats, 's');
const i = columnsOf(identities, 'i');
const k = columnsOf(identities, 'k');
const g = columnsOf(games, 'g');
const a = columnsOf(agreements, 'a');

/** When the time of an invitation is over, the seat is kept for no person. */
const KEPT_FOR = computed<string | null>(
  `case when ${s.keptUntil} is null or ${s.keptUntil} > now() then ${s.keptFor} end`,
);

const SEAT = object({
  ...{ seat: s.seat, kind: s.kind, identity: s.identity, name: orNull(i.name), isMember: isMember(i), level: s.level },
  ...{ commitment: s.commitment, contribution: s.contribution, factor: s.factor, absent: s.absent, zone: s.zone },
  ...{ keptFor: KEPT_FOR, keptForName: orNull(k.name), isKeptForMember: isMember(k) },
  keptUntil: millisecondsOf(s.keptUntil),
});

/** The values of a `TableSummaryRow`, of the table t. */
export const SUMMARY = {
  ...{ id: t.id, game: t.game, owner: t.owner },
  ownerName: valueFrom(i.name, `from identities i where ${i.id} = ${t.owner}`),
  isOwnerMember: valueFrom(isMember(i), `from identities i where ${i.id} = ${t.owner}`),
  wish: jsonAs<WishRow>(t.wish),
  hasPosition: computed<boolean>(`${t.position} is not null`),
  ...{
    visibility: t.visibility,
    spectators: t.spectators,
    coach: t.coach,
    rated: t.rated,
    starts: t.starts,
    status: t.status,
    number: t.number,
    version: t.version,
  },
  ...{
    deciders: t.deciders,
    clock: jsonAs<Clock>(t.clock),
    dueAt: t.dueAt,
    createdAt: t.createdAt,
    touchedAt: t.touchedAt,
  },
  ranks: valueFrom(
    orNull(g.ranks),
    `from games g where ${g.tableId} = ${t.id} and ${g.number} = ${t.number} and ${t.status} = 'over'`,
  ),
  rematch: computed<readonly Pick<AgreementRow, 'seat' | 'about'>[] | null>(`(
    case when ${t.status} = 'over' then (
      select json_agg(json_build_object('seat', ${a.seat}, 'about', ${a.about}) order by ${a.seat}) from agreements a
      where ${a.tableId} = ${t.id} and ${a.number} = ${t.number} and ${a.kind} = 'rematch') end)`),
  seats: valueFrom(
    listOf(SEAT, s.seat),
    `from seats s left join identities i on ${i.id} = ${s.identity} left join identities k on ${k.id} = ${s.keptFor} where ${s.tableId} = ${t.id}`,
  ),
};

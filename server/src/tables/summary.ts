import type { Clock } from '@ankerplatz/protocol';
import { identities, seats, tables } from '../database/schema.ts';
import { columnsOf, jsonAs, listOf, object, orNull, valueFrom } from '../database/sql.ts';
import type { AskedRow } from './model/rows.ts';

const t = columnsOf(tables, 't');
const s = columnsOf(seats, 's');
const i = columnsOf(identities, 'i');

const SEAT = object({
  ...{ seat: s.seat, kind: s.kind, identity: s.identity, name: orNull(i.name), level: s.level },
  ...{ contribution: s.contribution, factor: s.factor, absent: s.absent },
});

/** The values of a `TableSummaryRow`, of the table t. */
export const SUMMARY = {
  ...{ id: t.id, game: t.game, owner: t.owner },
  ownerName: valueFrom(i.name, `from identities i where ${i.id} = ${t.owner}`),
  asked: jsonAs<AskedRow>(t.asked),
  ...{ visibility: t.visibility, spectators: t.spectators, status: t.status, number: t.number, version: t.version },
  ...{
    deciders: t.deciders,
    clock: jsonAs<Clock>(t.clock),
    dueAt: t.dueAt,
    createdAt: t.createdAt,
    touchedAt: t.touchedAt,
  },
  seats: valueFrom(
    listOf(SEAT, s.seat),
    `from seats s left join identities i on ${i.id} = ${s.identity} where ${s.tableId} = ${t.id}`,
  ),
};

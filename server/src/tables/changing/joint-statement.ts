import type { QueryConfig } from 'pg';
import { agreements, seats, tables } from '../../database/schema.ts';
import { columnsOf, computed, into, millisecondsOf, NOW, row } from '../../database/sql.ts';
import { tellChange } from '../change-feed.ts';
import type { Course, JointChange } from '../model/joint-change.ts';

const t = columnsOf(tables, 't');
const s = columnsOf(seats, 's');
const [table, seat, agreement] = [columnsOf(tables), columnsOf(seats), columnsOf(agreements)];
/** The columns of the row that would have been inserted. */
const newAgreement = columnsOf(agreements, 'excluded');

/** Adds a value to those of the statement; answers its place. */
type Placed = (value: unknown) => string;

const begins = (course: Course & { readonly kind: 'begins' }, at: Placed): string => {
  const { number, setup, deciders, botDue, due, orders } = course;
  return `${table.status} = 'running', ${table.number} = ${at(number)}, ${table.version} = 0, ${table.setup} = ${at(setup)},
    ${table.deciders} = ${at(deciders)}, ${table.botDueAt} = now() + ${at(botDue)} * interval '1 millisecond',
    ${table.leaseUntil} = null, ${table.leaseBy} = null, ${table.startedAt} = date_trunc('milliseconds', now()),
    ${table.dueAt} = now() + ${at(due)} * interval '1 millisecond', ${table.handIns} = '{}', ${table.orders} = ${at(orders)},
    ${table.seal} = null, `;
};

const sealed = ({ seal, awaited }: Course & { readonly kind: 'sealed' }, at: Placed): string =>
  `${table.seal} = ${at(seal)}, ${table.deciders} = ${at(awaited)}, ${table.dueAt} = to_timestamp(${at(seal.until)}::float8 / 1000), `;

/** An earlier agreement of this seat and kind no longer counts. */
const agreed = (
  { number, kind, seat, about }: NonNullable<JointChange['agreement']>,
  at: Placed,
): string => `, agreed as (
  insert into ${into(agreements, 'tableId', 'number', 'kind', 'seat', 'about')}
  select t.id, ${at(number)}::int, ${at(kind)}::text, ${at(seat)}::smallint, ${at(about)}::text from touched t
  on conflict (${agreement.tableId}, ${agreement.number}, ${agreement.kind}, ${agreement.seat})
    do update set ${agreement.about} = ${newAgreement.about}
)`;

const seated = (rows: JointChange['seats'], at: Placed): string => `, seated as (
  update seats s set ${seat.kind} = r.kind, ${seat.identity} = r.identity, ${seat.level} = r.level,
    ${seat.commitment} = r.commitment, ${seat.contribution} = r.contribution, ${seat.factor} = r.factor, ${seat.absent} = r.absent,
    ${seat.zone} = r.zone
  from touched t, jsonb_to_recordset(${at(JSON.stringify(rows))}::jsonb)
    as r(seat smallint, kind text, identity text, level text, commitment text, contribution text, factor real, absent text, zone text)
  where ${s.tableId} = t.id and ${s.seat} = r.seat
)`;

const JOINTLY = { mark: computed<string>('pg_current_xact_id()::xid::text'), at: millisecondsOf(NOW) };

/** The way in which a joint change is made. */
export interface JointTerms {
  /** The table must be as it was then, else nothing is written; null: it is held. */
  readonly mark: string | null;
  /** Whether the database tells all servers. */
  readonly isNotified: boolean;
}

/** The statement for a joint change: each form of it has a name, and is planned once a connection. No row: the table was not as it should be. */
export const jointQuery = (id: string, change: JointChange, { mark, isNotified }: JointTerms): QueryConfig => {
  const { agreement, seats, course } = change;
  const values: unknown[] = [id];
  const at: Placed = value => `$${values.push(value)}`;
  const isSame = mark === null ? '' : `and xmin = ${at(mark)}::xid`;
  const next = course === null ? '' : course.kind === 'begins' ? begins(course, at) : sealed(course, at);
  const text = `
with touched as (
  update tables set ${next}${table.touchedAt} = now(), ${table.seenAt} = now() where ${table.id} = $1 ${isSame}
  returning ${table.id}, ${table.number}, ${table.version}
)${agreement ? agreed(agreement, at) : ''}${seats.length > 0 ? seated(seats, at) : ''}
select ${row(JOINTLY)}${isNotified ? `, ${tellChange(t)}` : ''} from touched t`;
  const parts = [
    mark && 'known',
    isNotified && 'told',
    agreement && 'agreed',
    seats.length > 0 && 'seated',
    course?.kind,
  ];
  return { name: ['change', ...parts.filter(Boolean)].join('-'), text, values };
};

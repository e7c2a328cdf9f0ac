import type { Pool } from 'pg';
import { isMember } from '../accounts/member.ts';
import { games, identities, played } from '../database/schema.ts';
import { columnsOf, object, row, rowsOf, sql } from '../database/sql.ts';
import { playersOf } from './model/players.ts';
import type { SeatRow } from './model/rows.ts';

const g = columnsOf(games, 'g');
const p = columnsOf(played, 'p');
const i = columnsOf(identities, 'i');

const PERSON = object({ seat: p.seat, identity: p.identity, name: i.name, isMember: isMember(i) });

const SEATED = sql`
  select ${row({
    levels: g.levels,
    people: playersOf(PERSON),
  })}
  from games g where ${g.tableId} = $1 and ${g.number} = $2`;

const NOBODY = { kind: 'person', identity: null, name: null, isMember: false, level: null, absent: null } as const;

/** The seats of a table as they were in a finished game: at a rematch everybody moves on by a seat. */
export const seatedThen = async (
  pool: Pool,
  id: string,
  number: number,
  now: readonly SeatRow[],
): Promise<readonly SeatRow[]> => {
  const [then] = await rowsOf(pool, SEATED, [id, number]);
  if (!then) return now;
  return now.map(row => {
    const { seat } = row;
    const person = then.people.find(each => each.seat === seat);
    if (person) return { ...row, ...NOBODY, ...person };
    if (!then.levels) return row;
    const level = then.levels[seat] ?? null;
    return level === null ? { ...row, ...NOBODY } : { ...row, ...NOBODY, kind: 'bot', level };
  });
};

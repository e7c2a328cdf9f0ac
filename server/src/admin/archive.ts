import type { GameRecord } from '@ankerplatz/kit';
import type { ArchiveRow } from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import { games, identities, played, tables } from '../database/schema.ts';
import { columnsOf, computed, jsonAs, object, row, rowsOf, sql } from '../database/sql.ts';
import { playersOf } from '../tables/model/players.ts';

/** Games that are read at once. */
const PAGE = 50;

const g = columnsOf(games, 'g');
const t = columnsOf(tables, 't');
const p = columnsOf(played, 'p');
const i = columnsOf(identities, 'i');

/** Of games that ended at the same millisecond, too, none is left out. */
const ENDED = computed<string>(`${g.finishedAt}::text`);

const PERSON = object({ seat: p.seat, name: i.name });

/** At public tables, which everybody may watch: what was played by invitation belongs to those who played it. */
const GAMES = sql`
  select ${row({
    ...{ table: g.tableId, number: g.number, game: t.game, ended: ENDED, endedAt: g.finishedAt, ranks: g.ranks },
    record: jsonAs<GameRecord>(g.record),
    people: playersOf(PERSON),
  })}
  from games g join tables t on ${t.id} = ${g.tableId}
  where ${t.visibility} = 'public' and (${g.finishedAt}, ${g.tableId}, ${g.number}) > ($1::timestamptz, $2, $3)
  order by ${g.finishedAt}, ${g.tableId}, ${g.number} limit ${PAGE}`;

/** Finished games of a club in the order in which they ended, with their players. */
export class Archive {
  constructor(private readonly pool: Pool) {}

  /** All games, however many: they are read while they are sent. */
  async *games(): AsyncGenerator<ArchiveRow> {
    let after: readonly [ended: string, table: string, number: number] = ['-infinity', '', 0];
    for (;;) {
      const rows = await rowsOf(this.pool, GAMES, [...after]);
      for (const { ended: _, endedAt, ...game } of rows) yield { ...game, endedAt: endedAt.toISOString() };
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = [last.ended, last.table, last.number];
    }
  }
}

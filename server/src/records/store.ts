import type { GameRecord } from '@ankerplatz/kit';
import type { Pool } from 'pg';
import { identities, replays } from '../database/schema.ts';
import { columnsOf, into, jsonAs, row, rowsOf, sql } from '../database/sql.ts';

export interface ReplayRow {
  readonly id: string;
  readonly identity: string;
  /** '' for a person who has left for ever. */
  readonly name: string;
  readonly game: string;
  readonly hash: string;
  readonly importedAt: Date;
}

export interface NewReplay {
  readonly id: string;
  readonly identity: string;
  readonly record: GameRecord;
}

const r = columnsOf(replays, 'r');
const i = columnsOf(identities, 'i');
const replay = columnsOf(replays);
const added = columnsOf(replays, 'excluded');

const VALUES = { id: r.id, identity: r.identity, name: i.name, game: r.game, hash: r.hash, importedAt: r.importedAt };
const FROM = `from replays r join identities i on ${i.id} = ${r.identity}`;
const ID = row({ id: replay.id });

const ADD = sql`
  with before as (
    select ${replay.id} from replays where ${replay.identity} = $2 and ${replay.hash} = $4
  ), added as (
    insert into ${into(replays, 'id', 'identity', 'game', 'hash', 'record')}
    select $1, $2, $3, $4, $5
    where not exists (select from before) and (select count(*) from replays r where ${r.identity} = $2) < $6
    on conflict (${replay.identity}, ${replay.hash}) do update set ${replay.hash} = ${added.hash}
    returning ${replay.id}
  )
  select ${ID} from before union all select ${ID} from added`;

const REPLAY = sql`select ${row({ ...VALUES, record: jsonAs<GameRecord>(r.record) })} ${FROM} where ${r.id} = $1`;

const REPLAYS_OF = sql`
  select ${row(VALUES)} ${FROM} where ${r.identity} = $1 order by ${r.importedAt} desc, ${r.id}`;

/** SQL of records from elsewhere. They are never deleted. */
export class ReplayStore {
  constructor(private readonly pool: Pool) {}

  /**
   * The id under which it is kept, also if it had been brought before; undefined where the person has brought too many.
   */
  async add({ id, identity, record }: NewReplay, most: number): Promise<string | undefined> {
    return (await rowsOf(this.pool, ADD, [id, identity, record.game, record.hash, record, most]))[0]?.id;
  }

  async replay(id: string): Promise<(ReplayRow & { readonly record: GameRecord }) | undefined> {
    return (await rowsOf(this.pool, REPLAY, [id]))[0];
  }

  async replaysOf(identity: string): Promise<ReplayRow[]> {
    return rowsOf(this.pool, REPLAYS_OF, [identity]);
  }
}

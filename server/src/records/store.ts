import type { GameRecord } from '@ankerplatz/kit';
import type { Pool } from 'pg';

export interface ReplayRow {
  readonly id: string;
  readonly identity: string;
  /** '' for who has left for ever. */
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

const ROW = `r.id, r.identity, i.name, r.game, r.hash, r.imported_at as "importedAt"`;
const FROM = 'from replays r join identities i on i.id = r.identity';

/** SQL of records from elsewhere. They are never deleted. */
export class ReplayStore {
  constructor(private readonly pool: Pool) {}

  /** The id under which it is kept, also if it had been brought before; undefined where somebody has brought too many. */
  async add({ id, identity, record }: NewReplay, most: number): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ id: string }>(
      `with before as (
        select id from replays where identity = $2 and hash = $4
      ), added as (
        insert into replays (id, identity, game, hash, record)
        select $1, $2, $3, $4, $5 where not exists (select from before) and (select count(*) from replays where identity = $2) < $6
        on conflict (identity, hash) do update set hash = excluded.hash
        returning id
      )
      select id from before union all select id from added`,
      [id, identity, record.game, record.hash, record, most],
    );
    return rows[0]?.id;
  }

  async replay(id: string): Promise<(ReplayRow & { readonly record: GameRecord }) | undefined> {
    const { rows } = await this.pool.query<ReplayRow & { record: GameRecord }>(
      `select ${ROW}, r.record ${FROM} where r.id = $1`,
      [id],
    );
    return rows[0];
  }

  async replaysOf(identity: string): Promise<ReplayRow[]> {
    const { rows } = await this.pool.query<ReplayRow>(
      `select ${ROW} ${FROM} where r.identity = $1 order by r.imported_at desc, r.id`,
      [identity],
    );
    return rows;
  }
}

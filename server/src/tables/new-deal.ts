import type { DEAL_KINDS } from '@ankerplatz/protocol';
import type { Pool, PoolClient } from 'pg';
import { deals } from '../database/schema.ts';
import { into } from '../database/sql.ts';
import type { WishRow } from './model/rows.ts';

/** A deal before anybody has played it. */
export interface NewDealRow {
  readonly id: string;
  readonly kind: (typeof DEAL_KINDS)[number];
  readonly name: string | null;
  readonly announcedBy: string | null;
  readonly game: string;
  /** The version by which all play it. */
  readonly rules: number;
  readonly wish: WishRow;
  /** Null where people play each other. */
  readonly level: string | null;
  /** Hexadecimal. */
  readonly secret: string;
  readonly commitment: string;
  readonly contributions: readonly string[];
  readonly beginsAt: Date;
  /** Null: that is not known yet. */
  readonly endsAt: Date | null;
}

const ADD = `
  insert into ${into(deals, 'id', 'kind', 'name', 'announcedBy', 'game', 'rules', 'wish', 'level', 'secret', 'commitment', 'contributions', 'beginsAt', 'endsAt')}
  values ($1, $2, $3, $4, $5, $6, $7, $8, decode($9, 'hex'), $10, $11, $12, $13) on conflict do nothing`;

const valuesOf = (row: NewDealRow): unknown[] => [
  ...[row.id, row.kind, row.name, row.announcedBy, row.game, row.rules, row.wish, row.level],
  ...[row.secret, row.commitment, JSON.stringify(row.contributions), row.beginsAt, row.endsAt],
];

/** Within a transaction of the caller, or by itself; a day has one deal a game, whichever caller is first. */
export const addDeal = async (client: Pick<Pool | PoolClient, 'query'>, row: NewDealRow): Promise<void> => {
  await client.query(ADD, valuesOf(row));
};

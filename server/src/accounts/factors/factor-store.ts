import type { Pool } from 'pg';
import { secondFactors, spareCodes } from '../../database/schema.ts';
import { columnsOf, computed, into, row, rowsOf, sql } from '../../database/sql.ts';

const factor = columnsOf(secondFactors);
const spare = columnsOf(spareCodes);

const STATE = sql`select ${row({
  isOn: computed<boolean>(`exists (select from second_factors where ${factor.identity} = $1)`),
  spareCodes: computed<number>(
    `(select count(*)::int from spare_codes where ${spare.identity} = $1 and ${spare.usedAt} is null)`,
  ),
})}`;

const LOCKED = sql`select ${row({ secret: factor.secret })} from second_factors where ${factor.identity} = $1`;

const TURN_ON = `
  with turned as (
    insert into ${into(secondFactors, 'identity', 'secret', 'usedStep')} values ($1, $2, $3)
    on conflict do nothing returning ${factor.identity} as identity
  )
  insert into ${into(spareCodes, 'codeHash', 'identity')} select hash, identity from turned, unnest($4::bytea[]) as c(hash)`;

const TURN_OFF = `
  with off as (delete from spare_codes where ${spare.identity} = $1)
  delete from second_factors where ${factor.identity} = $1`;

const USE_STEP = `
  update second_factors set ${factor.usedStep} = $2 where ${factor.identity} = $1 and ${factor.usedStep} < $2`;

const USE_SPARE = `
  update spare_codes set ${spare.usedAt} = now()
  where ${spare.identity} = $1 and ${spare.codeHash} = $2 and ${spare.usedAt} is null`;

export interface FactorState {
  readonly isOn: boolean;
  /** Spare codes that are left. */
  readonly spareCodes: number;
}

/** SQL of the second step. */
export class FactorStore {
  constructor(private readonly pool: Pool) {}

  async state(identity: string): Promise<FactorState> {
    return (await rowsOf(this.pool, STATE, [identity]))[0]!;
  }

  /** The app's secret as it is stored. */
  async locked(identity: string): Promise<string | undefined> {
    return (await rowsOf(this.pool, LOCKED, [identity]))[0]?.secret;
  }

  /** False where it is on already. */
  async turnOn(identity: string, locked: string, step: number, spareHashes: readonly Buffer[]): Promise<boolean> {
    return (await this.pool.query(TURN_ON, [identity, locked, step, spareHashes])).rowCount !== 0;
  }

  async turnOff(identity: string): Promise<void> {
    await this.pool.query(TURN_OFF, [identity]);
  }

  /** False where this step of time, or a later one, was used before. */
  async useStep(identity: string, step: number): Promise<boolean> {
    return (await this.pool.query(USE_STEP, [identity, step])).rowCount === 1;
  }

  async useSpare(identity: string, hash: Buffer): Promise<boolean> {
    return (await this.pool.query(USE_SPARE, [identity, hash])).rowCount === 1;
  }
}

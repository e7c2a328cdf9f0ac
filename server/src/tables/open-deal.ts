import type { deals } from '../database/schema.ts';
import { type Columns, computed, type Value } from '../database/sql.ts';

/** Whether nobody plays a deal any more. */
export const isOpenDeal = ({ endsAt }: Pick<Columns<typeof deals>, 'endsAt'>): Value<boolean> =>
  computed(`coalesce(${endsAt} <= now(), false)`);

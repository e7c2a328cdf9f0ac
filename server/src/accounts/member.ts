import type { identities } from '../database/schema.ts';
import { type Columns, computed, type Value } from '../database/sql.ts';

/** Whether a person is a member and no guest, in a statement that reads their row anyway. */
export const isMember = ({ login }: Columns<typeof identities>): Value<boolean> => computed(`(${login} is not null)`);

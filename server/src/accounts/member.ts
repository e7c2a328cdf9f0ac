import type { identities } from '../database/schema.ts';
import { type Columns, computed, type Value } from '../database/sql.ts';

/** Whether somebody is a member and no guest, in a statement that reads his row anyway. */
export const isMember = ({ login }: Columns<typeof identities>): Value<boolean> => computed(`(${login} is not null)`);

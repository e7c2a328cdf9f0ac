import { getTableName } from 'drizzle-orm';
import {
  apiTokens,
  challenges,
  deputies,
  deviceCodes,
  noticeWays,
  passkeys,
  pushSubscriptions,
  secondFactors,
  sessions,
  spareCodes,
} from '../database/schema.ts';
import { columnsOf } from '../database/sql.ts';

/**
 * Tables of all that lets people into an account, acts for it or is told of it, beside its password and recovery code.
 */
const DOORS = [
  sessions,
  deviceCodes,
  secondFactors,
  spareCodes,
  passkeys,
  challenges,
  pushSubscriptions,
  noticeWays,
  deputies,
] as const;

const token = columnsOf(apiTokens);

const closed = (door: (typeof DOORS)[number]): string => {
  const name = getTableName(door);
  return `closed_${name} as (delete from ${name} where ${columnsOf(door).identity} in (select id from reset))`;
};

const CLOSED_TOKENS = `
  closed_tokens as (
    update api_tokens set ${token.revokedAt} = now()
    where ${token.revokedAt} is null and ${token.identity} in (select id from reset)
  )`;

/** Parts of a statement in whose `reset` stands who proved, by a code, to be the owner: whatever a thief has left is gone. */
export const CLOSED_DOORS = [...DOORS.map(closed), CLOSED_TOKENS].join(', ');

/**
 * Tables of all that lets people into an account, acts for it or is told of it, beside its password and recovery code.
 */
const DOORS = [
  'sessions',
  'device_codes',
  'second_factors',
  'spare_codes',
  'passkeys',
  'challenges',
  'push_subscriptions',
  'notice_ways',
  'deputies',
] as const;

/** Parts of a statement in whose `reset` stands who proved, by a code, to be the owner: whatever a thief has left is gone. */
export const CLOSED_DOORS = [
  ...DOORS.map(table => `closed_${table} as (delete from ${table} where identity in (select id from reset))`),
  'closed_tokens as (update api_tokens set revoked_at = now() where revoked_at is null and identity in (select id from reset))',
].join(', ');

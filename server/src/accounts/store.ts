import { isLanguage, type Language } from '@ankerplatz/kit';
import type { TokenScope } from '@ankerplatz/protocol';
import { getTableName } from 'drizzle-orm';
import type { Pool } from 'pg';
import {
  administrators,
  apiTokens,
  blocks,
  challenges,
  comers,
  deviceCodes,
  follows,
  identities,
  mutes,
  notices,
  noticeWays,
  passkeys,
  played,
  presences,
  pushSubscriptions,
  ratedPlayers,
  roomMessages,
  roomPeople,
  secondFactors,
  seeks,
  seenAddresses,
  sessions,
  spareCodes,
  tournamentEntrants,
  tournamentRounds,
} from '../database/schema.ts';
import { columnsOf, computed, into, row, rowsOf, sql } from '../database/sql.ts';
import { transact } from '../database/transact.ts';
import { CLOSED_DOORS } from './doors.ts';
import type { Identity } from './identity.ts';

/** A proof of who a person is. */
export interface Proof {
  readonly id: string;
  readonly password: string | null;
  readonly recovery: string | null;
}

export interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

export interface SessionRow {
  readonly id: string;
  readonly device: string;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly isCurrent: boolean;
}

const SESSION_LASTS = `now() + interval '180 days'`;
/** How old the last note of a use may be, so that not every request writes. */
const NOTED = `now() - interval '1 hour'`;
const CODE_LASTS = `now() + interval '10 minutes'`;
const DUPLICATE = '23505';

const i = columnsOf(identities, 'i');
const s = columnsOf(sessions, 's');
const k = columnsOf(apiTokens, 'k');
const e = columnsOf(tournamentEntrants, 'e');
const own = columnsOf(tournamentEntrants, 'own');
const r = columnsOf(tournamentRounds, 'r');
/** Of the table that a statement changes. */
const [identity, session, token, code, player, entrant] = [
  columnsOf(identities),
  columnsOf(sessions),
  columnsOf(apiTokens),
  columnsOf(deviceCodes),
  columnsOf(ratedPlayers),
  columnsOf(tournamentEntrants),
];

const IDENTITY = { id: i.id, name: i.name, login: i.login, language: i.language };
const TOKEN = row({
  ...{ id: token.id, name: token.name, scope: token.scope },
  ...{ createdAt: token.createdAt, usedAt: token.usedAt },
});
/** Names a session to its owner: of the hash of its secret, a part. */
const SESSION_ID = computed<string>(`encode(substring(${s.tokenHash} from 1 for 8), 'hex')`);

/** The ratings of others can be worked out again without a name. */
const FORGET_PLAYER = `update rated_players set ${player.identity} = null where ${player.identity} = $1`;

/** An entrant of a tournament that has begun stays in it without a name, so that the standings of others remain. */
const WITHDRAW = `delete from tournament_entrants where ${entrant.identity} = $1 and ${entrant.place} is null`;
/** With the partner, if there is one. */
const LEAVE = `
  update tournament_entrants e
  set ${entrant.leftRound} = (select count(*) from tournament_rounds r where ${r.tournament} = ${e.tournament})
  from tournament_entrants own
  where ${own.identity} = $1 and ${own.place} is not null and ${e.tournament} = ${own.tournament}
    and ${e.place} = ${own.place} and ${e.leftRound} is null`;

/** Rows that are deleted with a person who leaves for ever. */
const PERSONAL = [
  seeks,
  blocks,
  comers,
  follows,
  played,
  presences,
  roomPeople,
  roomMessages,
  seenAddresses,
  sessions,
  apiTokens,
  deviceCodes,
  secondFactors,
  spareCodes,
  passkeys,
  challenges,
  pushSubscriptions,
  noticeWays,
  notices,
  mutes,
  administrators,
] as const;

type IdentityRow = Omit<Identity, 'language'> & { readonly language: string };

const identityBy = (row: IdentityRow): Identity => ({
  ...row,
  language: isLanguage(row.language) ? row.language : 'en',
});

const ADD_GUEST = sql`
  insert into ${into(identities, 'id', 'name', 'language')} values ($1, $2, $3)
  returning ${row({ id: identity.id, name: identity.name, login: identity.login, language: identity.language })}`;

const BY_ID = sql`select ${row(IDENTITY)} from identities i where ${i.id} = $1 and ${i.deletedAt} is null`;

const BY_SESSION = sql`
  select ${row({ ...IDENTITY, isOld: computed<boolean>(`${s.seenAt} < ${NOTED}`) })}
  from sessions s join identities i on ${i.id} = ${s.identity} where ${s.tokenHash} = $1 and ${s.expiresAt} > now()`;

const BY_TOKEN = sql`
  select ${row({ ...IDENTITY, scope: k.scope, isOld: computed<boolean>(`coalesce(${k.usedAt} < ${NOTED}, true)`) })}
  from api_tokens k join identities i on ${i.id} = ${k.identity} where ${k.tokenHash} = $1 and ${k.revokedAt} is null`;

const PROOF = sql`
  select ${row({ id: i.id, password: i.password, recovery: i.recovery })} from identities i
  where (${i.id} = $1 or ${i.login} = $2) and ${i.deletedAt} is null`;

const REGISTER = `
  update identities set ${identity.login} = $2, ${identity.password} = $3, ${identity.recovery} = $4,
    ${identity.foldedName} = $5
  where ${identity.id} = $1 and ${identity.login} is null and ${identity.deletedAt} is null`;

const CHANGE = `
  update identities set ${identity.name} = $2, ${identity.language} = $3,
    ${identity.foldedName} = case when ${identity.login} is null then null else $4 end
  where ${identity.id} = $1`;

const IS_MEMBERS = sql`
  select ${row({ id: identity.id })} from identities where ${identity.foldedName} = $1 limit 1`;

const UNFOLDED = sql`
  select ${row({ id: identity.id, name: identity.name })} from identities
  where ${identity.login} is not null and ${identity.foldedName} is null limit $1`;

const FOLD = `
  update identities set ${identity.foldedName} = n.folded from unnest($1::text[], $2::text[]) as n(id, folded)
  where identities.id = n.id and ${identity.login} is not null`;

/** More lessons and puzzles than there are, and few enough to keep. */
const MOST_LESSONS = 2000;

const ADD_LESSONS = sql`
  update identities set ${identity.lessons} =
    (select coalesce((array_agg(distinct lesson order by lesson))[1:${MOST_LESSONS}], '{}')
    from unnest(${identity.lessons} || $2::text[]) lesson)
  where ${identity.id} = $1 returning ${row({ lessons: identity.lessons })}`;

const CHANGE_PASSWORD = `update identities set ${identity.password} = $2 where ${identity.id} = $1`;

const RECOVER = sql`
  with reset as (
    update identities set ${identity.password} = $3, ${identity.recovery} = $4
    where ${identity.id} = $1 and ${identity.recovery} = $2 returning ${row({ id: identity.id })}
  ), ${CLOSED_DOORS}
  select ${row({ id: computed<string>('id') })} from reset`;

const RELOCK = `update second_factors set ${columnsOf(secondFactors).secret} = $2 where ${columnsOf(secondFactors).identity} = $1`;

const FORGET = `
  update identities set ${identity.name} = '', ${identity.login} = null, ${identity.password} = null,
    ${identity.recovery} = null, ${identity.foldedName} = null, ${identity.lessons} = '{}', ${identity.deletedAt} = now()
  where ${identity.id} = $1`;

const ADD_SESSION = `
  insert into ${into(sessions, 'identity', 'tokenHash', 'device', 'expiresAt')} values ($1, $2, $3, ${SESSION_LASTS})`;

const NOTE_SESSION = `
  update sessions set ${session.seenAt} = now(), ${session.expiresAt} = ${SESSION_LASTS} where ${session.tokenHash} = $1`;

const END_SESSION = `delete from sessions where ${session.tokenHash} = $1`;

const END_SESSIONS = `delete from sessions where ${session.identity} = $1`;

const END_OTHER_SESSIONS = `
  delete from sessions where ${session.identity} = $1 and ${session.tokenHash} is distinct from $2`;

const IS_CURRENT = computed<boolean>(`(${s.tokenHash} = $2)`);

const SESSIONS = sql`
  select ${row({ id: SESSION_ID, device: s.device, isCurrent: IS_CURRENT, createdAt: s.createdAt, seenAt: s.seenAt })}
  from sessions s where ${s.identity} = $1 and ${s.expiresAt} > now()
  order by ${IS_CURRENT} desc, ${s.seenAt} desc, ${SESSION_ID}`;

const END_SESSION_OF = `delete from sessions s where ${s.identity} = $1 and ${SESSION_ID} = $2`;

const TOKENS = sql`
  select ${TOKEN} from api_tokens where ${token.identity} = $1 and ${token.revokedAt} is null
  order by ${token.createdAt}, ${token.id}`;

const ADD_TOKEN = sql`
  insert into ${into(apiTokens, 'id', 'identity', 'name', 'scope', 'tokenHash')}
  values ($1, $2, $3, $4, $5) returning ${TOKEN}`;

const NOTE_TOKEN = `update api_tokens set ${token.usedAt} = now() where ${token.tokenHash} = $1`;

const REVOKE_TOKEN = `
  update api_tokens set ${token.revokedAt} = now()
  where ${token.identity} = $1 and ${token.id} = $2 and ${token.revokedAt} is null`;

const FORGET_CODES = `delete from device_codes where ${code.identity} = $1`;

const ADD_CODE = sql`
  insert into ${into(deviceCodes, 'identity', 'codeHash', 'expiresAt')} values ($1, $2, ${CODE_LASTS})
  returning ${row({ expiresAt: code.expiresAt })}`;

const USE_CODE = sql`
  update device_codes set ${code.usedAt} = now()
  where ${code.codeHash} = $1 and ${code.usedAt} is null and ${code.expiresAt} > now()
  returning ${row({ identity: code.identity })}`;

/** SQL of accounts, all of it. */
export class AccountStore {
  constructor(private readonly pool: Pool) {}

  async addGuest({ id, name, language }: { id: string; name: string; language: Language }): Promise<Identity> {
    return identityBy((await rowsOf(this.pool, ADD_GUEST, [id, name, language]))[0]!);
  }

  async identity(id: string): Promise<Identity | undefined> {
    const [row] = await rowsOf(this.pool, BY_ID, [id]);
    return row && identityBy(row);
  }

  /** The answer tells, too, whether the session's use should be noted again. */
  async identityBySession(hash: Buffer): Promise<{ identity: Identity; isOld: boolean } | undefined> {
    const [row] = await rowsOf(this.pool, BY_SESSION, [hash], 'identity-by-session');
    if (!row) return undefined;
    const { isOld, ...identity } = row;
    return { identity: identityBy(identity), isOld };
  }

  async identityByToken(hash: Buffer): Promise<{ identity: Identity; isOld: boolean; scope: TokenScope } | undefined> {
    const [row] = await rowsOf(this.pool, BY_TOKEN, [hash], 'identity-by-token');
    if (!row) return undefined;
    const { isOld, scope, ...identity } = row;
    return { identity: identityBy(identity), isOld, scope };
  }

  async proof(by: { id: string } | { login: string }): Promise<Proof | undefined> {
    const values = 'id' in by ? [by.id, null] : [null, by.login];
    return (await rowsOf(this.pool, PROOF, values))[0];
  }

  /** Gives a guest a login name. */
  async register(
    id: string,
    {
      login,
      password,
      recovery,
      foldedName,
    }: { login: string; password: string; recovery: string; foldedName: string },
  ): Promise<'done' | 'taken' | 'registered'> {
    try {
      const { rowCount } = await this.pool.query(REGISTER, [id, login, password, recovery, foldedName]);
      return rowCount === 1 ? 'done' : 'registered';
    } catch (error) {
      if ((error as { code?: string }).code === DUPLICATE) return 'taken';
      throw error;
    }
  }

  async change(
    id: string,
    { name, language, foldedName }: { name: string; language: Language; foldedName: string },
  ): Promise<void> {
    await this.pool.query(CHANGE, [id, name, language, foldedName]);
  }

  async isMembersName(foldedName: string): Promise<boolean> {
    return (await rowsOf(this.pool, IS_MEMBERS, [foldedName], 'is-members-name')).length > 0;
  }

  /** Members whose names no release has folded yet, up to so many. */
  async unfolded(most: number): Promise<{ id: string; name: string }[]> {
    return rowsOf(this.pool, UNFOLDED, [most]);
  }

  async fold(names: readonly { readonly id: string; readonly foldedName: string }[]): Promise<void> {
    await this.pool.query(FOLD, [names.map(({ id }) => id), names.map(({ foldedName }) => foldedName)]);
  }

  /** Answers all lessons finished, the new ones among them. */
  async addLessons(id: string, done: readonly string[]): Promise<readonly string[]> {
    return (await rowsOf(this.pool, ADD_LESSONS, [id, done]))[0]?.lessons ?? [];
  }

  /** Ends all other sessions, and codes that would open one. */
  async changePassword(
    id: string,
    { password, relocked, keep }: { password: string; relocked: string | null; keep: Buffer | undefined },
  ): Promise<void> {
    await transact(this.pool, async client => {
      await client.query(CHANGE_PASSWORD, [id, password]);
      if (relocked !== null) await client.query(RELOCK, [id, relocked]);
      await client.query(FORGET_CODES, [id]);
      await client.query(END_OTHER_SESSIONS, [id, keep ?? null]);
    });
  }

  /** Closes whatever else may stand open; false where the old code has been used meanwhile. */
  async recover(id: string, old: string, password: string, recovery: string): Promise<boolean> {
    return (await rowsOf(this.pool, RECOVER, [id, old, password, recovery])).length === 1;
  }

  /** Seats and games stay; whatever says who played them goes. */
  async forget(id: string): Promise<void> {
    await transact(this.pool, async client => {
      await client.query(FORGET, [id]);
      await client.query(FORGET_PLAYER, [id]);
      for (const leave of [WITHDRAW, LEAVE]) await client.query(leave, [id]);
      for (const table of PERSONAL)
        await client.query(`delete from ${getTableName(table)} where ${columnsOf(table).identity} = $1`, [id]);
    });
  }

  async addSession(identity: string, tokenHash: Buffer, device: string): Promise<void> {
    await this.pool.query(ADD_SESSION, [identity, tokenHash, device]);
  }

  async noteSession(hash: Buffer): Promise<void> {
    await this.pool.query(NOTE_SESSION, [hash]);
  }

  async endSession(hash: Buffer): Promise<void> {
    await this.pool.query(END_SESSION, [hash]);
  }

  async endSessions(identity: string): Promise<void> {
    await this.pool.query(END_SESSIONS, [identity]);
  }

  async sessions(identity: string, current: Buffer | null): Promise<SessionRow[]> {
    return rowsOf(this.pool, SESSIONS, [identity, current ?? Buffer.alloc(0)]);
  }

  async endSessionOf(identity: string, id: string): Promise<boolean> {
    return ((await this.pool.query(END_SESSION_OF, [identity, id])).rowCount ?? 0) > 0;
  }

  async tokens(identity: string): Promise<TokenRow[]> {
    return rowsOf(this.pool, TOKENS, [identity]);
  }

  async addToken(token: {
    id: string;
    identity: string;
    name: string;
    scope: TokenScope;
    tokenHash: Buffer;
  }): Promise<TokenRow> {
    const { id, identity, name, scope, tokenHash } = token;
    return (await rowsOf(this.pool, ADD_TOKEN, [id, identity, name, scope, tokenHash]))[0]!;
  }

  async noteToken(hash: Buffer): Promise<void> {
    await this.pool.query(NOTE_TOKEN, [hash]);
  }

  async revokeToken(identity: string, id: string): Promise<boolean> {
    return (await this.pool.query(REVOKE_TOKEN, [identity, id])).rowCount === 1;
  }

  /** Replaces an earlier code that was not used. */
  async addDeviceCode(identity: string, codeHash: Buffer): Promise<Date> {
    return transact(this.pool, async client => {
      await client.query(FORGET_CODES, [identity]);
      return (await rowsOf(client, ADD_CODE, [identity, codeHash]))[0]!.expiresAt;
    });
  }

  /** Of two who use a code at once, one gets its identity. */
  async useDeviceCode(codeHash: Buffer): Promise<string | undefined> {
    return (await rowsOf(this.pool, USE_CODE, [codeHash]))[0]?.identity;
  }

  /** Removes what has run out. */
  async sweep(): Promise<void> {
    await this.pool.query(`delete from sessions where ${session.expiresAt} < now()`);
    await this.pool.query(`delete from device_codes where ${code.expiresAt} < now()`);
    await this.pool.query(`delete from challenges where ${columnsOf(challenges).expiresAt} < now()`);
  }
}

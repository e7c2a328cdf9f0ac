import { isLanguage, type Language } from '@ankerplatz/kit';
import type { TokenScope } from '@ankerplatz/protocol';
import { and, asc, desc, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import {
  administrators,
  apiTokens,
  deviceCodes,
  identities,
  mutes,
  notices,
  noticeWays,
  pushSubscriptions,
  sessions,
} from '../database/schema.ts';
import type { Identity } from './identity.ts';

/** What proves who somebody is. */
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

const SESSION_LASTS = sql`now() + interval '180 days'`;
/** How old the last note of a use may be, so that not every request writes. */
const NOTED = sql`now() - interval '1 hour'`;
const CODE_LASTS = sql`now() + interval '10 minutes'`;
const DUPLICATE = '23505';

const IDENTITY = {
  id: identities.id,
  name: identities.name,
  login: identities.login,
  language: identities.language,
};
const PROOF = { id: identities.id, password: identities.password, recovery: identities.recovery };
const TOKEN = {
  id: apiTokens.id,
  name: apiTokens.name,
  scope: apiTokens.scope,
  createdAt: apiTokens.createdAt,
  usedAt: apiTokens.usedAt,
};
/** Names a session to its owner: of the hash of its secret, a part. */
const SESSION_ID = sql<string>`encode(substring(${sessions.tokenHash} from 1 for 8), 'hex')`;

/** What goes with somebody who leaves for ever. */
const PERSONAL = [
  sessions,
  apiTokens,
  deviceCodes,
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

// Asked with every request, so put into words once.

const identityBySession = (database: Database) =>
  database
    .select({ ...IDENTITY, isOld: sql<boolean>`${sessions.seenAt} < ${NOTED}` })
    .from(sessions)
    .innerJoin(identities, eq(identities.id, sessions.identity))
    .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('identity-by-session');

const identityByToken = (database: Database) =>
  database
    .select({
      ...IDENTITY,
      scope: apiTokens.scope,
      isOld: sql<boolean>`coalesce(${apiTokens.usedAt} < ${NOTED}, true)`,
    })
    .from(apiTokens)
    .innerJoin(identities, eq(identities.id, apiTokens.identity))
    .where(and(eq(apiTokens.tokenHash, sql.placeholder('hash')), isNull(apiTokens.revokedAt)))
    .prepare('identity-by-token');

/** SQL of accounts, all of it. */
export class AccountStore {
  private readonly bySession: ReturnType<typeof identityBySession>;
  private readonly byToken: ReturnType<typeof identityByToken>;

  constructor(private readonly database: Database) {
    this.bySession = identityBySession(database);
    this.byToken = identityByToken(database);
  }

  async addGuest(guest: { id: string; name: string; language: Language }): Promise<Identity> {
    const [row] = await this.database.insert(identities).values(guest).returning(IDENTITY);
    return identityBy(row!);
  }

  async identity(id: string): Promise<Identity | undefined> {
    const [row] = await this.database
      .select(IDENTITY)
      .from(identities)
      .where(and(eq(identities.id, id), isNull(identities.deletedAt)));
    return row && identityBy(row);
  }

  /** Also tells whether the session's use should be noted again. */
  async identityBySession(hash: Buffer): Promise<{ identity: Identity; isOld: boolean } | undefined> {
    const [row] = await this.bySession.execute({ hash });
    if (!row) return undefined;
    const { isOld, ...identity } = row;
    return { identity: identityBy(identity), isOld };
  }

  async identityByToken(hash: Buffer): Promise<{ identity: Identity; isOld: boolean; scope: TokenScope } | undefined> {
    const [row] = await this.byToken.execute({ hash });
    if (!row) return undefined;
    const { isOld, scope, ...identity } = row;
    return { identity: identityBy(identity), isOld, scope };
  }

  async proof(by: { id: string } | { login: string }): Promise<Proof | undefined> {
    const where = 'id' in by ? eq(identities.id, by.id) : eq(identities.login, by.login);
    const [row] = await this.database
      .select(PROOF)
      .from(identities)
      .where(and(where, isNull(identities.deletedAt)));
    return row;
  }

  /** Gives a guest a login name. */
  async register(
    id: string,
    account: { login: string; password: string; recovery: string },
  ): Promise<'done' | 'taken' | 'registered'> {
    try {
      const { rowCount } = await this.database
        .update(identities)
        .set(account)
        .where(and(eq(identities.id, id), isNull(identities.login), isNull(identities.deletedAt)));
      return rowCount === 1 ? 'done' : 'registered';
    } catch (error) {
      if (((error as Error).cause as { code?: string } | undefined)?.code === DUPLICATE) return 'taken';
      throw error;
    }
  }

  async change(id: string, change: { name: string; language: Language }): Promise<void> {
    await this.database.update(identities).set(change).where(eq(identities.id, id));
  }

  /** Ends all other sessions, and codes that would open one. */
  async changePassword(id: string, password: string, keep: Buffer | undefined): Promise<void> {
    await this.database.transaction(async change => {
      await change.update(identities).set({ password }).where(eq(identities.id, id));
      await change.delete(deviceCodes).where(eq(deviceCodes.identity, id));
      await change.delete(sessions).where(and(eq(sessions.identity, id), keep && ne(sessions.tokenHash, keep)));
    });
  }

  /** Ends all sessions, tokens and codes; false where the old code has been used meanwhile. */
  async recover(id: string, old: string, password: string, recovery: string): Promise<boolean> {
    return this.database.transaction(async change => {
      const { rowCount } = await change
        .update(identities)
        .set({ password, recovery })
        .where(and(eq(identities.id, id), eq(identities.recovery, old)));
      if (rowCount !== 1) return false;
      await change.delete(sessions).where(eq(sessions.identity, id));
      await change.delete(deviceCodes).where(eq(deviceCodes.identity, id));
      await change.update(apiTokens).set({ revokedAt: sql`now()` }).where(this.isTokenOf(id));
      return true;
    });
  }

  /** Seats and games stay; whatever says who played them goes. */
  async forget(id: string): Promise<void> {
    await this.database.transaction(async change => {
      await change
        .update(identities)
        .set({ name: '', login: null, password: null, recovery: null, deletedAt: sql`now()` })
        .where(eq(identities.id, id));
      for (const table of PERSONAL) await change.delete(table).where(eq(table.identity, id));
    });
  }

  async addSession(identity: string, tokenHash: Buffer, device: string): Promise<void> {
    await this.database.insert(sessions).values({ identity, tokenHash, device, expiresAt: SESSION_LASTS });
  }

  async noteSession(hash: Buffer): Promise<void> {
    await this.database
      .update(sessions)
      .set({ seenAt: sql`now()`, expiresAt: SESSION_LASTS })
      .where(eq(sessions.tokenHash, hash));
  }

  async endSession(hash: Buffer): Promise<void> {
    await this.database.delete(sessions).where(eq(sessions.tokenHash, hash));
  }

  async endSessions(identity: string): Promise<void> {
    await this.database.delete(sessions).where(eq(sessions.identity, identity));
  }

  async sessions(identity: string, current: Buffer | null): Promise<SessionRow[]> {
    const isCurrent = sql<boolean>`${sessions.tokenHash} = ${current ?? Buffer.alloc(0)}`;
    return this.database
      .select({
        ...{ id: SESSION_ID, device: sessions.device, isCurrent },
        ...{ createdAt: sessions.createdAt, seenAt: sessions.seenAt },
      })
      .from(sessions)
      .where(and(eq(sessions.identity, identity), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(isCurrent), desc(sessions.seenAt), SESSION_ID);
  }

  async endSessionOf(identity: string, id: string): Promise<boolean> {
    const { rowCount } = await this.database
      .delete(sessions)
      .where(and(eq(sessions.identity, identity), eq(SESSION_ID, id)));
    return (rowCount ?? 0) > 0;
  }

  async tokens(identity: string): Promise<TokenRow[]> {
    return this.database
      .select(TOKEN)
      .from(apiTokens)
      .where(this.isTokenOf(identity))
      .orderBy(asc(apiTokens.createdAt), asc(apiTokens.id));
  }

  async addToken(token: {
    id: string;
    identity: string;
    name: string;
    scope: TokenScope;
    tokenHash: Buffer;
  }): Promise<TokenRow> {
    const [row] = await this.database.insert(apiTokens).values(token).returning(TOKEN);
    return row!;
  }

  async noteToken(hash: Buffer): Promise<void> {
    await this.database.update(apiTokens).set({ usedAt: sql`now()` }).where(eq(apiTokens.tokenHash, hash));
  }

  async revokeToken(identity: string, id: string): Promise<boolean> {
    const { rowCount } = await this.database
      .update(apiTokens)
      .set({ revokedAt: sql`now()` })
      .where(and(this.isTokenOf(identity), eq(apiTokens.id, id)));
    return rowCount === 1;
  }

  /** Replaces an earlier code that was not used. */
  async addDeviceCode(identity: string, codeHash: Buffer): Promise<Date> {
    return this.database.transaction(async change => {
      await change.delete(deviceCodes).where(eq(deviceCodes.identity, identity));
      const [row] = await change
        .insert(deviceCodes)
        .values({ codeHash, identity, expiresAt: CODE_LASTS })
        .returning({ expiresAt: deviceCodes.expiresAt });
      return row!.expiresAt;
    });
  }

  /** Of two who use a code at once, one gets its identity. */
  async useDeviceCode(codeHash: Buffer): Promise<string | undefined> {
    const [row] = await this.database
      .update(deviceCodes)
      .set({ usedAt: sql`now()` })
      .where(and(eq(deviceCodes.codeHash, codeHash), isNull(deviceCodes.usedAt), gt(deviceCodes.expiresAt, sql`now()`)))
      .returning({ identity: deviceCodes.identity });
    return row?.identity;
  }

  /** Removes what has run out. */
  async sweep(): Promise<void> {
    await this.database.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
    await this.database.delete(deviceCodes).where(lt(deviceCodes.expiresAt, sql`now()`));
  }

  private isTokenOf(identity: string): SQL | undefined {
    return and(eq(apiTokens.identity, identity), isNull(apiTokens.revokedAt));
  }
}

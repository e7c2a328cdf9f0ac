import { timingSafeEqual } from 'node:crypto';
import type { Language } from '@ankerplatz/kit';
import type { Session, Token, TokenMade, TokenScope } from '@ankerplatz/protocol';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';
import { randomCode, randomId, readCode } from '../random.ts';
import { requireUncommon } from './common-passwords.ts';
import { readSession } from './cookies.ts';
import type { SecondFactors } from './factors/second-factor.ts';
import type { Credential, Identity } from './identity.ts';
import { foldName, readLogin, readName } from './names.ts';
import type { Passwords } from './passwords.ts';
import { RECOVERY_GROUPS, recoveryHash } from './recovery.ts';
import { apiToken, hashOf, sessionToken } from './secrets.ts';
import type { AccountStore, TokenRow } from './store.ts';

/** 40 bits for ten minutes, typed on another device. */
const DEVICE_GROUPS = 2;
const MOST_TOKENS = 50;
/** Names that are folded together. */
const AT_ONCE = 500;

export interface LoggedIn {
  readonly identity: Identity;
  /** The session's secret, for the cookie. */
  readonly session: string;
}

/** The seats of a person, at all tables. */
export interface Seats {
  leaveAll(identity: string): Promise<void>;
  /** Tells everybody there that something about this person has changed. */
  tell(identity: string): Promise<void>;
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));

/** A visit that cannot be noted is let in all the same: a database that takes nothing can be read. */
const isNoted = (note: Promise<void>): Promise<boolean> =>
  note.then(
    () => true,
    () => false,
  );

const tokenOf = ({ id, name, scope, createdAt, usedAt }: TokenRow): Token => ({
  id,
  name,
  scope,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** Accounts, and how people prove that one is theirs. */
export class Accounts {
  constructor(
    private readonly store: AccountStore,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
  ) {}

  async comeIn(name: string, language: Language, device = ''): Promise<LoggedIn> {
    const read = readName(name);
    await this.requireFree(read);
    const identity = await this.store.addGuest({ id: randomId(), name: read, language });
    return { identity, session: await this.openSession(identity.id, device) };
  }

  /** The guest keeps identity, seats and games. The recovery code is never shown again. */
  async register(guest: Identity, login: string, password: string): Promise<{ login: string; recoveryCode: string }> {
    if (guest.login !== null) throw new Problem('already-registered');
    requireUncommon(password, login);
    const recoveryCode = randomCode(RECOVERY_GROUPS);
    const account = {
      login: readLogin(login),
      password: await this.passwords.hash(password),
      recovery: recoveryHash(recoveryCode),
      foldedName: foldName(guest.name),
    };
    const done = await this.store.register(guest.id, account);
    if (done === 'taken') throw new Problem('login-taken');
    if (done === 'registered') throw new Problem('already-registered');
    return { login: account.login, recoveryCode };
  }

  /** `code`: of the app, or a spare one, from a member who has turned that on. */
  async logIn(
    {
      login,
      password,
      code,
    }: { readonly login: string; readonly password: string; readonly code?: string | undefined },
    device = '',
  ): Promise<LoggedIn> {
    const proof = await this.store.proof({ login: readLogin(login) });
    if (!(await this.passwords.isRight(password, proof?.password)) || !proof) throw new Problem('wrong-login');
    await this.factors.require(proof.id, password, code);
    return this.enter(proof.id, device);
  }

  /**
   * A recovery code works once: the next one comes with the new password. All sessions and everything left behind end;
   * an app and passkeys are set up anew.
   */
  async recover(
    { login, code, password }: { readonly login: string; readonly code: string; readonly password: string },
    device = '',
  ): Promise<LoggedIn & { readonly recoveryCode: string }> {
    const proof = await this.store.proof({ login: readLogin(login) });
    const given = recoveryHash(code);
    if (!isSame(given, proof?.recovery ?? '') || !proof) throw new Problem('wrong-recovery');
    requireUncommon(password, login);
    const recoveryCode = randomCode(RECOVERY_GROUPS);
    const hash = await this.passwords.hash(password);
    if (!(await this.store.recover(proof.id, given, hash, recoveryHash(recoveryCode))))
      throw new Problem('wrong-recovery');
    return { ...(await this.enter(proof.id, device)), recoveryCode };
  }

  async change(identity: Identity, change: { name?: string; language?: Language }): Promise<Identity> {
    const { name = identity.name, language = identity.language } = change;
    const changed = { name: readName(name), language };
    const foldedName = foldName(changed.name);
    if (identity.login === null && foldedName !== foldName(identity.name)) await this.requireFree(changed.name);
    await this.store.change(identity.id, { ...changed, foldedName });
    return { ...identity, ...changed };
  }

  /** No guest takes the name of a member, nor one that looks like it. */
  private async requireFree(name: string): Promise<void> {
    if (await this.store.isMembersName(foldName(name))) throw new Problem('name-taken');
  }

  /** Folds the names of members who registered before names were folded. */
  async foldNames(): Promise<void> {
    for (;;) {
      const members = await this.store.unfolded(AT_ONCE);
      if (members.length === 0) return;
      await this.store.fold(members.map(({ id, name }) => ({ id, foldedName: foldName(name) })));
    }
  }

  /** All lessons that a member has finished, with these. */
  async addLessons({ id }: Identity, done: readonly string[]): Promise<readonly string[]> {
    return this.store.addLessons(id, done);
  }

  async changePassword(identity: Identity, password: string, next: string, by: Credential | null): Promise<void> {
    if (identity.login === null) throw new Problem('no-password');
    await this.prove(identity, password);
    requireUncommon(next, identity.login);
    const keep = by?.kind === 'session' ? by.hash : undefined;
    const relocked = await this.factors.relocked(identity.id, password, next);
    await this.store.changePassword(identity.id, { password: await this.passwords.hash(next), relocked, keep });
  }

  /** Games stay; the name goes. Seats are left while it is still known who leaves them, and whatever was taken meanwhile afterwards. */
  async leave(identity: Identity, password: string | undefined, seats: Seats): Promise<void> {
    const { id, login } = identity;
    if (login !== null) await this.prove(identity, password ?? '');
    await seats.leaveAll(id);
    await this.store.forget(id);
    await seats.leaveAll(id);
    await seats.tell(id);
  }

  async bySession(
    token: string,
  ): Promise<{ identity: Identity; credential: Credential; renewed: boolean } | undefined> {
    const hash = hashOf(token);
    const found = await this.store.identityBySession(hash);
    if (!found) return undefined;
    const renewed = found.isOld && (await isNoted(this.store.noteSession(hash)));
    return { identity: found.identity, credential: { kind: 'session', hash, scope: 'session' }, renewed };
  }

  /** The owner of the session that a request names; that it was used is not noted. */
  async whose(request: FastifyRequest): Promise<Identity | undefined> {
    const token = readSession(request);
    return token ? (await this.store.identityBySession(hashOf(token)))?.identity : undefined;
  }

  async byToken(token: string): Promise<{ identity: Identity; credential: Credential } | undefined> {
    const hash = hashOf(token);
    const found = await this.store.identityByToken(hash);
    if (!found) return undefined;
    if (found.isOld) await isNoted(this.store.noteToken(hash));
    return { identity: found.identity, credential: { kind: 'token', hash, scope: found.scope } };
  }

  async openSession(identity: string, device = ''): Promise<string> {
    const token = sessionToken();
    await this.store.addSession(identity, hashOf(token), device);
    return token;
  }

  /** Ends the session that asks; a token is not a session. */
  async endSession({ kind, hash }: Credential): Promise<void> {
    if (kind === 'session') await this.store.endSession(hash);
  }

  async endSessions(identity: string): Promise<void> {
    await this.store.endSessions(identity);
  }

  /** The sessions of a person, the one that asks first. */
  async sessions(identity: string, by: Credential | null): Promise<Session[]> {
    const rows = await this.store.sessions(identity, by?.hash ?? null);
    return rows.map(({ createdAt, seenAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
    }));
  }

  async endSessionOf(identity: string, id: string): Promise<void> {
    if (!(await this.store.endSessionOf(identity, id))) throw new Problem('no-such-session');
  }

  async tokens(identity: string): Promise<Token[]> {
    return (await this.store.tokens(identity)).map(tokenOf);
  }

  async addToken(identity: string, name: string, scope: TokenScope): Promise<TokenMade> {
    const read = readName(name);
    if ((await this.store.tokens(identity)).length >= MOST_TOKENS) throw new Problem('too-many-tokens');
    const token = apiToken();
    const row = await this.store.addToken({ id: randomId(), identity, name: read, scope, tokenHash: hashOf(token) });
    return { ...tokenOf(row), token };
  }

  async revokeToken(identity: string, id: string): Promise<void> {
    if (!(await this.store.revokeToken(identity, id))) throw new Problem('no-such-token');
  }

  async addDeviceCode(identity: string): Promise<{ code: string; expiresAt: Date }> {
    const code = randomCode(DEVICE_GROUPS);
    return { code, expiresAt: await this.store.addDeviceCode(identity, hashOf(code)) };
  }

  async useDeviceCode(code: string, device = ''): Promise<LoggedIn> {
    const id = await this.store.useDeviceCode(hashOf(readCode(code)));
    if (id === undefined) throw new Problem('no-such-code');
    return this.enter(id, device);
  }

  async sweep(): Promise<void> {
    await this.store.sweep();
  }

  /** Opens a session for a person who has proved who they are. */
  async enter(id: string, device: string): Promise<LoggedIn> {
    const identity = await this.store.identity(id);
    if (!identity) throw new Problem('not-logged-in');
    return { identity, session: await this.openSession(id, device) };
  }

  async prove({ id, login }: Identity, password: string): Promise<void> {
    if (login === null) throw new Problem('no-password');
    const proof = await this.store.proof({ id });
    if (!(await this.passwords.isRight(password, proof?.password))) throw new Problem('wrong-password');
  }
}

import type { Language } from '@ankerplatz/kit';
import type { NewInvitation, Overview, PersonRow, Phrase, ReportList, TableRows } from '@ankerplatz/protocol';
import { type Identity, shownName } from '../accounts/identity.ts';
import { RECOVERY_GROUPS, recoveryHash } from '../accounts/recovery.ts';
import { hashOf } from '../accounts/secrets.ts';
import type { Quotas } from '../config.ts';
import { Problem } from '../problem.ts';
import { randomCode, readCode } from '../random.ts';
import type { AdminActions } from '../tables/admin-actions.ts';
import type { BrokenTable } from '../tables/quarantine.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import type { Audit } from './audit.ts';
import type { SiteSettings } from './site-settings.ts';
import type { AdminStore } from './store.ts';

/** 100 bits: nobody guesses it. */
const LINK_GROUPS = 5;
const LINK_DAYS = 7;

export interface AdministrationParts {
  readonly store: AdminStore;
  readonly club: SiteSettings;
  readonly tables: AdminActions;
  readonly quotas: Quotas;
  /** Whether a code invites to an event of the club. */
  readonly isEventInvitation: (invitation: string) => Promise<boolean>;
  /** Logs a person out everywhere. */
  readonly endSessions: (identity: string) => Promise<void>;
  /** Keeps what an administrator has done. */
  readonly noted: Audit['note'];
  /** Open connections of this server. */
  readonly sockets: () => number;
}

/** The deeds of administrators. Whether a person is one is asked before. */
export class Administration {
  constructor(private readonly parts: AdministrationParts) {}

  isAdministrator(identity: string): Promise<boolean> {
    return this.parts.store.isAdministrator(identity);
  }

  administrators(): Promise<readonly Pick<Identity, 'id'>[]> {
    return this.parts.store.administrators();
  }

  /**
   * A code that makes an administrator, once; where there is one already, only if it is asked for. Several servers that start on a new database
   * each say one, and the first that is used ends the others.
   */
  async link(isAskedFor: boolean): Promise<string | undefined> {
    const { store } = this.parts;
    if (!isAskedFor && (await store.administrators()).length > 0) return undefined;
    if (isAskedFor) await store.forgetLinks();
    const code = randomCode(LINK_GROUPS);
    await store.addAdmission(hashOf(code), 'administrator', 1, LINK_DAYS);
    return code;
  }

  /** An administrator has a password: a guest would lose the role with a cookie. */
  async claim({ id, login }: Pick<Identity, 'id' | 'login'>, code: string): Promise<void> {
    const { store, noted } = this.parts;
    if (login === null) throw new Problem('no-password');
    if (!(await store.admit(hashOf(readCode(code)), 'administrator'))) throw new Problem('no-such-code');
    await store.forgetLinks();
    await store.appoint(id);
    await noted(id, 'claim', {});
  }

  /** Refuses a code that makes no administrator, without using it. */
  async checkLink(code: string): Promise<void> {
    if (!(await this.parts.store.isAdmission(hashOf(readCode(code)), 'administrator')))
      throw new Problem('no-such-code');
  }

  /** Whether a newcomer may come in. */
  async admit(invitation: string | undefined): Promise<void> {
    const { store, club, isEventInvitation } = this.parts;
    const { registration } = await club.settings();
    if (registration === 'open') return;
    if (registration === 'closed') throw new Problem('registration-closed');
    const isInvited =
      invitation !== undefined &&
      ((await store.isTableInvitation(invitation)) ||
        (await isEventInvitation(invitation)) ||
        (await store.admit(hashOf(readCode(invitation)), 'person')));
    if (!isInvited) throw new Problem('not-admitted');
  }

  /** Whether a guest may register. */
  async admitMember(): Promise<void> {
    if ((await this.parts.club.settings()).registration === 'closed') throw new Problem('registration-closed');
  }

  async invite({ uses, days }: NewInvitation): Promise<{ code: string; expiresAt: Date }> {
    const code = randomCode(LINK_GROUPS);
    return { code, expiresAt: await this.parts.store.addAdmission(hashOf(code), 'person', uses, days) };
  }

  async overview(): Promise<Overview> {
    const { store, sockets, quotas } = this.parts;
    const { people, reports, open, running, over, closed } = await store.counts();
    const tables = { open, running, over, closed };
    return { people, tables, reports, sockets: sockets(), quotas, administrators: await store.administrators() };
  }

  async people(search: string): Promise<PersonRow[]> {
    const rows = await this.parts.store.people(search.trim());
    return rows.map(row => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  /** Ends all sessions; the code is given to the person by hand. */
  async resetPassword(identity: string): Promise<{ login: string; recoveryCode: string }> {
    const login = await this.loginOf(identity);
    if (login === null) throw new Problem('is-guest');
    const recoveryCode = randomCode(RECOVERY_GROUPS);
    await this.parts.store.resetPassword(identity, recoveryHash(recoveryCode));
    return { login, recoveryCode };
  }

  /** Ends all sessions of a member. Guests are refused: their session is their only key. */
  async endSessions(identity: string): Promise<void> {
    if ((await this.loginOf(identity)) === null) throw new Problem('is-guest');
    await this.parts.endSessions(identity);
  }

  async silence(identity: string): Promise<void> {
    await this.loginOf(identity);
    await this.parts.store.silence(identity);
  }

  async unsilence(identity: string): Promise<void> {
    await this.loginOf(identity);
    await this.parts.store.unsilence(identity);
  }

  async appoint(identity: string): Promise<void> {
    if ((await this.loginOf(identity)) === null) throw new Problem('is-guest');
    await this.parts.store.appoint(identity);
  }

  async dismiss(identity: string): Promise<void> {
    if (!(await this.parts.store.dismiss(identity))) throw new Problem('last-administrator');
  }

  async listTables(search: string): Promise<TableRows['tables']> {
    const rows = await this.parts.store.tables(search.trim());
    return rows.map(row => ({ ...row, touchedAt: row.touchedAt.toISOString() }));
  }

  downloadTable(id: string): Promise<BrokenTable> {
    return this.parts.tables.download(id);
  }

  /** A game that runs ends without a winner, and its secret is opened. */
  async closeTable(id: string): Promise<void> {
    await this.parts.tables.close(id);
  }

  /** Before and between games the seat becomes open; while one runs a bot plays on until its person is back. */
  async freeSeat(id: string, seat: number): Promise<void> {
    await this.parts.tables.free(id, seat);
  }

  async reports(language: Language): Promise<ReportList['reports']> {
    const rows = await this.parts.store.reports();
    return rows.map(row => ({
      id: row.id,
      table: row.table,
      message: row.message,
      reason: row.reason,
      by: { id: row.by, name: shownName(row.byName, language) },
      about: { id: row.about, name: shownName(row.aboutName, language), isSilenced: row.isSilenced },
      text: row.phrase === null ? (row.text ?? '') : CATALOGUES[language].phrases[row.phrase as Phrase],
      at: row.at.toISOString(),
    }));
  }

  async settleReport(id: string): Promise<void> {
    if (!(await this.parts.store.settleReport(id))) throw new Problem('no-such-report');
  }

  private async loginOf(identity: string): Promise<string | null> {
    const login = await this.parts.store.login(identity);
    if (login === undefined) throw new Problem('no-such-person');
    return login;
  }
}

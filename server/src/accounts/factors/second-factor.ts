import { HOTP, Secret, TOTP } from 'otpauth';
import type { DatabaseClock } from '../../database/clock.ts';
import { Problem } from '../../problem.ts';
import { randomCode, readCode } from '../../random.ts';
import type { Attempts } from '../attempts.ts';
import type { Passwords } from '../passwords.ts';
import { hashOf } from '../secrets.ts';
import type { FactorState, FactorStore } from './factor-store.ts';

const SECRET_BYTES = 20;
const STEP_S = 30;
/** Steps of time before and after, for clocks that are not right. */
const WINDOW = 1;
/** 40 bits each, once. */
const SPARE_CODES = 10;
const SPARE_GROUPS = 2;
/** Guesses with the right password. */
const GUESSES = { most: 10, windowMs: 600_000 };
const APP_CODE = /^\d{6}$/;

export interface SecondFactorParts {
  readonly store: FactorStore;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly clock: Pick<DatabaseClock, 'now'>;
}

/**
 * Codes of an app (TOTP) beside the password, for members who want them. The app's secret is locked with the password,
 * which alone opens it.
 */
export class SecondFactors {
  constructor(private readonly parts: SecondFactorParts) {}

  /** A secret that is kept nowhere yet: a code of the app that knows it turns it on. */
  offer(login: string, site: string): { secret: string; link: string } {
    const secret = new Secret({ size: SECRET_BYTES });
    return { secret: secret.base32, link: new TOTP({ issuer: site, label: login, secret }).toString() };
  }

  state(identity: string): Promise<FactorState> {
    return this.parts.store.state(identity);
  }

  /** `password` is the right one. The spare codes are shown this once. */
  async turnOn(identity: string, password: string, secret: string, code: string): Promise<string[]> {
    const step = await this.stepOf(secret, code);
    if (step === null) throw new Problem('wrong-code');
    const codes = Array.from({ length: SPARE_CODES }, () => randomCode(SPARE_GROUPS));
    const locked = await this.parts.passwords.lock(password, secret);
    const hashes = codes.map(each => spareHash(identity, each));
    if (!(await this.parts.store.turnOn(identity, locked, step, hashes))) throw new Problem('second-factor-on');
    return codes;
  }

  turnOff(identity: string): Promise<void> {
    return this.parts.store.turnOff(identity);
  }

  /** Requires the app's code, or a spare one, beside the password; a member who has turned nothing on needs neither. */
  async require(identity: string, password: string, code: string | undefined): Promise<void> {
    const locked = await this.parts.store.locked(identity);
    if (locked === undefined) return;
    if (code === undefined || code.trim() === '') throw new Problem('second-factor');
    await this.countGuess(identity);
    const isRight = APP_CODE.test(compact(code))
      ? await this.useStep(identity, await this.parts.passwords.unlock(password, locked), code)
      : await this.parts.store.useSpare(identity, spareHash(identity, readCode(code)));
    if (!isRight) throw new Problem('wrong-code');
  }

  /** The secret locked under another password; null where there is none. */
  async relocked(identity: string, password: string, next: string): Promise<string | null> {
    const { passwords } = this.parts;
    const locked = await this.parts.store.locked(identity);
    return locked === undefined ? null : passwords.lock(next, await passwords.unlock(password, locked));
  }

  private async countGuess(identity: string): Promise<void> {
    const { count, left } = await this.parts.attempts.count(`second factor ${identity}`, GUESSES.windowMs);
    if (count > GUESSES.most) throw new Problem('too-many-requests', { retryAfter: Math.max(1, left) });
  }

  /** The step of time whose code this is; null for none. */
  private async stepOf(secret: string, code: string): Promise<number | null> {
    const now = Math.floor((await this.parts.clock.now()) / 1000 / STEP_S);
    const delta = HOTP.validate({
      token: compact(code),
      secret: Secret.fromBase32(secret),
      counter: now,
      window: WINDOW,
    });
    return delta === null ? null : now + delta;
  }

  private async useStep(identity: string, secret: string, code: string): Promise<boolean> {
    const step = await this.stepOf(secret, code);
    return step !== null && this.parts.store.useStep(identity, step);
  }
}

const compact = (code: string): string => code.replaceAll(/\s/g, '');

const spareHash = (identity: string, code: string): Buffer => hashOf(`${identity} ${code}`);

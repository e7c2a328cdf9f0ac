import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Problem } from '../../problem.ts';
import type { Identity } from '../identity.ts';
import { readName } from '../names.ts';
import { hashOf } from '../secrets.ts';
import type { PasskeyRow, PasskeyStore, StoredKey } from './passkey-store.ts';

/** Where a page is, as the browser says it, and the host that passkeys belong to. */
export interface PasskeySite {
  readonly name: string;
  readonly origin: string;
}

/** Loaded when the first passkey is asked for: it is a fifth of all that a server would load to start. */
const webauthn = () => import('@simplewebauthn/server');

const MOST = 20;
const LASTS_MS = 300_000;

const hostOf = ({ origin }: PasskeySite): string => new URL(origin).hostname;

/**
 * Keys of devices (WebAuthn). The device asks its owner for a finger, a face or a number, so that one key counts as two
 * steps; no outside service is asked.
 */
export class Passkeys {
  constructor(private readonly store: PasskeyStore) {}

  list(identity: string): Promise<PasskeyRow[]> {
    return this.store.list(identity);
  }

  /** A request to a device to make a passkey. */
  async offer({ id, login, name }: Identity, site: PasskeySite): Promise<object> {
    const known = await this.store.list(id);
    if (known.length >= MOST) throw new Problem('too-many-passkeys');
    const { generateRegistrationOptions } = await webauthn();
    const options = await generateRegistrationOptions({
      ...{ rpName: site.name, rpID: hostOf(site), userID: new TextEncoder().encode(id) },
      ...{ userName: login ?? name, userDisplayName: name, timeout: LASTS_MS, attestationType: 'none' },
      excludeCredentials: known.map(key => ({ id: key.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.remember(options.challenge, id);
    return options;
  }

  async add(identity: string, name: string, response: unknown, site: PasskeySite): Promise<void> {
    const read = readName(name);
    const { verifyRegistrationResponse } = await webauthn();
    const made = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge => this.isAsked(challenge, identity),
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      requireUserVerification: true,
    }).catch(() => undefined);
    if (!made?.verified) throw new Problem('wrong-passkey');
    const { id, publicKey, counter, transports = [] } = made.registrationInfo.credential;
    const key = { id, identity, name: read, publicKey: Buffer.from(publicKey), counter, transports };
    if (!(await this.store.add(key))) throw new Problem('wrong-passkey');
  }

  async remove(identity: string, id: string): Promise<void> {
    if (!(await this.store.remove(identity, id))) throw new Problem('no-such-passkey');
  }

  /** A challenge for a device to sign; the device itself knows the account. */
  async question(site: PasskeySite): Promise<object> {
    const { generateAuthenticationOptions } = await webauthn();
    const options = await generateAuthenticationOptions({
      rpID: hostOf(site),
      timeout: LASTS_MS,
      userVerification: 'required',
    });
    await this.remember(options.challenge, null);
    return options;
  }

  /** Answers the key's owner. */
  async open(response: unknown, site: PasskeySite): Promise<string> {
    const { id } = response as { id: string };
    const key = await this.store.find(id);
    const opened = key && (await this.verify(id, key, response, site).catch(() => undefined));
    if (!opened?.verified) throw new Problem('wrong-passkey');
    const { newCounter } = opened.authenticationInfo;
    if (!(await this.store.use(id, newCounter))) throw new Problem('wrong-passkey');
    return key!.identity;
  }

  private async verify(id: string, { publicKey, counter }: StoredKey, response: unknown, site: PasskeySite) {
    const { verifyAuthenticationResponse } = await webauthn();
    return verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge => this.isAsked(challenge, null),
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: true,
    });
  }

  private remember(challenge: string, identity: string | null): Promise<void> {
    return this.store.ask(hashOf(challenge), identity, LASTS_MS);
  }

  private isAsked(challenge: string, identity: string | null): Promise<boolean> {
    return this.store.answer(hashOf(challenge), identity);
  }
}

import { err } from '@ankerplatz/kit';
import type { Passkey } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { AccountField } from '../../account/AccountField.tsx';
import { Form } from '../../account/Form.tsx';
import { api } from '../../net/api.ts';
import type { Answer } from '../../net/http.ts';
import { enter, LONGEST_NAME } from '../../net/me.ts';
import { accountText } from '../../text/account.ts';
import { makeAgo } from '../../text/intl.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/Toast.tsx';

/** Passkeys belong to a name of a host that browsers trust; an address of numbers is none. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);

/** Loaded when it is needed. */
const browser = () => import('@simplewebauthn/browser');

type Options<Start extends 'startRegistration' | 'startAuthentication'> = Parameters<
  Awaited<ReturnType<typeof browser>>[Start]
>[0]['optionsJSON'];

/** A refusal of the device is said in our words. */
const byDevice = async <T,>(work: Promise<T>, refused: string): Promise<T | string> => work.catch(() => refused);

const failed = (message: string) => err({ code: 'no-passkey', message });

const makePasskey = async (name: string, password: string): Answer<void> => {
  const offered = await api.passkeyOptions(password);
  if (!offered.ok) return offered;
  const { startRegistration } = await browser();
  const optionsJSON = offered.value.options as unknown as Options<'startRegistration'>;
  const made = await byDevice(startRegistration({ optionsJSON }), accountText.value.account.passkeyFailed);
  return typeof made === 'string' ? failed(made) : api.addPasskey(name, made);
};

const logInByPasskey = async () => {
  const asked = await api.passkeyQuestion();
  if (!asked.ok) return asked;
  const { startAuthentication } = await browser();
  const optionsJSON = asked.value.options as unknown as Options<'startAuthentication'>;
  const given = await byDevice(startAuthentication({ optionsJSON }), accountText.value.account.passkeyUnused);
  return typeof given === 'string' ? failed(given) : enter(api.logInByPasskey(given));
};

export function LogInByPasskey(): JSX.Element | null {
  const { account } = accountText.value;
  const busy = useSignal(false);
  const logIn = async (): Promise<void> => {
    busy.value = true;
    const entered = await logInByPasskey();
    busy.value = false;
    toast(entered.ok ? account.welcome(entered.value.name) : entered.error.message, {
      look: entered.ok ? 'plain' : 'warning',
    });
  };
  if (!hasPasskeys()) return null;
  return (
    <div class="account-acts">
      <Button busy={busy.value} onClick={() => void logIn()}>
        {account.passkeyLogIn}
      </Button>
    </div>
  );
}

/** The passkeys that open my account. */
export function Passkeys(): JSX.Element {
  const { account } = accountText.value;
  const passkeys = useSignal<readonly Passkey[]>([]);
  const name = useSignal('');
  const password = useSignal('');
  const read = async (): Promise<void> => {
    const found = await api.passkeys();
    if (found.ok) passkeys.value = found.value.passkeys;
  };
  useEffect(() => void read(), []);
  const make = async () => {
    const made = await makePasskey(name.value.trim(), password.value);
    if (made.ok) {
      name.value = '';
      password.value = '';
      toast(account.passkeyMade);
      await read();
    }
    return made;
  };
  const remove = async ({ id }: Passkey): Promise<void> => {
    const removed = await api.removePasskey(id);
    if (removed.ok) passkeys.value = passkeys.value.filter(passkey => passkey.id !== id);
    toast(removed.ok ? account.passkeyRemoved : removed.error.message, { look: removed.ok ? 'plain' : 'warning' });
  };
  return (
    <>
      <Form title={account.passkeys} hint={account.passkeysHint} submit={account.makePasskey} onSubmit={make}>
        <AccountField label={account.passkeyName} into={name} maxLength={LONGEST_NAME} />
        <AccountField label={account.password} type="password" into={password} autocomplete="current-password" />
      </Form>
      {passkeys.value.length === 0 ? (
        <p class="account-hint">{account.noPasskeys}</p>
      ) : (
        <ul class="account-tokens">
          {passkeys.value.map(passkey => (
            <li key={passkey.id}>
              <span>
                <strong>{passkey.name}</strong>
                <small>
                  {account.tokenMade(makeAgo(passkey.createdAt))},{' '}
                  {passkey.usedAt === null ? account.tokenUnused : account.tokenUsed(makeAgo(passkey.usedAt))}
                </small>
              </span>
              <Button look="danger" label={account.removePasskeyOf(passkey.name)} onClick={() => void remove(passkey)}>
                {account.removePasskey}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { AccountField, NameField, NewPasswordField } from '../../account/AccountField.tsx';
import { Form } from '../../account/Form.tsx';
import { api } from '../../net/api.ts';
import { beGuest, enter, lastName, meet } from '../../net/me.ts';
import { turnedAway, useEntrance } from '../../net/newcomers.ts';
import { accountText } from '../../text/account.ts';
import { text } from '../../text/text.ts';
import { toast } from '../../ui/Toast.tsx';
import { LogInByPasskey } from './Passkeys.tsx';

/** A name and nothing else. */
export function ComeIn(): JSX.Element {
  const { account } = accountText.value;
  const { me } = text.value;
  const name = useSignal(lastName());
  const invitation = useSignal('');
  const entrance = useEntrance().value;
  const come = async () => {
    const entered = await beGuest(name.value.trim(), invitation.value.trim());
    if (!entered.ok) turnedAway(entered.error);
    return entered;
  };
  if (entrance === 'closed') return <p class="account-hint">{me.closed}</p>;
  return (
    <Form title={account.beGuest} submit={account.beGuest} onSubmit={come}>
      <NameField into={name} />
      {entrance === 'invitation' && (
        <AccountField label={me.invitation} hint={`${me.byInvitation} ${me.invitationHint}`} into={invitation} />
      )}
    </Form>
  );
}

export function LogIn({ hint }: { readonly hint: string }): JSX.Element {
  const { account } = accountText.value;
  const login = useSignal('');
  const password = useSignal('');
  const code = useSignal('');
  const isCodeAsked = useSignal(false);
  const logIn = async () => {
    const given = isCodeAsked.value ? code.value.trim() : undefined;
    const entered = await enter(api.logIn(login.value.trim(), password.value, given));
    if (entered.ok) toast(account.welcome(entered.value.name));
    else if (entered.error.code === 'second-factor') isCodeAsked.value = true;
    return entered;
  };
  return (
    <>
      <Form title={account.logIn} hint={hint} submit={account.logIn} look="main" onSubmit={logIn}>
        <AccountField label={account.login} into={login} autocomplete="username" />
        <AccountField label={account.password} type="password" into={password} autocomplete="current-password" />
        {isCodeAsked.value && <AccountField label={account.secondCode} into={code} autocomplete="one-time-code" />}
      </Form>
      <LogInByPasskey />
    </>
  );
}

interface CodeProps {
  /** A recovery code was made; it is known this once. */
  readonly onCode: (code: string) => void;
}

/** A guest keeps identity, seats and games. */
export function Register({ onCode }: CodeProps): JSX.Element | null {
  const { account } = accountText.value;
  const isClosed = useEntrance().value === 'closed';
  const login = useSignal('');
  const password = useSignal('');
  const register = async () => {
    const made = await api.register(login.value.trim(), password.value);
    if (made.ok) {
      onCode(made.value.recoveryCode);
      meet(made.value.me);
    }
    return made;
  };
  if (isClosed) return null;
  return (
    <Form
      title={account.register}
      hint={account.registerHint}
      submit={account.registerGo}
      look="main"
      onSubmit={register}
    >
      <AccountField
        label={account.login}
        hint={account.loginHint}
        into={login}
        autocomplete="username"
        maxLength={32}
      />
      <NewPasswordField label={account.password} into={password} />
    </Form>
  );
}

export function Recover({ onCode }: CodeProps): JSX.Element {
  const { account } = accountText.value;
  const login = useSignal('');
  const code = useSignal('');
  const password = useSignal('');
  const recover = async () => {
    const made = await api.recover(login.value.trim(), code.value.trim(), password.value);
    if (made.ok) {
      onCode(made.value.recoveryCode);
      await enter(Promise.resolve({ ok: true, value: made.value.me }));
    }
    return made;
  };
  return (
    <Form title={account.recover} hint={account.recoverHint} submit={account.recoverGo} onSubmit={recover}>
      <AccountField label={account.login} into={login} autocomplete="username" />
      <AccountField label={account.recoveryCode} into={code} />
      <NewPasswordField label={account.newPassword} into={password} />
    </Form>
  );
}

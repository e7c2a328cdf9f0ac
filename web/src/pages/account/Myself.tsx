import type { Me } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { AccountField, NameField, NewPasswordField } from '../../account/AccountField.tsx';
import { Form } from '../../account/Form.tsx';
import { api } from '../../net/api.ts';
import type { Answer } from '../../net/http.ts';
import { become, meet } from '../../net/me.ts';
import { myTables } from '../../net/my-tables.ts';
import { stopPush } from '../../offline/push.ts';
import { Question } from '../../shell/Question.tsx';
import { accountText } from '../../text/account.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/Toast.tsx';

export function ChangeName({ me }: { readonly me: Me }): JSX.Element {
  const { account } = accountText.value;
  const name = useSignal(me.name);
  const change = async () => {
    const changed = await api.changeMe({ name: name.value.trim() });
    if (changed.ok) {
      meet(changed.value);
      toast(account.nameChanged);
    }
    return changed;
  };
  return (
    <Form title={account.nameTitle} submit={account.changeName} onSubmit={change}>
      <NameField into={name} />
    </Form>
  );
}

export function ChangePassword({ login }: { readonly login: string }): JSX.Element {
  const { account } = accountText.value;
  const password = useSignal('');
  const newPassword = useSignal('');
  const change = async () => {
    const changed = await api.changePassword(password.value, newPassword.value);
    if (changed.ok) {
      password.value = '';
      newPassword.value = '';
      toast(account.passwordChanged);
    }
    return changed;
  };
  return (
    <Form title={account.changePassword} submit={account.changePassword} onSubmit={change}>
      {/* Keepers of passwords want to know whose it is. */}
      <input type="text" hidden readOnly autocomplete="username" value={login} />
      <AccountField label={account.password} type="password" into={password} autocomplete="current-password" />
      <NewPasswordField label={account.newPassword} into={newPassword} />
    </Form>
  );
}

export function Leave(): JSX.Element {
  const { account } = accountText.value;
  const busy = useSignal(false);
  const leave = async (leaving: () => Answer<void>): Promise<void> => {
    busy.value = true;
    await stopPush();
    const left = await leaving();
    busy.value = false;
    if (left.ok) become(null);
    toast(left.ok ? account.loggedOut : left.error.message, { look: left.ok ? 'plain' : 'warning' });
  };
  return (
    <div class="account-acts">
      <Button busy={busy.value} onClick={() => leave(api.logOut)}>
        {account.logOut}
      </Button>
      <Question
        act={account.logOutEverywhere}
        title={account.logOutEverywhere}
        hint={account.logOutEverywhereHint}
        look="plain"
        busy={busy.value}
        onYes={() => leave(api.logOutEverywhere)}
      />
    </div>
  );
}

const remove = async (password: string | null): Answer<void> => {
  const removed = await api.leave(password);
  if (removed.ok) {
    become(null);
    toast(accountText.value.account.removed);
  }
  return removed;
};

/** The consequences of deleting: the name goes, and so do the games under way. */
const removeHint = (): string => {
  const { account } = accountText.value;
  const playing = myTables.value.filter(({ status, you }) => status === 'running' && you !== null).length;
  return playing > 0 ? `${account.removeHint} ${account.givesUp(playing)}` : account.removeHint;
};

/** Removes a registered account for ever, once its password was typed. */
export function RemoveMember(): JSX.Element {
  const { account } = accountText.value;
  const password = useSignal('');
  return (
    <Form
      title={account.remove}
      hint={removeHint()}
      submit={account.removeGo}
      look="danger"
      onSubmit={() => remove(password.value)}
    >
      <AccountField label={account.password} type="password" into={password} autocomplete="current-password" />
    </Form>
  );
}

/** Removes a guest for ever, once a dialog was confirmed: a guest has no password. */
export function RemoveGuest(): JSX.Element {
  const { account } = accountText.value;
  const isAsked = useSignal(false);
  const ask = (asked: boolean): void => {
    isAsked.value = asked;
  };
  return (
    <>
      <p class="account-hint">{removeHint()}</p>
      <div class="account-acts">
        <Button look="danger" onClick={() => ask(true)}>
          {account.remove}
        </Button>
      </div>
      {isAsked.value && (
        <Dialog title={account.remove} onClose={() => ask(false)}>
          <Form title={account.removeSure} submit={account.removeGo} look="danger" onSubmit={() => remove(null)} />
        </Dialog>
      )}
    </>
  );
}

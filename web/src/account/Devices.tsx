import type { DeviceCode } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { api } from '../net/api.ts';
import { enter } from '../net/me.ts';
import { accountText } from '../text/account.ts';
import { makeTime } from '../text/intl.ts';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { QR } from '../ui/QR.tsx';
import { toast } from '../ui/Toast.tsx';
import { AccountField } from './AccountField.tsx';
import { Form } from './Form.tsx';

/** A code that brings me to another device. */
export function Devices(): JSX.Element {
  const { account } = accountText.value;
  const made = useSignal<DeviceCode | null>(null);
  const make = async () => {
    const code = await api.makeDeviceCode();
    if (code.ok) made.value = code.value;
    return code;
  };
  return (
    <Form title={account.devices} hint={account.devicesHint} submit={account.makeCode} onSubmit={make}>
      {made.value && (
        <div class="account-code" role="status">
          <p>{account.codeFor}</p>
          <p class="account-secret">
            <code>{made.value.code}</code>
          </p>
          <div class="account-qr">
            <QR address={made.value.link} label={account.codeAsQr} />
          </div>
          <p class="account-hint">{account.codeUntil(makeTime(made.value.expiresAt))}</p>
        </div>
      )}
    </Form>
  );
}

const goOn = async (code: string) => {
  const entered = await enter(api.useDeviceCode(code));
  if (entered.ok) toast(accountText.value.account.welcome(entered.value.name));
  return entered;
};

export function UseCode(): JSX.Element {
  const { account } = accountText.value;
  const code = useSignal('');
  return (
    <Form title={account.useCode} submit={account.useCodeGo} onSubmit={() => goOn(code.value.trim())}>
      <AccountField label={account.code} into={code} autocomplete="one-time-code" />
    </Form>
  );
}

const CODE_IN_LINK = /^#code=(.+)$/;

/** The code of the address, which is taken from it at once: it works for anyone who sees it. */
const takeCode = (): string | null => {
  const code = CODE_IN_LINK.exec(location.hash)?.[1];
  if (code === undefined) return null;
  history.replaceState(null, '', location.pathname);
  return decodeURIComponent(code);
};

/** Asks a visitor who has scanned a code of another device whether to go on here. */
export function CodeFromLink(): JSX.Element | null {
  const { account } = accountText.value;
  const code = useSignal(takeCode());
  const problem = useSignal<string | null>(null);
  const close = (): void => {
    code.value = null;
  };
  const use = async (given: string): Promise<void> => {
    const entered = await goOn(given);
    if (entered.ok) close();
    else problem.value = entered.error.message;
  };
  const given = code.value;
  if (given === null) return null;
  return (
    <Dialog title={account.useCodeQuestion} onClose={close}>
      <p>{account.useCodeAnswer}</p>
      {problem.value && (
        <p class="field-problem" role="alert">
          {problem.value}
        </p>
      )}
      <div class="dialog-actions">
        <Button look="quiet" onClick={close}>
          {text.value.ui.cancel}
        </Button>
        <Button look="main" onClick={() => use(given)}>
          {account.useCodeGo}
        </Button>
      </div>
    </Dialog>
  );
}

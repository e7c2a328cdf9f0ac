import type { FactorOffer, Factors } from '@ankerplatz/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { AccountField } from '../../account/AccountField.tsx';
import { Form } from '../../account/Form.tsx';
import { api } from '../../net/api.ts';
import { accountText } from '../../text/account.ts';
import { QR } from '../../ui/QR.tsx';
import { toast } from '../../ui/Toast.tsx';
import { Secret } from './Secret.tsx';

/** Codes of an app beside the password. */
export function SecondFactor(): JSX.Element | null {
  const { account } = accountText.value;
  const factors = useSignal<Factors | null>(null);
  const codes = useSignal<readonly string[]>([]);
  useEffect(() => {
    void api.secondFactor().then(found => {
      if (found.ok) factors.value = found.value;
    });
  }, []);
  const turned = (spare: readonly string[]): void => {
    codes.value = spare;
    factors.value = { isOn: true, spareCodes: spare.length };
  };
  if (!factors.value) return null;
  return (
    <>
      {factors.value.isOn ? <TurnOff factors={factors} /> : <TurnOn onTurned={turned} />}
      {codes.value.length > 0 && (
        <Secret
          title={account.spareTitle}
          hint={account.spareHint}
          secret={codes.value.join('\n')}
          done={account.spareDone}
          onDone={() => {
            codes.value = [];
          }}
        />
      )}
    </>
  );
}

function TurnOn({ onTurned }: { readonly onTurned: (codes: readonly string[]) => void }): JSX.Element {
  const { account } = accountText.value;
  const offer = useSignal<FactorOffer | null>(null);
  const password = useSignal('');
  const code = useSignal('');
  const ask = async () => {
    const made = await api.offerSecondFactor();
    if (made.ok) offer.value = made.value;
    return made;
  };
  const turnOn = async (secret: string) => {
    const turned = await api.startSecondFactor(password.value, secret, code.value.trim());
    if (turned.ok) onTurned(turned.value.codes);
    return turned;
  };
  const made = offer.value;
  if (!made)
    return <Form title={account.factor} hint={account.factorHint} submit={account.factorStart} onSubmit={ask} />;
  return (
    <Form
      title={account.factor}
      hint={account.factorScan}
      submit={account.factorGo}
      onSubmit={() => turnOn(made.secret)}
    >
      <div class="account-qr">
        <QR address={made.link} label={account.factorAsQr} />
      </div>
      <p class="account-secret">
        <code>{made.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <AccountField label={account.factorCode} into={code} autocomplete="one-time-code" />
      <AccountField label={account.password} type="password" into={password} autocomplete="current-password" />
    </Form>
  );
}

function TurnOff({ factors }: { readonly factors: Signal<Factors | null> }): JSX.Element {
  const { account } = accountText.value;
  const password = useSignal('');
  const turnOff = async () => {
    const ended = await api.endSecondFactor(password.value);
    if (ended.ok) {
      factors.value = { isOn: false, spareCodes: 0 };
      toast(account.factorEnded);
    }
    return ended;
  };
  const hint = account.factorOn(factors.value?.spareCodes ?? 0);
  return (
    <Form title={account.factor} hint={hint} submit={account.factorEnd} look="danger" onSubmit={turnOff}>
      <AccountField label={account.password} type="password" into={password} autocomplete="current-password" />
    </Form>
  );
}

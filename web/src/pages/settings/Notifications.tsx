import type { NoticeKind, NoticeWays } from '@ankerplatz/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { AccountField } from '../../account/AccountField.tsx';
import { Form } from '../../account/Form.tsx';
import { api } from '../../net/api.ts';
import type { Answer } from '../../net/http.ts';
import { me } from '../../net/me.ts';
import { canPush, isPushed, startPush, stopPush } from '../../offline/push.ts';
import { accountText } from '../../text/account.ts';
import { makeList } from '../../text/phrases.ts';
import { Button } from '../../ui/Button.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { toast } from '../../ui/Toast.tsx';
import '../../account/account.css';

interface WaysProps {
  readonly ways: NoticeWays;
  /** Called after a change at the server. */
  readonly onChange: () => Promise<void>;
}

/** Settings for where people hear of their tables when they do not look at them. */
export function Notifications(): JSX.Element {
  const { notices } = accountText.value;
  const ways = useSignal<NoticeWays | null>(null);
  const person = me.value?.id;
  const read = async (): Promise<void> => {
    const found = await api.notices();
    ways.value = found.ok ? found.value : null;
  };
  useEffect(() => {
    if (person === undefined) ways.value = null;
    else void read();
  }, [person]);
  return (
    <section id="notices" class="settings-group" aria-label={notices.title}>
      <h2>{notices.title}</h2>
      <p class="field-hint">{notices.hint}</p>
      {me.value === null && <p>{notices.stranger}</p>}
      {ways.value && <AllWays ways={ways.value} onChange={read} />}
    </section>
  );
}

function AllWays({ ways, onChange }: WaysProps): JSX.Element {
  const hasWay = ways.devices > 0 || ways.webhook !== null || ways.mail?.isConfirmed === true;
  return (
    <>
      <Device ways={ways} onChange={onChange} />
      {ways.sendsMail && <Mail ways={ways} onChange={onChange} />}
      <Hook ways={ways} onChange={onChange} />
      {hasWay && <Kinds ways={ways} onChange={onChange} />}
      {hasWay && <Try />}
    </>
  );
}

/** Push notices to this browser, if it can. */
function Device({ ways, onChange }: WaysProps): JSX.Element {
  const { notices } = accountText.value;
  const isOn = useSignal(false);
  const isBusy = useSignal(false);
  useEffect(() => {
    void isPushed().then(now => {
      isOn.value = now && ways.devices > 0;
    });
  }, [ways]);
  if (!canPush()) return <p class="field-hint">{notices.noPush}</p>;
  const turn = async (on: boolean): Promise<void> => {
    if (isBusy.value) return;
    isBusy.value = true;
    isOn.value = on;
    const words = { denied: notices.denied, failed: notices.pushFailed };
    const done = await (on ? startPush(ways.publicKey, words) : stopPush());
    isBusy.value = false;
    if (!done.ok) {
      isOn.value = !on;
      toast(done.error.message, { look: 'warning' });
    }
    await onChange();
  };
  return <Switch label={notices.device} hint={notices.deviceHint} checked={isOn.value} onChange={turn} />;
}

/** Does something and shows the new state, if it was done. */
const changing = async (asked: Answer<void>, onChange: () => Promise<void>, done?: string): Answer<void> => {
  const answer = await asked;
  if (!answer.ok) return answer;
  await onChange();
  if (done) toast(done);
  return answer;
};

interface SetProps {
  readonly value: string;
  readonly remove: string;
  readonly onRemove: () => Answer<void>;
}

/** An address that is set, and the way to be rid of it. */
function SetWay({ value, remove, onRemove }: SetProps): JSX.Element {
  const isBusy = useSignal(false);
  const run = async (): Promise<void> => {
    isBusy.value = true;
    const removed = await onRemove();
    isBusy.value = false;
    if (!removed.ok) toast(removed.error.message, { look: 'warning' });
  };
  return (
    <p class="notifications-set">
      <span class="notifications-value">{value}</span>
      <Button busy={isBusy.value} label={remove} onClick={run}>
        {accountText.value.notices.remove}
      </Button>
    </p>
  );
}

function Mail({ ways, onChange }: WaysProps): JSX.Element {
  const { notices } = accountText.value;
  const address = useSignal('');
  const code = useSignal('');
  const set = (to: string | null, done?: string) => changing(api.setMail(to), onChange, done);
  const { mail } = ways;
  return (
    <div class="notifications-way">
      {mail && (
        <SetWay
          value={mail.isConfirmed ? mail.address : notices.unconfirmed(mail.address)}
          remove={notices.removeMail}
          onRemove={() => set(null)}
        />
      )}
      {mail && !mail.isConfirmed && (
        <Form
          title={notices.confirmMail}
          hint={notices.confirmHint}
          submit={notices.confirm}
          onSubmit={() => changing(api.confirmMail(code.value.trim()), onChange, notices.confirmed)}
        >
          <AccountField label={notices.code} into={code} autocomplete="one-time-code" />
        </Form>
      )}
      {!mail && me.value?.login === null && (
        <p class="field-hint">
          {notices.mailMembers} <a href="/account">{accountText.value.account.register}</a>
        </p>
      )}
      {!mail && me.value?.login !== null && (
        <Form
          title={notices.mail}
          hint={notices.mailHint}
          submit={notices.setMail}
          onSubmit={() => set(address.value.trim())}
        >
          <AccountField label={notices.address} into={address} autocomplete="email" />
        </Form>
      )}
    </div>
  );
}

function Hook({ ways, onChange }: WaysProps): JSX.Element {
  const { notices } = accountText.value;
  const url: Signal<string> = useSignal('');
  const set = (to: string | null) => changing(api.setWebhook(to), onChange);
  if (ways.webhook !== null)
    return (
      <div class="notifications-way">
        <SetWay value={ways.webhook} remove={notices.removeHook} onRemove={() => set(null)} />
      </div>
    );
  return (
    <details class="account-fold">
      <summary>{notices.hook}</summary>
      <Form
        title={notices.hook}
        hint={notices.hookHint}
        submit={notices.setHook}
        onSubmit={() => set(url.value.trim())}
      >
        <AccountField label={notices.hookAddress} into={url} autocomplete="url" />
      </Form>
    </details>
  );
}

/** Named here again: the page knows the protocol by its types alone. */
const KINDS = ['due', 'invited', 'over'] as const satisfies readonly NoticeKind[];

/** The choice of what is worth a notice. */
function Kinds({ ways, onChange }: WaysProps): JSX.Element {
  const { notices } = accountText.value;
  const turn = async (kind: NoticeKind, isOn: boolean): Promise<void> => {
    const kinds = KINDS.filter(each => (each === kind ? isOn : ways.kinds.includes(each)));
    const done = await changing(api.setKinds(kinds), onChange);
    if (!done.ok) toast(done.error.message, { look: 'warning' });
  };
  return (
    <fieldset class="notifications-kinds">
      <legend>{notices.kinds}</legend>
      {KINDS.map(kind => (
        <Switch
          key={kind}
          label={notices.kindOf[kind]}
          checked={ways.kinds.includes(kind)}
          onChange={isOn => void turn(kind, isOn)}
        />
      ))}
    </fieldset>
  );
}

/** Sends one now, and tells what became of it. */
function Try(): JSX.Element {
  const { notices } = accountText.value;
  const isBusy = useSignal(false);
  const result = useSignal<string | null>(null);
  const run = async (): Promise<void> => {
    isBusy.value = true;
    const tried = await api.testNotices();
    isBusy.value = false;
    if (!tried.ok) {
      result.value = tried.error.message;
      return;
    }
    const named = (isSent: boolean): string =>
      makeList([...new Set(tried.value.ways.filter(way => way.isSent === isSent).map(({ way }) => notices.ways[way]))]);
    const [sent, failed] = [named(true), named(false)];
    result.value = [...(sent ? [notices.sent(sent)] : []), ...(failed ? [notices.notSent(failed)] : [])].join(' ');
  };
  return (
    <div class="notifications-try">
      <Button busy={isBusy.value} onClick={run}>
        {notices.test}
      </Button>
      <p role="status">{result.value}</p>
    </div>
  );
}

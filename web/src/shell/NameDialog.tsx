import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Problem } from '../net/http.ts';
import { asking, beGuest, LONGEST_NAME, lastName } from '../net/me.ts';
import { turnedAway, useEntrance } from '../net/newcomers.ts';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/fields/Field.tsx';

/** Asks a stranger for a name, when one is needed. */
export function NameDialog(): JSX.Element | null {
  return asking.value && <Question answer={asking.value.answer} />;
}

type QuestionProps = NonNullable<typeof asking.value>;

function Question({ answer }: QuestionProps): JSX.Element {
  return useEntrance().value === 'closed' ? <NoEntry answer={answer} /> : <Entry answer={answer} />;
}

/** Newcomers are not let in; members can log in. */
function NoEntry({ answer }: QuestionProps): JSX.Element {
  const { me, ui } = text.value;
  return (
    <Dialog title={me.question} onClose={() => answer(null)}>
      <p>{me.closed}</p>
      <div class="dialog-actions">
        <Button look="quiet" onClick={() => answer(null)}>
          {ui.cancel}
        </Button>
        <a class="button button-main" href="/account" onClick={() => answer(null)}>
          {me.logIn}
        </a>
      </div>
    </Dialog>
  );
}

function Entry({ answer }: QuestionProps): JSX.Element {
  const { me, ui } = text.value;
  const isInvitationAsked = useEntrance().value === 'invitation';
  const invitation = useSignal('');
  const name = useSignal(lastName());
  const problem = useSignal<Problem | null>(null);
  const isBusy = useSignal(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (name.value.trim() === '' || isBusy.value) return;
    isBusy.value = true;
    const entered = await beGuest(name.value.trim(), invitation.value.trim());
    isBusy.value = false;
    if (entered.ok) {
      answer(entered.value);
      return;
    }
    problem.value = entered.error;
    turnedAway(entered.error);
  };
  return (
    <Dialog title={me.question} onClose={() => answer(null)}>
      <form onSubmit={submit}>
        <Field
          label={me.name}
          hint={me.hint}
          problem={problem.value?.message ?? null}
          value={name.value}
          onInput={value => {
            name.value = value;
          }}
          autocomplete="nickname"
          maxLength={LONGEST_NAME}
          required
          focus
        />
        {problem.value?.code === 'name-taken' && (
          <p>
            <a href="/account" onClick={() => answer(null)}>
              {me.logIn}
            </a>
          </p>
        )}
        {isInvitationAsked && (
          <Field
            label={me.invitation}
            hint={`${me.byInvitation} ${me.invitationHint}`}
            value={invitation.value}
            onInput={value => {
              invitation.value = value;
            }}
            required
          />
        )}
        <div class="dialog-actions">
          <Button look="quiet" onClick={() => answer(null)}>
            {ui.cancel}
          </Button>
          <Button look="main" type="submit" busy={isBusy.value}>
            {me.go}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

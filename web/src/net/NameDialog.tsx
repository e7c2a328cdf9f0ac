import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { asking, beGuest, lastName } from './me.ts';

const LONGEST_NAME = 24;

/** Asks a stranger for a name, when one is needed. */
export function NameDialog(): JSX.Element | null {
  return asking.value && <Question answer={asking.value.answer} />;
}

function Question({ answer }: NonNullable<typeof asking.value>): JSX.Element {
  const { me, ui } = text.value;
  const name = useSignal(lastName());
  const problem = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (name.value.trim() === '' || isBusy.value) return;
    isBusy.value = true;
    const entered = await beGuest(name.value.trim());
    isBusy.value = false;
    if (entered.ok) answer(entered.value);
    else problem.value = entered.error.message;
  };
  return (
    <Dialog title={me.question} onClose={() => answer(null)}>
      <form onSubmit={submit}>
        <Field
          label={me.name}
          hint={me.hint}
          problem={problem.value}
          value={name.value}
          onInput={value => {
            name.value = value;
          }}
          autocomplete="nickname"
          maxLength={LONGEST_NAME}
          required
          focus
        />
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

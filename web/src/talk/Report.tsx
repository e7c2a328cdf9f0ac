import type { ChatMessage } from '@ankerplatz/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Answer } from '../net/http.ts';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { toast } from '../ui/Toast.tsx';
import { talkText } from './text/index.ts';

const LONGEST = 300;

interface ReportProps {
  readonly message: Pick<ChatMessage, 'person' | 'text'>;
  readonly tell: (reason: string) => Answer;
  readonly onClose: () => void;
}

/** Tells the administrator of a message. */
export function Report({ message, tell, onClose }: ReportProps): JSX.Element {
  const words = talkText.value;
  const reason = useSignal('');
  const problem = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    const told = await tell(reason.value.trim());
    isBusy.value = false;
    if (!told.ok) {
      problem.value = told.error.message;
      return;
    }
    toast(words.reported);
    onClose();
  };
  return (
    <Dialog title={words.reportTitle} onClose={onClose}>
      <blockquote class="talk-quote">
        <strong>{message.person.name}</strong> {message.text}
      </blockquote>
      <form onSubmit={submit}>
        <Field
          label={words.reason}
          hint={words.reasonHint}
          problem={problem.value}
          value={reason.value}
          maxLength={LONGEST}
          onInput={value => {
            reason.value = value;
          }}
          focus
        />
        <div class="dialog-actions">
          <Button look="quiet" onClick={onClose}>
            {text.value.ui.cancel}
          </Button>
          <Button look="main" type="submit" busy={isBusy.value}>
            {words.report}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

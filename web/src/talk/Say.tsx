import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { talkText } from './text/index.ts';
import type { Saying } from './use-saying.ts';

const LONGEST = 300;

interface SayProps {
  readonly isSilent: boolean;
  readonly saying: Saying;
}

/** A line of one's own. What is written stays while nothing may be said, and until it was. */
export function Say({ isSilent, saying }: SayProps): JSX.Element {
  const { write, send } = talkText.value;
  const text = useSignal('');
  const id = useId();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const words = text.value.trim();
    if (words === '' || isSilent) return;
    if ((await saying.say({ text: words })) && text.value.trim() === words) text.value = '';
  };
  return (
    <form class="talk-say" onSubmit={submit}>
      <label class="hidden-text" for={id}>
        {write}
      </label>
      <input
        id={id}
        value={text.value}
        placeholder={write}
        maxLength={LONGEST}
        autocomplete="off"
        enterkeyhint="send"
        aria-describedby={saying.problem ? `${id}-problem` : undefined}
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
      <Button type="submit" look="main" busy={saying.isBusy || isSilent}>
        {send}
      </Button>
      {saying.problem && (
        <p id={`${id}-problem`} class="field-problem" role="alert">
          {saying.problem}
        </p>
      )}
    </form>
  );
}

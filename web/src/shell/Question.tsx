import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { text } from '../text/text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface QuestionProps {
  /** The words of the button, before and in the question. */
  readonly act: string;
  readonly title: string;
  readonly hint?: string;
  readonly look?: 'plain' | 'main' | 'quiet';
  /** Choices within the question. */
  readonly children?: ComponentChildren;
  /** The words of its last button, where they are not those of the first one. */
  readonly yes?: string;
  readonly isHarmless?: boolean;
  readonly busy?: boolean;
  readonly onYes: () => void;
}

/** A button that asks before it does what cannot be undone. */
export function Question(props: QuestionProps): JSX.Element {
  const { act, title, hint, look = 'quiet', children, yes = act, isHarmless = false, busy = false, onYes } = props;
  const isAsked = useSignal(false);
  const close = (): void => {
    isAsked.value = false;
  };
  const agree = (): void => {
    close();
    onYes();
  };
  return (
    <>
      <Button look={look} busy={busy} onClick={() => (isAsked.value = true)}>
        {act}
      </Button>
      {isAsked.value && (
        <Dialog title={title} onClose={close}>
          {hint !== undefined && <p>{hint}</p>}
          {children}
          <div class="dialog-actions">
            <Button look="quiet" onClick={close}>
              {text.value.ui.cancel}
            </Button>
            <Button look={isHarmless ? 'main' : 'danger'} onClick={agree}>
              {yes}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { accountText } from '../../text/account.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { copy } from '../../ui/device/clipboard.ts';
import { Icon } from '../../ui/Icon.tsx';

interface SecretProps {
  readonly title: string;
  readonly hint: string;
  readonly secret: string;
  readonly done: string;
  readonly onDone: () => void;
}

/** A dialog with a secret that is shown this once. It closes only by its button. */
export function Secret({ title, hint, secret, done, onDone }: SecretProps): JSX.Element {
  const { account } = accountText.value;
  const note = useSignal<string | null>(null);
  const copySecret = async (): Promise<void> => {
    note.value = (await copy(secret)) ? account.copied : account.notCopied;
  };
  return (
    <Dialog title={title}>
      <p>{hint}</p>
      <p class="account-secret">
        <code>{secret}</code>
      </p>
      <p class="account-hint" role="status">
        {note.value}
      </p>
      <div class="dialog-actions">
        <Button onClick={copySecret}>
          <Icon name="copy" /> {text.value.ui.copy}
        </Button>
        <Button look="main" onClick={onDone}>
          {done}
        </Button>
      </div>
    </Dialog>
  );
}

import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../text/text.ts';
import { Announcer } from './announcer.tsx';
import { Button } from './Button.tsx';
import { closeOnWayBack } from './device/way-back.ts';
import { Icon } from './Icon.tsx';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** Escape, the cross and a tap beside it; without one it can only be answered. */
  readonly onClose?: () => void;
  /** sheet: rises from the bottom on phones and stays narrow; wide: for reading; full: for boards. */
  readonly shape?: 'sheet' | 'wide' | 'full';
}

/** A modal dialog: shown while it is rendered. Focus goes in, is kept in, and goes back. */
export function Dialog({ title, children, onClose, shape = 'sheet' }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const closing = useRef(onClose);
  closing.current = onClose;
  // Open before the effects of what is in it, which may scroll to a place of their own.
  useLayoutEffect(() => {
    const dialog = element.current!;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const tap = (event: MouseEvent): void => {
      if (event.target === dialog) closing.current?.();
    };
    // Some browsers close a dialog at the second Escape, whatever we say.
    const closed = (): void => closing.current?.();
    const forget = onClose ? closeOnWayBack(closed) : undefined;
    dialog.addEventListener('click', tap);
    dialog.addEventListener('close', closed);
    return () => {
      forget?.();
      dialog.removeEventListener('close', closed);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={element}
      class={`dialog dialog-${shape}`}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          {onClose && (
            <Button look="quiet" label={text.value.ui.close} onClick={onClose}>
              <Icon name="close" />
            </Button>
          )}
        </header>
        {children}
      </div>
      <Announcer />
    </dialog>
  );
}

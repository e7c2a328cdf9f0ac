import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { text } from '../text/text.ts';
import { announce } from './announcer.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import './toast.css';

export interface ToastAct {
  readonly label: string;
  readonly run: () => void;
}

interface Toast {
  readonly key: number;
  readonly sentence: string;
  readonly look: 'plain' | 'warning';
  readonly act: ToastAct | null;
}

const toasts = signal<readonly Toast[]>([]);

/** Milliseconds that a note stays, and one with something to do. */
const STAY = 6000;
const STAY_LONGER = 15_000;

const dismiss = (key: number): void => {
  toasts.value = toasts.value.filter(toast => toast.key !== key);
};

let made = 0;

export interface ToastOptions {
  readonly look?: Toast['look'];
  readonly act?: ToastAct | null;
  /** Until it is answered: what is offered can be found nowhere else. */
  readonly stays?: boolean;
  /** The words that are spoken instead of those that are shown, where others may hear them. */
  readonly aloud?: string;
}

/** Shows a short note beside the page and says it. */
export const toast = (
  sentence: string,
  { look = 'plain', act = null, stays = false, aloud = sentence }: ToastOptions = {},
): void => {
  const key = ++made;
  // The same note again replaces the first.
  toasts.value = [...toasts.value.filter(other => other.sentence !== sentence), { key, sentence, look, act }].slice(-3);
  announce(aloud, look === 'warning' ? 'now' : 'polite');
  if (!stays) setTimeout(() => dismiss(key), act ? STAY_LONGER : STAY);
};

/** The notes shown now; rendered once. */
export function Toasts(): JSX.Element | null {
  if (toasts.value.length === 0) return null;
  return (
    <aside class="toasts" aria-label={text.value.ui.notes}>
      {toasts.value.map(({ key, sentence, look, act }) => (
        <div key={key} class={`toast toast-${look}`}>
          <p>{sentence}</p>
          {act && (
            <Button
              onClick={() => {
                dismiss(key);
                act.run();
              }}
            >
              {act.label}
            </Button>
          )}
          <Button look="quiet" label={text.value.ui.close} onClick={() => dismiss(key)}>
            <Icon name="close" />
          </Button>
        </div>
      ))}
    </aside>
  );
}

import type { ComponentChildren, JSX, Ref } from 'preact';
import './button.css';

export interface ButtonProps {
  readonly children: ComponentChildren;
  /** The name for screen readers, where the content alone does not say it. */
  readonly label?: string;
  /** main: the one thing to do here; quiet: no frame; danger: cannot be undone. */
  readonly look?: 'plain' | 'main' | 'quiet' | 'danger';
  readonly type?: 'button' | 'submit';
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  /** Where the focus goes in a dialog, if not to its first button. */
  readonly isFirst?: boolean;
  readonly class?: string;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onClick?: (event: JSX.TargetedMouseEvent<HTMLButtonElement>) => void;
}

/** A button that works already keeps the focus, which a disabled one would lose; a form hears nothing of it either. */
const ignore = (event: Event): void => event.preventDefault();

export function Button(props: ButtonProps): JSX.Element {
  const {
    children,
    label,
    look = 'plain',
    type = 'button',
    disabled,
    busy,
    pressed,
    expanded,
    isFirst,
    buttonRef,
  } = props;
  return (
    <button
      ref={buttonRef ?? null}
      type={type}
      class={`button button-${look} ${props.class ?? ''}`}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      disabled={disabled}
      autofocus={isFirst}
      onClick={busy ? ignore : props.onClick}
    >
      {children}
    </button>
  );
}

import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import './fields.css';

interface FieldProps {
  readonly label: ComponentChildren;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly hint?: ComponentChildren;
  /** The problem of the field. */
  readonly problem?: string | null;
  readonly type?: 'text' | 'password' | 'search' | 'datetime-local';
  readonly autocomplete?: JSX.InputHTMLAttributes['autocomplete'];
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly focus?: boolean;
}

/** A labelled line of text. */
export function Field(props: FieldProps): JSX.Element {
  const {
    label,
    value,
    onInput,
    hint,
    problem,
    type = 'text',
    autocomplete = 'off',
    maxLength,
    required,
    focus,
  } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        autocomplete={autocomplete}
        autocapitalize={type === 'password' ? 'off' : undefined}
        maxLength={maxLength}
        required={required}
        aria-invalid={problem ? true : undefined}
        aria-describedby={hint || problem ? `${id}-hint` : undefined}
        ref={focus ? focusOnce : null}
        onInput={event => onInput(event.currentTarget.value)}
      />
      {(problem || hint) && (
        <p id={`${id}-hint`} class={problem ? 'field-problem' : 'field-hint'}>
          {problem ?? hint}
        </p>
      )}
    </div>
  );
}

/** A dialog that opens gives the focus to what is marked so. */
const focusOnce = (element: HTMLInputElement | null): void => {
  element?.setAttribute('autofocus', '');
  element?.focus();
};

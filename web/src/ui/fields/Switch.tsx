import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import './fields.css';

interface SwitchProps {
  readonly label: ComponentChildren;
  readonly hint?: ComponentChildren;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, hint, checked, disabled, onChange }: SwitchProps): JSX.Element {
  const id = useId();
  return (
    <div class="switch">
      <label class="switch-label">
        <span>{label}</span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? id : undefined}
          onChange={event => onChange(event.currentTarget.checked)}
        />
      </label>
      {hint && (
        <p id={id} class="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}

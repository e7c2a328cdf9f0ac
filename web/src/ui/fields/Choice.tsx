import type { ComponentChildren, JSX } from 'preact';
import { useId } from 'preact/hooks';
import './fields.css';

export interface ChoiceOption<Value> {
  readonly value: Value;
  readonly label: ComponentChildren;
  readonly disabled?: boolean;
}

interface ChoiceProps<Value> {
  readonly label: ComponentChildren;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among a few options, all of them visible. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>): JSX.Element {
  const { label, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-options">
        {options.map(option => (
          <label key={option.value} class="choice-option">
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

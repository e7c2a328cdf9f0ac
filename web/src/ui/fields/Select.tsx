import type { JSX } from 'preact';
import { Icon } from '../Icon.tsx';
import type { ChoiceOption } from './Choice.tsx';
import './select.css';

interface SelectProps<Value extends string> {
  /** Read aloud; what it is stands beside it. */
  readonly label: string;
  readonly options: readonly (ChoiceOption<Value> & { readonly label: string })[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one among several options, where there is no room to show them all. */
export function Select<Value extends string>({ label, options, value, onChange }: SelectProps<Value>): JSX.Element {
  return (
    <span class="select">
      <select
        aria-label={label}
        value={value}
        onChange={event => onChange(options[event.currentTarget.selectedIndex]!.value)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={14} />
    </span>
  );
}

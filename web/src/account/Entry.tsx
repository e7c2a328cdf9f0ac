import type { Signal } from '@preact/signals';
import type { ComponentProps, JSX } from 'preact';
import { Field } from '../ui/Field.tsx';

interface EntryProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onInput'> {
  /** What is written goes there. */
  readonly into: Signal<string>;
}

/** A labelled line that must be filled. */
export function Entry({ into, ...field }: EntryProps): JSX.Element {
  return (
    <Field
      required
      {...field}
      value={into.value}
      onInput={value => {
        into.value = value;
      }}
    />
  );
}

import type { Signal } from '@preact/signals';
import type { ComponentProps, JSX } from 'preact';
import { LONGEST_NAME } from '../net/me.ts';
import { accountText } from '../text/account.ts';
import { Field } from '../ui/fields/Field.tsx';

interface AccountFieldProps extends Omit<ComponentProps<typeof Field>, 'value' | 'onInput'> {
  /** The signal that takes what is typed. */
  readonly into: Signal<string>;
}

/** A labelled line that must be filled. */
export function AccountField({ into, ...field }: AccountFieldProps): JSX.Element {
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

type Into = Pick<AccountFieldProps, 'into'>;

/** The field for the name that others see. */
export function NameField({ into }: Into): JSX.Element {
  const { name, nameHint } = accountText.value.account;
  return <AccountField label={name} hint={nameHint} into={into} autocomplete="nickname" maxLength={LONGEST_NAME} />;
}

export function NewPasswordField({ into, label }: Into & Pick<AccountFieldProps, 'label'>): JSX.Element {
  const { passwordHint } = accountText.value.account;
  return <AccountField label={label} hint={passwordHint} type="password" into={into} autocomplete="new-password" />;
}

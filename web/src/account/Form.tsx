import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { Answer, Problem } from '../net/http.ts';
import { accountText } from '../text/account.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';

/** A problem in words for people: the server expects a pattern. */
const sayProblem = ({ code, field = '', message }: Problem): string => {
  const { loginHint, passwordHint, nameHint } = accountText.value.account;
  const hints = new Map([
    ['login', loginHint],
    ['password', passwordHint],
    ['newPassword', passwordHint],
    ['name', nameHint],
  ]);
  return (code === 'wrong-field' && hints.get(field)) || message;
};

interface FormProps {
  readonly title: string;
  readonly hint?: string;
  /** On the button. */
  readonly submit: string;
  readonly look?: ButtonProps['look'];
  /** The request to the server; a refusal is shown under the fields. */
  readonly onSubmit: () => Answer<unknown>;
  readonly children?: ComponentChildren;
}

/** A form that changes an account, with its title, its problem and its button. */
export function Form({ title, hint, submit, look = 'plain', onSubmit, children }: FormProps): JSX.Element {
  const busy = useSignal(false);
  const problem = useSignal<string | null>(null);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    const answer = await onSubmit();
    busy.value = false;
    problem.value = answer.ok ? null : sayProblem(answer.error);
  };
  return (
    <form class="account-form" aria-label={title} onSubmit={send}>
      <h2>{title}</h2>
      {hint && <p class="account-hint">{hint}</p>}
      {children}
      {problem.value && (
        <p class="field-problem" role="alert">
          {problem.value}
        </p>
      )}
      <Button type="submit" look={look} busy={busy.value}>
        {submit}
      </Button>
    </form>
  );
}

interface FoldProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A folded section of the account page, for what is rarely needed. */
export function Fold({ title, children }: FoldProps): JSX.Element {
  return (
    <details class="account-fold">
      <summary>{title}</summary>
      {children}
    </details>
  );
}

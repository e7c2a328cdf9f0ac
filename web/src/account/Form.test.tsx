import { err, ok } from '@ankerplatz/kit';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Problem } from '../net/http.ts';
import { change } from '../settings/settings.ts';
import { accountText } from '../text/account.ts';
import { text } from '../text/text.ts';
import { Form } from './Form.tsx';

let root: HTMLElement;

beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), accountText.load()]);
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

/** Sends a form that is answered by each of these in turn; what is said after each. */
const said = async (...answers: readonly (Problem | null)[]): Promise<readonly (string | undefined)[]> => {
  const queue = [...answers];
  const answer = async () => {
    const problem = queue.shift() ?? null;
    return problem ? err(problem) : ok(undefined);
  };
  await act(() => render(<Form title="Try" submit="Send" onSubmit={answer} />, root));
  const words: (string | undefined)[] = [];
  for (const _ of answers) {
    await act(async () => root.querySelector('button')!.click());
    words.push(root.querySelector('[role=alert]')?.textContent ?? undefined);
  }
  return words;
};

test('what the server refuses is said in its words, until it is done', async () => {
  const taken = { code: 'login-taken', message: 'This login name is taken; choose another.' };
  expect(await said(taken, null)).toEqual(['This login name is taken; choose another.', undefined]);
});

test('a field that is not right is explained to people, not to programs', async () => {
  const wrong = (field: string): Problem => ({ code: 'wrong-field', field, message: 'the form ^[a-z]{3,32}$' });
  expect(await said(wrong('login'), wrong('newPassword'), wrong('code'))).toEqual([
    '3 to 32 letters, digits, . _ -',
    'At least 8 characters.',
    'the form ^[a-z]{3,32}$',
  ]);
});

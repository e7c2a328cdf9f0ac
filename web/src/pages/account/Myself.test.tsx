import type { Signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { myTables } from '../../net/my-tables.ts';
import { change } from '../../settings/settings.ts';
import { accountText } from '../../text/account.ts';
import { text } from '../../text/text.ts';
import { RemoveGuest, RemoveMember } from './Myself.tsx';

const tables = myTables as Signal<typeof myTables.value>;
let root: HTMLElement;
beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), accountText.load()]);
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  tables.value = [];
  render(null, root);
  root.remove();
});

const at = (status: string, you: number | null) => ({ status, you }) as (typeof myTables.value)[number];

test('who deletes the account reads how many games that gives up', async () => {
  const { account } = accountText.value;
  for (const Remove of [RemoveGuest, RemoveMember]) {
    tables.value = [at('running', 0), at('running', 1), at('over', 0), at('open', 0), at('running', null)];
    await act(() => render(<Remove />, root));
    expect(root.textContent).toContain(account.givesUp(2));
    tables.value = [at('over', 0)];
    await act(() => render(<Remove />, root));
    expect(root.textContent).not.toContain(account.givesUp(2));
    expect(root.textContent).toContain(account.removeHint);
    render(null, root);
  }
});

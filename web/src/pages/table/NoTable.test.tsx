import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meet } from '../../net/me.ts';
import { change } from '../../settings/settings.ts';
import { text } from '../../text/text.ts';
import { Closed, Gone } from './NoTable.tsx';

let root: HTMLElement;
beforeEach(async () => {
  change({ language: 'en' });
  await text.load();
  meet(null);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

const draw = (page: preact.JSX.Element) => act(() => render(page, root));
const links = () => [...root.querySelectorAll('a.button-main')].map(link => link.getAttribute('href'));

test('a table that was closed in the middle of a game leads to its replay, after a rematch to that of the game before', async () => {
  await draw(<Closed info={{ id: 'Table1111111', number: 1, version: 11 }} />);
  expect(root.textContent).toContain('The administrator has closed this table. What was played is kept.');
  expect(links()).toEqual(['/t/Table1111111/0?game=1']);
  await draw(<Closed info={{ id: 'Table1111111', number: 3, version: 0 }} />);
  expect(links()).toEqual(['/t/Table1111111/0?game=2']);
});

test('a table that was closed before a game says so', async () => {
  await draw(<Closed info={{ id: 'Table1111111', number: 1, version: 0 }} />);
  expect(root.textContent).toContain('This table was closed before a game began.');
  expect(links()).toEqual(['/']);
});

test('who has lost the session reads how to come back; who is somebody does not', async () => {
  const gone = { code: 'no-such-table', message: 'There is no such table.' };
  await draw(<Gone problem={gone} />);
  expect(root.textContent).toContain('Did you sit here? Then log in, or use a code from your other device.');
  expect(links()).toEqual(['/account']);
  await act(() => meet({ id: 'Anna11111111', name: 'Anna', login: null, language: 'en' }));
  await draw(<Gone problem={gone} />);
  expect(root.textContent).toContain('There is no such table.');
  expect(root.textContent).not.toContain('Did you sit here?');
});

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, fakeServer } from '../../net/testing/fake-server.ts';
import { change } from '../../settings/settings.ts';
import { accountText } from '../../text/account.ts';
import { Sessions } from './Sessions.tsx';

const NOW = new Date().toISOString();
const HERE = { id: '0000000000000001', device: 'Firefox, Linux', createdAt: NOW, seenAt: NOW, isCurrent: true };
const THERE = { ...HERE, id: '0000000000000002', device: '', isCurrent: false };
let asked: readonly Asked[];
let root: HTMLElement;

beforeEach(async () => {
  asked = fakeServer(({ what }) => (what.startsWith('GET') ? [200, { sessions: [HERE, THERE] }] : [204]));
  change({ language: 'en' });
  await accountText.load();
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

test('every session is listed; any but this one can be logged out', async () => {
  await act(() => render(<Sessions />, root));
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(2));
  expect(root.textContent).toContain('Firefox, Linux');
  expect(root.textContent).toContain('this device');
  const buttons = root.querySelectorAll('button');
  expect(buttons).toHaveLength(1);
  await act(() => buttons[0]!.click());
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(1));
  expect(asked.at(-1)!.what).toBe('DELETE /me/sessions/0000000000000002');
});

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../../settings/settings.ts';
import { accountText } from '../../text/account.ts';
import { Sessions } from './Sessions.tsx';

const NOW = new Date().toISOString();
const HERE = { id: '0000000000000001', device: 'Firefox, Linux', createdAt: NOW, seenAt: NOW, isCurrent: true };
const THERE = { ...HERE, id: '0000000000000002', device: '', isCurrent: false };
const asked: string[] = [];
let root: HTMLElement;

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    return method === 'GET' ? Response.json({ sessions: [HERE, THERE] }) : new Response(null, { status: 204 });
  });
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
  expect(asked.at(-1)).toMatch(/^DELETE .*\/me\/sessions\/0000000000000002$/);
});

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { announced } from '../net/club.ts';
import { change } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { Announced } from './Announced.tsx';

const TEA = { id: '7YWHMfk9JZe1', text: 'Tea at five.', restartAt: null };

let root: HTMLElement;
beforeEach(async () => {
  change({ language: 'en' });
  await text.load();
  root = document.createElement('div');
});
afterEach(() => {
  render(null, root);
  announced(null);
  localStorage.clear();
});

/** A page is opened on this device. */
const open = () =>
  act(() => {
    render(null, root);
    render(<Announced />, root);
  });

test('what was put away stays away on this device; the same words announced anew are shown again', async () => {
  announced(TEA);
  await open();
  expect(root.textContent).toContain('Tea at five.');
  await act(() => root.querySelector('button')!.click());
  expect(root.textContent).toBe('');
  await open();
  expect(root.textContent).toBe('');
  await act(() => announced({ ...TEA, id: '8YWHMfk9JZe1' }));
  expect(root.textContent).toContain('Tea at five.');
});

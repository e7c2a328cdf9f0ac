import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { Note } from './Note.tsx';

let root: HTMLElement;
beforeEach(async () => {
  change({ language: 'en' });
  await text.load();
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

test('who comes to this club for the first time reads its name on a page that says what is missing', async () => {
  const club = { name: 'Harbour club', registration: 'open', imprint: '', privacy: '' };
  vi.stubGlobal('fetch', async () => Response.json(club));
  await act(() => render(<Note sentence="There is no such table." />, root));
  await vi.waitFor(() => expect(root.querySelector('.note-mark')!.textContent).toBe('Harbour club'));
});

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Asked, fakeServer } from '../../net/testing/fake-server.ts';
import { change } from '../../settings/settings.ts';
import { accountText } from '../../text/account.ts';
import { text } from '../../text/text.ts';
import { Blocks } from './Blocks.tsx';

const BERT = { id: 'bert', name: 'Bert' };
const CARL = { id: 'carl', name: 'Carl' };

let asked: readonly Asked[];
let root: HTMLElement;

beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), accountText.load()]);
  asked = fakeServer(({ what }) =>
    what.startsWith('GET') ? [200, { people: what.endsWith('/blocks') ? [BERT] : [BERT, CARL] }] : [204],
  );
  root = document.createElement('div');
  document.body.append(root);
  await act(() => render(<Blocks />, root));
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

const labels = () => [...root.querySelectorAll('button')].map(button => button.getAttribute('aria-label'));
const press = (label: string) => {
  const button = [...root.querySelectorAll('button')].find(each => each.getAttribute('aria-label') === label);
  return act(async () => button!.click());
};

test('whom one has met can be blocked, and let in again', async () => {
  await vi.waitFor(() => expect(labels()).toEqual(['Pair me with Bert again', 'Never pair me with Carl']));
  await press('Never pair me with Carl');
  await vi.waitFor(() => expect(labels()).toEqual(['Pair me with Bert again', 'Pair me with Carl again']));
  await press('Pair me with Bert again');
  await vi.waitFor(() => expect(labels()).toEqual(['Pair me with Carl again', 'Never pair me with Bert']));
  expect(asked.map(({ what }) => what).filter(what => !what.startsWith('GET'))).toEqual([
    'PUT /me/blocks/carl',
    'DELETE /me/blocks/bert',
  ]);
});

import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { lazy } from './lazy.tsx';

const place = document.createElement('div');
afterEach(() => render(null, place));

test('what has come for one that is gone is shown by the next, however close they follow each other', async () => {
  let resolve: (part: () => string) => void = () => undefined;
  const promise = new Promise<() => string>(done => {
    resolve = done;
  });
  const Part = lazy(() => promise);
  await act(() => render(h(Part, { key: 1 }), place));
  // The second is drawn before it has come, and its effect runs after it has.
  await act(async () => {
    render(h(Part, { key: 2 }), place);
    resolve(() => 'here');
    await promise;
  });
  expect(place.textContent).toBe('here');
});

import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { text } from '../text/text.ts';
import { lazy } from './lazy.tsx';
import { toast } from './Toast.tsx';

vi.mock('./Toast.tsx', () => ({ toast: vi.fn() }));

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

test('what stands in its place until it has come is gone then', async () => {
  const Part = lazy(
    async () => () => <p>here</p>,
    () => <i>coming</i>,
  );
  render(<Part />, place);
  expect(place.innerHTML).toBe('<i>coming</i>');
  await vi.waitFor(() => expect(place.innerHTML).toBe('<p>here</p>'));
});

test('what cannot be loaded is told', async () => {
  await text.load();
  const Part = lazy<object>(() => Promise.reject(new Error('no line')));
  await act(() => render(<Part />, place));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
});

test('a sheet that has not come yet is closed by the way back, which stays on the page', async () => {
  const onClose = vi.fn(() => render(null, place));
  let come: (sheet: () => null) => void = () => undefined;
  const shown = vi.fn(() => null);
  const Sheet = lazy<{ readonly onClose: () => void }>(
    () =>
      new Promise(resolve => {
        come = resolve;
      }),
  );
  const { pathname } = location;
  await act(() => render(<Sheet onClose={onClose} />, place));
  expect(history.state).toEqual({ open: 1 });
  history.replaceState(null, '');
  await act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.pathname).toBe(pathname);
  await act(async () => come(shown));
  expect(shown).not.toHaveBeenCalled();
});

test('a part of the page that cannot be closed leaves the way back alone', async () => {
  const Part = lazy<object>(() => new Promise(() => undefined));
  await act(() => render(<Part />, place));
  expect(history.state).toBeNull();
});

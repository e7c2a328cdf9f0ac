import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { lazy } from './lazy.tsx';

test('a sheet that has not come yet is closed by the way back, which stays on the page', async () => {
  const root = document.createElement('div');
  const onClose = vi.fn(() => render(null, root));
  let come: (sheet: () => null) => void = () => undefined;
  const shown = vi.fn(() => null);
  const Sheet = lazy<{ readonly onClose: () => void }>(
    () =>
      new Promise(resolve => {
        come = resolve;
      }),
  );
  const { pathname } = location;
  await act(() => render(<Sheet onClose={onClose} />, root));
  expect(history.state).toEqual({ open: 1 });
  history.replaceState(null, '');
  await act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.pathname).toBe(pathname);
  await act(async () => come(shown));
  expect(shown).not.toHaveBeenCalled();
});

test('a part of the page that cannot be closed leaves the way back alone', async () => {
  const root = document.createElement('div');
  const Part = lazy<object>(() => new Promise(() => undefined));
  await act(() => render(<Part />, root));
  expect(history.state).toBeNull();
  render(null, root);
});

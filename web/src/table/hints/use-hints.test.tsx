import { signal } from '@preact/signals';
import { render } from 'preact';
import { useRef } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableModel } from '../model/table-model.ts';
import { showTableHints } from './table-hints.ts';
import { useHints } from './use-hints.ts';

vi.mock('./table-hints.ts', () => ({ showTableHints: vi.fn(async () => undefined) }));

const model = {
  loaded: signal({ language: 'en' }),
  controller: { playback: { entries: signal([]) } },
} as unknown as TableModel;

function Page() {
  const root = useRef<HTMLDivElement>(null);
  useHints(model, root);
  return <div ref={root} />;
}

let root: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(showTableHints).mockClear();
  root = document.createElement('div');
  document.body.append(root);
  act(() => render(<Page />, root));
});
afterEach(() => {
  render(null, root);
  root.remove();
  vi.useRealTimers();
});

test('hints wait until somebody is there', async () => {
  await vi.advanceTimersByTimeAsync(1000);
  expect(showTableHints).not.toHaveBeenCalled();
  root.firstElementChild!.dispatchEvent(new PointerEvent('pointerdown'));
  await vi.waitFor(() => expect(showTableHints).toHaveBeenCalledOnce());
});

test('however far a pointer moves meanwhile, one timer waits for the answer', async () => {
  const before = vi.getTimerCount();
  for (let step = 0; step < 50; step++) root.firstElementChild!.dispatchEvent(new PointerEvent('pointermove'));
  expect(vi.getTimerCount()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(showTableHints).toHaveBeenCalledOnce());
});

test('hints are there for whoever looks for a while and then holds something', async () => {
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(showTableHints).toHaveBeenCalledOnce());
});

test('hints are not loaded for who has gone', async () => {
  act(() => render(null, root));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(showTableHints).not.toHaveBeenCalled();
});

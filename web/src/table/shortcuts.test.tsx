import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableModel } from './model/table-model.ts';
import { useShortcuts } from './shortcuts.ts';

const stepBack = vi.fn();
const model = { open: vi.fn(), press: vi.fn(), controller: { stepBack } };

function Probe() {
  useShortcuts(model as unknown as TableModel);
  return <input />;
}

const root = document.createElement('div');
beforeEach(() => {
  document.body.append(root);
  act(() => render(<Probe />, root));
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.clearAllMocks();
});

const press = (
  key: string,
  how: KeyboardEventInit = { ctrlKey: true },
  at: EventTarget = document.body,
): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  at.dispatchEvent(event);
  return event;
};

test('Ctrl or Cmd with K asks, with Enter presses the main button, with Z takes a step back', () => {
  expect(press('k').defaultPrevented).toBe(true);
  press('Enter', { metaKey: true });
  press('Z');
  expect(model.open).toHaveBeenCalledWith('command');
  expect(model.press).toHaveBeenCalledOnce();
  expect(stepBack).toHaveBeenCalledOnce();
});

test('Ctrl with I leads to the next sign', async () => {
  const sign = document.createElement('b');
  sign.dataset.hint = 'taler';
  sign.checkVisibility = () => true;
  root.className = 'table';
  root.append(sign);
  expect(press('i').defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(document.activeElement).toBe(sign));
  sign.remove();
});

test('a key alone or with other keys is not ours', () => {
  for (const how of [{}, { ctrlKey: true, altKey: true }, { ctrlKey: true, shiftKey: true }])
    expect(press('z', how).defaultPrevented).toBe(false);
  expect(press('b').defaultPrevented).toBe(false);
  expect(stepBack).not.toHaveBeenCalled();
});

test('Ctrl+Z in a text field is of the text', () => {
  press('z', { ctrlKey: true }, root.querySelector('input')!);
  expect(stepBack).not.toHaveBeenCalled();
});

test('behind an open dialog nothing is heard', () => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  press('k');
  expect(model.open).not.toHaveBeenCalled();
  dialog.remove();
});

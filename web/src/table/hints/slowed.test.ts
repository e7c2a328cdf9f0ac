import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableModel } from '../model/table-model.ts';
import { slowWhileHeld } from './slowed.ts';

const hold = vi.fn();
const skipped = vi.fn();
const entries = signal<readonly object[]>([]);
let root: HTMLElement;
let stop: () => void;

beforeEach(() => {
  hold.mockReset();
  skipped.mockReset();
  entries.value = [{}];
  root = document.createElement('div');
  root.innerHTML = '<main><i></i></main><button class="action-bar-skip"></button><button class="other"></button>';
  root.querySelector('.action-bar-skip')!.addEventListener('click', skipped);
  stop = slowWhileHeld({ controller: { playback: { hold, entries } } } as unknown as TableModel, root);
});
afterEach(() => stop());

const point = (selector: string, name: string, timeStamp = 0): void => {
  const event = new MouseEvent(name, { bubbles: true, detail: 1 });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  root.querySelector(selector)!.dispatchEvent(event);
};

test('a finger on the board or on the button slows what others do, until it is lifted', () => {
  for (const place of ['main > i', '.action-bar-skip']) {
    point(place, 'pointerdown');
    expect(hold).toHaveBeenLastCalledWith(true);
    point(place, 'pointerup');
    expect(hold).toHaveBeenLastCalledWith(false);
  }
});

test('elsewhere, or while nobody plays, nothing goes slowly', () => {
  point('.other', 'pointerdown');
  entries.value = [];
  point('main > i', 'pointerdown');
  expect(hold).not.toHaveBeenCalledWith(true);
});

test('a finger that has held the board presses nothing there, one that taps does', () => {
  const pressed = vi.fn();
  root.querySelector('main')!.addEventListener('click', pressed);
  point('main > i', 'pointerdown', 1000);
  point('main > i', 'click', 1500);
  expect(pressed).not.toHaveBeenCalled();
  point('main > i', 'pointerdown', 2000);
  point('main > i', 'click', 2100);
  expect(pressed).toHaveBeenCalledOnce();
});

test('a tap skips, a finger that has held does not', () => {
  point('.action-bar-skip', 'pointerdown', 1000);
  point('.action-bar-skip', 'click', 1500);
  expect(skipped).not.toHaveBeenCalled();
  point('.action-bar-skip', 'pointerdown', 2000);
  point('.action-bar-skip', 'click', 2100);
  expect(skipped).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from '../../ui/announcer.tsx';
import { nameOf } from '../../ui/Named.tsx';
import { showHints } from './hints.ts';

vi.mock('../../ui/announcer.tsx', () => ({ announce: vi.fn() }));

let root: HTMLElement;
let stop: () => void;
const pressed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockReset();
  root = document.createElement('div');
  root.innerHTML =
    '<span data-hint="taler"><b>9</b></span><button aria-label="Crowns">C</button><i>nothing</i><button><span class="name">Sails</span><em>S</em></button>';
  document.body.append(root);
  root.querySelector('button')!.addEventListener('click', pressed);
  stop = showHints(root, element => element.dataset.hint ?? nameOf(element));
});
afterEach(() => {
  stop();
  root.remove();
  vi.useRealTimers();
});

const find = (selector: string): HTMLElement => root.querySelector<HTMLElement>(selector)!;
const shown = (): string | null => root.querySelector('.hint')?.textContent ?? null;
const point = (selector: string, type: string, pointerType: string): boolean =>
  find(selector).dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX: 5, clientY: 5 }));
const aWhile = (): unknown => vi.advanceTimersByTime(500);

test('a resting pointer is told what it rests on, also by what stands in it, and nothing when it has gone on', () => {
  point('b', 'pointerover', 'mouse');
  expect(shown()).toBeNull();
  aWhile();
  expect(shown()).toBe('taler');
  point('i', 'pointerover', 'mouse');
  aWhile();
  expect(shown()).toBeNull();
});

test('a pen that hovers is told, too, and presses as a finger does', () => {
  point('b', 'pointerover', 'pen');
  aWhile();
  expect(shown()).toBe('taler');
  point('button', 'pointerover', 'pen');
  point('button', 'pointerdown', 'pen');
  point('button', 'pointerup', 'pen');
  find('button').click();
  expect(pressed).toHaveBeenCalledOnce();
});

test('a button is told by its name, whether that is a label or stands in it', () => {
  point('em', 'pointerover', 'mouse');
  aWhile();
  expect(shown()).toBe('Sails');
});

test('a finger that holds reads and does not press; one that taps presses', () => {
  point('button', 'pointerdown', 'touch');
  aWhile();
  expect(shown()).toBe('Crowns');
  point('button', 'pointerup', 'touch');
  find('button').click();
  expect(pressed).not.toHaveBeenCalled();
  point('button', 'pointerdown', 'touch');
  point('button', 'pointerup', 'touch');
  find('button').click();
  expect(pressed).toHaveBeenCalledOnce();
  expect(shown()).toBeNull();
});

test('a finger that moves on scrolls and reads nothing', () => {
  point('button', 'pointerdown', 'touch');
  find('button').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 5, clientY: 60 }));
  aWhile();
  expect(shown()).toBeNull();
});

test('a key that comes to a sign is told what it means, aloud where nothing names it', () => {
  const sign = find('span');
  sign.tabIndex = -1;
  sign.focus();
  expect(shown()).toBe('taler');
  expect(announce).toHaveBeenCalledExactlyOnceWith('taler', 'now');
  find('button').focus();
  expect(shown()).toBe('Crowns');
  expect(announce).toHaveBeenCalledOnce();
});

test('in a dialog it is shown there, above what the dialog covers', () => {
  const dialog = document.createElement('dialog');
  dialog.append(find('span'));
  root.append(dialog);
  point('b', 'pointerover', 'mouse');
  aWhile();
  expect(dialog.querySelector('.hint')?.textContent).toBe('taler');
});

test('Escape takes it away', () => {
  point('b', 'pointerover', 'mouse');
  aWhile();
  find('b').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(shown()).toBeNull();
});

test('nothing is left when it ends', () => {
  stop();
  expect(root.querySelector('.hint')).toBeNull();
});

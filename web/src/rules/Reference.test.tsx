import { h, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { change } from '../settings/settings.ts';
import { type LoadedRules, loadRules } from './load.ts';
import { Reference } from './Reference.tsx';

let root: HTMLElement;
let loaded: LoadedRules;

beforeEach(async () => {
  change({ language: 'en' });
  loaded = await loadRules('nauticus', 'en');
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
});

const drawn = (): number => root.querySelectorAll('[data-paragraph]').length;
const all = (): number => Object.keys(loaded.rules).length;

test('the first picture holds a few paragraphs and names all; the rest follows by itself', async () => {
  render(h(Reference, { game: 'nauticus', ...loaded, paragraph: null }), root);
  expect(drawn()).toBeGreaterThan(0);
  expect(drawn()).toBeLessThan(all() / 2);
  expect(root.querySelectorAll('nav a')).toHaveLength(all());
  await expect.poll(drawn).toBe(all());
});

test('what is searched for is there at once', async () => {
  render(h(Reference, { game: 'nauticus', ...loaded, paragraph: null }), root);
  const drawnAtFirst = drawn();
  const field = root.querySelector('input')!;
  field.value = 'ship';
  await act(() => {
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(drawn()).toBe(root.querySelectorAll('nav a').length);
  expect(drawn()).toBeGreaterThan(drawnAtFirst);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { focusNextSign } from './next-sign.ts';

const root = document.createElement('div');
root.className = 'table';

beforeEach(() => {
  root.innerHTML = `<span data-hint="workers"></span><span aria-hidden="true"><i data-hint="number"></i></span>
    <button data-hint="card 7"></button><i></i>`;
  for (const each of root.querySelectorAll<HTMLElement>('*')) each.checkVisibility = () => true;
  document.body.append(root);
});
afterEach(() => root.remove());

const next = (): string | undefined => {
  focusNextSign();
  return (document.activeElement as HTMLElement).dataset.hint;
};

test('goes from sign to sign, past pictures, and from the last to the first', () => {
  expect([next(), next(), next()]).toEqual(['workers', 'card 7', 'workers']);
});

test('goes on from where the focus is', () => {
  root.querySelector('button')!.focus();
  expect(next()).toBe('workers');
});

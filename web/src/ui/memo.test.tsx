import { signal } from '@preact/signals';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { memo } from './memo.ts';

afterEach(() => {
  render(null, document.body);
});

const shared = signal('a');
let drawn = 0;

const Sign = memo(({ name, list }: { readonly name: string; readonly list: readonly number[] }) => {
  const [taps, tap] = useState(0);
  drawn++;
  return (
    <button type="button" onClick={() => tap(taps + 1)}>
      {name} {list.length} {taps} {shared.value}
    </button>
  );
});

const show = (name: string, list: readonly number[]): Promise<void> =>
  act(() => render(<Sign name={name} list={list} />, document.body));

test('is drawn anew when what it is given, its own state or a signal has changed, and only then', async () => {
  const list = [1];
  await show('x', list);
  await show('x', list);
  expect(drawn).toBe(1);
  await show('y', list);
  await show('y', [1, 2]);
  expect(document.body.textContent).toBe('y 2 0 a');
  await act(() => document.querySelector('button')!.click());
  expect(document.body.textContent).toBe('y 2 1 a');
  await act(() => {
    shared.value = 'b';
  });
  expect(document.body.textContent).toBe('y 2 1 b');
  expect(drawn).toBe(5);
});

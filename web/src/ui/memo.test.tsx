import { signal } from '@preact/signals';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { isSameData, memo } from './memo.ts';

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

test('plain data made anew is the same to its depth; functions and objects of classes are so only as themselves', () => {
  const make = () => ({ seat: 1, cards: ['a', { list: [null, Number.NaN, undefined] }] });
  expect(isSameData(make(), make())).toBe(true);
  expect(isSameData(make(), { ...make(), seat: 2 })).toBe(false);
  expect(isSameData(make(), { ...make(), cards: ['a', { list: [null, Number.NaN] }] })).toBe(false);
  expect(isSameData({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSameData([], {})).toBe(false);
  expect(isSameData(null, {})).toBe(false);
  const ignore = () => undefined;
  expect(isSameData({ ignore }, { ignore })).toBe(true);
  expect(isSameData({ ignore }, { ignore: () => undefined })).toBe(false);
  expect(isSameData(new Set([1]), new Set([1]))).toBe(false);
  expect(isSameData(<br />, <br />)).toBe(false);
});

test('with a comparison of its own it is drawn anew only when that finds a difference', async () => {
  let lines = 0;
  const Lines = memo(({ list }: { readonly list: readonly string[] }) => {
    lines++;
    return list.join();
  }, isSameData);
  const showLines = (list: readonly string[]): Promise<void> => act(() => render(<Lines list={list} />, document.body));
  await showLines(['a']);
  await showLines(['a']);
  expect(lines).toBe(1);
  await showLines(['a', 'b']);
  expect(document.body.textContent).toBe('a,b');
});

import { beforeEach, expect, test } from 'vitest';
import { change } from '../settings/settings.ts';
import { statusOf } from './ActionBar.tsx';
import type { TableModel } from './model/table-model.ts';
import { tableText } from './text/index.ts';

beforeEach(async () => {
  change({ language: 'en' });
  await tableText.load();
});

const paused = (eyes: number | null, deciders: readonly number[]): TableModel => {
  const shown = { value: { eyes, deciders, online: { pause: { until: null } } } };
  return { controller: { shown, source: {} } } as unknown as TableModel;
};

test('while the game is paused, the seat on turn reads that it is its turn then, and nobody that it waits for others', () => {
  expect(statusOf(paused(0, [0]))).toBe('The game is paused. Then it is your turn.');
  expect(statusOf(paused(1, [0]))).toBe('The game is paused.');
  expect(statusOf(paused(null, [0]))).toBe('The game is paused.');
});

import { beforeEach, expect, test } from 'vitest';
import { change } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { statusOf } from './ActionBar.tsx';
import type { TableModel } from './model/table-model.ts';
import { tableText } from './text/index.ts';

beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), tableText.load()]);
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

const waitedFor = (deciders: readonly number[]): string => {
  const seats = ['Anna', 'Bert', 'Cara', 'Dora'].map(() => ({ kind: 'person', isLooking: false }));
  const shown = { value: { eyes: null, deciders, seats } };
  const names = { value: ['Anna', 'Bert', 'Cara', 'Dora'] };
  return statusOf({ controller: { shown, source: {} }, names } as unknown as TableModel);
};

test('who is waited for is named where that has room, and counted where it has not', () => {
  expect(waitedFor([1])).toBe('Waiting for Bert (away). You are watching.');
  expect(waitedFor([0, 2])).toBe('Waiting for Anna (away) and Cara (away). You are watching.');
  expect(waitedFor([0, 1, 2, 3])).toBe('Waiting for 4 players. You are watching.');
});

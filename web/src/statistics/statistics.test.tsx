import { ok } from '@ankerplatz/kit';
import type { GameFilters, Statistics } from '@ankerplatz/protocol';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../settings/settings.ts';
import { statisticsText } from '../text/statistics.ts';
import { text } from '../text/text.ts';
import { ALL, filtersOf } from './Filters.tsx';
import { MonthChart } from './MonthChart.tsx';
import { StatisticsPanel } from './StatisticsPanel.tsx';

let root: HTMLElement;
beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), statisticsText.load()]);
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

const COUNT = { played: 4, won: 1, drawn: 0 };
const TWO = { game: 'nauticus', variant: null, players: 2 };
const STATISTICS: Statistics = {
  ...{ games: 4, left: 0 },
  results: [
    { ...TWO, ...COUNT },
    { game: 'nautilus', variant: 'duel', players: 2, played: 1, won: 1, drawn: 0 },
  ],
  months: [{ game: 'nauticus', month: '2026-11', ...COUNT, figures: { shipPoints: 20, passPoints: -4 } }],
  openings: [{ game: 'nauticus', opening: 'hulls', ...COUNT }],
  outcomes: [
    { game: 'nauticus', isWon: true, played: 1, figures: { points: 60 } },
    { game: 'nauticus', isWon: false, played: 3, figures: { points: 41.5 } },
  ],
  levels: [{ game: 'nauticus', level: 'mate', ...COUNT }],
  others: [],
  pace: [{ ...TWO, played: 4, seconds: 1500, secondsATurn: 12 }],
};

const tables = (): string[] => [...root.querySelectorAll('tbody tr')].map(row => row.textContent ?? '');

test('every chart has its table, and everything that is counted stands in one', async () => {
  const load = vi.fn(async ({ against }: GameFilters) =>
    ok(against === 'people' ? { ...STATISTICS, games: 0 } : STATISTICS),
  );
  await act(() => render(<StatisticsPanel load={load} fileOf={() => '/file'} person={null} />, root));
  await vi.waitFor(() => expect(root.textContent).toContain('What wins'));
  expect(root.querySelectorAll('figure').length).toBe(root.querySelectorAll('figure table').length);
  expect(tables()).toEqual(
    expect.arrayContaining(['Nauticus, 2 players2', 'Nauticus, First mate4125%', 'Hull parts4125%', 'Points6041.5']),
  );
  expect(tables()).toContain(['November 2026', 20, 0, 0, 0, 0, 0, '−4'].join(''));
  expect(tables()).toContain('Nauticus, 2 players25 min12 s');
  const [game] = root.querySelectorAll('select');
  expect([...game!.options].map(({ value }) => value)).toEqual(['', 'nauticus', 'nautilus']);
  game!.value = 'nautilus';
  await act(() => void game!.dispatchEvent(new Event('change', { bubbles: true })));
  expect(load).toHaveBeenCalledWith({ game: 'nautilus' });
});

test('games with bots alone are counted apart from games with people', async () => {
  const load = vi.fn(async ({ against }: GameFilters) =>
    ok(against === undefined ? { ...STATISTICS, games: 5 } : { ...STATISTICS, games: against === 'bots' ? 3 : 2 }),
  );
  await act(() => render(<StatisticsPanel load={load} fileOf={() => '/file'} person={null} />, root));
  await vi.waitFor(() => expect(root.querySelector('[aria-label="Only bots"]')).not.toBeNull());
  expect([...root.querySelectorAll('.statistics-sum')].map(sum => sum.textContent)).toEqual([
    '5 games',
    '2 games',
    '3 games',
  ]);
  expect(root.querySelector('[aria-label="People"] table')).not.toBeNull();
});

test('what is chosen becomes a question', () => {
  const now = Date.parse('2026-11-17T12:00:00Z');
  expect(filtersOf(ALL, now)).toEqual({});
  expect(filtersOf({ kind: 'nautilus/duel/2', against: 'bots', with: 'mate', time: 'month' }, now)).toEqual({
    ...{ game: 'nautilus', variant: 'duel', players: '2', against: 'bots', with: 'mate', from: '2026-10-18' },
  });
});

test('what is negative hangs below the line, and all bars stand in the picture', async () => {
  const series = [
    { label: 'Ships', values: [20, 10] },
    { label: 'Pass tiles', values: [-5, 0] },
  ];
  const chart = <MonthChart title="Points" months={['2026-10', '2026-11']} series={series} look="stack" say={String} />;
  await act(() => render(chart, root));
  const boxes = [...root.querySelectorAll('rect')].map(rect => {
    const of = (name: string): number => Number(rect.getAttribute(name));
    return [of('y'), of('y') + of('height')];
  });
  expect(boxes.flat().every(y => y >= 0 && y <= 100)).toBe(true);
  expect(boxes[0]).toEqual([0, 80]);
  expect(boxes[1]).toEqual([80, 100]);
});

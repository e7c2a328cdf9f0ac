import type { TableSummary } from '@ankerplatz/protocol';
import { expect, test } from 'vitest';
import { chooseTable, LEFT_MS, QUIET_MS, type Shown } from './choose.ts';

const NOW = Date.parse('2030-01-01T20:00:00.000Z');
const tableOf = (id: string, more: Partial<TableSummary> = {}): TableSummary => ({
  ...({ id, game: 'nauticus', visibility: 'public', spectators: true, status: 'running', version: 5 } as TableSummary),
  touchedAt: new Date(NOW - 1000).toISOString(),
  ...more,
});
const [A, B] = [tableOf('A'), tableOf('B')];
const shown = (table: string, movedAt = NOW, version = 5): Shown => ({ table, version, movedAt });

test('the first of the lobby is shown, and stays while it moves, whatever the lobby puts before it', () => {
  expect(chooseTable([A, B], null, NOW)).toEqual(shown('A'));
  expect(chooseTable([B, A], shown('A'), NOW + 1000)).toEqual(shown('A'));
  const moved = tableOf('A', { version: 6 });
  expect(chooseTable([B, moved], shown('A'), NOW + 1000)).toEqual(shown('A', NOW + 1000, 6));
});

test('a game that is over makes room; so does one where nobody has moved for long, if there is another', () => {
  expect(chooseTable([B], shown('A'), NOW)).toEqual(shown('B'));
  expect(chooseTable([A, B], shown('A', NOW - QUIET_MS), NOW)).toEqual(shown('B'));
  const thinking = shown('A', NOW - QUIET_MS);
  expect(chooseTable([A], thinking, NOW), 'somebody thinks').toEqual(thinking);
  expect(chooseTable([A], shown('A', NOW - LEFT_MS), NOW), 'nobody plays').toBeNull();
  const slow = tableOf('B', { touchedAt: new Date(NOW - QUIET_MS).toISOString() });
  expect(chooseTable([slow], null, NOW)).toEqual(shown('B'));
});

test('only public running games with spectators, where somebody has moved lately, are ever shown', () => {
  const hidden = [
    tableOf('A', { visibility: 'invitation' }),
    tableOf('B', { spectators: false }),
    tableOf('C', { status: 'over' }),
    tableOf('D', { touchedAt: new Date(NOW - LEFT_MS).toISOString() }),
  ];
  expect(chooseTable(hidden, null, NOW)).toBeNull();
  expect(chooseTable(hidden, shown('A'), NOW), 'a table that was made private is shown no more').toBeNull();
});

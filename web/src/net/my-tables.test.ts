import type { TableSummary } from '@ankerplatz/protocol';
import { expect, test, vi } from 'vitest';
import type { MineWatcher } from './socket.ts';

const line = vi.hoisted(() => ({ watcher: null as MineWatcher | null }));
vi.mock('./connection.ts', () => ({
  connection: {
    watchMine: (watcher: MineWatcher) => {
      line.watcher = watcher;
      return () => undefined;
    },
  },
}));

const table = (id: string, isYourTurn: boolean, minute: number) =>
  ({ id, isYourTurn, status: 'running', you: 0, touchedAt: `2030-01-01T18:0${minute}:00.000Z` }) as TableSummary;

test('the next table is the one that has waited for me longest, and never the one where I am', async () => {
  const { followMyTables, nextTable } = await import('./my-tables.ts');
  followMyTables();
  expect(nextTable(null)).toBeUndefined();
  line.watcher!.mine([table('late', true, 5), table('theirs', false, 1), table('early', true, 2)]);
  expect(nextTable(null)?.id).toBe('early');
  expect(nextTable('early')?.id).toBe('late');
});

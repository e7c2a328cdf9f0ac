import { nautilus } from '@ankerplatz/nautilus';
import { positionOf } from '@ankerplatz/nautilus/testing';
import { expect, test, vi } from 'vitest';
import { board } from './index.ts';

test('with its scenes a table has its flights: the first piece that a person moves is seen to move', async () => {
  await board.scenes();
  await vi.dynamicImportSettled();
  const view = nautilus.view(positionOf('6 9 / 9 / 3 / 2 | n1 t10'), 0);
  const moved = { type: 'moved', sailor: 'n1', from: 't10', to: 't16' };
  expect(board.flights(moved, view)).toHaveLength(1);
});

import type { GameEvent } from '@ankerplatz/kit';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { changes as nauticus } from '../../games/nauticus/changes.ts';
import { changes as nautilus } from '../../games/nautilus/changes.ts';
import type { TableModel } from '../model/table-model.ts';
import { lastChangeOf } from './last-change.ts';

/** The part of a table that is asked: its events, and its draft. */
const tableOf = (events: readonly GameEvent[], drafted: readonly GameEvent[] = []): TableModel =>
  ({
    controller: {
      shown: signal({ log: [{ events }], view: {} }),
      draft: signal({ steps: drafted.length > 0 ? [{ events: drafted }] : [] }),
    },
    board: { isTold: ({ type }: GameEvent) => type !== 'bonus', flights: () => [] },
    tell: (event: GameEvent) => JSON.stringify(event),
  }) as unknown as TableModel;

const chose = { type: 'chose', seat: 1, action: 'sails', space: 0, bonus: 'workers', blue: 1 };
const bonus = { type: 'bonus', seat: 1, workers: 3, points: 0, taler: 0 };
const first = { type: 'bought', seat: 1, tile: 'sail:star', price: 2, to: 'store' };
const second = { ...first, price: 4 };

const why = (place: string, events: readonly GameEvent[], drafted?: readonly GameEvent[]): string | undefined =>
  lastChangeOf(tableOf(events, drafted), [place], nauticus);

test('a number says what changed it last: a price the taler, own workers only after the blue ones', () => {
  expect(why('taler-1', [chose, bonus, first, second])).toBe(JSON.stringify(second));
  expect(why('workers-1', [chose, bonus, first, second])).toBe(JSON.stringify(second));
  expect(why('workers-1', [chose, bonus, first])).toBe(JSON.stringify(chose));
  expect(why('stored-1', [chose, bonus, first])).toBe(JSON.stringify(first));
});

test('what nobody changed says nothing, and neither does what stands for many things', () => {
  expect(why('taler-0', [chose, bonus, first])).toBeUndefined();
  expect(why('seat-1', [chose, bonus, first])).toBeUndefined();
});

test('what is drafted counts, too', () => {
  expect(why('taler-1', [chose, bonus, first], [second])).toBe(JSON.stringify(second));
});

test('Nautilùs: a harbour says who made fast there, whoever was put back', () => {
  const sailed = { type: 'moved', sailor: 'e1', from: 't14', to: 'h0' };
  const undone = { type: 'tookBack', card: '6', shifts: [{ piece: 'e1', from: 'h0', to: 't14' }] };
  const side = (events: readonly GameEvent[]): string | undefined =>
    lastChangeOf(tableOf(events), ['side-1'], nautilus);
  expect(side([sailed])).toBe(JSON.stringify(sailed));
  expect(side([sailed, undone])).toBe(JSON.stringify(undone));
  expect(lastChangeOf(tableOf([sailed]), ['side-0'], nautilus)).toBeUndefined();
});

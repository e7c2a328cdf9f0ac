import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BoardProps } from '../../board/board.ts';
import type { Draft } from '../../board/draft.ts';
import { followed } from '../../board/followed.ts';
import { seatOf as seatOfNauticus } from '../../games/nauticus/selectors.ts';
import { seatOf as seatOfNautilus } from '../../games/nautilus/selectors.ts';
import { change } from '../../settings/settings.ts';
import type { TableModel } from '../model/table-model.ts';
import { startOf, stateAt } from '../testing/stage.ts';
import { loadWatching } from './Watching.tsx';

const root = document.createElement('div');
beforeEach(() => {
  change({ language: 'en' });
  sessionStorage.clear();
  followed.value = null;
  document.body.append(root);
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

const state = stateAt('nauticus', startOf('nauticus', { players: 3 }), null);
const model = {
  controller: { shown: signal(state) },
  names: signal(['Anna', 'Bert', 'Carla']),
} as unknown as TableModel;

const show = async (): Promise<HTMLSelectElement> => {
  const Watching = await loadWatching();
  await act(() => render(<Watching model={model} />, root));
  return root.querySelector('select')!;
};

const choose = (select: HTMLSelectElement, index: number): void =>
  void act(() => {
    select.selectedIndex = index;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('who watches sees the side of whoever is on turn, or follows one seat, also after a reload', async () => {
  const select = await show();
  expect([...select.options].map(({ text }) => text)).toEqual(['who plays', 'Anna', 'Bert', 'Carla']);
  expect(select.selectedIndex).toBe(0);
  choose(select, 3);
  expect(followed.value).toEqual({ table: 'test', seat: 2 });
  act(() => render(null, root));
  followed.value = null;
  await show();
  expect(followed.value, 'kept by the window').toEqual({ table: 'test', seat: 2 });
  choose(root.querySelector('select')!, 0);
  expect(followed.value).toBeNull();
});

test('both boards show the side that is followed, at that table alone and to nobody who sits there', () => {
  const boards = [
    ['nauticus', { players: 3 }, seatOfNauticus],
    ['nautilus', { variant: 'team' }, seatOfNautilus],
  ] as const;
  for (const [game, asked, seatOf] of boards) {
    const position = startOf(game, asked);
    const sideOf = (eyes: number | null): number => {
      const seen = stateAt(game, position, eyes);
      return seatOf({ state: seen, draft: { view: seen.view } as Draft } as BoardProps);
    };
    const onTurn = sideOf(null);
    followed.value = { table: 'test', seat: (onTurn + 1) % 3 };
    expect(sideOf(null)).toBe((onTurn + 1) % 3);
    expect(sideOf(onTurn)).toBe(onTurn);
    followed.value = { table: 'another', seat: (onTurn + 1) % 3 };
    expect(sideOf(null)).toBe(onTurn);
    followed.value = null;
  }
});

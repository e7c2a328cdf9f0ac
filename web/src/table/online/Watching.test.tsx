import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
  shown.value = state;
  document.body.append(root);
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
});

const state = stateAt('nauticus', startOf('nauticus', { players: 3 }), null);
const shown = signal(state);
const model = {
  controller: { shown },
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
  expect(followed.value).toMatchObject({ table: 'test', seat: 2 });
  act(() => render(null, root));
  followed.value = null;
  await show();
  expect(followed.value, 'kept by the window').toMatchObject({ table: 'test', seat: 2 });
  choose(root.querySelector('select')!, 0);
  expect(followed.value).toBeNull();
});

test('one follows whose name one presses, and the same person in the next game, where everybody sits elsewhere', async () => {
  await show();
  const seats = document.createElement('div');
  seats.className = 'table-seats';
  seats.innerHTML = '<button data-place="hand-1 seat-1"><span data-place="points-1">7</span></button>';
  document.body.append(seats);
  const opened = vi.fn();
  seats.querySelector('button')!.addEventListener('click', opened);
  const people = (names: readonly string[]) => names.map((person, seat) => ({ ...state.seats[seat]!, seat, person }));
  await act(() => {
    shown.value = { ...state, seats: people(['anna', 'bert', 'carla']) };
  });
  act(() => seats.querySelector('span')!.click());
  expect(followed.value).toMatchObject({ seat: 1, person: 'bert' });
  expect(opened).not.toHaveBeenCalled();
  expect(root.textContent).toContain('You follow');
  await act(() => {
    shown.value = { ...state, number: state.number + 1, seats: people(['carla', 'anna', 'bert']) };
  });
  expect(followed.value).toMatchObject({ seat: 2, person: 'bert' });
  seats.remove();
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
    followed.value = { table: 'test', number: 1, seat: (onTurn + 1) % 3, person: null };
    expect(sideOf(null)).toBe((onTurn + 1) % 3);
    expect(sideOf(onTurn)).toBe(onTurn);
    followed.value = { table: 'another', number: 1, seat: (onTurn + 1) % 3, person: null };
    expect(sideOf(null)).toBe(onTurn);
    followed.value = null;
  }
});

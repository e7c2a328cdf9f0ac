import { ok } from '@ankerplatz/kit';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progress } from '../../lessons/progress.ts';
import { forgetAdmission, keepAdmission } from '../../net/admission.ts';
import { meet } from '../../net/me.ts';
import { change } from '../../settings/settings.ts';
import { lastPlan } from '../../setup/last-plan.ts';
import { keepBoard } from '../../setup/own-board.ts';
import { type Plan, planNow, planWith } from '../../setup/plan.ts';
import { text } from '../../text/text.ts';
import { Home } from './Home.tsx';

const started = vi.hoisted(() => [] as unknown[]);
vi.mock('../../setup/start.ts', () => ({
  startPlan: async (plan: Plan) => {
    started.push(plan);
    return ok('/');
  },
}));
vi.mock('@ankerplatz/registry/lazy', async original => ({
  ...(await original<object>()),
  BOARD_GAME_IDS: ['nauticus'],
  isBoardGameId: (id: string) => id === 'nauticus',
}));
const lobby = vi.hoisted(() => ({ open: [] as unknown[], running: [], invitations: [] as unknown[] }));
vi.mock('../../net/connection.ts', () => ({
  connection: {
    state: signal('open'),
    watchLobby: (hear: (lists: unknown) => void) => {
      hear(lobby);
      return () => undefined;
    },
  },
}));
vi.mock('../../net/api.ts', () => ({ api: { invitations: async () => ok({ invitations: lobby.invitations }) } }));
vi.mock('../../net/club.ts', () => ({
  club: signal(null),
  clubName: () => 'Ankerplatz',
  readClub: async () => undefined,
}));
vi.mock('../../net/my-tables.ts', () => ({ myTables: signal([]), keptNews: signal(0) }));
vi.mock('../../pairing/load.ts', () => ({ loadFindOpponents: async () => () => null }));
const pairing = vi.hoisted(() => ({ seeks: { value: null as unknown } }));
vi.mock('../../pairing/seeks.ts', () => pairing);
const kept = vi.hoisted(() => [] as unknown[]);
vi.mock('../../local/saved.ts', () => ({ listGames: async () => kept }));

let root: HTMLElement;

beforeEach(async () => {
  change({ language: 'en' });
  await text.load();
  localStorage.clear();
  started.length = 0;
  kept.length = 0;
  lastPlan.value = null;
  progress.value = { done: [], runs: {}, isOffered: true };
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

const show = () => act(() => render(<Home />, root));
const press = (element: Element | null) => act(async () => (element as HTMLElement).click());

test('only games that have a board are offered', async () => {
  await show();
  expect([...root.querySelectorAll('article h2')].map(title => title.textContent)).toEqual(['Nauticus']);
});

test('who comes alone is led to those who wait, and told how many they are', async () => {
  const words = () => root.querySelector('a[href="#find-opponents"]')?.textContent?.trim();
  await show();
  expect(words()).toBe('Find opponents');
  pairing.seeks.value = { waiting: [{ people: 2 }, { people: 1 }], mine: [] };
  render(null, root);
  await show();
  expect(words()).toBe('Find opponents: 3 people wait');
});

test('one tap plays against a deckhand', async () => {
  await show();
  expect(root.querySelector('.last-setup')).toBeNull();
  await press(root.querySelector('.game-card-play'));
  expect(started).toEqual([planNow('nauticus')]);
});

test('who comes for the first time is asked once whether to learn first', async () => {
  progress.value = { done: [], runs: {}, isOffered: false };
  await show();
  await press(root.querySelector('.game-card-play'));
  expect(started).toEqual([]);
  expect(root.querySelector('dialog a')?.getAttribute('href')).toBe('/learn/nauticus');
  await press(root.querySelector('dialog .game-card-first button'));
  expect(started).toEqual([planNow('nauticus')]);
  await press(root.querySelector('.game-card-play'));
  expect(started).toHaveLength(2);
});

test('on a later visit the same as last time comes first, and says what that was', async () => {
  const last = { ...planWith('nauticus', 'device'), seats: ['me', 'mate'] as const };
  lastPlan.value = last;
  await show();
  const [first] = root.querySelectorAll('main button');
  expect(first!.textContent).toBe('Same as last timeNauticus, 2 players, with First mate (good), on this device');
  await press(first!);
  expect(started).toEqual([last]);
});

test('a game that runs comes before a new one like the last', async () => {
  lastPlan.value = planNow('nauticus');
  const seats = [
    { kind: 'person', name: 'Player 1' },
    { kind: 'bot', level: 'mate' },
  ];
  kept.push({ id: 'kept', game: 'nauticus', seats, isOver: false, deciders: [0], round: 2, touchedAt: 0 });
  await show();
  await vi.waitFor(() => expect(root.querySelector('a[href="/local/kept"]')).not.toBeNull());
  const found = [...root.querySelectorAll('main :is(.table-row, .last-setup)')].map(({ className }) => className);
  expect(found[0]).toBe('table-row');
  expect(found[1]).toContain('last-setup');
  expect(root.querySelector('.table-row')!.textContent).toContain('Your turn');
});

test('a board that was corrected on this device is used at once', async () => {
  const board = { layout: { wheel: [0, 3, 1, 2, 3, 1, 3, 2] } };
  keepBoard('nauticus', board);
  await show();
  await press(root.querySelector('.game-card-play'));
  expect(started).toEqual([{ ...planNow('nauticus'), board }]);
});

test('who has come by an invitation of the club is welcomed until there is a name', async () => {
  const welcome = () => root.querySelector('.welcome')?.textContent ?? null;
  keepAdmission('K7QF-2M9D');
  meet(null);
  await show();
  const words = 'Welcome: this link invites you to Ankerplatz. All you need is a name.Come in';
  await vi.waitFor(() => expect(welcome()).toBe(words));
  await act(() => meet({ id: 'bert', name: 'Bert', login: null, language: 'en' }));
  expect(welcome()).toBeNull();
  meet(null);
  forgetAdmission();
});

test('a table where a seat is kept for me stands once, with my invitation', async () => {
  const keptUntil = new Date(Date.now() + 60_000).toISOString();
  const anna = { id: 'anna', name: 'Anna', isMember: true };
  const times = { createdAt: keptUntil, touchedAt: keptUntil, dueAt: null };
  const seat = { person: null, level: null, absent: null };
  const seats = [
    { ...seat, seat: 0, kind: 'person', person: anna },
    { ...seat, seat: 1, kind: 'open', keptUntil },
  ];
  lobby.open = ['mine', 'theirs'].map(id => ({
    ...{ id, game: 'nauticus', players: 2, status: 'open', owner: anna, seats, you: null, clock: null },
    ...{ ...times, isYourTurn: false, deciders: [], ownBoard: true },
  }));
  lobby.invitations = [{ table: 'mine', game: 'nauticus', invitation: 'x', by: anna, keptUntil }];
  meet({ id: 'bert', name: 'Bert', login: null, language: 'en' });
  await show();
  await vi.waitFor(() => expect(root.querySelector('.table-row-your-turn')).not.toBeNull());
  const row = (id: string) => [...root.querySelectorAll(`a[href^="/t/${id}"]`)].map(link => link.textContent);
  expect(row('mine')).toEqual([expect.stringContaining('kept for you until')]);
  expect(row('theirs')).toEqual([expect.stringContaining('1 seat kept for somebody invited')]);
  expect(row('theirs')[0]).toContain('corrected board');
  lobby.open = [];
  meet(null);
});

test('what was played last is not offered once its game has no board', async () => {
  lastPlan.value = planNow('nautilus');
  await show();
  expect(root.querySelector('.last-setup')).toBeNull();
});

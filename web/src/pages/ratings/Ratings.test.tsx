import type { Leaderboard } from '@ankerplatz/protocol';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meet } from '../../net/me.ts';
import { change } from '../../settings/settings.ts';
import { text } from '../../text/text.ts';
import { loadRatings } from './Ratings.tsx';

const BOARD: Leaderboard = {
  ...{ game: 'nauticus', class: 'two', pace: 'live', opponents: 10 },
  people: [
    { place: 1, rating: 1712, spread: 180, games: 41, isMe: false, person: { id: 'Bert11111111', name: 'Bert' } },
    { place: 2, rating: 1650, spread: 210, games: 30, isMe: false, person: null },
    { place: 3, rating: 1501, spread: 250, games: 25, isMe: true, person: { id: 'Anna11111111', name: 'Anna' } },
  ],
  mine: {
    ...{ game: 'nauticus', class: 'two', pace: 'live', rating: 1501, spread: 250, isProvisional: false },
    ...{ games: 25, opponents: 12, place: 3 },
  },
  bots: [{ level: 'mate', rating: 1500 }],
};
const NOBODY = {
  ...BOARD,
  people: [],
  mine: { ...BOARD.mine!, spread: 420, isProvisional: true, opponents: 4, place: null },
};

const asked = vi.fn();
let root: HTMLElement;

beforeEach(async () => {
  change({ language: 'en' });
  await text.load();
  asked.mockReset();
  meet({ id: 'Anna11111111', name: 'Anna', login: 'anna', language: 'en' });
  vi.stubGlobal('fetch', async (url: string) => Response.json(asked(url)));
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  meet(null);
  vi.unstubAllGlobals();
});

const show = async (): Promise<void> => {
  const Ratings = await loadRatings();
  await act(() => render(<Ratings />, root));
};
const content = (): string => root.querySelector('main')?.textContent ?? '';

test('a leaderboard has places, names as far as they may be known, numbers with how sure they are, and bots apart', async () => {
  asked.mockReturnValue(BOARD);
  await show();
  await vi.waitFor(() => expect(root.querySelectorAll('table')).toHaveLength(2));
  expect(asked).toHaveBeenCalledWith('/api/v1/ratings?game=nauticus&class=two&pace=live');
  const rows = [...root.querySelectorAll('table')[0]!.querySelectorAll('tbody tr')].map(row => row.textContent);
  expect(rows).toEqual(['1Bert 1712 ± 18041', '2Somebody1650 ± 21030', '3Anna (you)1501 ± 25025']);
  expect(content()).toContain('25 rated games, place 3');
  expect(root.querySelectorAll('table')[1]!.textContent).toContain('First mate1500');
});

test('who is not on it reads what is missing', async () => {
  asked.mockReturnValue(NOBODY);
  await show();
  await vi.waitFor(() => expect(content()).toContain('4 of 10 different opponents in the last 90 days'));
  expect(content()).toContain('1501 ± 420provisional');
  expect(content()).toContain('Nobody is on this leaderboard yet.');
});

test('another game has classes of its own', async () => {
  asked.mockReturnValue(NOBODY);
  await show();
  const choose = (name: string) =>
    act(() => [...root.querySelectorAll('label')].find(label => label.textContent === name)!.click());
  await choose('Nautilùs');
  await choose('Over days');
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith('/api/v1/ratings?game=nautilus&class=quick&pace=slow'));
});

import { ok } from '@ankerplatz/kit';
import type { GameRatings } from '@ankerplatz/protocol';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { change } from '../../settings/settings.ts';
import { text } from '../../text/text.ts';
import { loadRatingChanges } from './RatingChanges.tsx';

const KIND = { game: 'nauticus', class: 'two', pace: 'live' } as const;
const NONE: GameRatings = { state: 'pending', kind: null, reason: null, seats: [] };
const before = { rating: 1500, spread: 500 };
const COUNTED: GameRatings = {
  ...{ state: 'counted', kind: KIND, reason: null },
  seats: [
    { before, after: { rating: 1579, spread: 484 }, chance: 0.5, rank: 1, hasLeft: false, weight: 1 },
    { before, after: { rating: 1461, spread: 490 }, chance: 0.25, rank: 2, hasLeft: true, weight: 0.75 },
    null,
  ],
};

const root = document.createElement('div');
beforeEach(async () => {
  change({ language: 'en' });
  await text.load();
});
afterEach(() => render(null, root));

const show = async (...answers: readonly GameRatings[]) => {
  const Changes = await loadRatingChanges();
  const load = vi.fn(async () => ok(answers[Math.min(load.mock.calls.length, answers.length) - 1]!));
  await act(() => render(<Changes names={['Anna', 'Bert', 'Carla']} load={load} />, root));
};

test('says for every seat what has changed and why, as soon as it is worked out', async () => {
  await show(NONE, COUNTED);
  expect(root.textContent).toContain('being worked out');
  await vi.waitFor(() => expect(root.querySelectorAll('li')).toHaveLength(3), { timeout: 5000 });
  const [anna, bert, carla] = [...root.querySelectorAll('li')].map(each => each.textContent);
  expect(anna).toContain('Anna+791500 → 1579 ± 484expected to win: 50%');
  expect(bert).toContain('−391500 → 1461 ± 490expected to win: 25%; left, so rated as last; counts 75%');
  expect(carla).toContain('Carlahidden');
});

test('says why a game does not count', async () => {
  await show({ ...NONE, state: 'void', reason: 'agreed' });
  await vi.waitFor(() => expect(root.textContent).toContain('All agreed to end the game: it does not count.'));
});

import type { Seek, Seeks } from '@ankerplatz/protocol';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { meet } from '../net/me.ts';
import { isSeeking } from '../net/seeking.ts';
import { change } from '../settings/settings.ts';
import { go, route } from '../shell/routes.ts';
import { text } from '../text/text.ts';
import { Announcer } from '../ui/announcer.tsx';
import { Toasts } from '../ui/Toast.tsx';
import { FindOpponents } from './FindOpponents.tsx';
import { loadReady } from './load.ts';
import { lastWish } from './sought.ts';
import { pairingText } from './text/index.ts';

const line = vi.hoisted(() => ({ tell: (_: unknown): void => undefined }));
vi.mock('../net/connection.ts', () => ({
  connection: {
    state: signal('open'),
    ahead: signal(0),
    watchSeeks: (hear: (seeks: unknown) => void) => {
      line.tell = hear;
      return () => undefined;
    },
  },
}));

const ANNA = { id: '7YWHMfk9JZe1', name: 'Anna', login: null, language: 'en' as const };
const TWO = { game: 'nauticus', players: 2, pace: 'live' as const };
/** The clock of this device stands still, however long a test takes. */
const NOW = new Date('2026-05-01T20:00:00.000Z');
const SINCE = NOW.toISOString();
const seeking = (offer: Seek['offer'] = null): Seek => ({ ...TWO, since: SINCE, botsAt: null, strength: null, offer });
const OFFER = {
  ...{ table: 'Anker1234567', seat: 1, until: new Date(NOW.getTime() + 30_000).toISOString(), bots: 0 },
  people: [
    { id: ANNA.id, name: 'Anna', isReady: false },
    { id: 'bert', name: 'Bert', isReady: false },
  ],
};

const asked = vi.fn();
let root: HTMLElement;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  change({ language: 'en' });
  await Promise.all([text.load(), pairingText.load()]);
  meet(ANNA);
  asked.mockReset();
  isSeeking.value = false;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const answer = asked(method, url, body ? JSON.parse(String(body)) : null) as Seeks | undefined;
    return answer ? Response.json(answer) : new Response(null, { status: 204 });
  });
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  meet(null);
  go('/');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tell = (seeks: Partial<Seeks>) => act(() => line.tell({ waiting: [], mine: [], ...seeks }));
const button = (name: string) =>
  [...root.querySelectorAll('button')].find(({ textContent, ariaLabel }) =>
    (ariaLabel ?? textContent ?? '').includes(name),
  );
const press = (name: string) => act(async () => button(name)!.click());
const choose = (name: string) =>
  act(() => [...root.querySelectorAll('label')].find(label => label.textContent === name)!.click());

describe('finding opponents', () => {
  beforeEach(async () => {
    lastWish.value = { game: 'nauticus', kind: '2' };
    await act(() => render(<FindOpponents />, root));
  });

  test('says how many people it takes, and who looks how many are missing', async () => {
    await tell({});
    expect(root.textContent).toContain('Nobody is waiting for this just now. Whoever comes next plays with you.');
    await choose('Nautilùs');
    expect(root.textContent).toContain('Nobody is waiting for this just now. It takes 4 people.');
    const quick = { game: 'nautilus', variant: 'quick', pace: 'live' as const, since: SINCE };
    await tell({ waiting: [{ ...quick, people: 2 }], mine: [{ ...quick, botsAt: null, strength: null, offer: null }] });
    await vi.waitFor(() => expect(root.textContent).toContain('1 other person is waiting. 2 more people are needed.'));
  });

  test('says honestly that nobody waits, or how many', async () => {
    await tell({});
    expect(root.textContent).toContain('Nobody is waiting for this just now.');
    await tell({ waiting: [{ ...TWO, people: 3, since: new Date(NOW.getTime() - 4 * 60_000).toISOString() }] });
    expect(root.textContent).toContain('3 people are waiting for this (longest wait: 4 minutes)');
    await tell({ waiting: [{ ...TWO, people: 3, since: new Date(NOW.getTime() - 49 * 3_600_000).toISOString() }] });
    expect(root.textContent).toContain('(longest wait: 2 days)');
    const count = root.querySelector('.find-count')!;
    expect(count.closest('[role=status], [aria-live]'), 'read, not spoken by itself').toBeNull();
  });

  test('asks for the game, the players and the pace that were chosen, and for bots only if asked', async () => {
    await tell({});
    asked.mockReturnValue({ waiting: [{ ...TWO, people: 1, since: SINCE }], mine: [seeking()] });
    await press('Find opponents');
    expect(asked.mock.lastCall).toEqual(['PUT', '/api/v1/seeks/live', { game: 'nauticus', players: 2 }]);
    await vi.waitFor(() => expect(root.textContent).toContain('Looking for opponents: Nauticus, 2 players, Now'));
    expect(root.textContent).toContain('Nobody else is waiting yet.');
    expect(isSeeking.value).toBe(true);
    asked.mockReturnValue(undefined);
    await press('Stop looking');
    expect(asked.mock.lastCall).toEqual(['DELETE', '/api/v1/seeks/live', null]);
    await vi.waitFor(() => expect(isSeeking.value).toBe(false));
    await choose('Nautilùs');
    await choose('Team game');
    await choose('Start with bots after 60 s if nobody comes');
    asked.mockReturnValue({ waiting: [], mine: [] });
    await press('Find opponents');
    const bots = { after: 60_000, level: 'mate' };
    expect(asked.mock.lastCall).toEqual(['PUT', '/api/v1/seeks/live', { game: 'nautilus', variant: 'team', bots }]);
    await act(() => render(null, root));
    await act(() => render(<FindOpponents />, root));
    await tell({});
    await press('Find opponents');
    expect(asked.mock.lastCall, 'the same is asked for again').toMatchObject({ 2: { variant: 'team' } });
  });

  test('looks for a slow game, too, while looking for one now, and no third time', async () => {
    await tell({ mine: [seeking()] });
    expect(root.querySelector('summary')!.textContent).toBe('Also look for a game over days');
    asked.mockReturnValue({ waiting: [], mine: [seeking(), { ...seeking(), pace: 'slow' }] });
    await press('Find opponents');
    expect(asked.mock.lastCall).toEqual(['PUT', '/api/v1/seeks/slow', { game: 'nauticus', players: 2 }]);
    await vi.waitFor(() => expect(button('Find opponents')).toBeUndefined());
  });

  test('asks for people about as strong, and says how far that reaches by now', async () => {
    await tell({});
    await choose('About my strength');
    expect(root.textContent).not.toContain('Rated game');
    const strength = { rating: 1523, reach: 100 };
    asked.mockReturnValue({ waiting: [], mine: [{ ...seeking(), strength }] });
    await press('Find opponents');
    const wanted = { game: 'nauticus', players: 2, likeStrength: true };
    expect(asked.mock.lastCall).toEqual(['PUT', '/api/v1/seeks/live', wanted]);
    await vi.waitFor(() => expect(root.textContent).toContain('within 100 points of your 1523'));
    const since = new Date(NOW.getTime() - 25_000).toISOString();
    await tell({ mine: [{ ...seeking(), since, strength }] });
    expect(root.textContent).toContain('within 300 points');
    await tell({ mine: [{ ...seeking(), since: new Date(NOW.getTime() - 120_000).toISOString(), strength }] });
    expect(root.textContent).toContain('Anybody will do by now');
  });

  test('of members also asks whether the game is to be rated', async () => {
    meet({ ...ANNA, login: 'anna' });
    await tell({});
    await choose('Rated game');
    expect(root.textContent).not.toContain('Start with bots');
    asked.mockReturnValue({ waiting: [], mine: [{ ...seeking(), rated: true }] });
    await press('Find opponents');
    expect(asked.mock.lastCall).toEqual(['PUT', '/api/v1/seeks/live', { game: 'nauticus', players: 2, rated: true }]);
    await vi.waitFor(() => expect(root.textContent).toContain('Nauticus, 2 players, Now, rated'));
  });

  test('joins by one tap those who wait for something else', async () => {
    await tell({ waiting: [{ game: 'nautilus', variant: 'duel', pace: 'slow', people: 1, since: SINCE }] });
    asked.mockReturnValue({ waiting: [], mine: [] });
    await press('Join');
    expect(asked.mock.lastCall).toEqual(['PUT', '/api/v1/seeks/slow', { game: 'nautilus', variant: 'duel' }]);
  });
});

describe('when opponents have come', () => {
  beforeEach(async () => {
    isSeeking.value = true;
    const Ready = await loadReady();
    const Site = () => (
      <>
        {isSeeking.value && <Ready />}
        <Toasts />
        <Announcer />
      </>
    );
    await act(() => render(<Site />, root));
    await tell({ mine: [seeking()] });
    await tell({ mine: [seeking(OFFER)] });
  });

  afterEach(async () => {
    await tell({});
    // A later announcement is spoken after this one.
    await act(() => new Promise<void>(resolve => void setTimeout(resolve)));
    const close = () => root.querySelector<HTMLButtonElement>('.toast .button:last-child');
    while (close()) await act(() => close()!.click());
  });

  test('one is asked, with whom and for how long, and sits down at the seat that is kept', async () => {
    expect(root.querySelector('h2')!.textContent).toBe('Ready?');
    expect(root.textContent).toContain('You play with Bert.');
    expect(root.textContent).toContain('30 s left');
    asked.mockReturnValue({ waiting: [], mine: [] });
    await act(async () => root.querySelector<HTMLButtonElement>('.button-main')!.click());
    await vi.waitFor(() =>
      expect(asked.mock.lastCall).toMatchObject(['POST', '/api/v1/tables/Anker1234567/sit', { seat: 1 }]),
    );
    await vi.waitFor(() => expect(route.value).toMatchObject({ page: 'table', id: 'Anker1234567' }));
  });

  test('one can say no', async () => {
    await press('Not now');
    expect(asked.mock.lastCall).toEqual(['DELETE', '/api/v1/seeks/live', null]);
    await vi.waitFor(() => expect(root.querySelector('dialog')).toBeNull());
  });

  test('who sits at the table is back on the first page if somebody did not come', async () => {
    go('/t/Anker1234567');
    const people = OFFER.people.map(person => ({ ...person, isReady: person.id === ANNA.id }));
    await tell({ mine: [seeking({ ...OFFER, people })] });
    expect(root.querySelector('dialog')).toBeNull();
    await tell({ mine: [seeking()] });
    expect(route.value).toEqual({ page: 'home' });
    const sentence = 'Somebody did not come. You are waiting again, at the front.';
    await vi.waitFor(() => expect(root.textContent).toContain(sentence));
  });

  test('who misses it reads that the place is lost, until he looks again for the same', async () => {
    vi.setSystemTime(NOW.getTime() + 31_000);
    await tell({});
    expect(isSeeking.value).toBe(false);
    await vi.waitFor(() => expect(root.querySelector('.toast')?.textContent).toContain('you have lost your place'));
    // Spoken when the question has gone.
    await vi.waitFor(() => expect(root.querySelector('[role=alert]')!.textContent).toContain('lost'));
    asked.mockReturnValue({ waiting: [], mine: [seeking()] });
    await press('Look again');
    expect(asked.mock.lastCall).toEqual(['PUT', '/api/v1/seeks/live', { game: 'nauticus', players: 2 }]);
    expect(root.querySelector('.toast')).toBeNull();
  });

  test('who has said no, or plays, is told nothing', async () => {
    await press('Not now');
    await vi.waitFor(() => expect(isSeeking.value).toBe(false));
    await tell({});
    expect(root.querySelector('.toast')).toBeNull();
  });

  test('who was away for too long reads that the search has ended', async () => {
    await tell({ mine: [seeking()] });
    await tell({});
    await vi.waitFor(() => expect(root.textContent).toContain('You are no longer looking for opponents'));
  });
});

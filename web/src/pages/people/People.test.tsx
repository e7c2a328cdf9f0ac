import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meet } from '../../net/me.ts';
import { change } from '../../settings/settings.ts';
import { peopleText } from '../../text/people.ts';
import { text } from '../../text/text.ts';
import { People } from './People.tsx';

const BERT = { id: 'Bert11111111', name: 'Bert', isMember: true };
const CARL = { id: 'Car111111111', name: 'Carl' };
const NOTHING = { isMe: false, isFollowed: false, isHere: false };
const UNKNOWN = { error: { code: 'no-such-person', message: 'There is no such person.' } };

const answers = new Map<string, unknown>();
let root: HTMLElement;

beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), peopleText.load()]);
  meet({ id: 'Anna11111111', name: 'Anna', login: null, language: 'en' });
  answers.clear();
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers.get(url.replace('/api/v1', ''));
    return answer === undefined ? Response.json(UNKNOWN, { status: 404 }) : Response.json(answer);
  });
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
  meet(null);
  vi.unstubAllGlobals();
});

const show = (id: string | null) => act(() => render(<People id={id} />, root));
const content = (): string => root.querySelector('main')?.textContent ?? '';

test('whom one follows is listed with who is here; whom one only met comes after', async () => {
  answers.set('/me/people', { people: [{ ...BERT, isHere: true }] });
  answers.set('/me/companions', { people: [BERT, CARL] });
  await show(null);
  await vi.waitFor(() => expect(content()).toContain('Carl'));
  const rows = [...root.querySelectorAll('.people-rows a')];
  expect(rows.map(row => row.textContent)).toEqual(['Berthere now', 'Carl']);
  expect(rows.map(row => row.querySelector('[role=img]')?.getAttribute('aria-label'))).toEqual(['Member', undefined]);
});

test('a page without games says so, and one with them counts', async () => {
  answers.set(`/people/${CARL.id}`, { ...CARL, ...NOTHING, showsGames: false });
  await show(CARL.id);
  await vi.waitFor(() => expect(content()).toContain('Carl does not show you any games.'));
  expect(content()).toContain('Guest');
  const kind = { game: 'nauticus', variant: null, players: 2 };
  const statistics = {
    ...{ games: 2, left: 0, openings: [], months: [], outcomes: [], levels: [], others: [], pace: [] },
    results: [{ ...kind, played: 2, won: 1, drawn: 0 }],
  };
  answers.set(`/people/${BERT.id}`, { ...BERT, ...NOTHING, since: '2026-11', showsGames: true });
  answers.set(`/people/${BERT.id}/statistics`, statistics);
  answers.set(`/people/${BERT.id}/statistics?against=people`, statistics);
  answers.set(`/people/${BERT.id}/statistics?against=bots`, { ...statistics, games: 0, results: [] });
  answers.set(`/people/${BERT.id}/games`, { games: [], next: null });
  await show(BERT.id);
  await vi.waitFor(() => expect(content()).toContain('2 games, 1 won'));
  expect(content()).toContain('Nauticus, 2 players');
  expect(content()).toContain('Member, here since November 2026');
});

test('somebody unknown is said to be so', async () => {
  await show(BERT.id);
  await vi.waitFor(() => expect(root.textContent).toContain('There is no such person.'));
});

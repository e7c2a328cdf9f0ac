import type { TableSummary } from '@ankerplatz/protocol';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced } from '../net/club.ts';
import { keptNews, myTables } from '../net/my-tables.ts';
import { change } from '../settings/settings.ts';
import { go, route } from '../shell/routes.ts';
import { keepTitle } from '../shell/title.ts';
import { announcedText } from '../text/announced.ts';
import { text } from '../text/text.ts';
import { Announced } from './Announced.tsx';

vi.mock('../net/my-tables.ts', () => ({ myTables: signal([]), keptNews: signal(0), turnCount: signal(0) }));

const TEA = { id: '7YWHMfk9JZe1', text: 'Tea at five.', restartAt: null };

let root: HTMLElement;
beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), announcedText.load()]);
  root = document.createElement('div');
});
afterEach(() => {
  render(null, root);
  announced(null);
  localStorage.clear();
});

/** A page is opened on this device. */
const open = () =>
  act(() => {
    render(null, root);
    render(<Announced />, root);
  });

test('what was put away stays away on this device; the same words announced anew are shown again', async () => {
  announced(TEA);
  await open();
  expect(root.textContent).toContain('Tea at five.');
  await act(() => root.querySelector('button')!.click());
  expect(root.textContent).toBe('');
  await open();
  expect(root.textContent).toBe('');
  await act(() => announced({ ...TEA, id: '8YWHMfk9JZe1' }));
  expect(root.textContent).toContain('Tea at five.');
});

const asked = vi.fn();
const tables = myTables as unknown as { value: Partial<TableSummary>[] };
const NAMES = ['Anna', 'Bert'];
const over = (you: number, wanted: number[], declined: number[] = []): Partial<TableSummary> => ({
  ...{ id: 'Anker1234567', game: 'nauticus', number: 1, status: 'over', you, rematch: { wanted, declined } },
  seats: NAMES.map((name, seat) => ({
    ...{ seat, kind: 'person' as const, person: { id: name, name }, level: null, absent: null },
  })),
});
const press = (name: string) =>
  act(async () => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click());

test('who is asked for a rematch says yes and is at the table, or no; who asked for it reads that', async () => {
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked(method, url);
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({});
  });
  tables.value = [over(1, [0])];
  await open();
  expect(root.textContent).toContain('Anna: another game of Nauticus?');
  await press('No, thanks');
  expect(asked.mock.lastCall).toEqual(['DELETE', '/api/v1/tables/Anker1234567/agree']);
  await press('Play again');
  await vi.waitFor(() => expect(route.value).toMatchObject({ page: 'table', id: 'Anker1234567' }));
  expect(asked.mock.lastCall).toEqual(['POST', '/api/v1/tables/Anker1234567/agree']);
  await act(() => {
    tables.value = [over(1, [0], [1])];
  });
  expect(root.textContent).toBe('');
  await act(() => {
    tables.value = [over(0, [0], [1])];
  });
  expect(root.textContent).toContain('Bert: no other game of Nauticus, thanks.');
  tables.value = [];
  vi.unstubAllGlobals();
});

test('who is invited while another page is open reads who waits, in the tab too, and goes there or not', async () => {
  const invited = { table: 'Boje12345678', game: 'nautilus', invitation: 'secret', by: { id: 'Berta', name: 'Berta' } };
  const invitations: unknown[] = [];
  vi.stubGlobal('fetch', async () => Response.json({ invitations }));
  keepTitle();
  go('/about');
  await open();
  expect(root.textContent).toBe('');
  const news = keptNews as unknown as { value: number };
  invitations.push(invited);
  await act(() => {
    news.value++;
  });
  await vi.waitFor(() => expect(document.title).toMatch(/^Berta is waiting for you: Nautilùs · /));
  expect(root.textContent).toContain('Berta is waiting for you: Nautilùs');
  await press('Not now');
  expect(root.textContent).toBe('');
  expect(document.title).not.toContain('Berta');
  await open();
  await vi.waitFor(() => expect(root.textContent).toContain('Berta'));
  await act(() => go('/'));
  expect(root.textContent, 'the first page lists it').toBe('');
  await act(() => go('/about'));
  await vi.waitFor(() => expect(root.textContent).toContain('Berta'));
  await press('Go there');
  expect(route.value).toMatchObject({ page: 'table', id: 'Boje12345678', invitation: 'secret' });
  expect(root.textContent).toBe('');
  render(null, root);
  news.value = 0;
  vi.unstubAllGlobals();
});

test('the tab tells of a rematch as long as it is asked for', async () => {
  keepTitle();
  tables.value = [over(1, [0])];
  await open();
  expect(document.title).toBe('Anna: another game of Nauticus? · Ankerplatz');
  await act(() => {
    tables.value = [];
  });
  expect(document.title).toBe('Ankerplatz');
});

import type { TableInfo } from '@ankerplatz/protocol';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meet } from '../../../net/me.ts';
import { change } from '../../../settings/settings.ts';
import { text } from '../../../text/text.ts';
import { Companions } from './Companions.tsx';
import { waitingText } from './text/index.ts';

const ANNA = { id: '7YWHMfk9JZe1', name: 'Anna', login: null, language: 'en' as const };
const BERT = { id: 'bert', name: 'Bert' };
const CARL = { id: 'carl', name: 'Carl' };

const seat = (person: { id: string; name: string } | null, at: number) => ({
  ...{
    seat: at,
    kind: person ? 'person' : 'open',
    person,
    level: null,
    absent: null,
    commitment: '',
    contribution: '',
    factor: 1,
  },
});
const INFO = { id: 'table', you: 0, seats: [seat(ANNA, 0), seat(BERT, 1), seat(null, 2)] } as unknown as TableInfo;

const asked = vi.fn();
let root: HTMLElement;

beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), waitingText.load()]);
  meet(ANNA);
  asked.mockClear();
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ people: [BERT, CARL] });
    asked(url, JSON.parse(String(body)));
    return new Response(null, { status: 204 });
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

const show = (info: TableInfo) => act(() => render(<Companions info={info} />, root));
const names = () => [...root.querySelectorAll('li bdi')].map(({ textContent }) => textContent);

test('those who are not here yet are invited by one tap', async () => {
  show(INFO);
  await vi.waitFor(() => expect(names()).toEqual(['Carl']));
  await act(async () => root.querySelector('button')!.click());
  await vi.waitFor(() => expect(root.textContent).toContain('Carl is invited'));
  expect(asked.mock.calls).toEqual([['/api/v1/tables/table/invite', { person: 'carl' }]]);
  expect(root.querySelector('button')).toBeNull();
});

test('nobody is offered where no seat is free, nor to who has not sat down', async () => {
  show(INFO);
  await vi.waitFor(() => expect(names()).toEqual(['Carl']));
  show({ ...INFO, seats: INFO.seats.slice(0, 2) });
  expect(root.textContent).toBe('');
  show({ ...INFO, you: null });
  expect(root.textContent).toBe('');
});

import type { EventPage } from '@ankerplatz/protocol';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asking, become, meet } from '../../net/me.ts';
import { change } from '../../settings/settings.ts';
import { isSameTime, spanIn } from '../../text/event-time.ts';
import { eventsText } from '../../text/events.ts';
import { text } from '../../text/text.ts';
import { Events } from './Events.tsx';

const ID = 'Event1111111';
const EVENT: EventPage = {
  ...{ id: ID, name: 'Club evening', text: 'Cake.\n\nMore cake.', startsAt: '2030-01-04T18:00:00.000Z', minutes: 180 },
  ...{ zone: 'Asia/Tokyo', place: 'https://club.example/hall', games: ['nauticus'], most: 3, coming: 2 },
  ...{ isCancelled: false, isOver: false, isComing: false, remind: false, mayChange: false },
  people: [{ name: 'Berta', isMember: true }],
};
const WAYS = { kinds: [], publicKey: '', devices: 0, webhook: null, mail: null, sendsMail: false };

const answers = new Map<string, unknown>();
const asked: string[] = [];
let root: HTMLElement;

beforeEach(async () => {
  change({ language: 'en' });
  await Promise.all([text.load(), eventsText.load()]);
  meet({ id: 'Anna11111111', name: 'Anna', login: null, language: 'en' });
  answers.clear();
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const path = url.replace('/api/v1', '');
    asked.push([method, path, body].filter(Boolean).join(' '));
    if (method !== 'GET') return new Response(null, { status: 204 });
    return Response.json(answers.get(path) ?? { error: { code: 'x', message: 'No.' } }, {
      status: answers.has(path) ? 200 : 404,
    });
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

const show = (props: Parameters<typeof Events>[0]) => act(() => render(<Events {...props} />, root));
const content = (): string => root.querySelector('main')?.textContent ?? '';
const shows = (words: string) => vi.waitFor(() => expect(content()).toContain(words));
const button = (label: string): HTMLButtonElement =>
  [...root.querySelectorAll('button')].find(each => each.textContent === label)!;

test('those ahead are listed; only who may announce one is offered it', async () => {
  answers.set('/events', { events: [EVENT], mayAnnounce: false });
  await show({ id: null, part: null });
  await shows('2 of 3 places taken');
  expect(content()).not.toContain('Announce');
  expect(root.querySelector('.listing-item')?.getAttribute('href')).toBe(`/events/${ID}`);
});

test('an event says when it is here and there, where, and who comes', async () => {
  answers.set(`/events/${ID}`, EVENT);
  await show({ id: ID, part: null });
  await shows('Club evening');
  expect(content()).toContain('Asia/Tokyo');
  expect(content()).toContain('in your time zone');
  expect(root.querySelector('.listing-people')?.textContent).toBe('Bertaand 1 more');
  const link = root.querySelector<HTMLAnchorElement>('.events-facts a')!;
  expect([link.href, link.rel]).toEqual([EVENT.place, 'noreferrer nofollow ugc']);
  expect(content()).not.toContain('Call it off');
});

test('who comes says so by one tap, and may take it back; who gets no notices is not asked about reminders', async () => {
  answers.set(`/events/${ID}`, EVENT);
  answers.set('/me/notices', WAYS);
  await show({ id: ID, part: null });
  await shows('I’m coming');
  answers.set(`/events/${ID}`, { ...EVENT, isComing: true, coming: 3 });
  await act(() => button('I’m coming').click());
  await shows('You are coming.');
  expect(asked).toContain(`PUT /events/${ID}/coming {"remind":false}`);
  await shows('To be reminded');
  expect(root.querySelector('[role=switch]')).toBeNull();
  await act(() => button('I’m not coming after all').click());
  expect(asked).toContain(`DELETE /events/${ID}/coming`);
});

test('a stranger who is asked for a name has signed up when it is given', async () => {
  meet(null);
  answers.set(`/events/${ID}`, EVENT);
  answers.set('/me/notices', WAYS);
  await show({ id: ID, part: null });
  await shows('I’m coming');
  await act(() => button('I’m coming').click());
  await vi.waitFor(() => expect(asking.value).not.toBeNull());
  answers.set(`/events/${ID}`, { ...EVENT, isComing: true, coming: 3 });
  const anna = { id: 'Anna11111111', name: 'Anna', login: null, language: 'en' } as const;
  await act(() => {
    become(anna);
    asking.value!.answer(anna);
  });
  await shows('You are coming.');
  expect(asked.filter(each => each.startsWith('PUT'))).toHaveLength(1);
});

test('where all places are taken, or it is called off, nobody signs up', async () => {
  answers.set(`/events/${ID}`, { ...EVENT, coming: 3 });
  await show({ id: ID, part: null });
  await shows('All places are taken.');
  expect(button('I’m coming')).toBeUndefined();
});

test('times are those of a zone', () => {
  expect(spanIn('Asia/Tokyo', EVENT)).toContain('5 January 2030');
  expect(spanIn('Europe/Berlin', EVENT)).toContain('19:00–22:00');
  expect(isSameTime('Europe/Berlin', 'Europe/Paris', EVENT.startsAt)).toBe(true);
  expect(isSameTime('Europe/Berlin', 'Europe/London', EVENT.startsAt)).toBe(false);
});

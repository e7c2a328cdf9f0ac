import type { ChatMessage } from '@ankerplatz/protocol';
import { signal } from '@preact/signals';
import { type ComponentType, render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meet } from '../net/me.ts';
import { change } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { loadTalkPanel, type TalkPanelProps } from './TalkPanel.tsx';
import { Talk } from './talk.ts';

const TABLE = '4fGh7KmNpQ2r';
const PHRASES = [{ phrase: 'hello', text: 'Hello!' }];
const HELLO: ChatMessage = {
  ...{ message: 1, number: 1, room: 'players', text: 'Hallo!', phrase: 'hello', at: '2026-01-01T20:00:00.000Z' },
  person: { id: '8YWHMfk9JZe1', name: 'Bruno' },
};

const sent = vi.fn();
let problem: string | null;
const answer = async (url: string, { method, body }: RequestInit): Promise<Response> => {
  if (url.endsWith('/phrases')) return Response.json({ phrases: PHRASES });
  if (method === 'GET') return Response.json({ table: TABLE, isOpen: true, messages: [] });
  sent(JSON.parse(String(body)));
  return problem === null
    ? Response.json({ message: 2 }, { status: 201 })
    : Response.json({ error: { code: 'chat-silent', message: problem } }, { status: 409 });
};

const isAside = signal(false);
let talk: Talk;
let root: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('fetch', answer);
  sent.mockClear();
  problem = null;
  localStorage.clear();
  change({ language: 'en' });
  await text.load();
  meet({ id: '7YWHMfk9JZe1', name: 'Anna', login: null, language: 'en' });
  talk = new Talk(TABLE, null, signal('open'), signal(true), isAside);
  root = document.createElement('div');
  document.body.append(root);
  const Panel: ComponentType<TalkPanelProps> = await loadTalkPanel();
  act(() => render(<Panel talk={talk} />, root));
  await until(() => expect(phrases()).toHaveLength(PHRASES.length));
});
afterEach(() => {
  render(null, root);
  root.remove();
  talk.close();
});

/** Until what was asked for has been answered and drawn. */
const until = (check: () => void) => vi.waitFor(check, { interval: 5 });
const phrases = () => root.querySelectorAll<HTMLButtonElement>('.talk-phrases button');
const field = (): HTMLInputElement => root.querySelector('.talk-say input')!;
const write = (words: string) =>
  act(() => {
    field().value = words;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () =>
  act(() => void root.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));

test('a phrase is said at one tap and read in the language of the page', async () => {
  act(() => phrases()[0]!.click());
  await until(() => expect(sent.mock.calls).toEqual([[expect.objectContaining({ phrase: 'hello' })]]));
  act(() => talk.hear({ table: TABLE, isOpen: true, messages: [HELLO] }));
  expect(root.querySelector('.talk-words')!.textContent).toBe('Hello!');
  expect(talk.unread.value).toBe(0);
});

test('while cards change hands a sentence says so; what was written waits', async () => {
  write('Ahoy');
  act(() => talk.hear({ table: TABLE, isOpen: false, messages: [] }));
  expect(root.querySelector('.talk-phrases')).toBeNull();
  expect(root.querySelector('.talk-silent')!.textContent).toContain('Cards are being exchanged');
  submit();
  act(() => talk.hear({ table: TABLE, isOpen: true, messages: [] }));
  expect(field().value).toBe('Ahoy');
  submit();
  await until(() => expect(field().value).toBe(''));
  // A message submitted before would have come before.
  expect(sent.mock.calls).toEqual([[expect.objectContaining({ text: 'Ahoy' })]]);
});

test('what was refused is told and kept, and said again as the same request', async () => {
  problem = 'You are too fast.';
  write('Ahoy');
  submit();
  await until(() => expect(root.querySelector('[role=alert]')?.textContent).toBe('You are too fast.'));
  expect(field().value).toBe('Ahoy');
  problem = null;
  submit();
  await until(() => expect(root.querySelector('[role=alert]')).toBeNull());
  const [first, second] = sent.mock.calls.map(([body]) => body.id);
  expect(second).toBe(first);
});

test('who watches is told that players read it only after the game', async () => {
  expect(root.querySelector('.talk-aside')).toBeNull();
  await act(() => {
    isAside.value = true;
  });
  expect(root.querySelector('.talk-aside')!.textContent).toContain('the players only after the game');
  isAside.value = false;
});

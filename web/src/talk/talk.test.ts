import type { ChatMessage } from '@ankerplatz/protocol';
import { signal } from '@preact/signals';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { meet } from '../net/me.ts';
import type { ConnectionState } from '../net/socket.ts';
import { text } from '../text/text.ts';
import { announce } from '../ui/announcer.tsx';
import { Talk } from './talk.ts';

vi.mock('../ui/announcer.tsx', () => ({ announce: vi.fn() }));

const TABLE = '4fGh7KmNpQ2r';
const ANNA = { id: '7YWHMfk9JZe1', name: 'Anna' };
const BRUNO = { id: '8YWHMfk9JZe1', name: 'Bruno' };

const said = (message: number, person = BRUNO, text = `word ${message}`): ChatMessage => ({
  ...{ message, number: 1, room: 'players', person, text, phrase: null, at: '2026-01-01T20:00:00.000Z' },
});

/** Messages at the server. */
let kept: ChatMessage[];
const asked = vi.fn();
const line = signal<ConnectionState>('connecting');
let talk: Talk;

const answer = async (url: string, { method, body }: RequestInit): Promise<Response> => {
  asked(`${method} ${url}`, body === null ? null : JSON.parse(String(body)));
  if (method !== 'GET') return method === 'POST' ? Response.json({ message: 9 }) : new Response(null, { status: 204 });
  const after = Number(new URL(url, 'http://site').searchParams.get('after'));
  return Response.json({ table: TABLE, isOpen: true, messages: kept.filter(({ message }) => message > after) });
};

const numbers = () => talk.messages.value.map(({ message }) => message);
const open = () => new Talk(TABLE, null, line, signal(true));

beforeAll(() => text.load());

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  asked.mockClear();
  vi.mocked(announce).mockClear();
  localStorage.clear();
  meet({ ...ANNA, login: null, language: 'en' });
  kept = [said(1), said(2, ANNA)];
  line.value = 'connecting';
  talk = open();
});
afterEach(() => talk.close());

const connect = async (count: number): Promise<void> => {
  line.value = 'open';
  talk.watched();
  await vi.waitFor(() => expect(talk.messages.value).toHaveLength(count));
};

describe('talk at a table', () => {
  test('is read when the server has begun to tell it, so that nothing falls in between; and then told, not asked for again', async () => {
    kept = [];
    line.value = 'open';
    expect(asked).not.toHaveBeenCalled();
    kept = [said(1), said(2)];
    await connect(2);
    talk.watched();
    talk.hear({ table: TABLE, isOpen: true, messages: [said(3)] });
    expect(numbers()).toEqual([1, 2, 3]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('is read when the line is there, and the rest of it when the line is back', async () => {
    await connect(2);
    line.value = 'lost';
    kept = [...kept, said(3)];
    await connect(3);
    expect(asked.mock.calls.map(([request]) => request)).toEqual([
      `GET /api/v1/tables/${TABLE}/chat?after=0`,
      `GET /api/v1/tables/${TABLE}/chat?after=2`,
    ]);
    expect(announce).not.toHaveBeenCalled();
  });

  test('tells each message once, whichever way it came, and others’ alone aloud', async () => {
    await connect(2);
    talk.hear({ table: TABLE, isOpen: true, messages: [said(4)] });
    talk.hear({ table: TABLE, isOpen: true, messages: [said(3, ANNA), said(4)] });
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(vi.mocked(announce).mock.calls).toEqual([['Bruno: word 4']]);
  });

  test('counts what others said until it is seen, on this device for good', async () => {
    await connect(2);
    expect(talk.unread.value).toBe(1);
    talk.show(true);
    expect(talk.unread.value).toBe(0);
    talk.hear({ table: TABLE, isOpen: true, messages: [said(3)] });
    expect(talk.unread.value).toBe(0);
    talk.show(false);
    talk.hear({ table: TABLE, isOpen: true, messages: [said(4), said(5, ANNA)] });
    expect(talk.unread.value).toBe(1);
    talk.close();
    kept = [...kept, said(3), said(4), said(5, ANNA)];
    talk = open();
    await connect(5);
    expect(talk.unread.value).toBe(1);
  });

  test('is closed and opened by the server', async () => {
    await connect(2);
    talk.hear({ table: TABLE, isOpen: false, messages: [] });
    expect(talk.isOpen.value).toBe(false);
    talk.hear({ table: TABLE, isOpen: true, messages: [] });
    expect(talk.isOpen.value).toBe(true);
  });

  test('leaves out who is read no more, until he is read again', async () => {
    await connect(2);
    await talk.mute(BRUNO.id);
    expect(numbers()).toEqual([2]);
    await talk.unmute(BRUNO.id);
    expect(numbers()).toEqual([1, 2]);
  });

  test('says words and phrases', async () => {
    expect(await talk.say({ text: 'Ahoy' }, 'request-1')).toEqual({ ok: true, value: true });
    await talk.say({ phrase: 'hello' }, 'request-2');
    expect(asked.mock.calls).toEqual([
      [`POST /api/v1/tables/${TABLE}/chat`, { text: 'Ahoy', id: 'request-1' }],
      [`POST /api/v1/tables/${TABLE}/chat`, { phrase: 'hello', id: 'request-2' }],
    ]);
  });
});

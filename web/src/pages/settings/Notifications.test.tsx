import type { NoticeWays } from '@ankerplatz/protocol';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { meet } from '../../net/me.ts';
import { change } from '../../settings/settings.ts';
import { accountText } from '../../text/account.ts';
import { text } from '../../text/text.ts';
import { Notifications } from './Notifications.tsx';

const NONE: NoticeWays = {
  kinds: ['due', 'invited', 'over'],
  publicKey: 'key',
  devices: 0,
  webhook: null,
  mail: null,
  sendsMail: true,
};
const ANNA = { id: '7YWHMfk9JZe1', name: 'Anna', login: 'anna', language: 'en' as const };

/** The server's answer, and the requests that it got. */
let ways: NoticeWays;
let problem: string | null;
const asked = vi.fn();

const answer = async (url: string, { method, body }: RequestInit): Promise<Response> => {
  if (method === 'GET') return Response.json(ways);
  asked(`${method} ${url.replace('/api/v1/me/notices/', '')}`, body === null ? null : JSON.parse(String(body)));
  if (problem !== null) return Response.json({ error: { code: 'refused', message: problem } }, { status: 422 });
  if (url.endsWith('/test'))
    return Response.json({
      ways: [
        { way: 'webhook', isSent: true, problem: null },
        { way: 'mail', isSent: false, problem: 'ECONNREFUSED' },
      ],
    });
  return new Response(null, { status: 204 });
};

let root: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('fetch', answer);
  change({ language: 'en' });
  await Promise.all([text.load(), accountText.load()]);
  meet(ANNA);
  asked.mockClear();
  ways = NONE;
  problem = null;
  root = document.createElement('div');
  document.body.append(root);
});
afterEach(() => {
  render(null, root);
  root.remove();
});

/** Until what was asked for has been answered and drawn. */
const until = (check: () => void) => vi.waitFor(check, { interval: 5 });
const shows = (words: string) => until(() => expect(root.textContent).toContain(words));
const show = () => act(() => render(<Notifications />, root));
const form = (title: string): HTMLFormElement => root.querySelector(`form[aria-label="${title}"]`)!;
const fillIn = async (title: string, value: string): Promise<void> => {
  await until(() => expect(form(title)).not.toBeNull());
  const input = form(title).querySelector('input')!;
  act(() => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => void form(title).dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
};
const buttonOf = (words: string) =>
  [...root.querySelectorAll('button')].find(
    each => each.textContent === words || each.getAttribute('aria-label') === words,
  );
const press = async (words: string): Promise<void> => {
  await until(() => expect(buttonOf(words)).toBeDefined());
  act(() => buttonOf(words)!.click());
};
const valueShown = () => root.querySelector('.notifications-value')?.textContent;

describe('notices', () => {
  test('are offered to whoever is known here', async () => {
    meet(null);
    show();
    await shows('Once you have joined a table');
    expect(root.querySelector('form')).toBeNull();
  });

  test('a browser that cannot show them says what that takes', async () => {
    show();
    await shows('It needs https');
    expect(root.querySelector('[role=switch]')).toBeNull();
  });

  test('a webhook is set, refused in words, and removed', async () => {
    show();
    problem = 'This address is not on the internet.';
    await fillIn('To a program or a chat room (webhook)', 'http://10.0.0.1/');
    await until(() => expect(root.querySelector('[role=alert]')?.textContent).toBe(problem));
    problem = null;
    ways = { ...NONE, webhook: 'https://club.example/hook' };
    await fillIn('To a program or a chat room (webhook)', 'https://club.example/hook');
    await until(() => expect(valueShown()).toBe('https://club.example/hook'));
    ways = NONE;
    await press('Remove the webhook');
    await until(() => expect(valueShown()).toBeUndefined());
    expect(asked.mock.calls).toEqual([
      ['PUT webhook', { url: 'http://10.0.0.1/' }],
      ['PUT webhook', { url: 'https://club.example/hook' }],
      ['DELETE webhook', null],
    ]);
  });

  test('a mail address counts when its code was typed', async () => {
    show();
    await until(() => expect(form('By mail')).not.toBeNull());
    ways = { ...NONE, mail: { address: 'anna@club.example', isConfirmed: false } };
    await fillIn('By mail', 'anna@club.example');
    await shows('anna@club.example (not confirmed yet)');
    expect(root.textContent).not.toContain('Send a test');
    ways = { ...NONE, mail: { address: 'anna@club.example', isConfirmed: true } };
    await fillIn('Confirm the address', 'K7QF-2M9D');
    await until(() => expect(valueShown()).toBe('anna@club.example'));
    expect(asked.mock.calls).toEqual([
      ['PUT mail', { address: 'anna@club.example' }],
      ['POST mail/confirm', { code: 'K7QF-2M9D' }],
    ]);
  });

  test('whoever is told somewhere chooses of what', async () => {
    show();
    await until(() => expect(form('By mail')).not.toBeNull());
    expect(root.querySelector('.notifications-kinds')).toBeNull();
    ways = { ...NONE, webhook: 'https://club.example/hook', kinds: ['due', 'over'] };
    await fillIn('To a program or a chat room (webhook)', 'https://club.example/hook');
    const kinds = () => [...root.querySelectorAll<HTMLInputElement>('.notifications-kinds input')];
    await until(() => expect(kinds().map(({ checked }) => checked)).toEqual([true, false, true]));
    act(() => kinds()[0]!.click());
    await until(() => expect(asked.mock.calls.slice(1)).toEqual([['PUT kinds', { kinds: ['over'] }]]));
    act(() => kinds()[1]!.click());
    await until(() => expect(asked.mock.calls[2]).toEqual(['PUT kinds', { kinds: ['due', 'invited', 'over'] }]));
  });

  test('a server without mail offers none', async () => {
    ways = { ...NONE, sendsMail: false };
    show();
    await until(() => expect(form('To a program or a chat room (webhook)')).not.toBeNull());
    expect(form('By mail')).toBeNull();
  });

  test('one that is tried tells what became of it', async () => {
    ways = { ...NONE, webhook: 'https://club.example/hook' };
    show();
    await press('Send a test');
    await until(() =>
      expect(root.querySelector('.notifications-try p')?.textContent).toBe(
        'Sent: the webhook. Could not be sent: mail.',
      ),
    );
  });
});

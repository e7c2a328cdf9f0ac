import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { change } from '../settings/settings.ts';
import { text } from '../text/text.ts';
import { ask, query, shutOut } from './http.ts';

beforeAll(async () => {
  change({ language: 'de' });
  await text.load();
});
afterEach(() => vi.unstubAllGlobals());

const answer = (respond: () => Response) => {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => respond());
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('a request', () => {
  test('gives what the server answered, and says in which language we read', async () => {
    const fetched = answer(() => Response.json({ name: 'Anna' }));
    expect(await ask('POST', '/guests', { name: 'Anna' })).toEqual({ ok: true, value: { name: 'Anna' } });
    expect(fetched.mock.calls[0]).toEqual([
      '/api/v1/guests',
      {
        method: 'POST',
        headers: { 'accept-language': 'de', 'content-type': 'application/json' },
        body: '{"name":"Anna"}',
      },
    ]);
  });

  test('without a body names no type of it', async () => {
    const fetched = answer(() => new Response(null, { status: 204 }));
    expect(await ask('DELETE', '/me')).toEqual({ ok: true, value: undefined });
    expect(fetched.mock.calls[0]![1]).toMatchObject({ body: null, headers: { 'accept-language': 'de' } });
  });

  test('that was refused gives the problem of the server', async () => {
    const error = { code: 'seat-taken', message: 'Da sitzt schon jemand.' };
    answer(() => Response.json({ error }, { status: 409 }));
    expect(await ask('POST', '/tables/x/sit', {})).toEqual({ ok: false, error });
  });

  test('of somebody who was shut out keeps the reason, until the server answers again', async () => {
    answer(() => Response.json({ error: { code: 'banned', message: 'Ausgesperrt. Sei nett.' } }, { status: 403 }));
    await ask('GET', '/club');
    expect(shutOut.value).toBe('Ausgesperrt. Sei nett.');
    answer(() => Response.json({}));
    await ask('GET', '/club');
    expect(shutOut.value).toBeNull();
  });

  test.each([
    ['a proxy that answers instead', () => new Response('<h1>502</h1>', { status: 502 }), 'unreadable'],
    ['nonsense', () => new Response('{', { status: 200 }), 'unreadable'],
    ['another kind of error', () => Response.json({ error: 'no' }, { status: 400 }), 'unreadable'],
    [
      'nobody',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'unreachable',
    ],
  ])('answered by %s is a problem in words, too', async (_, respond, code) => {
    answer(respond);
    const asked = await ask('GET', '/me');
    expect(asked).toMatchObject({ ok: false, error: { code } });
    expect(!asked.ok && asked.error.message).toMatch(/Server/);
  });
});

test('a query holds what is given', () => {
  expect(query({ number: 1, from: 0, invitation: null })).toBe('?number=1&from=0');
  expect(query({ invitation: undefined })).toBe('');
  expect(query({ invitation: 'a b&c' })).toBe('?invitation=a+b%26c');
});

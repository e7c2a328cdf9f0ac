import { afterEach, expect, test, vi } from 'vitest';
import type { TableState } from '../board/source.ts';
import { leaveOfServer } from './OnlineCoach.tsx';

afterEach(() => vi.unstubAllGlobals());

test('the coach asks the server for leave, once a game, and again where it was refused', async () => {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => new Response(null, { status: 204 }));
  fetched.mockResolvedValueOnce(Response.json({ error: { code: 'no-coach', message: 'No.' } }, { status: 409 }));
  vi.stubGlobal('fetch', fetched);
  const leave = leaveOfServer();
  const game = (number: number): TableState => ({ table: 'Anker1234567', number }) as TableState;
  expect(await leave(game(1))).toMatchObject({ ok: false, error: { message: 'No.' } });
  expect(await leave(game(1))).toMatchObject({ ok: true });
  expect(await leave(game(1))).toMatchObject({ ok: true });
  expect(await leave(game(2))).toMatchObject({ ok: true });
  const asked = fetched.mock.calls.map(([url, { body }]) => `${url} ${body}`);
  expect(asked).toEqual(
    ['{"number":1}', '{"number":1}', '{"number":2}'].map(body => `/api/v1/tables/Anker1234567/hint ${body}`),
  );
});

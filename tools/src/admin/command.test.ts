import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../testing/program.ts';

interface Asked {
  readonly line: string;
  readonly token: string;
  readonly body: unknown;
}

/** Answers as a server does, and notes what it was asked. */
const asked: Asked[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, answer) => {
    let text = '';
    request.on('data', part => {
      text += part;
    });
    request.on('end', () => {
      const line = `${request.method} ${request.url}`;
      asked.push({ line, token: request.headers.authorization ?? '', body: text ? JSON.parse(text) : undefined });
      const isRefused = line.includes('nobody');
      answer.writeHead(isRefused ? 404 : request.method === 'GET' ? 200 : 204, { 'content-type': 'application/json' });
      answer.end(
        isRefused
          ? '{"error":{"code":"no-such-person","message":"There is no such person."}}'
          : request.method === 'GET'
            ? '{"people":3}'
            : '',
      );
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

const admin = async (...args: string[]) => {
  const done = await run(['admin', '--url', url, '--token', 'T', ...args]);
  return { ...done, asked: asked.at(-1) };
};

describe('ankerplatz admin', () => {
  test('shows what the server answers', async () => {
    const { code, stdout, asked: last } = await admin('overview');
    expect([code, JSON.parse(stdout)]).toEqual([0, { people: 3 }]);
    expect(last).toMatchObject({ line: 'GET /api/v1/admin', token: 'Bearer T' });
  });

  test.each([
    [
      ['set', 'name', 'Harbour club', 'registration', 'closed', 'bot-workers', '3'],
      'PATCH /api/v1/admin/settings',
      { name: 'Harbour club', registration: 'closed', botWorkers: 3 },
    ],
    [['mute', 'A'], 'PUT /api/v1/admin/people/A/silence', undefined],
    [['free', 'T', '2'], 'POST /api/v1/admin/tables/T/seats/2/free', undefined],
    [['announce', 'Tea'], 'PUT /api/v1/admin/announcement', { text: 'Tea', restartAt: null }],
    [['invite', '--uses', '5'], 'POST /api/v1/admin/invitations', { uses: 5, days: 7 }],
    [['people', 'a b'], 'GET /api/v1/admin/people?search=a%20b', undefined],
  ])('%j', async (args, line, body) => {
    const { code, asked: last } = await admin(...args);
    expect(code).toBe(0);
    expect(last).toMatchObject({ line, ...(body === undefined ? {} : { body }) });
  });

  test('says when a restart comes', async () => {
    const before = Date.now();
    const { asked: last } = await admin('announce', 'Soon', '--restart-in', '10');
    const { restartAt } = last!.body as { restartAt: string };
    expect(Date.parse(restartAt)).toBeGreaterThanOrEqual(before + 600_000);
  });

  test.each([
    [['reset', 'nobody'], 'There is no such person.'],
    [['set', 'colour', 'red'], 'there is no setting colour'],
    [['set', 'name'], 'every setting needs a value'],
    [['set', 'registration', 'never'], 'registration is one of open, invitation, closed'],
    [['close'], "missing required argument 'table'"],
    [['dance'], "unknown command 'dance'"],
  ])('%j: exit code 2 and a sentence', async (args, sentence) => {
    const { code, stderr } = await admin(...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
  });

  test('without a token, or without a server', async () => {
    const tokenless = await run(['admin', '--url', url, 'overview']);
    expect([tokenless.code, tokenless.stderr]).toEqual([2, expect.stringContaining('a token is needed')]);
    const gone = await run(['admin', '--url', 'http://127.0.0.1:1', '--token', 'T', 'overview']);
    expect([gone.code, gone.stderr]).toEqual([2, expect.stringContaining('cannot be reached')]);
  });
});

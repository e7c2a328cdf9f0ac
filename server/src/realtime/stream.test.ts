import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import type { ServerMessage } from '@ankerplatz/protocol';
import { expect, test } from 'vitest';
import { type Person, useApp } from '../testing/app.ts';
import { jsonOf, problemOf, TestTable } from '../testing/tables.ts';

const server = useApp({ heartbeatMs: 200 });

type Line = ServerMessage | null;

const open = async (url: string, headers: Record<string, string>): Promise<IncomingMessage> => {
  const [answer] = await once(get(url, { headers, agent: false }), 'response');
  return answer as IncomingMessage;
};

/** Reads lines, null for an empty one, until a condition holds or the stream ends. */
const linesUntil = async (
  url: string,
  headers: Record<string, string>,
  isEnough: (lines: Line[]) => boolean,
): Promise<Line[]> => {
  const answer = await open(url, headers);
  expect(answer.headers['content-type']).toBe('application/x-ndjson');
  const lines: Line[] = [];
  for await (const line of createInterface({ input: answer })) {
    lines.push(line === '' ? null : (JSON.parse(line) as ServerMessage));
    if (isEnough(lines)) break;
  }
  answer.destroy();
  return lines;
};

const gamesIn = (lines: Line[]) => lines.filter(line => line?.type === 'table');

const urlOf = async (table: TestTable, query = ''): Promise<string> =>
  `${await server().listen()}/api/v1${table.path}/stream${query}`;

const started = async (): Promise<TestTable> =>
  TestTable.started([await server().guest('Anna'), await server().guest('Berta')]);

const as = ({ cookie }: Person) => ({ cookie });

test('begins with the view, goes on with every change, and ends with the game', async () => {
  const table = await started();
  const lines = linesUntil(await urlOf(table, '?until=over'), as(table.owner), () => false);
  await expect.poll(() => server().app.realtime.connections.size).toBe(1);
  await table.playOn('stream', 5);
  await table.agreeAll(1, 'end');
  const all = await lines;
  expect(all[0]).toMatchObject({ type: 'table', version: 0, seat: 0, from: null });
  const games = gamesIn(all);
  expect(games.at(-1)).toMatchObject({ version: 6, result: { end: 'agreed' } });
  expect(games.flatMap(({ entries }) => entries.map(({ entry }) => entry))).toEqual([1, 2, 3, 4, 5, 6]);
});

test('goes on from any version', async () => {
  const table = await started();
  await table.playOn('resume', 6);
  for (const query of ['?from=4', '?from=4&number=1']) {
    const [first] = await linesUntil(await urlOf(table, query), as(table.owner), lines => lines.length > 0);
    expect(first).toMatchObject({ type: 'table', version: 6, from: 4, entries: [{ entry: 5 }, { entry: 6 }] });
  }
  const [other] = await linesUntil(await urlOf(table, '?from=4&number=2'), as(table.owner), lines => lines.length > 0);
  expect(other).toMatchObject({ version: 6, from: null, entries: [] });
});

test('empty lines are signs of life', async () => {
  const table = await started();
  const lines = await linesUntil(
    await urlOf(table),
    as(table.owner),
    all => all.filter(line => line === null).length > 1,
  );
  expect(lines.at(-1)).toBeNull();
});

test('shows a stranger what is public, nothing of a private table, and refuses what is not right', async () => {
  const table = await started();
  const [first] = await linesUntil(await urlOf(table), {}, lines => lines.length > 0);
  expect(first).toMatchObject({ type: 'table', seat: null });
  const hidden = await TestTable.open([table.owner], { players: 2, visibility: 'invitation' });
  const { invitation } = await hidden.info();
  expect(problemOf(await server().ask('GET', `${hidden.path}/stream`))).toBe('404 no-such-table');
  const [info] = await linesUntil(await urlOf(hidden, `?invitation=${invitation}`), {}, lines => lines.length > 0);
  expect(info).toMatchObject({ type: 'info', info: { status: 'open', invitation: null } });
  for (const query of ['?from=x', '?from=-1', '?until=never', '?loud=1'])
    expect(problemOf(await server().ask('GET', `${table.path}/stream${query}`))).toBe('400 wrong-field');
  expect(problemOf(await server().ask('HEAD', `${table.path}/stream`))).toMatch('404');
});

test('ends when its token is revoked', async () => {
  const table = await started();
  const made = jsonOf<{ id: string; token: string }>(await table.owner.ask('POST', '/me/tokens', { name: 'bot' }), 201);
  const lines = linesUntil(await urlOf(table), { authorization: `Bearer ${made.token}` }, () => false);
  await expect.poll(() => server().app.realtime.connections.size).toBe(1);
  await table.owner.ask('DELETE', `/me/tokens/${made.id}`);
  expect((await lines).filter(line => line !== null).at(-1)).toMatchObject({
    type: 'refused',
    error: { code: 'not-logged-in' },
  });
});

test('nobody has more than a hundred connections to one server', async () => {
  const table = await started();
  const url = await urlOf(table);
  const streams = await Promise.all(Array.from({ length: 100 }, () => open(url, as(table.owner))));
  expect(streams.map(({ statusCode }) => statusCode)).toEqual(streams.map(() => 200));
  const last = await open(url, as(table.owner));
  expect(last.statusCode).toBe(429);
  for (const stream of [...streams, last]) stream.destroy();
  await expect.poll(() => server().app.realtime.connections.size).toBe(0);
});

import { once } from 'node:events';
import { connect, type TLSSocket } from 'node:tls';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LoggedRow } from './news.ts';
import { Peers } from './peers.ts';

const KEY = Buffer.alloc(32, 1);
const LISTENERS = 2;
const PATIENT = { interval: 10, timeout: 10_000 };

const opened: Peers[] = [];

afterEach(async () => {
  for (const each of opened.splice(0)) await each.stop();
});

/** A server of ours, and where it is. */
const open = async (id: string, key = KEY): Promise<{ peers: Peers; id: string; address: string }> => {
  const peers = new Peers(id, pino({ level: 'silent' }));
  opened.push(peers);
  return { peers, id, address: `127.0.0.1:${await peers.open(key, '127.0.0.1', 0)}` };
};

type Opened = Awaited<ReturnType<typeof open>>;

const introduce = (...all: readonly Opened[]): void => {
  for (const { peers, id } of all)
    peers.meet({
      others: all.filter(each => each.id !== id).map(({ id: other, address }) => ({ id: other, address })),
      listeners: LISTENERS * all.length,
    });
};

const linked = async (...all: readonly Opened[]): Promise<void> => {
  introduce(...all);
  await vi.waitFor(() => expect(all.every(({ peers }) => peers.isWhole)).toBe(true), PATIENT);
};

const HELLO = `${JSON.stringify({ hello: 'b', watching: [], isCurious: false })}\n`;

/** Has the key, and has said nothing yet. */
const strangerAt = async ({ address }: Opened): Promise<TLSSocket> => {
  const [host, port] = address.split(':');
  const stranger = connect({
    ...{ host, port: Number(port), ciphers: 'ECDHE-PSK-CHACHA20-POLY1305', maxVersion: 'TLSv1.2' },
    ...{ pskCallback: () => ({ psk: KEY, identity: 'ankerplatz' }), checkServerIdentity: () => undefined },
  });
  await once(stranger, 'secureConnect');
  return stranger;
};

const heardBy = ({ peers }: Opened): { news: LoggedRow[]; changed: string[] } => {
  const heard = { news: [] as LoggedRow[], changed: [] as string[] };
  peers.on('news', row => void heard.news.push(row));
  peers.on('changed', changes => void heard.changed.push(...changes));
  return heard;
};

describe('servers tell each other', () => {
  test('of moves at tables that are watched there, and of no others', async () => {
    const [a, b, c] = [await open('a'), await open('b'), await open('c')];
    await linked(a, b, c);
    const [atB, atC] = [heardBy(b), heardBy(c)];
    await b.peers.watch('ours');
    await c.peers.watch('theirs');
    const row: LoggedRow = ['ours', 1, 7, 123, [{ kind: 'move', seat: 0, move: 'pass', request: 'r' }]];
    a.peers.tell(row);
    a.peers.tell(['theirs', 1, 1, 124, []]);
    await vi.waitFor(() => expect([atB.news.length, atC.news.length]).toEqual([1, 1]), PATIENT);
    expect(atB.news).toEqual([row]);
    b.peers.unwatch('ours');
    await b.peers.watch('another');
    a.peers.tell(['ours', 1, 8, 125, []]);
    a.peers.tell(['another', 1, 1, 126, []]);
    await vi.waitFor(() => expect(atB.news.map(([table]) => table)).toEqual(['ours', 'another']), PATIENT);
  });

  test('who wants to know of all tables hears that something has changed', async () => {
    const [a, b] = [await open('a'), await open('b')];
    await linked(a, b);
    const atA = heardBy(a);
    await a.peers.wonder(true);
    b.peers.tell(['ours', 2, 3, 123, []]);
    await vi.waitFor(() => expect(atA.changed).toEqual(['ours:2:3']), PATIENT);
    expect(atA.news).toEqual([]);
  });

  test('of changes that are no entries where the table is watched, and where all are', async () => {
    const [a, b, c, d] = [await open('a'), await open('b'), await open('c'), await open('d')];
    await linked(a, b, c, d);
    const [atB, atC, atD] = [heardBy(b), heardBy(c), heardBy(d)];
    await b.peers.watch('ours');
    await c.peers.wonder(true);
    await d.peers.watch('theirs');
    a.peers.tellChange('ours', 'ours:1:90');
    a.peers.tellChange('theirs', 'theirs:2:0');
    const heard = () => [atB.changed, atC.changed, atD.changed];
    await vi.waitFor(
      () => expect(heard()).toEqual([['ours:1:90'], ['ours:1:90', 'theirs:2:0'], ['theirs:2:0']]),
      PATIENT,
    );
    const atA: string[] = [];
    a.peers.on('lost', lost => void atA.push(...lost));
    await d.peers.stop();
    await vi.waitFor(() => expect(atA.sort()).toEqual(['ours:1:90', 'theirs:2:0']), PATIENT);
  });

  test('who comes later says at once what it watches', async () => {
    const [a, b] = [await open('a'), await open('b')];
    await b.peers.watch('ours');
    await linked(a, b);
    const atB = heardBy(b);
    a.peers.tell(['ours', 1, 1, 1, []]);
    await vi.waitFor(() => expect(atB.news).toHaveLength(1), PATIENT);
  });

  test('where one is lost the others know it, and what it may not have heard', async () => {
    const [a, b] = [await open('a'), await open('b')];
    await linked(a, b);
    const lost = new Promise<readonly string[]>(resolve => a.peers.once('lost', resolve));
    const gap = new Promise<void>(resolve => a.peers.once('gap', resolve));
    a.peers.tell(['ours', 1, 1, 1, []]);
    a.peers.tell(['ours', 1, 2, 2, []]);
    await b.peers.stop();
    expect(await lost).toEqual(['ours:1:2']);
    await gap;
    expect(a.peers.isWhole).toBe(false);
    a.peers.meet({ others: [], listeners: LISTENERS });
    expect(a.peers.isWhole).toBe(true);
  });

  test('what somebody begins to watch while two say hello is told, too, and then looked at anew', async () => {
    const a = await open('a');
    const other = await strangerAt(a);
    const heard: Record<string, unknown>[] = [];
    other.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.trim().split('\n')) heard.push(JSON.parse(line) as Record<string, unknown>);
    });
    await vi.waitFor(() => expect(heard).toContainEqual({ hello: 'a', watching: [], isCurious: false }), PATIENT);
    await a.peers.watch('ours');
    await a.peers.wonder(true);
    const gap = once(a.peers, 'gap');
    other.write(HELLO);
    await vi.waitFor(() => expect(heard).toContainEqual({ watch: ['ours'], asked: expect.any(Number) }), PATIENT);
    await vi.waitFor(() => expect(heard).toContainEqual({ isCurious: true, asked: expect.any(Number) }), PATIENT);
    for (const { asked } of heard) if (asked !== undefined) other.write(`${JSON.stringify({ done: asked })}\n`);
    await gap;
    expect(other.destroyed).toBe(false);
    other.destroy();
  });

  test('who is silent, as a process that was stopped, is lost too, before anybody has to wait for its answer', async () => {
    const a = await open('a');
    const stopped = await strangerAt(a);
    stopped.write(HELLO);
    a.peers.meet({ others: [{ id: 'b', address: null }], listeners: 2 * LISTENERS });
    await vi.waitFor(() => expect(a.peers.isWhole).toBe(true), PATIENT);
    await once(a.peers, 'gap');
    expect(a.peers.isWhole).toBe(false);
    await a.peers.watch('ours');
    stopped.destroy();
  });

  test('who does not have the key is no server of ours', async () => {
    const [a, b] = [await open('a'), await open('b', Buffer.alloc(32, 2))];
    const gone = new Promise<void>(resolve => b.peers.once('refused', resolve));
    introduce(a, b);
    await gone;
    expect([a.peers.isWhole, b.peers.isWhole]).toEqual([false, false]);
  });

  test('who listens to the database and is not known, as a server of a former release, is told through it', async () => {
    const a = await open('a');
    a.peers.meet({ others: [], listeners: LISTENERS });
    expect(a.peers.isWhole).toBe(true);
    a.peers.meet({ others: [], listeners: 2 * LISTENERS });
    expect(a.peers.isWhole).toBe(false);
  });

  test('and who has stopped links to nobody any more', async () => {
    const [a, b] = [await open('a'), await open('b')];
    await linked(a, b);
    await a.peers.stop();
    await vi.waitFor(() => expect(b.peers.isWhole).toBe(false), PATIENT);
    introduce(a, b);
    const c = await open('c');
    await linked(b, c);
    expect(a.peers.isWhole).toBe(false);
  });
});

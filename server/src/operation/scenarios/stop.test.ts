import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { API } from '../../api.ts';
import { newFolder, Program } from '../../testing/program.ts';
import { TestSocket } from '../../testing/socket.ts';

const data = newFolder();
afterAll(() => rmSync(data, { recursive: true, force: true }));

const ask = async (url: string, path: string, body: unknown, cookie = ''): Promise<{ cookie: string; id: string }> => {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(`${url}${API}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  const { id } = (await answer.json()) as { id: string };
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie, id };
};

describe('stopping', () => {
  test('with sockets, streams, bots that think and requests that never end: by itself, and with its database', async () => {
    const program = new Program({
      ANKERPLATZ_DATA: data,
      BOT_DELAY_MIN_MS: '0',
      BOT_DELAY_MAX_MS: '0',
      BOTS_ALONE: '1',
    });
    const url = await program.url();
    const { cookie } = await ask(url, '/guests', { name: 'Anna' });
    const bot = { kind: 'bot', level: 'mate' };
    const wish = { game: 'nauticus', players: 2, visibility: 'public', seats: [bot, bot] };
    const { id } = await ask(url, '/tables', wish, cookie);
    await fetch(`${url}${API}/tables/${id}/start`, { method: 'POST', headers: { cookie } });

    const socket = await TestSocket.at(url, { cookie });
    await socket.greet();
    socket.watch(id);
    await socket.next('table');
    const stream = get(`${url}${API}/tables/${id}/stream`);
    const [lines] = (await once(stream, 'response')) as [IncomingMessage];
    let heard = '';
    lines.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    const mute = connect(Number(new URL(url).port), '127.0.0.1');
    mute.on('error', () => undefined);
    mute.write(
      `POST ${API}/guests HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
    );

    // A server that did not end by itself would be ended with 1.
    expect(await program.end('SIGTERM')).toBe(0);
    expect(await socket.closed).toBe(1012);
    expect(heard).toContain('"type":"bye"');
    mute.destroy();
    stream.destroy();
  });
});

import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { ended, run, start } from '../../testing/program.ts';

const answersOf = (stdout: string): { ok: boolean; error?: { code: string } }[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));

const lines = (...requests: unknown[]): string => requests.map(request => `${JSON.stringify(request)}\n`).join('');

const NEW = { do: 'new', game: 'nauticus', players: 2, seed: 's' };

describe('ankerplatz engine, as a process', () => {
  test('quit is answered and ends it with 0, whatever follows', async () => {
    const { code, stdout, stderr } = await run(['engine'], lines({ do: 'quit' }, NEW));
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '{"ok":true}\n', stderr: '' });
  });

  test('quit ends it although the input stays open', async () => {
    const child = start('engine');
    child.stdin.write(lines({ do: 'quit' }));
    expect((await ended(child)).code).toBe(0);
  });

  test('the end of the input ends it with 0; a last line needs no end, blank lines get no answer', async () => {
    const { code, stdout } = await run(['engine'], `\n  \r\n${lines(NEW)}\r\n\n{"do":"result"}`);
    expect(code).toBe(0);
    expect(answersOf(stdout)).toEqual([{ ok: true }, { ok: true, over: false }]);
  });

  test('no input at all is no error', async () => {
    expect(await run(['engine'])).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('a line of 2 MiB is a bad request, and the game goes on', async () => {
    const long = JSON.stringify({ do: 'play', seat: 0, move: 'x'.repeat(2 * 1024 * 1024) });
    const { code, stdout } = await run(['engine'], `${lines(NEW)}${long}\n${lines({ do: 'result' })}`);
    expect(code).toBe(0);
    expect(answersOf(stdout)).toMatchObject([
      { ok: true },
      { ok: false, error: { code: 'bad-request' } },
      { ok: true, over: false },
    ]);
  });

  test('bytes that are no UTF-8 are bad JSON, not the end', async () => {
    const child = start('engine');
    child.stdin.end(Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(lines(NEW))]));
    const { code, stdout } = await ended(child);
    expect(code).toBe(0);
    expect(answersOf(stdout)).toMatchObject([{ ok: false, error: { code: 'bad-json' } }, { ok: true }]);
  });

  test('answers come in order, one for each of ten thousand requests', async () => {
    const views = Array.from({ length: 5000 }, () => lines({ do: 'view', seat: 0 }, { do: 'view', seat: 1 })).join('');
    const { stdout } = await run(['engine'], lines(NEW) + views);
    const seats = answersOf(stdout).map(answer => ('view' in answer ? (answer.view as { seat: number }).seat : null));
    expect(seats).toEqual([null, ...Array.from({ length: 10_000 }, (_, at) => at % 2)]);
  });

  test('a reader who leaves ends it quietly', async () => {
    const child = start('engine');
    child.stdin.on('error', () => {});
    child.stdin.write(lines(NEW, { do: 'state' }));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.write(lines({ do: 'state' }).repeat(1000));
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
    expect(child.stderr.read()).toBeNull();
  });
});

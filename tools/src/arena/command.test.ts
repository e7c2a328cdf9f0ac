import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ended, run, start } from '../testing/program.ts';
import type { Standing } from './report/standings.ts';

const fileOf = (): string => join(mkdtempSync(join(tmpdir(), 'ankerplatz-')), 'results.ndjson');

const SERIES = ['arena', 'nauticus', '--bots', 'random,random,random', '--seed', 's', '--threads', '1'];

interface Answer {
  readonly games: number;
  readonly standings: readonly Standing[];
}

/** The totals of a series as JSON, without the times. */
const totalsOf = async (...args: string[]): Promise<readonly Omit<Standing, 'secondsPerTurn'>[]> => {
  const { code, stdout, stderr } = await run([...args, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return (JSON.parse(stdout) as Answer).standings.map(({ secondsPerTurn, ...standing }) => standing);
};

const linesOf = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split('\n').slice(0, -1);
  } catch {
    return [];
  }
};

const until = (condition: () => boolean): Promise<void> => expect.poll(condition, { interval: 5 }).toBe(true);

const isRunning = (pid: number): boolean => {
  try {
    return !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

afterEach(() => void vi.unstubAllEnvs());

describe('ankerplatz arena', () => {
  test('prints a table', async () => {
    const { code, stdout, stderr } = await run([...SERIES, '--games', '6', '--figures']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('nauticus, 3 seats, 6 games of 2 deals, seed "s"');
    for (const word of ['random #1', 'random #3', 'won', 'Elo', 's a turn', 'ships1']) expect(stdout).toContain(word);
  });

  test('the number of threads changes nothing', async () => {
    const [one, two] = await Promise.all(
      ['1', '3'].map(threads => totalsOf(...SERIES, '--threads', threads, '--games', '12')),
    );
    expect(two).toEqual(one);
    expect(one!.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(12, 9);
    expect(await totalsOf(...SERIES, '--games', '12', '--seed', 't')).not.toEqual(one);
  });

  test('levels with the same budget play the same games on any number of threads', async () => {
    const args = ['arena', 'nauticus', '--bots', 'mate,deckhand:3', '--playouts', '5', '--games', '4'];
    const [one, two] = await Promise.all(['1', '2'].map(threads => totalsOf(...args, '--threads', threads)));
    expect(two).toEqual(one);
    expect(one!.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('two bots are two sides of partners', async () => {
    const totals = await totalsOf('arena', 'nautilus', '--variant', 'quick', '--bots', 'random,random', '--games', '2');
    expect(totals.map(({ games, points }) => ({ games, points }))).toEqual(Array(2).fill({ games: 2, points: null }));
    expect(totals[0]!.wins + totals[1]!.wins).toBe(2);
  });

  test('ended in the middle it goes on where it was, and comes to the same totals', async () => {
    const file = fileOf();
    const args = [...SERIES, '--games', '20', '--file', file];
    const child = start(...args);
    const end = ended(child);
    await until(() => linesOf(file).length > 4);
    child.kill('SIGKILL');
    await end;
    const before = linesOf(file);
    expect(before.length).toBeLessThan(21);
    const totals = await totalsOf(...args);
    const after = linesOf(file);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(
      after
        .slice(1)
        .map(line => JSON.parse(line).game)
        .sort((a, b) => a - b),
    ).toEqual([...Array(20).keys()]);
    expect(totals).toEqual(await totalsOf(...SERIES, '--games', '20'));
  });

  test('a file of a shorter series is continued, that of another series refused', async () => {
    const file = fileOf();
    await totalsOf(...SERIES, '--games', '3', '--file', file);
    expect(await totalsOf(...SERIES, '--games', '5', '--file', file)).toEqual(
      await totalsOf(...SERIES, '--games', '5'),
    );
    const { code, stdout, stderr } = await run([...SERIES, '--seed', 't', '--file', file]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('holds another series: there seed is "s", here it is "t"');
    expect(linesOf(file)).toHaveLength(6);
  });

  test('programs play for their fault or their luck, are started once a thread, and are gone in the end', async () => {
    const pids = fileOf();
    // A program that sends the question back plays the first legal move.
    const good = `cmd:echo $$ >> ${pids}; exec cat`;
    const bots = ['--bots', `${good},cmd:read line; exit 3`];
    const [first, second] = await totalsOf('arena', 'nauticus', ...bots, '--games', '6', '--threads', '2');
    expect([first!.wins, second!.wins]).toEqual([6, 0]);
    expect(second!.faults.map(({ reason }) => reason)).toEqual(
      Array(6).fill('crash: the program ended with exit code 3'),
    );
    const started = linesOf(pids).map(Number);
    expect(started.length).toBeGreaterThan(0);
    expect(started.length).toBeLessThanOrEqual(2);
    expect(started.filter(isRunning)).toEqual([]);
  });

  test('stopped by a signal it takes its programs along', async () => {
    const pids = fileOf();
    const file = fileOf();
    const sleeper = `cmd:echo $$ >> ${pids}; exec sleep 62`;
    const child = start('arena', 'nauticus', '--bots', `${sleeper},random`, '--games', '4', '--file', file);
    const end = ended(child);
    await until(() => linesOf(pids).length > 0);
    child.kill('SIGTERM');
    expect(await end).toMatchObject({ code: 143, stderr: '' });
    expect(linesOf(pids).map(Number).filter(isRunning)).toEqual([]);
    expect(linesOf(file)).toHaveLength(1);
  });

  test('stopped by a signal it ends no thread that still loads: Node might abort', async () => {
    const [pids, gate, loaded] = [fileOf(), fileOf(), fileOf()];
    const slow = `
      import { existsSync, writeFileSync } from 'node:fs';
      import { threadId } from 'node:worker_threads';
      const never = new Int32Array(new SharedArrayBuffer(4));
      if (threadId === 2) {
        while (!existsSync(${JSON.stringify(gate)})) Atomics.wait(never, 0, 0, 100);
        writeFileSync(${JSON.stringify(loaded)}, 'yes\\n');
      }`;
    vi.stubEnv('NODE_OPTIONS', `--import data:text/javascript,${encodeURIComponent(slow)}`);
    const sleeper = `cmd:echo $$ >> ${pids}; exec sleep 64`;
    const child = start('arena', 'nauticus', '--bots', `${sleeper},random`, '--games', '4', '--threads', '2');
    const end = ended(child);
    await until(() => linesOf(pids).length > 0);
    child.kill('SIGTERM');
    await until(() => !linesOf(pids).map(Number).some(isRunning));
    writeFileSync(gate, '');
    expect(await end).toMatchObject({ code: 143, stderr: '' });
    expect(linesOf(loaded)).toEqual(['yes']);
  });

  test('what programs say on the error stream is shown if asked', async () => {
    const bots = ['--bots', 'cmd:echo oops >&2; exit 3,random', '--games', '2', '--json'];
    expect((await run(['arena', 'nauticus', ...bots])).stderr).toBe('');
    expect((await run(['arena', 'nauticus', ...bots, '--verbose'])).stderr).toContain('oops');
  });

  test.each([
    ['no bots', ['nauticus']],
    ['an unknown bot', ['nauticus', '--bots', 'god,mate']],
    ['too few bots', ['nauticus', '--players', '3', '--bots', 'mate,mate']],
    ['more bots than sides', ['nautilus', '--variant', 'team', '--bots', 'mate,mate,mate,mate']],
    ['an unknown variant', ['nautilus', '--variant', 'chess', '--bots', 'mate,mate']],
    ['no limit', ['nauticus', '--bots', 'mate,mate', '--limit', '0']],
  ])('%s: wrong usage, said in a sentence', async (_, args) => {
    const { code, stdout, stderr } = await run(['arena', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toBe('');
    expect(stderr).not.toContain('    at ');
  });
});

describe('ankerplatz ladder', () => {
  test('prints a file of results as a row', async () => {
    const file = fileOf();
    await run([
      'arena',
      'nautilus',
      '--variant',
      'duel',
      '--bots',
      'deckhand:20,random',
      '--games',
      '2',
      '--file',
      file,
    ]);
    const { code, stdout } = await run(['ladder', file]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^\| nautilus, duel \| \[deckhand:20 against random\]\(\S+\) \| 2 \| \d+\S* % \(\S+–\S+\) \| – \|\n$/,
    );
  });

  test.each([
    ['nothing', '', 'is not a file of arena results'],
    ['something else', '{}\n', 'is not a file of arena results'],
  ])('a file that holds %s is refused in a sentence', async (_, text, sentence) => {
    const file = fileOf();
    writeFileSync(file, text);
    const { code, stdout, stderr } = await run(['ladder', file]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });
});

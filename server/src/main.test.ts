import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import * as module from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { API } from './api.ts';
import { COMPILED } from './folders.ts';
import { newFolder, Program } from './testing/program.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** One folder for all: whatever a test does to its server, the next one starts on what is left. */
const data = newFolder();
const programs: Program[] = [];

const start = (settings: Readonly<Record<string, string>>): Program => {
  programs.push(new Program(settings));
  return programs.at(-1)!;
};

afterEach(async () => {
  for (const program of programs.splice(0)) await program.end('SIGTERM');
});

afterAll(() => rmSync(data, { recursive: true, force: true }));

const pidFile = join(data, 'cluster', 'postmaster.pid');
const databaseOf = (): number => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const comeIn = async (url: string, name: string): Promise<string> => {
  const answer = await fetch(`${url}${API}/guests`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ name }),
  });
  expect(answer.status).toBe(201);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
};

const nameOf = async (url: string, cookie: string): Promise<string> => {
  const answer = await fetch(`${url}${API}/me`, { headers: { cookie } });
  return ((await answer.json()) as { name: string }).name;
};

describe('the server as a process', () => {
  test('says where it is open, stops at SIGTERM with its database, and knows everybody afterwards', async () => {
    const first = start({ ANKERPLATZ_DATA: data, ANKERPLATZ_URL: 'https://anker.example' });
    const cookie = await comeIn(await first.url(), 'Anna');
    expect(first.said).toContain('https://anker.example');
    const database = databaseOf();
    expect(isAlive(database)).toBe(true);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(isAlive(database)).toBe(false);
    const second = start({ ANKERPLATZ_DATA: data });
    expect(await nameOf(await second.url(), cookie)).toBe('Anna');
    expect(await second.end('SIGINT')).toBe(0);
  });

  test('a second one on the same folder is refused and disturbs nobody', async () => {
    const first = start({ ANKERPLATZ_DATA: data });
    const cookie = await comeIn(await first.url(), 'Anna');
    const second = start({ ANKERPLATZ_DATA: data });
    expect(await second.ended).toBe(1);
    expect(second.complained).toContain(`another server (process ${first.child.pid}) is using the folder ${data}`);
    expect(await nameOf(await first.url(), cookie)).toBe('Anna');
  });

  test('a taken port is named; nothing is left running', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const program = start({ ANKERPLATZ_DATA: data, PORT: String(port) });
    expect(await program.ended).toBe(1);
    expect(program.complained).toContain(`port ${port} is taken`);
    expect(existsSync(pidFile)).toBe(false);
    expect(existsSync(join(data, 'server.pid'))).toBe(false);
    other.close();
  });

  test.each([
    [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535'],
    [{ DATABASE_URL: 'postgres://anker:hidden@127.0.0.1:1/none' }, 'the database at 127.0.0.1:1 cannot be reached'],
  ])('%j: %s', async (settings, sentence) => {
    const program = start(settings);
    expect(await program.ended).toBe(1);
    expect(program.complained).toContain(sentence);
    expect(program.complained).not.toContain('hidden');
    expect(program.complained).not.toContain('    at ');
  });

  test('kill -9 of the database: it is started again, and nothing is lost', async () => {
    const program = start({ ANKERPLATZ_DATA: data });
    const url = await program.url();
    const cookie = await comeIn(url, 'Anna');
    const database = databaseOf();
    process.kill(database, 'SIGKILL');
    // Processes of the killed database may still answer for a moment, or break off.
    const statuses = new Set<number>();
    const nameNow = async (): Promise<string | undefined> => {
      const answer = await fetch(`${url}${API}/me`, { headers: { cookie } });
      statuses.add(answer.status);
      return answer.status === 200 ? ((await answer.json()) as { name: string }).name : undefined;
    };
    await expect.poll(() => existsSync(pidFile) && databaseOf() !== database).toBe(true);
    await expect.poll(nameNow).toBe('Anna');
    expect([...statuses].filter(status => status !== 200 && status !== 503)).toEqual([]);
    expect(await program.end('SIGTERM')).toBe(0);
    expect(existsSync(pidFile)).toBe(false);
  });

  test('kill -9 of the server: the next one stops the orphaned database and goes on', async () => {
    const first = start({ ANKERPLATZ_DATA: data });
    const cookie = await comeIn(await first.url(), 'Anna');
    const orphan = databaseOf();
    expect(await first.end('SIGKILL')).toBe('SIGKILL');
    expect(isAlive(orphan)).toBe(true);
    const second = start({ ANKERPLATZ_DATA: data });
    expect(await nameOf(await second.url(), cookie)).toBe('Anna');
    expect(databaseOf()).not.toBe(orphan);
    await expect.poll(() => isAlive(orphan)).toBe(false);
  });

  test('keeps what was compiled for the next start, where Node can', async () => {
    rmSync(COMPILED, { recursive: true, force: true });
    const program = start({ ANKERPLATZ_DATA: data });
    await program.url();
    await program.end('SIGTERM');
    expect(existsSync(COMPILED)).toBe('enableCompileCache' in module);
  });

  test('kill -9 of both at once', async () => {
    const first = start({ ANKERPLATZ_DATA: data });
    const cookie = await comeIn(await first.url(), 'Anna');
    process.kill(databaseOf(), 'SIGKILL');
    await first.end('SIGKILL');
    const second = start({ ANKERPLATZ_DATA: data });
    expect(await nameOf(await second.url(), cookie)).toBe('Anna');
  });

  test('SIGTERM while it is starting leaves nothing behind', async () => {
    const program = start({ ANKERPLATZ_DATA: data });
    await expect.poll(() => existsSync(pidFile) || program.said !== '', { interval: 20 }).toBe(true);
    expect(await program.end('SIGTERM')).toBe(0);
    expect(existsSync(join(data, 'server.pid'))).toBe(false);
    expect(existsSync(pidFile)).toBe(false);
  });
});

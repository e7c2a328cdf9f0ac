import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Club, TableInfo } from '@ankerplatz/protocol';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { PASSWORD } from '../../testing/member.ts';
import { newFolder, Program } from '../../testing/program.ts';
import { runOperation, Visitors } from '../../testing/visitors.ts';

/** Several servers and databases are started. */
const PATIENT_MS = 300_000;
const LINK = /\/admin\?code=(?<code>\S+)/;

const folder = newFolder();
const programs: Program[] = [];

const start = async (settings: Readonly<Record<string, string>>): Promise<{ program: Program; url: string }> => {
  const program = new Program({ BOT_DELAY_MIN_MS: '0', BOT_DELAY_MAX_MS: '0', ...settings });
  programs.push(program);
  return { program, url: await program.url() };
};

afterEach(async () => {
  for (const program of programs.splice(0)) await program.end('SIGTERM');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The host's browser, which sends the forms of the page. */
class Host {
  private cookie = '';

  constructor(private readonly url: string) {}

  async submit(fields: Readonly<Record<string, string>>): Promise<string> {
    const headers = { cookie: this.cookie, origin: this.url };
    const answer = await fetch(`${this.url}/admin`, { method: 'POST', headers, body: new URLSearchParams(fields) });
    expect(answer.status).toBe(200);
    this.cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return answer.text();
  }
}

describe('a host’s evening', () => {
  test(
    'from the first start to another machine',
    async () => {
      const home = join(folder, 'home');
      const first = await start({ ANKERPLATZ_DATA: home });
      await vi.waitFor(() => expect(first.program.said).toMatch(LINK));
      const { code } = LINK.exec(first.program.said)!.groups!;
      const host = new Host(first.url);
      await host.submit({ action: 'enter', code: code!, name: 'Host', login: 'host', password: PASSWORD });
      await host.submit({ action: 'settings', name: 'Harbour club', registration: 'open' });
      expect(((await (await fetch(`${first.url}/api/v1/club`)).json()) as Club).name).toBe('Harbour club');

      const guests = new Visitors(first.url);
      const table = await guests.sitDown(4);
      const info = () => guests.ask<TableInfo>(0, 'GET', `/tables/${table}`);
      await guests.playOn(table, 'first', 10);
      await host.submit({ action: 'free', table, seat: '3' });
      expect((await info()).seats[3]).toMatchObject({ kind: 'bot', person: { name: 'Guest 3' } });
      await guests.ask(3, 'POST', `/tables/${table}/return`, { number: 1, id: 'here-again' });
      expect((await info()).seats[3]!.kind).toBe('person');
      const version = await guests.playOn(table, 'second', 10);

      expect(await first.program.end('SIGTERM')).toBe(0);
      const second = await start({ ANKERPLATZ_DATA: home });
      const later = new Visitors(second.url, guests.cookies);
      expect(await later.playOn(table, 'none', 0)).toBe(version);
      const played = await later.playOn(table, 'third', 10);
      expect(second.program.said).not.toMatch(LINK);

      const file = join(folder, 'evening.gz');
      expect(await runOperation(['backup', file], { ANKERPLATZ_DATA: home })).toMatchObject({ code: 0 });
      expect(await second.program.end('SIGTERM')).toBe(0);
      const elsewhere = join(folder, 'elsewhere');
      expect(await runOperation(['restore', file], { ANKERPLATZ_DATA: elsewhere })).toMatchObject({ code: 0 });
      const third = await start({ ANKERPLATZ_DATA: elsewhere });
      const moved = new Visitors(third.url, guests.cookies);
      expect(await moved.playOn(table, 'none', 0)).toBe(played);
      expect(await moved.playOn(table, 'fourth', 10)).toBeGreaterThan(played);
      const again = new Host(third.url);
      expect(await again.submit({ action: 'log-in', login: 'host', password: PASSWORD })).toContain('Harbour club');
    },
    PATIENT_MS,
  );
});

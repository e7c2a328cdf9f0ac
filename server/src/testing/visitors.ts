import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SeededChance } from '@ankerplatz/kit';
import type { TableInfo, TableView } from '@ankerplatz/protocol';
import { API } from '../api.ts';
import { randomId } from '../random.ts';
import { choose } from './tables.ts';

const MAIN = fileURLToPath(new URL('../../packed/operation.js', import.meta.url));

/** Runs `npm run backup` or `npm run restore`, without npm. */
export const runOperation = async (args: readonly string[], settings: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { PATH: process.env.PATH, ...settings } });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  return { code: code as number, said };
};

/** People who come to a server by its address; they are known by their number. */
export class Visitors {
  constructor(
    readonly url: string,
    readonly cookies: string[] = [],
  ) {}

  async ask<T>(who: number, method: string, path: string, body?: unknown): Promise<T> {
    const headers = { cookie: this.cookies[who] ?? '', 'content-type': 'application/json' };
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    if (body === undefined) Reflect.deleteProperty(init.headers, 'content-type');
    const answer = await fetch(`${this.url}${API}${path}`, init);
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (cookie) this.cookies[who] = cookie;
    return (await answer.json()) as T;
  }

  /** Guests who sit down at a table of their own and start; the table's id. */
  async sitDown(players: number): Promise<string> {
    for (let who = 0; who < players; who++) await this.ask(who, 'POST', '/guests', { name: `Guest ${who}` });
    const wish = { game: 'nauticus', players, visibility: 'public' };
    const { id } = await this.ask<TableInfo>(0, 'POST', '/tables', wish);
    for (let seat = 0; seat < players; seat++) await this.ask(seat, 'POST', `/tables/${id}/sit`, { seat });
    await this.ask(0, 'POST', `/tables/${id}/start`);
    return id;
  }

  /** Any moves of those who must decide; the version then. */
  async playOn(table: string, seed: string, most: number): Promise<number> {
    const chance = SeededChance.from(seed);
    for (let count = 0; count < most; count++)
      for (const who of this.cookies.keys()) {
        const view = await this.ask<TableView>(who, 'GET', `/tables/${table}/view`);
        if (view.asked === null) continue;
        const { number, asked } = view;
        await this.ask(who, 'POST', `/tables/${table}/moves`, {
          number,
          asked,
          moves: [choose(view, chance)],
          id: randomId(),
        });
        break;
      }
    return (await this.ask<TableView>(0, 'GET', `/tables/${table}/view`)).version;
  }
}

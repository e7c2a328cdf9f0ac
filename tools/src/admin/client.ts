import { isObject } from '@ankerplatz/kit';
import { BadInput } from '../exit.ts';

/** The administrator's way to a server. */
export class AdminClient {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** The answer; what the server refuses is told in its own words. */
  async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const address = `${this.url.replace(/\/+$/, '')}/api/v1/admin${path}`;
    const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const response = await fetch(address, init).catch(() => {
      throw new BadInput(`${this.url} cannot be reached`);
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer;
    const error = isObject(answer) && isObject(answer.error) ? answer.error.message : undefined;
    throw new BadInput(typeof error === 'string' ? error : `the server answered with status ${response.status}`);
  }
}

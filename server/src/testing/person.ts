import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';

/** Somebody in a test, known to the server by a cookie. */
export class Person {
  constructor(
    readonly server: TestApp,
    readonly id: string,
    readonly name: string,
    /** As a browser sends it. */
    public cookie: string,
  ) {}

  ask(
    method: NonNullable<InjectOptions['method']>,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    return this.server.ask(method, path, body, { cookie: this.cookie, ...headers });
  }
}

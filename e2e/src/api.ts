import type { APIRequestContext, Page } from '@playwright/test';

const at = (path: string): string => `/api/v1${path}`;

/** The acts of a program, done with the cookies of a page: to lay a table quickly. */
export class Api {
  private constructor(private readonly request: APIRequestContext) {}

  static of(page: Page): Api {
    return new Api(page.context().request);
  }

  async post<T = Record<string, unknown>>(path: string, data: unknown): Promise<T> {
    const answer = await this.request.post(at(path), { data: data as object });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.status() === 204 ? (undefined as T) : answer.json();
  }

  async put(path: string, data: unknown): Promise<void> {
    const answer = await this.request.put(at(path), { data: data as object });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  }

  async patch(path: string, data: unknown): Promise<void> {
    const answer = await this.request.patch(at(path), { data: data as object });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  }

  async get<T = Record<string, unknown>>(path: string): Promise<T> {
    const answer = await this.request.get(at(path));
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  guest(name: string, language: string): Promise<unknown> {
    return this.post('/guests', { name, language });
  }

  /** The guest of this device becomes a member. */
  register(login: string): Promise<unknown> {
    return this.post('/accounts', { login, password: 'quiet harbour' });
  }
}

/** 16 random bytes: for the ids of requests. */
export const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

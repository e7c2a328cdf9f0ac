import { err, ok, type Result } from '@ankerplatz/kit';
import type { ProblemBody } from '@ankerplatz/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { text } from '../text/text.ts';

/** Why something was not done: a code for programs, a sentence for people, and what belongs to it. */
export type Problem = ProblemBody['error'];

export type Answer<T = void> = Promise<Result<T, Problem>>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const API = '/api/v1';

/** Codes of our own beside the server's: it gave no answer, or none that can be read. */
const unreachable = (): Problem => ({ code: 'unreachable', message: text.value.net.offline });
const unreadable = (): Problem => ({ code: 'unreadable', message: text.value.net.unreadable });

const isProblem = (body: unknown): body is ProblemBody =>
  typeof body === 'object' && body !== null && typeof (body as ProblemBody).error?.message === 'string';

const readJson = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch {
    return null;
  }
};

const refused = signal<string | null>(null);

/** Why the server answers nothing more to this browser, or to its address: a ban. */
export const shutOut: ReadonlySignal<string | null> = refused;

const hear = (problem: Problem | null): void => {
  refused.value = problem?.code === 'banned' ? problem.message : null;
};

/** Asks the server; whatever goes wrong is an answer, too. */
export const ask = async <T = void>(method: Method, path: string, body?: unknown): Answer<T> => {
  const hasBody = body !== undefined;
  const headers = {
    'accept-language': settings.value.language,
    ...(hasBody && { 'content-type': 'application/json' }),
  };
  let response: Response;
  try {
    response = await fetch(API + path, { method, headers, body: hasBody ? JSON.stringify(body) : null });
  } catch {
    return err(unreachable());
  }
  const given = await readJson(response);
  hear(isProblem(given) ? given.error : null);
  if (!response.ok) return err(isProblem(given) ? given.error : unreadable());
  return given === null ? err(unreadable()) : ok(given as T);
};

/** A query string without what is not given. */
export const query = (fields: Readonly<Record<string, string | number | null | undefined>>): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  const made = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return made === '' ? '' : `?${made}`;
};

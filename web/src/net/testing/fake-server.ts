import { vi } from 'vitest';

export interface Asked {
  /** Method and path, the latter as it is after /api/v1: `GET /me`. */
  readonly what: string;
  readonly body: unknown;
}

export type Answer = readonly [status: number, body?: unknown];

const NOT_THERE: Answer = [404, { error: { code: 'no-such-page', message: 'No.' } }];

/** Answers in the place of a server until globals are unstubbed; nothing is there that is not answered. What was asked, in its order. */
export const fakeServer = (answer: (asked: Asked) => Answer | undefined): Asked[] => {
  const all: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const asked = {
      what: `${method} ${address.replace(/^.*\/api\/v1/, '')}`,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    };
    all.push(asked);
    const [status, answered] = answer(asked) ?? NOT_THERE;
    return status === 204 ? new Response(null, { status }) : Response.json(answered, { status });
  });
  return all;
};

import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer | undefined;
  /** How long to wait for an answer, in milliseconds. */
  readonly timeout?: number;
}

export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

const PATIENCE_MS = 300_000;

const textOf = async (answer: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

/** One request, as it is: nothing is put right. Of an answer that goes on without end the head is enough. */
export const ask = (
  url: string,
  { method, path, headers = {}, body, timeout = PATIENCE_MS }: Asked,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const sent = request({ hostname, port, method, path, headers, timeout }, answer => {
      const { statusCode: status = 0, headers: heard } = answer;
      const isEndless = heard['content-type'] === 'application/x-ndjson';
      if (isEndless) sent.destroy();
      const text = isEndless ? Promise.resolve('') : textOf(answer);
      text.then(read => resolve({ status, headers: heard, text: read }), reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${timeout} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });

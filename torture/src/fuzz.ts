import { isObject, SeededChance } from '@ankerplatz/kit';
import { CLIENT_MESSAGES, PROTOCOL_VERSION, type ServerMessage } from '@ankerplatz/protocol';
import { API } from '@ankerplatz/server/api';
import { anyAddress, askRight, type Cast, type Credentials, gatherCast } from '@ankerplatz/server/testing/accounts';
import { type Answered, type Asked, ask } from '@ankerplatz/server/testing/request';
import { SocketClient } from '@ankerplatz/server/testing/socket';
import { isSchema, Junk, type JunkSchema } from './junk.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema: JunkSchema;
}

interface Route {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JunkSchema | undefined;
  /** Bodies that are right. */
  readonly examples: readonly unknown[];
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json'?: Content } };
}

interface Content {
  readonly schema: JunkSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface FuzzWishes {
  readonly seed: string;
  /** Requests, of which a fifth are messages through sockets. */
  readonly count: number;
}

export interface Fuzzed {
  readonly requests: number;
  readonly messages: number;
  /** Numbers of answers by status, or by the kind of message. */
  readonly answers: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

/** How many requests are under way at once. */
const AT_ONCE = 8;
/** After so many requests there are new people: junk may have sent the old ones away. */
const CAST_LASTS = 60;
const MESSAGES_A_SOCKET = 25;
/** Addresses that stand in no document, and some that do not exist. */
const HIDDEN = [
  '/',
  '/admin',
  '/healthz',
  '/readyz',
  `${API}/docs`,
  `${API}/docs.css`,
  `${API}/openapi.json`,
  `${API}/socket`,
  `${API}/none`,
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const TYPES = [
  'application/json',
  'application/json; charset=latin1',
  'text/plain',
  'application/x-www-form-urlencoded',
];
/** Codes with which a socket may be closed for what was sent: against its protocol, too large, refused, restart, reload. */
const CLOSINGS = new Set([1002, 1003, 1005, 1007, 1008, 1009, 1012, 4001]);

const examplesOf = ({ example, examples = {} }: Partial<Content>): unknown[] => [
  ...(example === undefined ? [] : [example]),
  ...Object.values(examples).map(({ value }) => value),
];

const routesOf = ({ paths }: OpenApi): Route[] => [
  ...Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
      examples: examplesOf(requestBody?.content['application/json'] ?? {}),
    })),
  ),
  ...HIDDEN.map(path => ({ method: 'GET', path, parameters: [], body: undefined, examples: [] })),
];

/** Every byte escaped, so that any text can stand in an address. */
const escaped = (text: string): string =>
  [...Buffer.from(text)].map(byte => `%${byte.toString(16).padStart(2, '0')}`).join('');

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const shown = (value: string | Buffer | undefined): string => String(value ?? '').slice(0, 300);

/** Sends junk to every route and every message, and notes what should not have happened. */
class Fuzzer {
  readonly answers: Record<string, number> = {};
  readonly violations: string[] = [];
  private cast: Cast = { people: [], words: [''] };
  private readonly junk: Junk;

  constructor(
    private readonly url: string,
    private readonly routes: readonly Route[],
    seed: string,
  ) {
    this.junk = new Junk(SeededChance.from(seed), () => this.cast.words);
  }

  async renew(): Promise<void> {
    this.cast = await gatherCast(this.url);
  }

  async request(): Promise<void> {
    const asked = this.asked();
    try {
      this.judge(asked, await ask(this.url, asked));
    } catch (error) {
      this.violations.push(`${asked.method} ${asked.path} ${shown(asked.body)}: ${(error as Error).message}`);
    }
  }

  /** One socket and what is said through it. */
  async socket(messages: number): Promise<void> {
    const said: string[] = [];
    let hearPong = (): void => undefined;
    const pong = new Promise<void>(resolve => {
      hearPong = resolve;
    });
    const socket = new SocketClient(this.url, this.credentials(), message => {
      if (this.hear(message, said)) hearPong();
    });
    const refusal = await socket.opened.then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (refusal !== undefined) {
      if (!/^Unexpected server response: 4\d\d$/.test(refusal))
        this.violations.push(`a socket was not opened: ${refusal}`);
      this.count('socket refused');
      return;
    }
    if (this.junk.isLucky(0.9)) socket.hello();
    for (let count = 0; count < messages; count++) {
      const message = this.message();
      said.push(shown(message));
      socket.sendText(message);
    }
    socket.hello();
    socket.send({ type: 'ping' });
    const code = await Promise.race([socket.closed, pong]);
    if (code !== undefined && !CLOSINGS.has(code))
      this.violations.push(`a socket was closed with ${code} after ${said.slice(-3).join(' | ')}`);
    this.count(code === undefined ? 'socket kept' : `socket closed ${code}`);
    socket.terminate();
    await socket.closed;
  }

  private count(answer: string | number): void {
    this.answers[answer] = (this.answers[answer] ?? 0) + 1;
  }

  private credentials(): Credentials {
    if (this.junk.isLucky(0.85)) return this.junk.isLucky(0.1) ? {} : this.junk.pick(this.cast.people);
    return this.junk.pick([
      { cookie: `ankerplatz=${escaped(this.junk.text()).slice(0, 3000)}` },
      { cookie: 'ankerplatz=; ;;=; a' },
      { authorization: `Bearer ${escaped(this.junk.text()).slice(0, 3000)}` },
      { authorization: 'Basic YTpi' },
      { origin: 'https://evil.example' },
      { 'accept-language': ';q=,,de;q=9e999,*' },
      { expect: '100-continue' },
    ]);
  }

  private asked(): Asked {
    const { junk } = this;
    const route = junk.pick(this.routes);
    const method = junk.isLucky(0.03) ? junk.pick(METHODS) : route.method;
    const body = method === 'GET' ? undefined : this.body(route);
    const type = junk.isLucky(0.94) ? TYPES[0]! : junk.pick(TYPES);
    return {
      method,
      path: this.path(route),
      headers: { ...anyAddress(), ...this.credentials(), ...(body === undefined ? {} : { 'content-type': type }) },
      body,
    };
  }

  private path({ path, parameters }: Route): string {
    const { junk } = this;
    let filled = path;
    const query: string[] = [];
    for (const { in: place, name, schema } of parameters) {
      const value = escaped(plain(junk.near(schema)).slice(0, 2000));
      if (place === 'path') filled = filled.replace(`{${name}}`, value);
      else if (place === 'query' && junk.isLucky(0.4)) query.push(`${name}=${value}`);
    }
    if (junk.isLucky(0.03)) query.push(`${escaped(junk.text())}=${escaped(junk.text())}`);
    if (junk.isLucky(0.02))
      filled = `${filled}${junk.pick(['/', '//', '/..', '%', '%2', '%ff', '?a=%zz', ';a', '/%00'])}`;
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  }

  private body({ body: schema, examples }: Route): string | Buffer | undefined {
    const { junk } = this;
    if (!schema && junk.isLucky(0.8)) return undefined;
    const value = this.content(schema, examples);
    if (junk.isLucky(0.07)) return junk.brokenJson(value);
    if (junk.isLucky(0.01)) return Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0xc0, 0x80]);
    if (junk.isLucky(0.01)) return JSON.stringify({ name: 'a'.repeat(70_000) });
    return JSON.stringify(value);
  }

  private content(schema: JunkSchema | undefined, examples: readonly unknown[]): unknown {
    const { junk } = this;
    if (examples.length > 0 && junk.isLucky(0.4)) return junk.damaged(junk.pick(examples));
    return schema && junk.isLucky(0.85) ? junk.near(schema) : junk.wild();
  }

  private message(): string | Buffer {
    const { junk } = this;
    const forms = Object.values(CLIENT_MESSAGES).flat().filter(isSchema);
    const value = junk.isLucky(0.8) ? junk.near(junk.pick(forms)) : junk.wild();
    if (junk.isLucky(0.08)) return junk.brokenJson(value).slice(0, 30_000);
    if (junk.isLucky(0.03)) return Buffer.from([0, 1, 2, 255]);
    if (junk.isLucky(0.002)) return 'a'.repeat(40_000);
    // A client of another version is sent away: that is tried less often.
    const isFarewell = isObject(value) && value.type === 'hello' && junk.isLucky(0.9);
    return JSON.stringify(isFarewell ? { ...value, protocol: PROTOCOL_VERSION } : value);
  }

  private judge(asked: Asked, { status, text }: Answered): void {
    this.count(status);
    const isProblem = status >= 400 && asked.method !== 'HEAD';
    if (status < 500 && (!isProblem || isProblemBody(text))) return;
    const who = JSON.stringify(asked.headers);
    this.violations.push(`${asked.method} ${asked.path} ${shown(asked.body)} ${who}: ${status} ${text.slice(0, 300)}`);
  }

  /** Whether a message is the answer to the last one. */
  private hear(message: ServerMessage, said: readonly string[]): boolean {
    const isRefused = message.type === 'refused';
    this.count(isRefused ? `refused ${message.error.code}` : message.type);
    if (isRefused && ['server-error', 'unavailable'].includes(message.error.code))
      this.violations.push(`a message was answered ${message.error.code}; said before: ${said.slice(-8).join(' | ')}`);
    return message.type === 'pong';
  }
}

const isProblemBody = (text: string): boolean => {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown; message?: unknown } };
    return typeof error?.code === 'string' && typeof error.message === 'string' && error.message.length > 0;
  } catch {
    return false;
  }
};

const times = async (count: number, work: () => Promise<void>): Promise<void> => {
  let left = count;
  const one = async (): Promise<void> => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
};

/** Every route of the OpenAPI document and every message, with junk that nearly fits and junk that does not. */
export const fuzz = async (url: string, { seed, count }: FuzzWishes): Promise<Fuzzed> => {
  const routes = routesOf(await askRight<OpenApi>(url, {}, 'GET', '/openapi.json'));
  const fuzzer = new Fuzzer(url, routes, seed);
  const messages = Math.floor(count / 5);
  const requests = count - messages;
  for (let done = 0; done < requests; done += CAST_LASTS) {
    await fuzzer.renew();
    const now = Math.min(CAST_LASTS, requests - done);
    await times(now, () => fuzzer.request());
    await times(Math.ceil((now * messages) / requests / MESSAGES_A_SOCKET), () => fuzzer.socket(MESSAGES_A_SOCKET));
  }
  return { requests, messages, answers: fuzzer.answers, violations: fuzzer.violations };
};

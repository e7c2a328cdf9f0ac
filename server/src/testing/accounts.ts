import { randomBytes, randomInt } from 'node:crypto';
import type { TableInfo, TableView } from '@ankerplatz/protocol';
import { API } from '../api.ts';
import { randomId } from '../random.ts';
import { type Answered, type Asked, ask } from './request.ts';

/** The headers by which a request names its sender. */
export type Credentials = Readonly<Record<string, string>>;

export const asJson = (value: unknown): Pick<Asked, 'body' | 'headers'> => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

const newContribution = (): string => randomBytes(16).toString('hex');

/** A request that is right, with its answer; throws where it is refused. */
export const askRight = async <T>(
  url: string,
  who: Credentials,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> => {
  const sent = body === undefined ? {} : asJson(body);
  const answer = await ask(url, { ...sent, method, path: `${API}${path}`, headers: { ...sent.headers, ...who } });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return (answer.text === '' ? undefined : JSON.parse(answer.text)) as T;
};

const cookieOf = ({ headers }: Answered): string => headers['set-cookie']![0]!.split(';', 1)[0]!;

/** A new guest. */
export const comeIn = async (url: string, name: string): Promise<Credentials> => ({
  cookie: cookieOf(await ask(url, { method: 'POST', path: `${API}/guests`, ...asJson({ name }) })),
});

export interface Opened {
  readonly id: string;
  readonly players: readonly Credentials[];
}

/** Opens a table whose open seats are taken by these people, and begins. */
export const beginGame = async (url: string, players: readonly Credentials[], table: object): Promise<Opened> => {
  const [owner] = players;
  const { id, seats, invitation } = await askRight<TableInfo>(url, owner!, 'POST', '/tables', table);
  const free = seats.filter(({ kind }) => kind === 'open');
  for (const [index, { seat }] of free.entries())
    await askRight(url, players[index]!, 'POST', `/tables/${id}/sit`, {
      seat,
      invitation,
    });
  await askRight(url, owner!, 'POST', `/tables/${id}/start`);
  return { id, players };
};

/** People, what they own and what they could say: for requests that nearly make sense. */
export interface Cast {
  readonly people: readonly Credentials[];
  readonly words: readonly string[];
}

const PASSWORD = 'quiet harbour';
const ADDRESSES = 64;

/** An address as from behind a proxy: one of some, so that nobody is throttled for what others do. */
export const anyAddress = (): Credentials => ({ 'x-forwarded-for': `10.0.0.${1 + randomInt(ADDRESSES)}` });

export const gatherCast = async (url: string): Promise<Cast> => {
  // The name of a member, registered by junk or not, belongs to nobody else.
  const [anna, berta] = [await comeIn(url, `Anna ${randomInt(1e9)}`), await comeIn(url, `Berta ${randomInt(1e9)}`)];
  const login = `anna-${randomId()}`;
  await askRight(url, { ...anna, ...anyAddress() }, 'POST', '/accounts', { login, password: PASSWORD });
  const { id: token, token: bearer } = await askRight<{ id: string; token: string }>(url, anna, 'POST', '/me/tokens', {
    name: 'bot',
  });
  const running = await beginGame(url, [anna, berta], { game: 'nauticus', players: 2, visibility: 'public' });
  const duel = await beginGame(url, [anna, berta], { game: 'nautilus', variant: 'duel', visibility: 'invitation' });
  const open = await askRight<TableInfo>(url, berta, 'POST', '/tables', {
    game: 'nauticus',
    players: 3,
    visibility: 'invitation',
  });
  const views = await Promise.all(
    [anna, berta].map(person => askRight<TableView>(url, person, 'GET', `/tables/${running.id}/view`)),
  );
  const moves = views.flatMap(({ view }) => (view as { moves: string[] }).moves).slice(0, 20);
  return {
    people: [anna, berta, { authorization: `Bearer ${bearer}` }],
    words: [
      ...[running.id, running.id, duel.id, open.id, token, open.invitation!, login, PASSWORD, randomId()],
      ...['nauticus', 'nautilus', 'duel', 'team', 'deckhand', '0', '1', '2', newContribution(), ...moves],
    ],
  };
};

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import { CLIENT_MESSAGES, type ClientMessage, type ServerMessage, type TableInfo } from '@ankerplatz/protocol';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API } from '../api.ts';
import { STATUS } from '../problem.ts';
import { randomId } from '../random.ts';
import { administrator } from '../testing/administrator.ts';
import { type Person, TestApp } from '../testing/app.ts';
import { PASSWORD } from '../testing/member.ts';
import { makeSite } from '../testing/site.ts';
import { TestSocket } from '../testing/socket.ts';
import { jsonOf } from '../testing/tables.ts';
import { PAGES } from '../web/routes.ts';

/**
 * The people who ask, in the order of the columns. A guest knows the number of the table and nothing else, a spectator
 * has its invitation too; the player must decide, the other one and the owner sit there as well. The token that was
 * revoked is the player's.
 */
const ROLES = ['stranger', 'guest', 'spectator', 'player', 'other', 'owner', 'revoked'] as const;
type Role = (typeof ROLES)[number];

type Method = NonNullable<InjectOptions['method']>;

interface Place {
  /** Free: one seat is open. Full: none is, and the game has not begun. */
  readonly table: 'free' | 'full' | 'running' | 'over';
  readonly visibility?: 'public';
  readonly spectators?: false;
  readonly coach?: true;
}

const FREE: Place = { table: 'free' };
/** An id of nothing that exists. */
const nowhere = () => ({ id: randomId() });
const FULL: Place = { table: 'full' };
const RUNNING: Place = { table: 'running' };
const PUBLIC: Place = { table: 'running', visibility: 'public' };
const CLOSED: Place = { table: 'running', visibility: 'public', spectators: false };
const COACHED: Place = { table: 'running', coach: true };
const OVER: Place = { table: 'over' };

/** Numbers the people who come, some of whom register under names that must stay free. */
let comers = 0;

/** Some people and a table. */
class Scene {
  private constructor(
    readonly server: TestApp,
    readonly place: Place,
    readonly people: Readonly<Record<Exclude<Role, 'stranger' | 'revoked'>, Person>>,
    readonly info: TableInfo,
    readonly login: string,
    readonly recoveryCode: string,
    private readonly revoked: string,
    /** Of the player, and not revoked. */
    readonly token: string,
  ) {}

  static async set(server: TestApp, place: Place): Promise<Scene> {
    const guest = (): Promise<Person> => server.guest(`Guest ${comers++}`);
    const people = {
      guest: await guest(),
      spectator: await guest(),
      player: await guest(),
      other: await guest(),
      owner: await guest(),
    };
    const { player, owner } = people;
    const login = `owner-${randomId()}`;
    const headers = {
      'x-forwarded-for': `10.${[...login]
        .map(char => char.charCodeAt(0))
        .slice(-3)
        .join('.')}`,
    };
    const account = await owner.ask('POST', '/accounts', { login, password: PASSWORD }, headers);
    const { id, token: revoked } = (await player.ask('POST', '/me/tokens', { name: 'old' })).json();
    await player.ask('DELETE', `/me/tokens/${id}`);
    const { id: token } = (await player.ask('POST', '/me/tokens', { name: 'new' })).json();
    const info = await Scene.setTable(place, people);
    return new Scene(server, place, people, info, login, account.json().recoveryCode, revoked, token);
  }

  private static async setTable(
    place: Place,
    people: Record<'player' | 'other' | 'owner', Person>,
  ): Promise<TableInfo> {
    const { table, ...wishes } = place;
    const { player, other, owner } = people;
    const players = table === 'free' ? 4 : 3;
    const wanted = { game: 'nauticus', players, options: { start: 0 }, visibility: 'invitation', ...wishes };
    const info = jsonOf<TableInfo>(await owner.ask('POST', '/tables', wanted), 201);
    const path = `/tables/${info.id}`;
    const { invitation } = info;
    const agreed = place.coach ? { coach: true } : {};
    for (const [seat, person] of [player, other, owner].entries())
      jsonOf(await person.ask('POST', `${path}/sit`, { seat, invitation, ...agreed }));
    if (table === 'running' || table === 'over') jsonOf(await owner.ask('POST', `${path}/start`));
    const end = { number: 1, kind: 'end' };
    if (table === 'over')
      for (const person of [player, other, owner])
        jsonOf(await person.ask('POST', `${path}/agree`, { ...end, id: randomId() }));
    return info;
  }

  headersOf(role: Role): Record<string, string> {
    if (role === 'stranger') return {};
    return role === 'revoked' ? { authorization: `Bearer ${this.revoked}` } : { cookie: this.people[role].cookie };
  }

  /** The spectator alone was given it. */
  invitationFor(role: Role): { invitation?: string } {
    return role === 'spectator' ? { invitation: this.info.invitation! } : {};
  }

  async deviceCode(): Promise<string> {
    return (await this.people.player.ask('POST', '/me/device-codes')).json().code;
  }

  /** A move of the player, who is the first to decide. */
  async move(): Promise<{ number: number; asked: number; moves: string[]; id: string }> {
    const answer = await this.people.player.ask('GET', `/tables/${this.info.id}/view`);
    const moves = answer.statusCode === 200 ? answer.json().view.moves : ['pass'];
    return { number: 1, asked: 0, moves: moves.slice(0, 1), id: randomId() };
  }
}

type Made<T> = (scene: Scene, role: Role) => T | Promise<T>;

interface Row {
  readonly route: `${Method} ${string}`;
  /** A page for people: its address does not begin with that of the interface. */
  readonly isPage?: true;
  readonly place: Place;
  readonly body?: Made<unknown>;
  /** The values for `:name` in the path; the table for `:id`. */
  readonly params?: Made<Readonly<Record<string, string>>>;
  readonly query?: Made<string>;
  /** A status for each role. */
  readonly gets: string;
  /** The answer to the administrator, where administrators may do more than others. */
  readonly administrator?: string;
}

const request = (): { number: number; id: string } => ({ number: 1, id: randomId() });
const ofGame = (): { number: number } => ({ number: 1 });
const resting = () => ({ ...request(), days: 1 });
const invited: Made<string> = (scene, role) => new URLSearchParams({ ...scene.invitationFor(role) }).toString();
const sitting = (seat: number): Made<unknown> => {
  return (scene, role) => ({ seat, ...scene.invitationFor(role) });
};
const agreeing = (kind: 'end' | 'rematch' | 'pause') => (): unknown => ({
  ...request(),
  kind,
});
const takingBack = (): unknown => ({ ...request(), kind: 'take-back', to: 0, version: 0 });
const replacing = (): unknown => ({ ...request(), kind: 'replace', seat: 0, by: { level: 'mate' } });
const ordering = (): unknown => ({ number: 1, orders: ['forced'] });
const handingIn = (): unknown => ({ ...request(), moves: ['pass'] });
const moving: Made<unknown> = scene => scene.move();
const record = { number: '1' };

const saying: Made<unknown> = (scene, role) => ({ text: 'hello', id: randomId(), ...scene.invitationFor(role) });
/** The owner says something first. */
const said: Made<{ message: string }> = async ({ people, info }) => {
  await people.owner.ask('POST', `/tables/${info.id}/chat`, { text: 'hello', id: randomId() });
  return { message: '1' };
};
/** The review room that the owner leads, where nobody is. */
const led: Made<{ id: string }> = async ({ people, info }) => {
  const opened = await people.owner.ask('POST', `/tables/${info.id}/games/1/rooms`, {});
  return { id: jsonOf<{ id: string }>(opened, 201).id };
};
const somebody: Made<{ id: string }> = ({ people }) => ({ id: people.other.id });
const EVENING = {
  name: 'Club evening',
  startsAt: new Date(Date.now() + 86_400_000).toISOString(),
  zone: 'Europe/Berlin',
};
/** Announced once by an administrator of its own; the rows stand in the order in which it bears them. */
let announced: Promise<{ id: string }> | undefined;
const evening: Made<{ id: string }> = ({ server }) => {
  announced ??= administrator(server).then(async host =>
    jsonOf<{ id: string }>(await host.ask('POST', '/events', EVENING), 201),
  );
  return announced.then(({ id }) => ({ id }));
};
const CUP = {
  ...{ name: 'Cup', game: 'nauticus', players: 2, kind: 'swiss', rounds: 3, access: 'members', absent: 'last' },
  clock: { kind: 'live', bank: 600_000, increment: 0, late: 'stand-in' },
};
/** Announced once by an administrator of its own. */
let organised: Promise<{ id: string }> | undefined;
const cup: Made<{ id: string }> = ({ server }) => {
  organised ??= administrator(server).then(async host =>
    jsonOf<{ id: string }>(await host.ask('POST', '/tournaments', CUP), 201),
  );
  return organised.then(({ id }) => ({ id }));
};
const INTERNAL = 'http://127.0.0.1:1/';
const subscribing = (): unknown => ({
  endpoint: INTERNAL,
  keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
});
const NO_PASSKEY = { id: 'AA', rawId: 'AA', type: 'public-key', response: {} };
/** Of the columns nobody may do it. */
const NONE = '401 403 403 403 403 403 401';

/** Every route. The columns are those of ROLES: stranger guest spectator player other owner revoked. */
const ROUTES: readonly Row[] = [
  { route: 'POST /guests', place: FREE, body: () => ({ name: 'Anna' }), gets: '201 409 409 409 409 409 201' },
  {
    route: 'POST /accounts',
    place: FREE,
    body: () => ({ login: `somebody-${randomId()}`, password: PASSWORD }),
    gets: '401 201 201 201 201 409 401',
  },
  {
    route: 'POST /sessions',
    place: FREE,
    body: ({ login }) => ({ login, password: PASSWORD }),
    gets: '201 201 201 201 201 201 201',
  },
  {
    route: 'POST /sessions',
    place: FREE,
    body: ({ login }) => ({ login, password: `not ${PASSWORD}` }),
    gets: '401 401 401 401 401 401 401',
  },
  {
    route: 'POST /recoveries',
    place: FREE,
    body: ({ login, recoveryCode }) => ({ login, code: recoveryCode, password: PASSWORD }),
    gets: '201 201 201 201 201 201 201',
  },
  { route: 'DELETE /sessions/current', place: FREE, gets: '401 204 204 204 204 204 401' },
  { route: 'DELETE /sessions', place: FREE, gets: '401 204 204 204 204 204 401' },
  { route: 'GET /me/sessions', place: FREE, gets: '401 200 200 200 200 200 401' },
  {
    route: 'DELETE /me/sessions/:id',
    place: FREE,
    params: () => ({ id: '0123456789abcdef' }),
    gets: '401 404 404 404 404 404 401',
  },
  { route: 'GET /me', place: FREE, gets: '401 200 200 200 200 200 401' },
  { route: 'PATCH /me', place: FREE, body: () => ({ name: 'Berta' }), gets: '401 200 200 200 200 200 401' },
  { route: 'DELETE /me', place: FREE, body: () => ({ password: 'wrong' }), gets: '401 204 204 204 204 403 401' },
  { route: 'DELETE /me', place: FREE, body: () => ({ password: PASSWORD }), gets: '401 204 204 204 204 204 401' },
  {
    route: 'POST /me/lessons',
    place: FREE,
    body: () => ({ done: ['nauticus/1'] }),
    gets: '401 200 200 200 200 200 401',
  },
  {
    route: 'POST /me/password',
    place: FREE,
    body: () => ({ password: PASSWORD, newPassword: 'a new one, long' }),
    gets: '401 409 409 409 409 204 401',
  },
  { route: 'GET /me/second-factor', place: FREE, gets: '401 200 200 200 200 200 401' },
  { route: 'POST /me/second-factor/offers', place: FREE, gets: '401 409 409 409 409 201 401' },
  {
    route: 'PUT /me/second-factor',
    place: FREE,
    body: () => ({ password: PASSWORD, secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', code: 'none' }),
    gets: '401 409 409 409 409 401 401',
  },
  {
    route: 'DELETE /me/second-factor',
    place: FREE,
    body: () => ({ password: PASSWORD }),
    gets: '401 409 409 409 409 204 401',
  },
  {
    route: 'DELETE /me/second-factor',
    place: FREE,
    body: () => ({ password: `not ${PASSWORD}` }),
    gets: '401 409 409 409 409 403 401',
  },
  { route: 'GET /people', place: FREE, query: () => 'name=Be', gets: '401 200 200 200 200 200 401' },
  { route: 'GET /people', place: FREE, query: () => 'name=B', gets: '401 400 400 400 400 400 401' },
  { route: 'GET /people/:id', place: FREE, params: somebody, gets: '401 200 200 200 200 200 401' },
  { route: 'GET /people/:id', place: FREE, params: () => ({ id: randomId() }), gets: '401 404 404 404 404 404 401' },
  { route: 'GET /people/:id/games', place: FREE, params: somebody, gets: '401 403 403 403 200 403 401' },
  { route: 'GET /people/:id/games', place: OVER, params: somebody, gets: '401 403 403 200 200 200 401' },
  { route: 'GET /people/:id/statistics', place: FREE, params: somebody, gets: '401 403 403 403 200 403 401' },
  { route: 'GET /people/:id/statistics', place: OVER, params: somebody, gets: '401 403 403 200 200 200 401' },
  { route: 'GET /people/:id/export', place: FREE, params: somebody, gets: '401 403 403 403 200 403 401' },
  { route: 'GET /people/:id/export', place: OVER, params: somebody, gets: '401 403 403 200 200 200 401' },
  {
    route: 'GET /people/:id/games',
    place: FREE,
    params: () => ({ id: randomId() }),
    gets: '401 404 404 404 404 404 401',
  },
  {
    route: 'GET /ratings',
    place: FREE,
    query: () => 'game=nauticus&class=two&pace=live',
    gets: '401 200 200 200 200 200 401',
  },
  { route: 'GET /people/:id/ratings', place: FREE, params: somebody, gets: '401 200 200 200 200 200 401' },
  { route: 'GET /deals', place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /deals/:id', place: FREE, params: nowhere, gets: '404 404 404 404 404 404 404' },
  {
    route: 'GET /deals/:id/attempts/:number',
    place: FREE,
    params: () => ({ ...nowhere(), number: '1' }),
    gets: '404 404 404 404 404 404 404',
  },
  {
    route: 'POST /deals/:id/attempt',
    place: FREE,
    params: nowhere,
    body: () => ({}),
    gets: '401 404 404 404 404 404 401',
  },
  {
    route: 'PUT /deals/:id/attempt',
    place: FREE,
    params: nowhere,
    body: () => ({}),
    gets: '401 404 404 404 404 404 401',
  },
  {
    route: 'POST /deals',
    place: FREE,
    body: () => ({ name: 'Evening', game: 'nauticus', players: 2, level: 'mate', days: 1 }),
    gets: NONE,
    administrator: '201',
  },
  {
    route: 'GET /tables/:id/games/:number/ratings',
    place: OVER,
    params: () => record,
    query: invited,
    gets: '404 404 200 200 200 200 404',
  },
  { route: 'GET /club/statistics', place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /club/export', place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'PUT /people/:id/follow', place: FREE, params: somebody, gets: '401 204 204 204 404 204 401' },
  { route: 'DELETE /people/:id/follow', place: FREE, params: somebody, gets: '401 204 204 204 204 204 401' },
  { route: 'GET /events', place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /events/:id', place: FREE, params: evening, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /events/:id', place: FREE, gets: '404 404 404 404 404 404 404' },
  { route: 'GET /events/:id/calendar.ics', place: FREE, params: evening, gets: '200 200 200 200 200 200 200' },
  {
    route: 'PUT /events/:id/coming',
    place: FREE,
    params: evening,
    body: () => ({ remind: true }),
    gets: '401 204 204 204 204 204 401',
  },
  { route: 'DELETE /events/:id/coming', place: FREE, params: evening, gets: '401 204 204 204 204 204 401' },
  { route: 'POST /events', place: FREE, body: () => EVENING, gets: NONE, administrator: '201' },
  {
    route: 'PATCH /events/:id',
    place: FREE,
    params: evening,
    body: () => ({ place: 'Harbour 1' }),
    gets: NONE,
    administrator: '200',
  },
  { route: 'POST /events/:id/cancel', place: FREE, params: evening, gets: NONE, administrator: '204' },
  { route: 'GET /admin/events', place: FREE, gets: NONE, administrator: '200' },
  { route: 'DELETE /admin/events/:id', place: FREE, params: evening, gets: NONE, administrator: '204' },
  { route: 'GET /tournaments', place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /tournaments/:id', place: FREE, params: cup, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /tournaments/:id', place: FREE, gets: '404 404 404 404 404 404 404' },
  { route: 'GET /tournaments/:id/standings.csv', place: FREE, params: cup, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /tournaments/:id/records', place: FREE, params: cup, gets: '200 200 200 200 200 200 200' },
  { route: 'POST /tournaments', place: FREE, body: () => CUP, gets: '401 403 403 403 403 201 401' },
  {
    route: 'PUT /tournaments/:id/entry',
    place: FREE,
    params: cup,
    body: () => ({}),
    gets: '401 403 403 403 403 204 401',
  },
  { route: 'DELETE /tournaments/:id/entry', place: FREE, params: cup, gets: '401 204 204 204 204 204 401' },
  {
    route: 'DELETE /tournaments/:id/entrants/:person',
    place: FREE,
    params: async (scene, role) => ({ ...(await cup(scene, role)), person: scene.people.other.id }),
    gets: NONE,
    administrator: '404',
  },
  {
    route: 'PUT /tournaments/:id/rounds/:round/tables/:number/result',
    place: FREE,
    params: async (scene, role) => ({ ...(await cup(scene, role)), round: '1', number: '1' }),
    body: () => ({ ranks: [1, 2] }),
    gets: NONE,
    administrator: '409',
  },
  {
    route: 'PATCH /tournaments/:id',
    place: FREE,
    params: cup,
    body: () => ({ name: 'Cup' }),
    gets: NONE,
    administrator: '200',
  },
  {
    route: 'POST /tournaments/:id/action',
    place: FREE,
    params: cup,
    body: () => ({ action: 'cancel' }),
    gets: NONE,
    administrator: '200',
  },
  { route: 'GET /me/people', place: FREE, gets: '401 200 200 200 200 200 401' },
  { route: 'GET /me/shown', place: FREE, gets: '401 200 200 200 200 200 401' },
  { route: 'PATCH /me/shown', place: FREE, body: () => ({ presence: true }), gets: '401 200 200 200 200 200 401' },
  { route: 'GET /me/passkeys', place: FREE, gets: '401 200 200 200 200 200 401' },
  {
    route: 'POST /me/passkeys/options',
    place: FREE,
    body: () => ({ password: PASSWORD }),
    gets: '401 409 409 409 409 201 401',
  },
  {
    route: 'POST /me/passkeys',
    place: FREE,
    body: () => ({ name: 'phone', response: NO_PASSKEY }),
    gets: '401 401 401 401 401 401 401',
  },
  { route: 'DELETE /me/passkeys/:id', place: FREE, params: () => ({ id: 'AA' }), gets: '401 404 404 404 404 404 401' },
  { route: 'POST /passkeys/options', place: FREE, gets: '201 201 201 201 201 201 201' },
  {
    route: 'POST /sessions/passkey',
    place: FREE,
    body: () => ({ response: NO_PASSKEY }),
    gets: '401 401 401 401 401 401 401',
  },
  { route: 'POST /me/device-codes', place: FREE, gets: '401 201 201 201 201 201 401' },
  {
    route: 'POST /device-codes/use',
    place: FREE,
    body: async scene => ({ code: await scene.deviceCode() }),
    gets: '201 201 201 201 201 201 201',
  },
  { route: 'GET /me/tokens', place: FREE, gets: '401 200 200 200 200 200 401' },
  { route: 'POST /me/tokens', place: FREE, body: () => ({ name: 'bot' }), gets: '401 201 201 201 201 201 401' },
  {
    route: 'DELETE /me/tokens/:id',
    place: FREE,
    params: ({ token }) => ({ id: token }),
    gets: '401 404 404 204 404 404 401',
  },
  { route: 'GET /tables', place: RUNNING, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /site', place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /tables/mine', place: RUNNING, gets: '401 200 200 200 200 200 401' },
  {
    route: 'POST /tables',
    place: FREE,
    body: () => ({ game: 'nauticus', players: 2, visibility: 'public' }),
    gets: '401 201 201 201 201 201 401',
  },
  { route: 'GET /tables/:id', place: RUNNING, query: invited, gets: '404 404 200 200 200 200 404' },
  { route: 'GET /tables/:id', place: PUBLIC, gets: '200 200 200 200 200 200 200' },
  {
    route: 'PATCH /tables/:id',
    place: FREE,
    body: () => ({ visibility: 'public' }),
    gets: '401 404 404 403 403 200 401',
  },
  { route: 'PATCH /tables/:id', place: RUNNING, body: () => ({}), gets: '401 404 404 403 403 409 401' },
  { route: 'POST /tables/:id/sit', place: FREE, body: sitting(3), gets: '401 404 200 409 409 409 401' },
  { route: 'POST /tables/:id/sit', place: FREE, body: sitting(0), gets: '401 404 409 409 409 409 401' },
  { route: 'POST /tables/:id/sit', place: RUNNING, body: sitting(0), gets: '401 404 409 409 409 409 401' },
  { route: 'POST /tables/:id/leave', place: FREE, gets: '401 404 404 204 204 204 401' },
  { route: 'POST /tables/:id/leave', place: RUNNING, gets: '401 404 404 409 409 409 401' },
  { route: 'POST /tables/:id/leave', place: PUBLIC, gets: '401 403 403 409 409 409 401' },
  { route: 'POST /tables/:id/swap', place: FREE, body: () => ({ seat: 3 }), gets: '401 404 404 200 200 200 401' },
  { route: 'POST /tables/:id/swap', place: FREE, body: () => ({ seat: 1 }), gets: '401 404 404 409 409 200 401' },
  { route: 'POST /tables/:id/swap', place: PUBLIC, body: () => ({ seat: 1 }), gets: '401 403 403 409 409 409 401' },
  {
    route: 'PUT /tables/:id/seats/:seat',
    place: FREE,
    params: () => ({ seat: '3' }),
    body: () => ({ kind: 'bot', level: 'deckhand' }),
    gets: '401 404 404 403 403 200 401',
  },
  {
    route: 'PUT /tables/:id/seats/:seat',
    place: RUNNING,
    params: () => ({ seat: '0' }),
    body: () => ({ kind: 'bot', level: 'deckhand' }),
    gets: '401 404 404 403 403 409 401',
  },
  { route: 'POST /tables/:id/start', place: FULL, gets: '401 404 404 403 403 200 401' },
  { route: 'POST /tables/:id/start', place: FREE, gets: '401 404 404 403 403 409 401' },
  { route: 'POST /tables/:id/start', place: PUBLIC, gets: '401 403 403 403 403 409 401' },
  {
    route: 'PUT /tables/:id/commitment',
    place: FULL,
    body: () => ({ commitment: 'ab'.repeat(32) }),
    gets: '401 404 404 200 200 200 401',
  },
  {
    route: 'PUT /tables/:id/commitment',
    place: RUNNING,
    body: () => ({ commitment: 'ab'.repeat(32) }),
    gets: '401 404 404 409 409 409 401',
  },
  {
    route: 'POST /tables/:id/opening',
    place: FULL,
    body: () => ({ commitment: 'ab'.repeat(32), contribution: 'cd'.repeat(16) }),
    gets: '401 404 404 409 409 409 401',
  },
  { route: 'GET /tables/:id/view', place: RUNNING, query: invited, gets: '404 404 200 200 200 200 404' },
  { route: 'GET /tables/:id/view', place: PUBLIC, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /tables/:id/view', place: CLOSED, gets: '403 403 403 200 200 200 403' },
  { route: 'GET /tables/:id/view', place: FREE, query: invited, gets: '404 404 409 409 409 409 404' },
  { route: 'GET /tables/:id/entries', place: RUNNING, query: invited, gets: '404 404 200 200 200 200 404' },
  { route: 'GET /tables/:id/entries', place: CLOSED, gets: '403 403 403 200 200 200 403' },
  {
    route: 'GET /tables/:id/stream',
    place: OVER,
    query: async (...who) => `until=over&${await invited(...who)}`,
    gets: '404 404 200 200 200 200 404',
  },
  { route: 'POST /tables/:id/moves', place: RUNNING, body: moving, gets: '401 404 404 200 409 409 401' },
  { route: 'POST /tables/:id/moves', place: PUBLIC, body: moving, gets: '401 403 403 200 409 409 401' },
  { route: 'POST /tables/:id/moves', place: OVER, body: moving, gets: '401 404 404 409 409 409 401' },
  { route: 'POST /tables/:id/moves', place: FREE, body: moving, gets: '401 404 404 409 409 409 401' },
  { route: 'POST /tables/:id/resign', place: RUNNING, body: request, gets: '401 404 404 200 200 200 401' },
  { route: 'POST /tables/:id/resign', place: PUBLIC, body: request, gets: '401 403 403 200 200 200 401' },
  { route: 'POST /tables/:id/agree', place: RUNNING, body: agreeing('end'), gets: '401 404 404 200 200 200 401' },
  { route: 'POST /tables/:id/agree', place: PUBLIC, body: agreeing('end'), gets: '401 403 403 200 200 200 401' },
  { route: 'POST /tables/:id/agree', place: OVER, body: agreeing('rematch'), gets: '401 404 404 200 200 200 401' },
  { route: 'POST /tables/:id/hint', place: COACHED, body: ofGame, gets: '401 404 404 204 204 204 401' },
  { route: 'POST /tables/:id/hint', place: RUNNING, body: ofGame, gets: '401 404 404 409 409 409 401' },
  { route: 'POST /tables/:id/hint', place: PUBLIC, body: ofGame, gets: '401 403 403 409 409 409 401' },
  { route: 'POST /tables/:id/hint', place: OVER, body: ofGame, gets: '401 404 404 409 409 409 401' },
  {
    route: 'PATCH /tables/:id',
    place: FREE,
    body: () => ({ coach: true }),
    gets: '401 404 404 403 403 409 401',
  },
  {
    route: 'PUT /tables/:id/clock',
    place: FREE,
    body: () => ({ clock: { kind: 'live', bank: 60_000, increment: 0, late: 'end' } }),
    gets: '401 404 404 403 403 200 401',
  },
  {
    route: 'PUT /tables/:id/clock',
    place: RUNNING,
    body: () => ({ clock: null }),
    gets: '401 404 404 403 403 409 401',
  },
  {
    route: 'PUT /tables/:id/seats/:seat/time',
    place: FREE,
    params: () => ({ seat: '0' }),
    body: () => ({ factor: 2 }),
    gets: '401 404 404 403 403 200 401',
  },
  { route: 'POST /tables/:id/holiday', place: RUNNING, body: resting, gets: '401 404 404 409 409 409 401' },
  { route: 'POST /tables/:id/holiday', place: PUBLIC, body: resting, gets: '401 403 403 409 409 409 401' },
  { route: 'POST /tables/:id/holiday/end', place: RUNNING, body: request, gets: '401 404 404 409 409 409 401' },
  { route: 'POST /tables/:id/holiday/end', place: PUBLIC, body: request, gets: '401 403 403 409 409 409 401' },
  { route: 'POST /tables/:id/agree', place: RUNNING, body: agreeing('pause'), gets: '401 404 404 200 200 200 401' },
  { route: 'POST /tables/:id/agree', place: RUNNING, body: takingBack, gets: '401 404 404 409 409 409 401' },
  { route: 'POST /tables/:id/agree', place: PUBLIC, body: replacing, gets: '401 403 403 409 409 409 401' },
  { route: 'POST /tables/:id/return', place: RUNNING, body: request, gets: '401 404 404 200 200 200 401' },
  { route: 'POST /tables/:id/return', place: PUBLIC, body: request, gets: '401 403 403 200 200 200 401' },
  {
    route: 'PUT /tables/:id/volunteer',
    place: RUNNING,
    body: (scene, role) => ({ number: 1, seat: 0, ...scene.invitationFor(role) }),
    gets: '401 404 204 409 409 409 401',
  },
  {
    route: 'PUT /tables/:id/volunteer',
    place: CLOSED,
    body: () => ({ number: 1, seat: 0 }),
    gets: '401 403 403 409 409 409 401',
  },
  {
    route: 'PUT /tables/:id/deputy',
    place: RUNNING,
    body: ({ people }) => ({ person: people.guest.id }),
    gets: '401 404 404 204 204 204 401',
  },
  {
    route: 'PUT /tables/:id/deputy',
    place: PUBLIC,
    body: ({ people }) => ({ person: people.guest.id }),
    gets: '401 403 403 204 204 204 401',
  },
  { route: 'DELETE /tables/:id/deputy', place: RUNNING, gets: '401 404 404 204 204 204 401' },
  { route: 'DELETE /tables/:id/volunteer', place: RUNNING, query: invited, gets: '401 404 204 204 204 204 401' },
  { route: 'GET /tables/:id/orders', place: RUNNING, gets: '401 404 404 200 200 200 401' },
  { route: 'GET /tables/:id/orders', place: PUBLIC, gets: '401 403 403 200 200 200 401' },
  { route: 'PUT /tables/:id/orders', place: RUNNING, body: ordering, gets: '401 404 404 200 200 200 401' },
  { route: 'PUT /tables/:id/orders', place: PUBLIC, body: ordering, gets: '401 403 403 200 200 200 401' },
  { route: 'PUT /tables/:id/orders', place: OVER, body: ordering, gets: '401 404 404 409 409 409 401' },
  { route: 'PUT /tables/:id/hand-in', place: RUNNING, body: handingIn, gets: '401 404 404 409 409 409 401' },
  { route: 'PUT /tables/:id/hand-in', place: PUBLIC, body: handingIn, gets: '401 403 403 409 409 409 401' },
  { route: 'DELETE /tables/:id/hand-in', place: RUNNING, gets: '401 404 404 200 200 200 401' },
  { route: 'DELETE /tables/:id/hand-in', place: PUBLIC, gets: '401 403 403 200 200 200 401' },
  { route: 'DELETE /tables/:id/agree', place: RUNNING, gets: '401 404 404 204 204 204 401' },
  { route: 'DELETE /tables/:id/agree', place: PUBLIC, gets: '401 403 403 204 204 204 401' },
  {
    route: 'GET /tables/:id/games/:number/record',
    place: OVER,
    params: () => record,
    query: invited,
    gets: '404 404 200 200 200 200 404',
  },
  {
    route: 'GET /tables/:id/games/:number/record',
    place: RUNNING,
    params: () => record,
    query: invited,
    gets: '404 404 404 404 404 404 404',
  },
  {
    route: 'GET /tables/:id/games/:number/record',
    place: { ...CLOSED, table: 'over' },
    params: () => record,
    gets: '403 403 403 200 200 200 403',
  },
  {
    route: 'GET /tables/:id/games/:number',
    place: OVER,
    params: () => record,
    query: invited,
    gets: '404 404 200 200 200 200 404',
  },
  {
    route: 'GET /tables/:id/games/:number',
    place: RUNNING,
    params: () => record,
    query: invited,
    gets: '404 404 404 404 404 404 404',
  },
  {
    route: 'PUT /tables/:id/games/:number/reviews/:budget',
    place: OVER,
    params: () => ({ ...record, budget: 'captain' }),
    body: () => ({ judge: 9999, verdicts: [] }),
    gets: '401 404 404 409 409 409 401',
  },
  {
    route: 'GET /tables/:id/games/:number/reviews/:budget',
    place: OVER,
    params: () => ({ ...record, budget: 'captain' }),
    query: invited,
    gets: '404 404 200 200 200 200 404',
  },
  {
    route: 'GET /tables/:id/games/:number/reviews/:budget',
    place: RUNNING,
    params: () => ({ ...record, budget: 'captain' }),
    query: invited,
    gets: '404 404 404 404 404 404 404',
  },
  {
    route: 'POST /tables/:id/games/:number/rooms',
    place: OVER,
    params: () => record,
    body: (scene, role) => scene.invitationFor(role),
    gets: '401 404 201 201 201 201 401',
  },
  {
    route: 'POST /tables/:id/games/:number/rooms',
    place: RUNNING,
    params: () => record,
    body: (scene, role) => scene.invitationFor(role),
    gets: '401 404 404 404 404 404 401',
  },
  { route: 'GET /rooms/:id', place: OVER, params: led, query: invited, gets: '404 404 200 200 200 200 404' },
  {
    route: 'PUT /rooms/:id/shown',
    place: OVER,
    params: led,
    body: () => ({ entry: 0, branch: null, marks: [] }),
    gets: '401 403 403 403 403 204 401',
  },
  {
    route: 'PUT /rooms/:id/leader',
    place: OVER,
    params: led,
    body: ({ people }) => ({ person: people.other.id }),
    gets: '401 403 403 403 403 404 401',
  },
  {
    route: 'POST /rooms/:id/chat',
    place: OVER,
    params: led,
    body: () => ({ text: 'hello', id: randomId() }),
    gets: '401 403 403 403 403 403 401',
  },
  {
    route: 'POST /rooms/:id/chat/:message/report',
    place: OVER,
    params: async (scene, role) => ({ ...(await led(scene, role)), message: '1' }),
    body: (scene, role) => ({ reason: '', ...scene.invitationFor(role) }),
    gets: '401 404 404 404 404 404 401',
  },
  { route: 'DELETE /rooms/:id', place: OVER, params: led, gets: '401 403 403 403 403 204 401' },
  ...[...PAGES, '/icon.svg', '/assets/:name'].map(
    (page): Row => ({
      ...{ route: `GET ${page}`, isPage: true, place: FREE, gets: '200 200 200 200 200 200 200' },
      params: () => ({ game: 'nauticus', paragraph: '1', entry: '1', part: 'licences', name: 'main-4f.js' }),
    }),
  ),
  { route: 'GET /tables/:id/chat', place: RUNNING, query: invited, gets: '404 404 200 200 200 200 404' },
  { route: 'GET /tables/:id/chat', place: PUBLIC, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /tables/:id/chat', place: CLOSED, gets: '403 403 403 200 200 200 403' },
  { route: 'POST /tables/:id/chat', place: RUNNING, body: saying, gets: '401 404 201 201 201 201 401' },
  { route: 'POST /tables/:id/chat', place: CLOSED, body: saying, gets: '401 403 403 201 201 201 401' },
  {
    route: 'POST /tables/:id/chat/:message/report',
    place: RUNNING,
    params: said,
    body: (scene, role) => ({ reason: '', ...scene.invitationFor(role) }),
    gets: '401 404 204 204 204 204 401',
  },
  { route: 'GET /phrases', place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /seeks', place: FREE, gets: '200 200 200 200 200 200 200' },
  {
    route: 'PUT /seeks/:pace',
    place: FREE,
    params: () => ({ pace: 'live' }),
    body: () => ({ game: 'nautilus', variant: 'team' }),
    gets: '401 200 200 200 200 200 401',
  },
  {
    route: 'DELETE /seeks/:pace',
    place: FREE,
    params: () => ({ pace: 'live' }),
    gets: '401 204 204 204 204 204 401',
  },
  { route: 'GET /me/blocks', place: FREE, gets: '401 200 200 200 200 200 401' },
  { route: 'PUT /me/blocks/:id', place: FREE, params: somebody, gets: '401 204 204 204 404 204 401' },
  { route: 'DELETE /me/blocks/:id', place: FREE, params: somebody, gets: '401 204 204 204 204 204 401' },
  { route: 'GET /me/mutes', place: FREE, gets: '401 200 200 200 200 200 401' },
  { route: 'PUT /me/mutes/:id', place: FREE, params: somebody, gets: '401 204 204 204 404 204 401' },
  { route: 'DELETE /me/mutes/:id', place: FREE, params: somebody, gets: '401 204 204 204 204 204 401' },
  { route: 'GET /me/notices', place: FREE, gets: '401 200 200 200 200 200 401' },
  { route: 'GET /me/companions', place: FREE, gets: '401 200 200 200 200 200 401' },
  { route: 'GET /me/invitations', place: FREE, gets: '401 200 200 200 200 200 401' },
  {
    route: 'PUT /me/notices/kinds',
    place: FREE,
    body: () => ({ kinds: ['due'] }),
    gets: '401 204 204 204 204 204 401',
  },
  { route: 'POST /me/notices/test', place: FREE, gets: '401 409 409 409 409 409 401' },
  { route: 'POST /me/notices/push', place: FREE, body: subscribing, gets: '401 422 422 422 422 422 401' },
  {
    route: 'DELETE /me/notices/push',
    place: FREE,
    body: () => ({ endpoint: INTERNAL }),
    gets: '401 204 204 204 204 204 401',
  },
  {
    route: 'PUT /me/notices/webhook',
    place: FREE,
    body: () => ({ url: INTERNAL }),
    gets: '401 422 422 422 422 422 401',
  },
  { route: 'DELETE /me/notices/webhook', place: FREE, gets: '401 204 204 204 204 204 401' },
  {
    route: 'PUT /me/notices/mail',
    place: FREE,
    body: () => ({ address: 'a@example.org' }),
    gets: '401 409 409 409 409 409 401',
  },
  {
    route: 'POST /me/notices/mail/confirm',
    place: FREE,
    body: () => ({ code: '0000-0000' }),
    gets: '401 404 404 404 404 404 401',
  },
  { route: 'DELETE /me/notices/mail', place: FREE, gets: '401 204 204 204 204 204 401' },
  {
    route: 'POST /tables/:id/invite',
    place: FREE,
    body: ({ people }) => ({ person: people.other.id }),
    gets: '401 404 404 204 404 204 401',
  },
  { route: 'GET /tables/:id/log', place: RUNNING, query: invited, gets: '404 404 200 200 200 200 404' },
  { route: 'GET /tables/:id/log', place: CLOSED, gets: '403 403 403 200 200 200 403' },
  { route: 'POST /records/verify', place: FREE, body: () => ({}), gets: '200 200 200 200 200 200 200' },
  { route: 'POST /replays', place: FREE, body: () => ({}), gets: '401 422 422 422 422 422 401' },
  { route: 'GET /replays/:id', place: FREE, gets: '404 404 404 404 404 404 404' },
  { route: 'GET /me/replays', place: FREE, gets: '401 200 200 200 200 200 401' },
  { route: 'GET /club', place: FREE, gets: '200 200 200 200 200 200 200' },
  {
    route: 'POST /admin/claim',
    place: FREE,
    body: () => ({ code: '0000-0000' }),
    gets: '401 409 409 409 409 404 401',
  },
  { route: 'GET /admin', place: FREE, gets: NONE, administrator: '200' },
  { route: 'GET /admin/settings', place: FREE, gets: NONE, administrator: '200' },
  { route: 'PATCH /admin/settings', place: FREE, body: () => ({ name: 'Club' }), gets: NONE, administrator: '200' },
  {
    route: 'PUT /admin/announcement',
    place: FREE,
    body: () => ({ text: 'Tea', restartAt: null }),
    gets: NONE,
    administrator: '204',
  },
  { route: 'DELETE /admin/announcement', place: FREE, gets: NONE, administrator: '204' },
  {
    route: 'POST /admin/invitations',
    place: FREE,
    body: () => ({ uses: 1, days: 1 }),
    gets: NONE,
    administrator: '201',
  },
  { route: 'GET /admin/people', place: FREE, gets: NONE, administrator: '200' },
  {
    route: 'POST /admin/people/:id/password-reset',
    place: FREE,
    params: ({ people }) => ({ id: people.owner.id }),
    gets: NONE,
    administrator: '201',
  },
  {
    route: 'DELETE /admin/people/:id/sessions',
    place: FREE,
    params: ({ people }) => ({ id: people.owner.id }),
    gets: NONE,
    administrator: '204',
  },
  { route: 'PUT /admin/people/:id/silence', place: FREE, params: somebody, gets: NONE, administrator: '204' },
  { route: 'DELETE /admin/people/:id/silence', place: FREE, params: somebody, gets: NONE, administrator: '204' },
  {
    route: 'PUT /admin/people/:id/administrator',
    place: FREE,
    params: ({ people }) => ({ id: people.owner.id }),
    gets: NONE,
    administrator: '204',
  },
  { route: 'DELETE /admin/people/:id/administrator', place: FREE, params: somebody, gets: NONE, administrator: '204' },
  { route: 'GET /admin/tables', place: FREE, gets: NONE, administrator: '200' },
  { route: 'GET /admin/bans', place: FREE, gets: NONE, administrator: '200' },
  {
    route: 'POST /admin/bans',
    place: FREE,
    body: () => ({ range: '203.0.113.0/24', reason: 'Junk', days: 1 }),
    gets: NONE,
    administrator: '201',
  },
  { route: 'DELETE /admin/bans/:id', place: FREE, params: somebody, gets: NONE, administrator: '404' },
  { route: 'GET /admin/archive', place: FREE, gets: NONE, administrator: '200' },
  { route: 'GET /admin/audit', place: FREE, gets: NONE, administrator: '200' },
  { route: 'GET /admin/tables/:id/download', place: RUNNING, gets: NONE, administrator: '200' },
  { route: 'POST /admin/tables/:id/close', place: FREE, gets: NONE, administrator: '204' },
  { route: 'POST /admin/tables/:id/close', place: RUNNING, gets: NONE, administrator: '204' },
  {
    route: 'POST /admin/tables/:id/seats/:seat/free',
    place: RUNNING,
    params: () => ({ seat: '0' }),
    gets: NONE,
    administrator: '204',
  },
  { route: 'GET /admin/reports', place: FREE, gets: NONE, administrator: '200' },
  { route: 'GET /admin/fair-play', place: FREE, gets: NONE, administrator: '200' },
  { route: 'POST /admin/people/:id/look-into', place: FREE, params: somebody, gets: NONE, administrator: '202' },
  { route: 'POST /admin/reports/:id/done', place: FREE, gets: NONE, administrator: '404' },
  { route: 'GET /admin', isPage: true, place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /admin/fair-play', isPage: true, place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /admin.css', isPage: true, place: FREE, gets: '200 200 200 200 200 200 200' },
  {
    route: 'POST /admin',
    isPage: true,
    place: FREE,
    body: () => ({ action: 'withdraw' }),
    gets: NONE,
    administrator: '200',
  },
  { route: 'GET /healthz', isPage: true, place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /readyz', isPage: true, place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /metrics', isPage: true, place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /socket', place: FREE, gets: '404 404 404 404 404 404 404' },
  { route: 'GET /openapi.json', place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /docs', place: FREE, gets: '200 200 200 200 200 200 200' },
  { route: 'GET /docs.css', place: FREE, gets: '200 200 200 200 200 200 200' },
];

interface Message {
  /** Type and topic. */
  readonly message: string;
  /** Said before, whatever is answered. */
  readonly before?: Made<ClientMessage>;
  readonly says: Made<ClientMessage>;
  /** For each role the type of the answer, or the status of the refusal; pong where nothing is answered. */
  readonly gets: string;
  /** The table that it is about; missing: one with a running game. */
  readonly place?: Place;
}

const watching: Made<ClientMessage> = (scene, role) => ({
  type: 'watch',
  topic: 'table',
  table: scene.info.id,
  ...scene.invitationFor(role),
});

/** Every message, at a private table where a game runs. */
const MESSAGES: readonly Message[] = [
  {
    message: 'hello',
    says: () => ({ type: 'hello', protocol: 1 }),
    gets: 'welcome welcome welcome welcome welcome welcome welcome',
  },
  {
    message: 'watch room',
    place: OVER,
    says: async (scene, role) => ({
      ...{ type: 'watch', topic: 'room', room: (await led(scene, role)).id },
      ...scene.invitationFor(role),
    }),
    gets: '404 404 room room room room 404',
  },
  {
    message: 'unwatch room',
    says: () => ({ type: 'unwatch', topic: 'room', room: randomId() }),
    gets: 'pong pong pong pong pong pong pong',
  },
  {
    message: 'watch tournament',
    says: async (scene, role) => ({ type: 'watch', topic: 'tournament', tournament: (await cup(scene, role)).id }),
    gets: 'tournament tournament tournament tournament tournament tournament tournament',
  },
  {
    message: 'unwatch tournament',
    says: () => ({ type: 'unwatch', topic: 'tournament', tournament: randomId() }),
    gets: 'pong pong pong pong pong pong pong',
  },
  { message: 'watch table', says: watching, gets: '404 404 table table table table 404' },
  {
    message: 'watch lobby',
    says: () => ({ type: 'watch', topic: 'lobby' }),
    gets: 'lobby lobby lobby lobby lobby lobby lobby',
  },
  {
    message: 'watch seeks',
    says: () => ({ type: 'watch', topic: 'seeks' }),
    gets: 'seeks seeks seeks seeks seeks seeks seeks',
  },
  { message: 'watch me', says: () => ({ type: 'watch', topic: 'me' }), gets: '401 mine mine mine mine mine 401' },
  {
    message: 'unwatch table',
    before: watching,
    says: ({ info }) => ({ type: 'unwatch', topic: 'table', table: info.id }),
    gets: 'pong pong pong pong pong pong pong',
  },
  {
    message: 'unwatch lobby',
    says: () => ({ type: 'unwatch', topic: 'lobby' }),
    gets: 'pong pong pong pong pong pong pong',
  },
  {
    message: 'unwatch seeks',
    says: () => ({ type: 'unwatch', topic: 'seeks' }),
    gets: 'pong pong pong pong pong pong pong',
  },
  { message: 'unwatch me', says: () => ({ type: 'unwatch', topic: 'me' }), gets: 'pong pong pong pong pong pong pong' },
  {
    message: 'look',
    before: watching,
    says: ({ info }) => ({ type: 'look', table: info.id, visible: true }),
    gets: '404 404 pong pong pong pong 404',
  },
  {
    message: 'play',
    says: async scene => ({ type: 'play', table: scene.info.id, ...(await scene.move()) }),
    gets: '401 404 404 played 409 409 401',
  },
  { message: 'ping', says: () => ({ type: 'ping' }), gets: 'pong pong pong pong pong pong pong' },
];

interface FormSchema {
  readonly properties: { readonly topic?: { readonly const?: string; readonly enum?: readonly string[] } };
}

/** `watch table`, `watch lobby` …: all that the protocol has. */
const messagesOfProtocol = (): string[] =>
  Object.entries(CLIENT_MESSAGES).flatMap(([type, forms]) =>
    (forms as readonly unknown[]).flatMap(form => {
      const { topic } = (form as FormSchema).properties;
      return topic ? (topic.enum ?? [topic.const]).map(each => `${type} ${each}`) : [type];
    }),
  );

const routes: string[] = [];
const noteRoutes = (message: unknown): void => {
  (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) routes.push(`${each} ${url}`);
  });
};

const site = makeSite();
let server: TestApp;
const scenes = new Map<Place, Scene>();

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes);
  server = await TestApp.start({ trustProxy: true, requestsAMinute: 1_000_000, site });
  unsubscribe('fastify.initialization', noteRoutes);
});

afterAll(async () => {
  await server.stop();
  rmSync(site, { recursive: true });
});

/** Refused requests have changed nothing, so that a scene lasts until something was done in it. */
const sceneAt = async (place: Place): Promise<Scene> => {
  const scene = scenes.get(place) ?? (await Scene.set(server, place));
  scenes.set(place, scene);
  return scene;
};

const cells = (gets: string): readonly (readonly [Role, string])[] => {
  const columns = gets.split(' ');
  expect(columns).toHaveLength(ROLES.length);
  return ROLES.map((role, index) => [role, columns[index]!] as const);
};

const nameOf = ({ table, visibility, spectators, coach }: Place): string =>
  [
    table,
    visibility ?? 'private',
    ...(spectators === false ? ['without spectators'] : []),
    ...(coach ? ['with the coach'] : []),
  ].join(', ');

const addressOf = ({ route, isPage }: Row): string => (isPage ? '' : API) + route.split(' ')[1]!;

const statusOf = async (row: Row, role: Role, method: Method, who?: Person): Promise<string> => {
  const scene = await sceneAt(row.place);
  const params = { id: scene.info.id, ...(await row.params?.(scene, role)) };
  const path = addressOf(row).replace(/:(\w+)/g, (_, name: string) => params[name as keyof typeof params]);
  const query = await row.query?.(scene, role);
  const body = await row.body?.(scene, role);
  const known = who ? { cookie: who.cookie } : scene.headersOf(role);
  const headers = { ...known, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const answer = await server.app.inject({ method, url: query ? `${path}?${query}` : path, headers, ...payload });
  // A 503 says "come back later"; its reason stands in the log alone.
  if (answer.statusCode === 503) throw new Error(server.logged.findLast(line => line.includes('"level":40')));
  if (answer.statusCode < 300 && method !== 'GET' && method !== 'HEAD') scenes.delete(row.place);
  return String(answer.statusCode);
};

describe('who may do what', () => {
  test('every route of the server has a row here, and every row has a route', () => {
    const known = new Set(ROUTES.map(row => `${row.route.split(' ')[0]} ${addressOf(row)}`));
    const served = new Set(routes.filter(route => !route.startsWith('HEAD ')));
    expect([...served].sort()).toEqual([...known].sort());
  });

  test('every route is described in the OpenAPI document, but for the socket and the description itself', async () => {
    const { paths } = jsonOf<{ paths: Record<string, object> }>(await server.ask('GET', '/openapi.json'));
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const beside = ['/socket', '/openapi.json', '/docs', '/docs.css'].map(path => `GET ${API}${path}`);
    const wanted = routes.filter(route => !route.startsWith('HEAD ') && route.includes(API) && !beside.includes(route));
    expect(described.filter(name => !beside.includes(name)).sort()).toEqual(wanted.sort());
  });

  test('whoever may not get something may not ask for its head either', () => {
    const heads = routes.filter(route => route.startsWith('HEAD ')).map(route => route.replace('HEAD', 'GET'));
    expect(heads.filter(route => !routes.includes(route))).toEqual([]);
  });

  test.each(ROUTES.map(row => [row.route, nameOf(row.place), row] as const))('%s (%s)', async (route, _, row) => {
    const method = route.split(' ')[0] as Method;
    const got: Record<string, string> = {};
    for (const role of ROLES) {
      got[role] = await statusOf(row, role, method);
      const hasHead = method === 'GET' && routes.includes(`HEAD ${addressOf(row)}`);
      if (hasHead && (await statusOf(row, role, 'HEAD')) !== got[role]) got[role] += ' (but not its head)';
    }
    expect(got).toEqual(Object.fromEntries(cells(row.gets)));
  });

  let admin: Person | undefined;
  const ADMINISTERED = ROUTES.filter(row => row.administrator !== undefined);
  test.each(ADMINISTERED.map(row => [row.route, row] as const))('%s, as administrator', async (route, row) => {
    admin ??= await administrator(server);
    const status = await statusOf(row, 'stranger', route.split(' ')[0] as Method, admin);
    expect(status).toBe(row.administrator);
  });
});

describe('who may say what through a socket', () => {
  /** Messages that come by themselves with what is watched. */
  const BESIDE = new Set(['info', 'presence', 'notice']);

  const answerTo = async ({ before, says, place = RUNNING }: Message, role: Role): Promise<string> => {
    const scene = await sceneAt(place);
    const socket = await TestSocket.connect(server, scene.headersOf(role));
    await socket.greet();
    if (before) socket.send(await before(scene, role));
    await socket.settle();
    const heard = socket.heard.length;
    socket.send(await says(scene, role));
    await socket.settle();
    const answers = socket.heard.slice(heard).map(text => JSON.parse(text) as ServerMessage);
    const answer = answers.find(({ type }) => !BESIDE.has(type))!;
    if (answer.type === 'played') scenes.delete(RUNNING);
    await socket.close();
    return answer.type === 'refused' ? String(STATUS[answer.error.code as keyof typeof STATUS]) : answer.type;
  };

  test('every message of the protocol has a row here', () => {
    expect(MESSAGES.map(({ message }) => message).sort()).toEqual(messagesOfProtocol().sort());
  });

  test.each(MESSAGES.map(row => [row.message, row] as const))('%s', async (_, row) => {
    const got: Record<string, string> = {};
    for (const role of ROLES) got[role] = await answerTo(row, role);
    expect(got).toEqual(Object.fromEntries(cells(row.gets)));
  });
});

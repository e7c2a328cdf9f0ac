import type { Session } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { lanAddressOf } from '../addresses.ts';
import { API } from '../api.ts';
import { administrator } from '../testing/administrator.ts';
import { Person, TestApp, useApp } from '../testing/app.ts';
import { member, PASSWORD } from '../testing/member.ts';
import { TestSocket } from '../testing/socket.ts';
import { shownName } from './identity.ts';
import { Passwords } from './passwords.ts';

type Answer = Awaited<ReturnType<TestApp['ask']>>;

/** Status and code, where there is one. */
const saidBy = (answer: Answer): string =>
  answer.statusCode < 400 ? String(answer.statusCode) : `${answer.statusCode} ${answer.json().error.code}`;

/** The person with the session that an answer began. */
const entered = (server: TestApp, answer: Answer): Person => {
  const [cookie] = answer.cookies;
  const { id, name } = answer.json().me ?? answer.json();
  return new Person(server, id, name, `${cookie!.name}=${cookie!.value}`);
};

const withToken = (token: string) => ({ authorization: `Bearer ${token}` });

describe('bodies are checked to the letter', () => {
  const server = useApp();

  test.each([
    ['POST', '/guests', {}, 'name', 'it must not be missing'],
    ['POST', '/guests', { name: 5 }, 'name', 'a text'],
    ['POST', '/guests', { name: null }, 'name', 'a text'],
    ['POST', '/guests', { name: '' }, 'name', 'a length of at least 1'],
    ['POST', '/guests', { name: 'a'.repeat(101) }, 'name', 'a length of at most 100'],
    ['POST', '/guests', { name: 'a'.repeat(31) }, 'name', '1 to 30 visible characters in one line'],
    ['POST', '/guests', { name: '  ' }, 'name', '1 to 30 visible characters in one line'],
    ['POST', '/guests', { name: '\u200d' }, 'name', '1 to 30 visible characters in one line'],
    ['POST', '/guests', { name: 'a\u0000b' }, 'name', '1 to 30 visible characters in one line'],
    ['POST', '/guests', { name: 'a\nb' }, 'name', '1 to 30 visible characters in one line'],
    ['POST', '/guests', { name: 'abc\u202ecba' }, 'name', '1 to 30 visible characters in one line'],
    ['POST', '/guests', { name: 'a\ud800' }, 'name', '1 to 30 visible characters in one line'],
    ['POST', '/guests', { name: 'A', admin: true }, 'admin', 'no such field'],
    ['POST', '/guests', { name: 'A', language: 'nl' }, 'language', 'en, de, fr'],
    ['POST', '/guests', [], '', 'an object'],
    ['POST', '/sessions', { login: 'a' }, 'password', 'it must not be missing'],
    ['POST', '/sessions', { login: {}, password: 'a' }, 'login', 'a text'],
    ['POST', '/sessions', { login: 'a', password: 'a'.repeat(201) }, 'password', 'a length of at most 200'],
    ['POST', '/recoveries', { login: 'a', code: 'a', password: 'short' }, 'password', 'a length of at least 8'],
    ['POST', '/device-codes/use', { code: 1 }, 'code', 'a text'],
  ] as const)('strangers: %s %s %j: %s: %s', async (method, path, body, field, expected) => {
    const answer = await server().ask(method, path, body);
    expect(saidBy(answer)).toBe('400 wrong-field');
    expect(answer.json().error).toMatchObject({ field, expected });
  });

  test.each([
    ['POST', '/accounts', { login: 'ab', password: PASSWORD }, 'login'],
    ['POST', '/accounts', { login: 'a b c', password: PASSWORD }, 'login'],
    ['POST', '/accounts', { login: 'abc', password: 'short' }, 'password'],
    ['POST', '/accounts', { login: 'abc', password: PASSWORD, name: 'x' }, 'name'],
    ['PATCH', '/me', { login: 'x' }, 'login'],
    ['PATCH', '/me', { name: '\t' }, 'name'],
    ['PATCH', '/me', { language: 'xx' }, 'language'],
    ['POST', '/me/password', { password: PASSWORD }, 'newPassword'],
    ['POST', '/me/tokens', { name: '' }, 'name'],
    ['POST', '/me/tokens', {}, 'name'],
    ['DELETE', '/me', { sure: true }, 'sure'],
  ] as const)('guests: %s %s %j: %s', async (method, path, body, field) => {
    const anna = await server().guest();
    const answer = await anna.ask(method, path, body);
    expect([saidBy(answer), answer.json().error.field]).toEqual(['400 wrong-field', field]);
  });

  test.each([
    ['en', 'The field “name” is not right; expected: a text.'],
    ['de', 'Das Feld „name“ stimmt nicht; erwartet: ein Text.'],
    ['fr', 'Le champ « name » n’est pas correct ; attendu : un texte.'],
  ])('in %s: %s', async (language, message) => {
    const answer = await server().ask('POST', '/guests', { name: 5 }, { 'accept-language': language });
    expect(answer.json().error.message).toBe(message);
  });
});

describe('strangers', () => {
  const server = useApp();

  test('are refused by every route that is not open to them', async () => {
    const document = (await server().ask('GET', '/openapi.json')).json();
    const closed = Object.entries<Record<string, { security?: unknown[] }>>(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { security }]) => security === undefined)
        .map(([method]) => [method.toUpperCase(), path.replaceAll(/\{[^}]*\}/g, '1')] as const),
    );
    expect(closed.length).toBeGreaterThan(9);
    for (const [method, url] of closed) {
      const answer = await server().app.inject({ method: method as 'GET', url });
      expect([method, url, saidBy(answer)]).toEqual([method, url, '401 not-logged-in']);
    }
  });

  test.each([
    ['no token', ''],
    ['another scheme', 'Basic YTpi'],
    ['a token that nobody has', 'Bearer ankerplatz_AAAA'],
    ['junk', 'Bearer ä ö'],
  ])('%s proves nothing', async (_, authorization) => {
    expect(saidBy(await server().ask('GET', '/me', undefined, { authorization }))).toBe('401 not-logged-in');
  });

  test.each(['ankerplatz=', 'ankerplatz=junk', 'ankerplatz=%zz', 'ankerplatz', '=;;='])(
    'the cookie %s proves nothing',
    async cookie => {
      expect(saidBy(await server().ask('GET', '/me', undefined, { cookie }))).toBe('401 not-logged-in');
    },
  );
});

describe('guests', () => {
  const server = useApp();

  test('come in with a name alone, in one request', async () => {
    const answer = await server().ask('POST', '/guests', { name: '  Änne 🐙 ' }, { 'accept-language': 'de' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{12}$/),
      name: 'Änne 🐙',
      login: null,
      language: 'de',
    });
    expect((await entered(server(), answer).ask('GET', '/me')).json()).toEqual(answer.json());
  });

  test('may share a name', async () => {
    const [one, other] = [await server().guest('Anna'), await server().guest('Anna')];
    expect(one.id).not.toBe(other.id);
  });

  test('do not lose themselves by coming in twice', async () => {
    const anna = await server().guest();
    expect(saidBy(await anna.ask('POST', '/guests', { name: 'Anna' }))).toBe('409 already-known');
  });

  test('keep the lessons that they have finished, on whatever device', async () => {
    const anna = await server().guest('Anna');
    const keep = async (...done: string[]) => (await anna.ask('POST', '/me/lessons', { done })).json();
    expect(await keep('nautilus/2', 'nauticus/1')).toEqual({ done: ['nauticus/1', 'nautilus/2'] });
    expect(await keep('nauticus/1', 'nauticus/10')).toEqual({ done: ['nauticus/1', 'nauticus/10', 'nautilus/2'] });
    expect(await keep()).toEqual({ done: ['nauticus/1', 'nauticus/10', 'nautilus/2'] });
    expect((await keep('nautilus/puzzle-12-50')).done).toContain('nautilus/puzzle-12-50');
    expect(saidBy(await anna.ask('POST', '/me/lessons', { done: ['../1'] }))).toBe('400 wrong-field');
  });

  test('change name and language', async () => {
    const anna = await server().guest();
    expect((await anna.ask('PATCH', '/me', { name: ' Anton ' })).json()).toMatchObject({
      name: 'Anton',
      language: 'en',
    });
    expect((await anna.ask('PATCH', '/me', { language: 'fr' })).json()).toMatchObject({
      name: 'Anton',
      language: 'fr',
    });
    expect((await anna.ask('PATCH', '/me', {})).json()).toMatchObject({ name: 'Anton', language: 'fr' });
    expect((await anna.ask('GET', '/me')).json()).toMatchObject({ id: anna.id, name: 'Anton', language: 'fr' });
  });

  test('have no password to change', async () => {
    const anna = await server().guest();
    const body = { password: PASSWORD, newPassword: PASSWORD };
    expect(saidBy(await anna.ask('POST', '/me/password', body))).toBe('409 no-password');
  });

  test('log out', async () => {
    const anna = await server().guest();
    const answer = await anna.ask('DELETE', '/sessions/current');
    expect(saidBy(answer)).toBe('204');
    expect(answer.cookies[0]).toMatchObject({ name: 'ankerplatz', value: '' });
    expect(saidBy(await anna.ask('GET', '/me'))).toBe('401 not-logged-in');
  });

  test('leave without a password', async () => {
    const anna = await server().guest();
    expect(saidBy(await anna.ask('DELETE', '/me'))).toBe('204');
    expect(saidBy(await anna.ask('GET', '/me'))).toBe('401 not-logged-in');
  });
});

describe('who registers', () => {
  const server = useApp();

  test('keeps the identity, and logs in under any spelling of the login name', async () => {
    const { person, login } = await member(server());
    expect((await person.ask('GET', '/me')).json()).toMatchObject({ id: person.id, name: 'Berta', login });
    const answer = await server().ask('POST', '/sessions', { login: login.toUpperCase(), password: PASSWORD });
    expect([answer.statusCode, answer.json().id]).toEqual([201, person.id]);
  });

  test('does so once', async () => {
    const { person } = await member(server());
    const again = { login: 'another', password: PASSWORD };
    expect(saidBy(await person.ask('POST', '/accounts', again))).toBe('409 already-registered');
  });

  test('at the same moment from two tabs: one login name wins', async () => {
    const anna = await server().guest('Anna Tab');
    const logins = ['tab.one', 'tab.two'];
    const said = await Promise.all(
      logins.map(async login => saidBy(await anna.ask('POST', '/accounts', { login, password: PASSWORD }))),
    );
    expect(said.sort()).toEqual(['201', '409 already-registered']);
  });

  test('finds taken login names, whatever their case', async () => {
    const { login } = await member(server());
    const anna = await server().guest();
    const body = { login: login.toUpperCase(), password: PASSWORD };
    expect(saidBy(await anna.ask('POST', '/accounts', body))).toBe('409 login-taken');
  });

  test('changes the password; other sessions end', async () => {
    const { person, login } = await member(server());
    const other = entered(server(), await server().ask('POST', '/sessions', { login, password: PASSWORD }));
    const wrong = { password: 'not this one', newPassword: 'new harbour' };
    expect(saidBy(await person.ask('POST', '/me/password', wrong))).toBe('403 wrong-password');
    const right = { password: PASSWORD, newPassword: 'new harbour' };
    expect(saidBy(await person.ask('POST', '/me/password', right))).toBe('204');
    expect(saidBy(await person.ask('GET', '/me'))).toBe('200');
    expect(saidBy(await other.ask('GET', '/me'))).toBe('401 not-logged-in');
    expect(saidBy(await server().ask('POST', '/sessions', { login, password: PASSWORD }))).toBe('401 wrong-login');
    expect(saidBy(await server().ask('POST', '/sessions', { login, password: 'new harbour' }))).toBe('201');
  });

  test('logs out everywhere; tokens stay', async () => {
    const { person, login } = await member(server());
    const other = entered(server(), await server().ask('POST', '/sessions', { login, password: PASSWORD }));
    const { token } = (await person.ask('POST', '/me/tokens', { name: 'bot' })).json();
    expect(saidBy(await other.ask('DELETE', '/sessions'))).toBe('204');
    expect(saidBy(await person.ask('GET', '/me'))).toBe('401 not-logged-in');
    expect(saidBy(await other.ask('GET', '/me'))).toBe('401 not-logged-in');
    expect(saidBy(await server().ask('GET', '/me', undefined, withToken(token)))).toBe('200');
  });

  test('whose session is replaced by a new one leaves no old one behind', async () => {
    const { person, login } = await member(server());
    await person.ask('POST', '/sessions', { login, password: PASSWORD });
    expect(saidBy(await person.ask('GET', '/me'))).toBe('401 not-logged-in');
  });
});

describe('logging in tells nobody which names exist', () => {
  const server = useApp({ passwordCost: 14 });

  test('by its words', async () => {
    const { login } = await member(server());
    const wrong = await server().ask('POST', '/sessions', { login, password: 'not this one' });
    const unknown = await server().ask('POST', '/sessions', { login: 'nobody', password: 'not this one' });
    expect(wrong.statusCode).toBe(401);
    expect([unknown.statusCode, unknown.json()]).toEqual([wrong.statusCode, wrong.json()]);
  });

  test('by its time', async () => {
    const { login } = await member(server());
    const fastest = async (name: string): Promise<number> => {
      const times = [];
      for (let i = 0; i < 3; i++) {
        const begun = performance.now();
        await server().ask('POST', '/sessions', { login: name, password: 'not this one' });
        times.push(performance.now() - begun);
      }
      return Math.min(...times);
    };
    const ratio = (await fastest('nobody')) / (await fastest(login));
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
  });

  test('nor does recovering', async () => {
    const { login } = await member(server());
    const body = { code: 'AAAA-AAAA-AAAA-AAAA-AAAA', password: PASSWORD };
    const wrong = await server().ask('POST', '/recoveries', { login, ...body });
    const unknown = await server().ask('POST', '/recoveries', { login: 'nobody', ...body });
    expect(saidBy(wrong)).toBe('401 wrong-recovery');
    expect(unknown.json()).toEqual(wrong.json());
  });
});

describe('passwords', () => {
  const passwords = new Passwords(14);

  test('are kept with their parameters, never twice alike', async () => {
    const [one, other] = await Promise.all([passwords.hash(PASSWORD), passwords.hash(PASSWORD)]);
    expect(one).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    expect(await passwords.isRight(PASSWORD, one)).toBe(true);
    expect(await passwords.isRight(`${PASSWORD} `, one)).toBe(false);
  });

  test('made with other parameters stay readable', async () => {
    const old = await new Passwords(10).hash(PASSWORD);
    expect(old).toMatch(/^scrypt\$10\$/);
    expect(await passwords.isRight(PASSWORD, old)).toBe(true);
  });

  test('typed as one character or as letter and accent are the same', async () => {
    const cheap = new Passwords(4);
    expect(await cheap.isRight('hafen gro\u0308mitz', await cheap.hash('hafen gr\u00f6mitz'))).toBe(true);
  });

  test('nobody’s is never right', async () => {
    expect(await passwords.isRight('', null)).toBe(false);
    expect(await passwords.isRight('', undefined)).toBe(false);
  });
});

describe('a recovery code', () => {
  const server = useApp();

  test('sets a new password, ends all sessions, and works once', async () => {
    const { person, login, recoveryCode } = await member(server());
    expect(recoveryCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    const body = { login, code: recoveryCode.toLowerCase().replaceAll('-', ' '), password: 'new harbour' };
    const answer = await server().ask('POST', '/recoveries', body);
    expect([answer.statusCode, answer.json().me.id]).toEqual([201, person.id]);
    expect(saidBy(await entered(server(), answer).ask('GET', '/me'))).toBe('200');
    expect(saidBy(await person.ask('GET', '/me'))).toBe('401 not-logged-in');
    expect(saidBy(await server().ask('POST', '/recoveries', body))).toBe('401 wrong-recovery');
    const next = { ...body, code: answer.json().recoveryCode };
    expect(saidBy(await server().ask('POST', '/recoveries', next))).toBe('201');
  });

  test('used twice at once works once', async () => {
    const { login, recoveryCode } = await member(server());
    const body = { login, code: recoveryCode, password: 'new harbour' };
    const said = await Promise.all([1, 2].map(async () => saidBy(await server().ask('POST', '/recoveries', body))));
    expect(said.sort()).toEqual(['201', '401 wrong-recovery']);
  });

  test('is kept as a hash', async () => {
    const { login, recoveryCode } = await member(server());
    const { rows } = await server().connection.pool.query('select * from identities where login = $1', [login]);
    expect(JSON.stringify(rows)).not.toContain(recoveryCode);
    expect(rows[0].recovery).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('who leaves', () => {
  const server = useApp();

  test('gives the password', async () => {
    const { person } = await member(server());
    expect(saidBy(await person.ask('DELETE', '/me'))).toBe('403 wrong-password');
    expect(saidBy(await person.ask('DELETE', '/me', { password: 'not this one' }))).toBe('403 wrong-password');
    expect(saidBy(await person.ask('GET', '/me'))).toBe('200');
  });

  test('leaves no name, no session, no token and no code; the login name is free', async () => {
    const { person, login } = await member(server());
    const { token } = (await person.ask('POST', '/me/tokens', { name: 'bot' })).json();
    const { code } = (await person.ask('POST', '/me/device-codes')).json();
    expect(saidBy(await person.ask('DELETE', '/me', { password: PASSWORD }))).toBe('204');
    expect(saidBy(await person.ask('GET', '/me'))).toBe('401 not-logged-in');
    expect(saidBy(await server().ask('GET', '/me', undefined, withToken(token)))).toBe('401 not-logged-in');
    expect(saidBy(await server().ask('POST', '/device-codes/use', { code }))).toBe('404 no-such-code');
    expect(saidBy(await server().ask('POST', '/sessions', { login, password: PASSWORD }))).toBe('401 wrong-login');
    const { rows } = await server().connection.pool.query('select * from identities where id = $1', [person.id]);
    expect(rows).toMatchObject([{ name: '', login: null, password: null, recovery: null }]);
    expect(rows[0].deleted_at).toBeInstanceOf(Date);
    const anna = await server().guest();
    expect(saidBy(await anna.ask('POST', '/accounts', { login, password: PASSWORD }))).toBe('201');
  });

  test.each([
    ['en', 'former player'],
    ['de', 'ehemaliger Spieler'],
    ['fr', 'ancien joueur'],
  ] as const)('is remembered in %s as %s', (language, name) => {
    expect([shownName('', language), shownName('Anna', language)]).toEqual([name, 'Anna']);
  });
});

describe('whoever recovers an account', () => {
  const server = useApp({ heartbeatMs: 200 });

  test('is alone inside: old sessions, tokens and codes for other devices open nothing any more', async () => {
    const { person: thief, login, recoveryCode } = await member(server());
    const { token } = (await thief.ask('POST', '/me/tokens', { name: 'mine now' })).json();
    const { code } = (await thief.ask('POST', '/me/device-codes')).json();
    const socket = await TestSocket.connect(server(), withToken(token));
    await socket.greet();
    const recovery = { login, code: recoveryCode, password: 'another harbour' };
    expect(saidBy(await server().ask('POST', '/recoveries', recovery))).toBe('201');
    expect(saidBy(await thief.ask('GET', '/me'))).toBe('401 not-logged-in');
    expect(saidBy(await server().ask('GET', '/me', undefined, withToken(token)))).toBe('401 not-logged-in');
    expect(saidBy(await server().ask('POST', '/device-codes/use', { code }))).toBe('404 no-such-code');
    expect(await socket.closed).toBe(1008);
  });

  test('so is whom the administrator has given a new code', async () => {
    const admin = await administrator(server());
    const { person: thief } = await member(server());
    const { token } = (await thief.ask('POST', '/me/tokens', { name: 'mine now' })).json();
    const { code } = (await thief.ask('POST', '/me/device-codes')).json();
    expect(saidBy(await admin.ask('POST', `/admin/people/${thief.id}/password-reset`))).toBe('201');
    expect(saidBy(await thief.ask('GET', '/me'))).toBe('401 not-logged-in');
    expect(saidBy(await server().ask('GET', '/me', undefined, withToken(token)))).toBe('401 not-logged-in');
    expect(saidBy(await server().ask('POST', '/device-codes/use', { code }))).toBe('404 no-such-code');
  });
});

describe('sessions', () => {
  const server = useApp();
  const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

  test('are listed with their devices, and ended one by one', async () => {
    const { person, login } = await member(server());
    const credentials = { login, password: PASSWORD };
    const elsewhere = entered(server(), await server().ask('POST', '/sessions', credentials, { 'user-agent': AGENT }));
    const { sessions } = (await person.ask('GET', '/me/sessions')).json<{ sessions: Session[] }>();
    expect(sessions).toMatchObject([{ isCurrent: true }, { isCurrent: false, device: 'Firefox, Windows' }]);
    const stranger = await server().guest('Carla');
    const path = `/me/sessions/${sessions[1]!.id}`;
    expect(saidBy(await stranger.ask('DELETE', path))).toBe('404 no-such-session');
    expect(saidBy(await elsewhere.ask('GET', '/me'))).toBe('200');
    expect(saidBy(await person.ask('DELETE', path))).toBe('204');
    expect(saidBy(await elsewhere.ask('GET', '/me'))).toBe('401 not-logged-in');
    expect(saidBy(await person.ask('GET', '/me'))).toBe('200');
    expect(saidBy(await person.ask('DELETE', path))).toBe('404 no-such-session');
  });
});

describe('what a token may do', () => {
  const server = useApp();
  const tokenOf = async (person: Person, scope?: string): Promise<Record<string, string>> => {
    const answer = await person.ask('POST', '/me/tokens', { name: 'bot', ...(scope && { scope }) });
    return withToken(answer.json().token);
  };
  const table = { game: 'nauticus', players: 2, visibility: 'public' };

  test('reading: look and nothing else, neither by requests nor through a socket', async () => {
    const anna = await server().guest('Anna');
    const reading = await tokenOf(anna, 'read');
    expect(saidBy(await server().ask('GET', '/me', undefined, reading))).toBe('200');
    expect(saidBy(await server().ask('GET', '/club', undefined, reading))).toBe('200');
    expect(saidBy(await server().ask('POST', '/tables', table, reading))).toBe('403 wrong-scope');
    const socket = await TestSocket.connect(server(), reading);
    await socket.greet();
    const { id } = (await anna.ask('POST', '/tables', table)).json();
    socket.send({ type: 'watch', topic: 'table', table: id });
    await socket.next('info');
    socket.send({ type: 'play', table: id, number: 1, asked: 0, moves: ['pass'], id: 'some-move' });
    expect((await socket.next('refused')).error.code).toBe('wrong-scope');
    await socket.close();
  });

  test('playing: everything at tables, nothing of the account', async () => {
    const { person } = await member(server());
    const playing = await tokenOf(person);
    expect(saidBy(await server().ask('POST', '/tables', table, playing))).toBe('201');
    const own: readonly (readonly ['GET' | 'POST' | 'DELETE', string, unknown])[] = [
      ['GET', '/me/tokens', undefined],
      ['POST', '/me/tokens', { name: 'another' }],
      ['POST', '/me/device-codes', undefined],
      ['GET', '/me/sessions', undefined],
      ['DELETE', '/sessions', undefined],
      ['POST', '/me/password', { password: PASSWORD, newPassword: 'another harbour' }],
      ['DELETE', '/me', { password: PASSWORD }],
    ];
    for (const [method, path, body] of own)
      expect(saidBy(await server().ask(method, path, body, playing)), path).toBe('403 wrong-scope');
    expect((await person.ask('GET', '/me/tokens')).json().tokens).toHaveLength(1);
  });

  test('administering: only for administrators, and it makes no tokens either', async () => {
    const { person } = await member(server());
    expect(saidBy(await person.ask('POST', '/me/tokens', { name: 'x', scope: 'admin' }))).toBe('403 not-administrator');
    const admin = await administrator(server());
    const playing = await tokenOf(admin);
    expect(saidBy(await server().ask('GET', '/admin', undefined, playing))).toBe('403 wrong-scope');
    const administering = await tokenOf(admin, 'admin');
    expect(saidBy(await server().ask('GET', '/admin', undefined, administering))).toBe('200');
    expect(saidBy(await server().ask('POST', '/me/tokens', { name: 'x' }, administering))).toBe('403 wrong-scope');
    const page = await server().app.inject({
      method: 'POST',
      url: '/admin',
      headers: { ...administering, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'action=token',
    });
    expect(page.statusCode).toBe(403);
  });
});

describe('tokens for programs', () => {
  const server = useApp();

  test('are shown once, listed with their scope and last use, and open doors in the name of their owner', async () => {
    const anna = await server().guest();
    const made = (await anna.ask('POST', '/me/tokens', { name: ' my bot ' })).json();
    expect(made).toEqual({
      id: expect.any(String),
      name: 'my bot',
      scope: 'play',
      token: expect.stringMatching(/^ankerplatz_[\w-]{43}$/),
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      usedAt: null,
    });
    expect((await server().ask('GET', '/me', undefined, withToken(made.token))).json().id).toBe(anna.id);
    const listed = await anna.ask('GET', '/me/tokens');
    expect(listed.json().tokens).toEqual([
      { id: made.id, name: 'my bot', scope: 'play', createdAt: made.createdAt, usedAt: expect.any(String) },
    ]);
    expect(listed.body).not.toContain(made.token);
  });

  test('are revoked by their owner alone', async () => {
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    const { id, token } = (await anna.ask('POST', '/me/tokens', { name: 'bot' })).json();
    expect(saidBy(await berta.ask('DELETE', `/me/tokens/${id}`))).toBe('404 no-such-token');
    expect(saidBy(await server().ask('GET', '/me', undefined, withToken(token)))).toBe('200');
    expect(saidBy(await anna.ask('DELETE', `/me/tokens/${id}`))).toBe('204');
    expect(saidBy(await server().ask('GET', '/me', undefined, withToken(token)))).toBe('401 not-logged-in');
    expect(saidBy(await anna.ask('DELETE', `/me/tokens/${id}`))).toBe('404 no-such-token');
    expect((await anna.ask('GET', '/me/tokens')).json()).toEqual({ tokens: [] });
  });

  test('that cannot be are unknown', async () => {
    const anna = await server().guest();
    expect(saidBy(await anna.ask('DELETE', '/me/tokens/0'))).toBe('404 no-such-page');
  });

  test('are fifty at most', async () => {
    const anna = await server().guest();
    for (let i = 0; i < 50; i++) await anna.ask('POST', '/me/tokens', { name: `bot ${i}` });
    expect(saidBy(await anna.ask('POST', '/me/tokens', { name: 'one more' }))).toBe('409 too-many-tokens');
  });

  test('do not log out', async () => {
    const anna = await server().guest();
    const { token } = (await anna.ask('POST', '/me/tokens', { name: 'bot' })).json();
    expect(saidBy(await server().ask('DELETE', '/sessions/current', undefined, withToken(token)))).toBe(
      '403 wrong-scope',
    );
    expect(saidBy(await server().ask('GET', '/me', undefined, withToken(token)))).toBe('200');
  });
});

describe('a device code', () => {
  const server = useApp({ host: '0.0.0.0' });

  test('brings a guest to another device, once, however it is typed', async () => {
    const anna = await server().guest();
    const made = (await anna.ask('POST', '/me/device-codes')).json();
    expect(made.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(made.link).toMatch(new RegExp(`^http://[^/]+/settings#code=${made.code}$`));
    if (lanAddressOf(server().app.config)) expect(made.link).not.toContain('localhost');
    const typed = ` ${made.code.toLowerCase().replace('-', '').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    const answer = await server().ask('POST', '/device-codes/use', { code: typed });
    expect([answer.statusCode, answer.json().id]).toEqual([201, anna.id]);
    expect(saidBy(await entered(server(), answer).ask('GET', '/me'))).toBe('200');
    expect(saidBy(await anna.ask('GET', '/me'))).toBe('200');
    expect(saidBy(await server().ask('POST', '/device-codes/use', { code: made.code }))).toBe('404 no-such-code');
  });

  test('used twice at once works once', async () => {
    const anna = await server().guest();
    const { code } = (await anna.ask('POST', '/me/device-codes')).json();
    const said = await Promise.all(
      [1, 2].map(async () => saidBy(await server().ask('POST', '/device-codes/use', { code }))),
    );
    expect(said.sort()).toEqual(['201', '404 no-such-code']);
  });

  test('runs out after ten minutes', async () => {
    const anna = await server().guest();
    const { code, expiresAt } = (await anna.ask('POST', '/me/device-codes')).json();
    const left = Date.parse(expiresAt) - Date.now();
    expect(left).toBeGreaterThan(8 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000 + 1000);
    await server().connection.pool.query('update device_codes set expires_at = now()');
    expect(saidBy(await server().ask('POST', '/device-codes/use', { code }))).toBe('404 no-such-code');
  });

  test('takes the place of the one before', async () => {
    const anna = await server().guest();
    const { code } = (await anna.ask('POST', '/me/device-codes')).json();
    await anna.ask('POST', '/me/device-codes');
    expect(saidBy(await server().ask('POST', '/device-codes/use', { code }))).toBe('404 no-such-code');
  });

  test('leads to the address that was set', async () => {
    const named = await TestApp.start({ url: 'https://anker.example/' });
    const { link } = (await (await named.guest()).ask('POST', '/me/device-codes')).json();
    expect(link).toMatch(/^https:\/\/anker\.example\/settings#code=/);
    await named.stop();
  });
});

describe('guessing is slowed down', () => {
  const server = useApp();
  const from = (remoteAddress: string, path: string, body: unknown) =>
    server().app.inject({ method: 'POST', url: `${API}${path}`, payload: body as object, remoteAddress });

  const guess = async (times: number, ask: () => Promise<Answer>): Promise<string[]> => {
    const said = await Promise.all(Array.from({ length: times }, async () => saidBy(await ask())));
    return said.sort();
  };

  test('logging in, by login name and address; elsewhere the owner is not locked out', async () => {
    const body = { login: 'someone', password: 'not this one' };
    const said = await guess(12, () => from('192.0.2.1', '/sessions', body));
    expect(said).toEqual([...Array(10).fill('401 wrong-login'), ...Array(2).fill('429 too-many-requests')]);
    const refused = await from('192.0.2.1', '/sessions', { ...body, login: 'SOMEONE' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(saidBy(await from('192.0.2.2', '/sessions', body))).toBe('401 wrong-login');
  });

  test('recovering', async () => {
    const body = { login: 'someone', code: 'AAAA', password: PASSWORD };
    const said = await guess(11, () => from('192.0.2.3', '/recoveries', body));
    expect(said).toEqual([...Array(10).fill('401 wrong-recovery'), '429 too-many-requests']);
  });

  test('device codes, by address', async () => {
    const said = await guess(31, () => from('192.0.2.4', '/device-codes/use', { code: 'AAAA-AAAA' }));
    expect(said).toEqual([...Array(30).fill('404 no-such-code'), '429 too-many-requests']);
  });

  test('proving oneself with a password', async () => {
    const { person } = await member(server());
    const said = await guess(11, () => person.ask('DELETE', '/me', { password: 'not this one' }));
    expect(said).toEqual([...Array(10).fill('403 wrong-password'), '429 too-many-requests']);
  });
});

describe('cookies', () => {
  const DAYS = 24 * 3600;

  test('on plain http', async () => {
    const server = await TestApp.start();
    const { cookies } = await server.ask('POST', '/guests', { name: 'Anna' });
    expect(cookies).toEqual([
      {
        name: 'ankerplatz',
        value: expect.stringMatching(/^[\w-]{43}$/),
        path: '/',
        maxAge: 180 * DAYS,
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
    await server.stop();
  });

  test('on https behind a proxy: for this host alone, never sent in the clear', async () => {
    const server = await TestApp.start({ trustProxy: true });
    const https = { 'x-forwarded-proto': 'https' };
    const answer = await server.ask('POST', '/guests', { name: 'Anna' }, https);
    expect(answer.cookies).toMatchObject([{ name: '__Host-ankerplatz', secure: true, path: '/', httpOnly: true }]);
    expect(answer.cookies[0]).not.toHaveProperty('domain');
    const anna = entered(server, answer);
    expect(saidBy(await anna.ask('GET', '/me', undefined, https))).toBe('200');
    expect(saidBy(await anna.ask('GET', '/me'))).toBe('401 not-logged-in');
    await server.stop();
  });

  test('and sessions last as long as they are used', async () => {
    const server = await TestApp.start();
    const anna = await server.guest();
    const { pool } = server.connection;
    expect((await anna.ask('GET', '/me')).cookies).toEqual([]);
    await pool.query(
      `update sessions set seen_at = now() - interval '2 hours', expires_at = now() + interval '1 hour'`,
    );
    expect((await anna.ask('GET', '/me')).cookies).toMatchObject([{ name: 'ankerplatz', maxAge: 180 * DAYS }]);
    const { rows } = await pool.query(`select expires_at > now() + interval '179 days' as renewed from sessions`);
    expect(rows).toEqual([{ renewed: true }]);
    await pool.query('update sessions set expires_at = now()');
    expect(saidBy(await anna.ask('GET', '/me'))).toBe('401 not-logged-in');
    await server.app.accounts.sweep();
    expect((await pool.query('select * from sessions')).rows).toEqual([]);
    await server.stop();
  });

  test('hold a secret of which the database has the hash alone', async () => {
    const server = await TestApp.start();
    const anna = await server.guest();
    const { rows } = await server.connection.pool.query(`select encode(token_hash, 'escape') as hash from sessions`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(anna.cookie.split('=')[1]);
    await server.stop();
  });
});

describe('the log', () => {
  test('holds no secret, whatever happens', async () => {
    const server = await TestApp.start({ logLevel: 'trace' });
    const { person, login, recoveryCode } = await member(server);
    const { token } = (await person.ask('POST', '/me/tokens', { name: 'bot' })).json();
    const { code } = (await person.ask('POST', '/me/device-codes')).json();
    await server.ask('POST', '/sessions', { login, password: 'a wrong secret' });
    await server.ask('POST', '/device-codes/use', { code });
    await server.ask('GET', '/me?invitation=hidden-token', undefined, withToken(token));
    await server.connection.pool.query('alter table identities rename to others');
    await person.ask('GET', '/me');
    await server.ask('POST', '/recoveries', { login, code: recoveryCode, password: 'a new secret' });
    const log = server.logged.join('');
    expect(log).toContain('server error');
    const secrets = [PASSWORD, 'a wrong secret', 'a new secret', recoveryCode, token, code, 'hidden-token', login];
    for (const secret of [...secrets, person.cookie.split('=')[1]]) expect(log).not.toContain(secret);
    await server.stop();
  });
});

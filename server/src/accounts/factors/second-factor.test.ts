import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { administrator } from '../../testing/administrator.ts';
import { useApp } from '../../testing/app.ts';
import { type Member, member, PASSWORD } from '../../testing/member.ts';
import { jsonOf, problemOf } from '../../testing/tables.ts';

const NEXT = 'another harbour';
const STEP_MS = 30_000;

/** An app that shows codes. */
class Phone {
  private readonly totp: TOTP;

  constructor(readonly secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** The code of now, or of so many steps later. */
  code(steps = 0): string {
    return this.totp.generate({ timestamp: Date.now() + steps * STEP_MS });
  }
}

describe('the second step', () => {
  const server = useApp();

  const turnedOn = async (): Promise<Member & { phone: Phone; codes: string[] }> => {
    const somebody = await member(server());
    const { person } = somebody;
    const { secret, link } = jsonOf<{ secret: string; link: string }>(
      await person.ask('POST', '/me/second-factor/offers'),
      201,
    );
    expect(link).toContain(`secret=${secret}`);
    const phone = new Phone(secret);
    const wish = { password: PASSWORD, secret, code: phone.code(-1) };
    const { codes } = jsonOf<{ codes: string[] }>(await person.ask('PUT', '/me/second-factor', wish));
    return { ...somebody, phone, codes };
  };
  const logIn = async (login: string, code?: string, password = PASSWORD): Promise<string> =>
    problemOf(await server().ask('POST', '/sessions', { login, password, ...(code !== undefined && { code }) }));

  test('is asked of who has turned it on, and of nobody else', async () => {
    const { login, person, phone } = await turnedOn();
    expect(await logIn(login)).toBe('401 second-factor');
    expect(await logIn(login, '')).toBe('401 second-factor');
    expect(await logIn(login, '000000')).toBe('401 wrong-code');
    expect(await logIn(login, phone.code(), `not ${PASSWORD}`)).toBe('401 wrong-login');
    expect(await logIn(login, phone.code().replace(/^(...)/, '$1 '))).toBe('201');
    expect(jsonOf(await person.ask('GET', '/me/second-factor'))).toEqual({ isOn: true, spareCodes: 10 });
    const other = await member(server());
    expect(await logIn(other.login)).toBe('201');
    expect(await logIn(other.login, '123456')).toBe('201');
  });

  test('takes a code once, and none of long ago', async () => {
    const { login, phone } = await turnedOn();
    expect(await logIn(login, phone.code(-3))).toBe('401 wrong-code');
    const code = phone.code();
    expect([await logIn(login, code), await logIn(login, code)]).toEqual(['201', '401 wrong-code']);
  });

  test('takes each spare code once, however it is typed; they are stored as hashes', async () => {
    const { login, codes, person } = await turnedOn();
    expect(codes).toHaveLength(10);
    expect(await logIn(login, codes[0]!.toLowerCase().replace('-', ' '))).toBe('201');
    expect(await logIn(login, codes[0])).toBe('401 wrong-code');
    expect(jsonOf(await person.ask('GET', '/me/second-factor'))).toMatchObject({ spareCodes: 9 });
    const other = await turnedOn();
    expect(await logIn(login, other.codes[1])).toBe('401 wrong-code');
  });

  test('cannot be guessed at', async () => {
    const { login, phone } = await turnedOn();
    for (let guess = 0; guess < 10; guess++) expect(await logIn(login, `11111${guess}`)).toMatch(/^401|^429/);
    expect(await logIn(login, phone.code())).toBe('429 too-many-requests');
  });

  test('is kept so that the database alone cannot make a code', async () => {
    const { phone } = await turnedOn();
    const { rows } = await server().connection.pool.query('select * from second_factors');
    for (const row of rows) expect(JSON.stringify(row)).not.toContain(phone.secret);
  });

  test('is turned on by who knows the password and has the app, once, and off with the password', async () => {
    const { login, person, phone } = await turnedOn();
    const put = async (wish: object): Promise<string> => problemOf(await person.ask('PUT', '/me/second-factor', wish));
    const { secret } = new Phone('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(await put({ password: 'wrong', secret, code: phone.code() })).toBe('403 wrong-password');
    expect(await put({ password: PASSWORD, secret, code: '000000' })).toBe('401 wrong-code');
    expect(await put({ password: PASSWORD, secret, code: new Phone(secret).code() })).toBe('409 second-factor-on');
    const end = async (password: string): Promise<string> =>
      problemOf(await person.ask('DELETE', '/me/second-factor', { password }));
    expect([await end('wrong'), await end(PASSWORD)]).toEqual(['403 wrong-password', '204']);
    expect(await logIn(login)).toBe('201');
    expect(jsonOf(await person.ask('GET', '/me/second-factor'))).toEqual({ isOn: false, spareCodes: 0 });
    const guest = await server().guest();
    expect(problemOf(await guest.ask('POST', '/me/second-factor/offers'))).toBe('409 no-password');
  });

  test('goes on with a new password', async () => {
    const { login, person, phone } = await turnedOn();
    expect(problemOf(await person.ask('POST', '/me/password', { password: PASSWORD, newPassword: NEXT }))).toBe('204');
    expect(await logIn(login, undefined, NEXT)).toBe('401 second-factor');
    expect(await logIn(login, phone.code(), NEXT)).toBe('201');
  });

  test('is asked of administrators on their page too', async () => {
    const admin = await administrator(server());
    const { login } = jsonOf<{ login: string }>(await admin.ask('GET', '/me'));
    const { secret } = jsonOf<{ secret: string }>(await admin.ask('POST', '/me/second-factor/offers'), 201);
    const phone = new Phone(secret);
    jsonOf(await admin.ask('PUT', '/me/second-factor', { password: PASSWORD, secret, code: phone.code(-1) }));
    const enter = async (fields: Record<string, string>) =>
      server().app.inject({
        method: 'POST',
        url: '/admin',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ action: 'log-in', login, password: PASSWORD, ...fields }).toString(),
      });
    const refused = await enter({});
    expect([refused.statusCode, refused.cookies]).toEqual([401, []]);
    expect(refused.body).toContain('spare codes');
    expect((await enter({ code: phone.code() })).cookies).toHaveLength(1);
  });
});

describe('a recovery', () => {
  const server = useApp();

  test('closes everything that a thief may have left open', async () => {
    const { person, login, recoveryCode } = await member(server());
    const { pool } = server().connection;
    const thief = jsonOf<{ token: string }>(await person.ask('POST', '/me/tokens', { name: 'thief' }), 201);
    const { code } = jsonOf<{ code: string }>(await person.ask('POST', '/me/device-codes'), 201);
    const { secret } = jsonOf<{ secret: string }>(await person.ask('POST', '/me/second-factor/offers'), 201);
    jsonOf(
      await person.ask('PUT', '/me/second-factor', { password: PASSWORD, secret, code: new Phone(secret).code() }),
    );
    await pool.query(`insert into notice_ways (identity, webhook) values ($1, 'https://thief.example')`, [person.id]);
    await pool.query(
      `insert into passkeys (id, identity, name, public_key, counter) values ('thief', $1, 'thief', 'x', 0)`,
      [person.id],
    );
    const recovery = { login, code: recoveryCode, password: NEXT };
    const answer = await server().ask('POST', '/recoveries', recovery);
    jsonOf(answer, 201);
    expect(problemOf(await person.ask('GET', '/me'))).toBe('401 not-logged-in');
    const bearer = { authorization: `Bearer ${thief.token}` };
    expect(problemOf(await server().ask('GET', '/me', undefined, bearer))).toBe('401 not-logged-in');
    expect(problemOf(await server().ask('POST', '/device-codes/use', { code }))).toBe('404 no-such-code');
    for (const table of ['second_factors', 'spare_codes', 'passkeys', 'notice_ways', 'push_subscriptions'])
      expect((await pool.query(`select 1 from ${table} where identity = $1`, [person.id])).rowCount, table).toBe(0);
    expect(problemOf(await server().ask('POST', '/sessions', { login, password: NEXT }))).toBe('201');
  });

  test('of the administrator does so too', async () => {
    const admin = await administrator(server());
    const { person } = await member(server());
    const { pool } = server().connection;
    await pool.query(`insert into notice_ways (identity, webhook) values ($1, 'https://thief.example')`, [person.id]);
    jsonOf(await admin.ask('POST', `/admin/people/${person.id}/password-reset`), 201);
    expect((await pool.query('select 1 from notice_ways where identity = $1', [person.id])).rowCount).toBe(0);
    expect(problemOf(await person.ask('GET', '/me'))).toBe('401 not-logged-in');
  });
});

describe('a password that everybody tries first', () => {
  const server = useApp();

  test.each([
    ['en', 'whoever guesses'],
    ['de', 'zuerst geraten'],
    ['fr', 'en premier'],
  ] as const)('is refused in words (%s), wherever one is chosen', async (language, words) => {
    const { person, login, recoveryCode } = await member(server(), language);
    const guest = await server().guest('Gast', language);
    const common = 'Password123!';
    const refused = [
      await guest.ask('POST', '/accounts', { login: `g-${language}`, password: common }),
      await person.ask('POST', '/me/password', { password: PASSWORD, newPassword: common }),
      await person.ask('POST', '/recoveries', { login, code: recoveryCode, password: common }),
    ];
    for (const answer of refused) {
      expect(problemOf(answer)).toBe('422 common-password');
      expect(answer.json().error.message).toContain(words);
    }
    expect(problemOf(await person.ask('POST', '/recoveries', { login, code: recoveryCode, password: NEXT }))).toBe(
      '201',
    );
  });
});

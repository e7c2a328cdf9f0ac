import { LANGUAGES } from '@ankerplatz/kit';
import type { Club, ClubSettings, Overview, PersonRow, ReportList, TableInfo, TableRows } from '@ankerplatz/protocol';
import { describe, expect, test, vi } from 'vitest';
import { escaped } from '../http/html.ts';
import { randomId } from '../random.ts';
import { administrator } from '../testing/administrator.ts';
import { TestApp, useApp } from '../testing/app.ts';
import { member, PASSWORD } from '../testing/member.ts';
import { TestSocket } from '../testing/socket.ts';
import { jsonOf, moveTo, problemOf, TestTable } from '../testing/tables.ts';
import { CATALOGUES } from '../text/catalogues.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Sends a form of the page, as a browser does. */
const submit = (server: TestApp, fields: Record<string, string>, cookie = '') =>
  server.app.inject({
    method: 'POST',
    url: '/admin',
    headers: { ...FORM, cookie, origin: 'http://localhost:3000', host: 'localhost:3000' },
    payload: new URLSearchParams(fields).toString(),
  });

const cookieOf = (answer: { cookies: { name: string; value: string }[] }): string =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

describe('the link of the first start', () => {
  test('makes one administrator, once; then there is none any more unless it is asked for', async () => {
    const server = await TestApp.start();
    const { administration } = server.app;
    const code = (await administration.link(false))!;
    const ofAnotherServer = (await administration.link(false))!;
    const [anna, bert] = [(await member(server)).person, (await member(server)).person];
    const claims = await Promise.all([anna, bert].map(person => person.ask('POST', '/admin/claim', { code })));
    expect(claims.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
    expect((await server.app.audit.list()).map(({ action }) => action)).toEqual(['claim']);
    const late = (await member(server)).person.ask('POST', '/admin/claim', { code: ofAnotherServer });
    expect(problemOf(await late)).toBe('404 no-such-code');
    expect(await administration.link(false)).toBeUndefined();
    expect(await administration.link(true)).toMatch(/^\w{4}(-\w{4}){4}$/);
    expect(server.logged.join('')).not.toContain(code);
    await server.stop();
  });

  test('in a browser: a stranger chooses a login name, sees the page, and logs in again later', async () => {
    const server = await TestApp.start();
    const code = (await server.app.administration.link(false))!;
    const page = await server.app.inject(`/admin?code=${code}`);
    expect([page.statusCode, page.headers['referrer-policy']]).toEqual([200, 'same-origin']);
    expect(page.body).toContain(code);
    expect(page.body).not.toMatch(/<script| style=| on\w+=/);
    const fields = { action: 'enter', name: 'Anna', login: 'anna', password: PASSWORD };
    const wrong = await submit(server, { ...fields, code: 'AAAA-AAAA' });
    expect(wrong.statusCode).toBe(404);
    const entered = await submit(server, { ...fields, code });
    expect(entered.statusCode).toBe(200);
    expect(entered.body).toMatch(/shown this once: \w{4}-\w{4}/);
    const cookie = cookieOf(entered);
    const again = await server.app.inject({ url: '/admin', headers: { cookie } });
    expect(again.body).toContain(CATALOGUES.en.admin.people);
    expect((await submit(server, { ...fields, code, login: 'other' })).statusCode).toBe(404);
    const logged = await submit(server, { action: 'log-in', login: 'ANNA', password: PASSWORD });
    expect(logged.body).toContain(CATALOGUES.en.admin.people);
    expect((await submit(server, { action: 'log-in', login: 'anna', password: 'wrong' })).statusCode).toBe(401);
    await server.stop();
  });
});

describe('a guest', () => {
  const server = useApp();

  test('does not become administrator without a password, and uses up no code', async () => {
    const guest = await server().guest('Anna');
    const code = (await server().app.administration.link(true))!;
    expect(problemOf(await guest.ask('POST', '/admin/claim', { code }))).toBe('409 no-password');
    const page = await server().app.inject({ url: `/admin?code=${code}`, headers: { cookie: guest.cookie } });
    expect(page.body).toContain('name="login"');
    expect(page.body).toContain('name="password"');
    const bare = await submit(server(), { action: 'enter', code }, guest.cookie);
    expect(bare.statusCode).toBe(400);
    expect(problemOf(await guest.ask('GET', '/admin'))).toBe('403 not-administrator');
    const account = { login: 'anna-the-guest', password: PASSWORD };
    const entered = await submit(server(), { action: 'enter', code, ...account }, guest.cookie);
    expect(entered.body).toMatch(/shown this once: \w{4}-\w{4}/);
    expect(jsonOf(await guest.ask('GET', '/me'))).toMatchObject({ id: guest.id, login: account.login });
    jsonOf(await guest.ask('GET', '/admin'));
  });

  test('is not appointed by an administrator either', async () => {
    const admin = await administrator(server());
    const guest = await server().guest('Bert');
    expect(problemOf(await admin.ask('PUT', `/admin/people/${guest.id}/administrator`))).toBe('409 is-guest');
    const { person } = await member(server());
    expect(problemOf(await admin.ask('PUT', `/admin/people/${person.id}/administrator`))).toBe('204');
  });
});

/** These actions are done by the button behind a question, and by no other. */
const expectAsked = (page: string, actions: readonly string[]): void => {
  for (const action of actions) {
    const asked = page.indexOf(`value="${action}"`);
    expect(asked, action).toBeGreaterThan(-1);
    expect(page.lastIndexOf('<details>', asked), action).toBeGreaterThan(page.lastIndexOf('</details>', asked));
  }
};

describe('the page', () => {
  const server = useApp();

  test.each(LANGUAGES)('speaks the language of the browser: %s', async language => {
    const answer = await server().app.inject({ url: '/admin', headers: { 'accept-language': language } });
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(CATALOGUES[language].admin.logInHint);
  });

  test('what people are called is text, not a page', async () => {
    const admin = await administrator(server());
    const evil = await server().guest('<img src=x>"\'');
    const page = await server().app.inject({ url: '/admin?search=%3Cimg', headers: { cookie: admin.cookie } });
    expect(page.body).toContain('&lt;img src=x&gt;&quot;&#39;');
    expect(page.body).not.toContain('<img');
    expect(evil.name).toContain('<img');
  });

  test('asks before what cannot be undone, and leads to people, tables and boards by links', async () => {
    const admin = await administrator(server());
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    const table = await TestTable.started([anna, bert]);
    for (const language of LANGUAGES) {
      const text = CATALOGUES[language].admin;
      jsonOf(await admin.ask('PATCH', '/me', { language }));
      const headers = { cookie: admin.cookie };
      const { body } = await server().app.inject({ url: '/admin?search=Anna', headers });
      expect(body).toContain(`<a href="/t/${table.id}">Nauticus</a>`);
      expect(body).toContain('<a href="/box/nauticus">');
      expect(body).toContain(`<a href="/people/${anna.id}">Anna</a>`);
      expect(body).toContain(`<a href="/admin?search=${bert.id}#people">Bert</a>`);
      const close = body.indexOf('name="action" value="close"');
      const question = body.lastIndexOf('<details>', close);
      expect(body.slice(question, close)).toContain(escaped(text.closeRunning));
      expect(body, 'a guest becomes nothing more').not.toContain('value="appoint"');
      expectAsked(body, ['close', 'free', 'ban']);
    }
    const { person } = await member(server());
    const found = { url: `/admin?search=${person.id}`, headers: { cookie: admin.cookie } };
    expectAsked((await server().app.inject(found)).body, ['appoint', 'reset', 'logOut', 'ban']);
    const style = await server().app.inject('/admin.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test('keeps the boards of the club when the rest is saved', async () => {
    const admin = await administrator(server());
    const boards = { nauticus: { layout: { wheel: [0, 3, 1, 2, 3, 1, 3, 2] } } };
    jsonOf(await admin.ask('PATCH', '/admin/settings', { boards }));
    const fields = { action: 'settings', name: 'Harbour', registration: 'open', imprint: '', privacy: '' };
    expect((await submit(server(), fields, admin.cookie)).statusCode).toBe(200);
    expect(jsonOf<ClubSettings>(await admin.ask('GET', '/admin/settings'))).toMatchObject({ name: 'Harbour', boards });
    jsonOf(await admin.ask('PATCH', '/admin/settings', { boards: {} }));
  });

  test('all actions work from forms', async () => {
    const admin = await administrator(server());
    const { person, login } = await member(server());
    const guest = await server().guest('Gustav');
    const table = await TestTable.open([guest], { players: 2 });
    const act = (fields: Record<string, string>) => submit(server(), fields, admin.cookie);
    const settings = {
      name: 'Harbour',
      registration: 'open',
      imprint: 'Me',
      privacy: '',
      boards: '{}',
      botWorkers: '3',
    };
    expect((await act({ action: 'settings', ...settings })).body).toContain('value="Harbour"');
    expect((await act({ action: 'settings', ...settings, boards: '{' })).statusCode).toBe(400);
    expect((await act({ action: 'settings', ...settings, registration: 'never' })).statusCode).toBe(400);
    expect((await act({ action: 'announce', text: 'Tea at five', minutes: '5' })).statusCode).toBe(200);
    expect((await act({ action: 'withdraw' })).statusCode).toBe(200);
    expect((await act({ action: 'invite', uses: '2', days: '1' })).body).toMatch(/#invitation=\w{4}-/);
    expect((await act({ action: 'token' })).body).toMatch(/ankerplatz_[\w-]{40}/);
    expect((await act({ action: 'reset', person: person.id })).body).toContain(login);
    expect((await act({ action: 'reset', person: guest.id })).statusCode).toBe(409);
    for (const action of ['silence', 'unsilence', 'appoint', 'dismiss', 'logOut'])
      expect((await act({ action, person: person.id })).statusCode).toBe(200);
    expect((await act({ action: 'free', table: table.id, seat: '0' })).statusCode).toBe(200);
    expect((await act({ action: 'close', table: table.id })).statusCode).toBe(200);
    expect((await act({ action: 'close', table: 'nonsense' })).statusCode).toBe(404);
    expect((await act({ action: 'nonsense' })).statusCode).toBe(400);
    expect((await submit(server(), { action: 'token' }, guest.cookie)).statusCode).toBe(403);
    expect((await submit(server(), { action: 'token' })).statusCode).toBe(401);
  });

  test('a form of another site does nothing', async () => {
    const admin = await administrator(server());
    const answer = await server().app.inject({
      method: 'POST',
      url: '/admin',
      headers: { ...FORM, cookie: admin.cookie, origin: 'https://evil.example' },
      payload: 'action=withdraw',
    });
    expect(problemOf(answer)).toBe('403 other-origin');
  });
});

describe('who may come in', () => {
  test('anybody, who is invited, or nobody; whoever is here already goes on', async () => {
    const server = await TestApp.start();
    const admin = await administrator(server);
    const anna = await server.guest('Anna');
    const decide = (registration: string) => admin.ask('PATCH', '/admin/settings', { registration });
    const come = (invitation?: string) =>
      server.ask('POST', '/guests', { name: 'Bert', ...(invitation === undefined ? {} : { invitation }) });
    jsonOf(await decide('invitation'));
    expect(problemOf(await come())).toBe('403 not-admitted');
    expect(problemOf(await come('AAAA-BBBB-CCCC-DDDD-EEEE'))).toBe('403 not-admitted');
    const { code } = jsonOf<{ code: string }>(await admin.ask('POST', '/admin/invitations', { uses: 2, days: 1 }), 201);
    const statuses = [];
    for (let count = 0; count < 3; count++) statuses.push((await come(code.toLowerCase())).statusCode);
    expect(statuses).toEqual([201, 201, 403]);
    const table = await TestTable.open([anna], { players: 2, visibility: 'invitation' });
    const { invitation } = await table.info();
    expect((await come(invitation!)).statusCode).toBe(201);
    expect((await anna.ask('POST', '/accounts', { login: 'anna', password: PASSWORD })).statusCode).toBe(201);
    jsonOf(await decide('closed'));
    expect(problemOf(await come(invitation!))).toBe('403 registration-closed');
    const clara = await server.app.accounts.comeIn('Clara', 'en');
    expect(
      problemOf(
        await server.ask(
          'POST',
          '/accounts',
          { login: 'clara', password: PASSWORD },
          {
            cookie: `ankerplatz=${clara.session}`,
          },
        ),
      ),
    ).toBe('403 registration-closed');
    expect((await server.ask('POST', '/sessions', { login: 'anna', password: PASSWORD })).statusCode).toBe(201);
    jsonOf(await decide('open'));
    expect((await come()).statusCode).toBe(201);
    await server.stop();
  });
});

describe('the administrator', () => {
  const server = useApp();

  test('names the club; everybody reads it, through any server', async () => {
    const admin = await administrator(server());
    const second = await TestApp.start({ databaseUrl: server().databaseUrl });
    expect(jsonOf<Club>(await second.ask('GET', '/club')).name).toBe('Ankerplatz');
    const wish = { name: ' Hafenclub ', imprint: 'Anna\r\nHafen 1', privacy: 'Nothing is kept.' };
    expect(jsonOf<ClubSettings>(await admin.ask('PATCH', '/admin/settings', wish))).toMatchObject({
      name: 'Hafenclub',
      imprint: 'Anna\nHafen 1',
      registration: 'open',
    });
    await vi.waitFor(async () => {
      expect(jsonOf<Club>(await second.ask('GET', '/club'))).toMatchObject({ name: 'Hafenclub', announcement: null });
    });
    await second.stop();
  });

  test('announces a restart to everybody connected and to who comes later, and withdraws it', async () => {
    const admin = await administrator(server());
    const second = await TestApp.start({ databaseUrl: server().databaseUrl });
    const anna = await server().guest('Anna');
    const sockets = [await TestSocket.of(anna), await TestSocket.of(moveTo(anna, second))];
    await vi.waitFor(async () => {
      const body = { text: 'Back soon', restartAt: '2030-01-01T00:00:00.000Z' };
      expect((await admin.ask('PUT', '/admin/announcement', body)).statusCode).toBe(204);
      for (const socket of sockets) expect(socket.heard.join('')).toContain('Back soon');
    });
    const late = await TestSocket.of(anna);
    expect((await late.next('announcement')).announcement).toMatchObject({ text: 'Back soon' });
    expect((await admin.ask('DELETE', '/admin/announcement')).statusCode).toBe(204);
    expect((await late.next('announcement')).announcement).toBeNull();
    const past = { text: 'Yesterday', restartAt: '2020-01-01T00:00:00.000Z' };
    expect((await admin.ask('PUT', '/admin/announcement', past)).statusCode).toBe(204);
    expect(jsonOf<Club>(await anna.ask('GET', '/club')).announcement).toBeNull();
    for (const socket of [...sockets, late]) await socket.close();
    await second.stop();
  });

  test('gives new tables another board, which must be one; who asks for another gets it', async () => {
    const admin = await administrator(server());
    const anna = await server().guest('Anna');
    const open = async (options?: object) => {
      const wish = { game: 'nauticus', players: 2, visibility: 'public', ...(options ? { options } : {}) };
      return jsonOf<TableInfo>(await anna.ask('POST', '/tables', wish), 201).options;
    };
    const set = (boards: unknown) => admin.ask('PATCH', '/admin/settings', { boards });
    expect(problemOf(await set({ chess: {} }))).toBe('400 wrong-field');
    expect(problemOf(await set({ nauticus: { nonsense: 1 } }))).toBe('400 wrong-field');
    jsonOf(await set({ nauticus: { start: 1 } }));
    expect(await open()).toEqual({ start: 1 });
    expect(await open({ start: 0 })).toEqual({ start: 0 });
    jsonOf(await set({ nautilus: { ring: 40 } }));
    const home = ['home', 'home', 'home', 'home'];
    const position = {
      ...{
        game: 'nautilus',
        variant: 'duel',
        round: 1,
        dealer: 1,
        turn: 0,
        moby: null,
        open: [false, false],
        discards: [],
      },
      ...{ hands: [['2'], ['7']], sailors: { n: home, e: home, s: home, w: home } },
    };
    const asked = { game: 'nautilus', visibility: 'invitation', position };
    expect(jsonOf<TableInfo>(await anna.ask('POST', '/tables', asked), 201).options).toMatchObject({ ring: 64 });
    jsonOf(await set({}));
    expect(await open()).toBeUndefined();
  });

  test('resets a password: the old one and all sessions end, the code sets a new one', async () => {
    const admin = await administrator(server());
    const { person, login } = await member(server());
    const reset = await admin.ask('POST', `/admin/people/${person.id}/password-reset`);
    const { recoveryCode } = jsonOf<{ recoveryCode: string }>(reset, 201);
    expect((await person.ask('GET', '/me')).statusCode).toBe(401);
    expect((await server().ask('POST', '/sessions', { login, password: PASSWORD })).statusCode).toBe(401);
    const recovery = { login, code: recoveryCode, password: 'something new' };
    expect((await server().ask('POST', '/recoveries', recovery)).statusCode).toBe(201);
    expect((await server().ask('POST', '/sessions', { login, password: 'something new' })).statusCode).toBe(201);
    const guest = await server().guest();
    expect(problemOf(await admin.ask('POST', `/admin/people/${guest.id}/password-reset`))).toBe('409 is-guest');
    expect(problemOf(await admin.ask('POST', `/admin/people/${randomId()}/password-reset`))).toBe('404 no-such-person');
  });

  test('logs somebody out everywhere who can log in again, and no guest', async () => {
    const admin = await administrator(server());
    const { person } = await member(server());
    const guest = await server().guest('Gustav');
    const path = (id: string) => `/admin/people/${id}`;
    const [shown] = jsonOf<{ people: PersonRow[] }>(await admin.ask('GET', `/admin/people?search=${person.id}`)).people;
    expect(shown).toMatchObject({ id: person.id, sessions: 1 });
    expect(problemOf(await admin.ask('DELETE', `${path(person.id)}/sessions`))).toBe('204');
    expect(problemOf(await person.ask('GET', '/me'))).toBe('401 not-logged-in');
    expect(problemOf(await admin.ask('DELETE', `${path(guest.id)}/sessions`))).toBe('409 is-guest');
    expect(problemOf(await guest.ask('GET', '/me'))).toBe('200');
  });

  test('takes the word from somebody, reads reports and settles them', async () => {
    const admin = await administrator(server());
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    const table = await TestTable.started([anna, bert]);
    const say = (text: string) => anna.ask('POST', `${table.path}/chat`, { text, id: randomId() });
    jsonOf(await say('something rude'), 201);
    await bert.ask('POST', `${table.path}/chat/1/report`, { reason: 'rude' });
    const { reports } = jsonOf<ReportList>(await admin.ask('GET', '/admin/reports'));
    const report = reports.find(each => each.table === table.id)!;
    expect(report).toMatchObject({ text: 'something rude', about: { name: 'Anna' }, by: { name: 'Bert' } });
    expect((await admin.ask('PUT', `/admin/people/${anna.id}/silence`)).statusCode).toBe(204);
    expect(problemOf(await say('more'))).toBe('403 silenced');
    expect((await admin.ask('DELETE', `/admin/people/${anna.id}/silence`)).statusCode).toBe(204);
    jsonOf(await say('sorry'), 201);
    for (let count = 0; count < 2; count++)
      expect((await admin.ask('POST', `/admin/reports/${report.id}/done`)).statusCode).toBe(204);
    expect(problemOf(await admin.ask('POST', `/admin/reports/${randomId()}/done`))).toBe('404 no-such-report');
    expect(jsonOf<ReportList>(await admin.ask('GET', '/admin/reports')).reports).not.toContainEqual(report);
  });

  test('names others; the last one stays', async () => {
    const other = await TestApp.start();
    const admin = await administrator(other);
    const { person: anna } = await member(other);
    expect(problemOf(await admin.ask('DELETE', `/admin/people/${admin.id}/administrator`))).toBe(
      '409 last-administrator',
    );
    expect((await admin.ask('PUT', `/admin/people/${anna.id}/administrator`)).statusCode).toBe(204);
    const dismissals = await Promise.all([
      admin.ask('DELETE', `/admin/people/${anna.id}/administrator`),
      anna.ask('DELETE', `/admin/people/${admin.id}/administrator`),
    ]);
    expect(dismissals.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const { rows } = await other.connection.pool.query('select 1 from administrators');
    expect(rows).toHaveLength(1);
    await other.stop();
  });

  test('finds people and tables', async () => {
    const admin = await administrator(server());
    const zacharias = await server().guest('Zacharias');
    const table = await TestTable.open([zacharias], { players: 2, visibility: 'invitation' });
    const { people } = jsonOf<{ people: PersonRow[] }>(await admin.ask('GET', '/admin/people?search=zachar'));
    expect(people.map(({ id }) => id)).toEqual([zacharias.id]);
    const { tables } = jsonOf<TableRows>(await admin.ask('GET', '/admin/tables?search=ZACH'));
    expect(tables.map(({ id }) => id)).toEqual([table.id]);
    const overview = jsonOf<Overview>(await admin.ask('GET', '/admin'));
    expect(overview.people).toBeGreaterThan(1);
    expect(overview.administrators.map(({ id }) => id)).toContain(admin.id);
    expect(JSON.stringify([people, tables, overview])).not.toMatch(/secret|password|invitation":"/);
  });

  test('frees a seat and closes a table before its game', async () => {
    const admin = await administrator(server());
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    const table = await TestTable.open([anna, bert]);
    expect((await admin.ask('POST', `/admin${table.path}/seats/1/free`)).statusCode).toBe(204);
    expect((await table.info()).seats[1]!.kind).toBe('open');
    expect(problemOf(await admin.ask('POST', `/admin${table.path}/seats/3/free`))).toBe('404 no-such-seat');
    expect((await admin.ask('POST', `/admin${table.path}/close`)).statusCode).toBe(204);
    expect((await table.info()).status).toBe('closed');
    expect(problemOf(await admin.ask('POST', `/admin/tables/${randomId()}/close`))).toBe('404 no-such-table');
  });
});

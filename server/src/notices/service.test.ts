import { LANGUAGES } from '@ankerplatz/kit';
import type { Companions, Invitations, NoticeTest, NoticeWays, TableInfo } from '@ankerplatz/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { randomId } from '../random.ts';
import { type Person, TestApp, type TestSettings, useApp } from '../testing/app.ts';
import { member } from '../testing/member.ts';
import { Mailbox, Receiver, TestBrowser } from '../testing/receivers.ts';
import { TestSocket } from '../testing/socket.ts';
import { jsonOf, moveTo, problemOf, TestTable } from '../testing/tables.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { timeIn } from '../text/notice-words.ts';
import { isInternal } from './guard.ts';

interface Told {
  readonly reason: string;
  readonly table: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
}

const SOON: TestSettings = { noticeDelay: 0, url: 'https://anker.example/', heartbeatMs: 200 };
const PATIENT = { interval: 50 };
const open: { close(): unknown }[] = [];

const receiver = async (): Promise<Receiver> => {
  const made = await Receiver.open();
  open.push(made);
  return made;
};

const start = async (settings: TestSettings): Promise<TestApp> => {
  const server = await TestApp.start(settings);
  open.push({ close: () => server.stop() });
  return server;
};

afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});

const hookOf = async (person: Person, { host }: Receiver): Promise<void> => {
  expect((await person.ask('PUT', '/me/notices/webhook', { url: `http://${host}/${person.name}` })).statusCode).toBe(
    204,
  );
};

const watching = async (person: Person, table: TestTable): Promise<TestSocket> => {
  const socket = await TestSocket.of(person);
  socket.send({ type: 'watch', topic: 'table', table: table.id });
  return socket;
};

const isSeen = (socket: TestSocket, seat: number, isLooking: boolean) =>
  socket.next('presence', ({ seats }) => seats.includes(seat) === isLooking);

/** A person opens the table, sees it, and closes it again. */
const look = async (person: Person, table: TestTable): Promise<void> => {
  const socket = await watching(person, table);
  await vi.waitFor(async () => {
    const { rows } = await person.server.connection.pool.query('select 1 from notices where seen_at is not null');
    expect(rows).toHaveLength(1);
  }, PATIENT);
  const seat = table.people.indexOf(person);
  const witness = await watching(await person.server.guest('Witness'), table);
  await isSeen(witness, seat, true);
  await socket.close();
  await isSeen(witness, seat, false);
  await witness.close();
};

const untilDue = async (table: TestTable, person: Person): Promise<void> => {
  while ((await table.view(person)).asked === null) await table.playOn('on', 1);
};

/**
 * Until every notice of what has happened so far has been sent. A notice to a person who cannot be reached is due after
 * it, so that it is claimed no sooner; and it is claimed again only when those claimed with it have been sent.
 */
const allNoticesSent = async (server: TestApp): Promise<void> => {
  const { pool } = server.connection;
  const [last, other] = [await server.guest('Last'), await server.guest('Other')];
  await pool.query(`insert into notice_ways (identity, webhook) values ($1, 'http://127.0.0.1:1/')`, [last.id]);
  await TestTable.started([last, other], { options: { start: 0 } });
  const untilTried = (times: number) =>
    vi.waitFor(async () => {
      const { rows } = await pool.query('select attempts from notices where identity = $1', [last.id]);
      expect(rows).toEqual([{ attempts: times }]);
    }, PATIENT);
  await untilTried(1);
  await pool.query('update notices set due_at = now() where identity = $1', [last.id]);
  await untilTried(2);
};

describe('notices through a webhook', () => {
  test('when a seat is due, once until somebody has looked; then again; when the game is over; and of tournaments', async () => {
    const hook = await receiver();
    const server = await start({ ...SOON, noticesAllow: [hook.host] });
    const [anna, bert] = [await server.guest('Anna', 'de'), await server.guest('Bert')];
    await hookOf(anna, hook);
    const table = await TestTable.started([anna, bert], { options: { start: 0 } });
    await hook.until(1);
    expect(hook.json<Told>(0)).toMatchObject({
      reason: 'due',
      table: table.id,
      title: 'Du bist dran',
      body: 'Nauticus mit Bert',
      url: `https://anker.example/t/${table.id}`,
    });
    await table.playOn('once', 12);
    await allNoticesSent(server);
    expect(hook.received).toHaveLength(1);
    await look(anna, table);
    await table.agreeAll(1, 'end');
    await hook.until(2);
    expect(hook.json<Told>(1)).toMatchObject({ reason: 'over', title: 'Das Spiel ist zu Ende' });
    await look(anna, table);
    jsonOf(await table.agree(bert, 1, 'rematch'));
    await allNoticesSent(server);
    expect(hook.received).toHaveLength(2);
    jsonOf(await table.agree(anna, 1, 'rematch'));
    await untilDue(table, anna);
    await hook.until(3);
    expect(hook.json<Told>(2)).toMatchObject({ reason: 'due', table: table.id });
    const news = { tournament: 'cup', name: 'Pokal', startsAt: null };
    for (const isCancelled of [false, true])
      await server.app.notices.tellOfTournament(anna.id, { ...news, isCancelled });
    const url = 'https://anker.example/tournaments/cup';
    expect(hook.json<Told>(3)).toMatchObject({ reason: 'tournament', table: null, title: 'Geändert: Pokal', url });
    expect(hook.json<Told>(4)).toMatchObject({ title: 'Abgesagt: Pokal', url });
  });

  test('leads to the table that has waited longest, and says how many more there are', async () => {
    const hook = await receiver();
    const server = await start({ ...SOON, noticesAllow: [hook.host] });
    const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')];
    const first = await TestTable.started([anna, bert], { options: { start: 0 } });
    // Anna hears of it nowhere yet.
    await allNoticesSent(server);
    await server.connection.pool.query(`update tables set touched_at = touched_at - interval '1 hour'`);
    await hookOf(anna, hook);
    const second = await TestTable.started([anna, await server.guest('Carla')], { options: { start: 0 } });
    await hook.until(1);
    expect(hook.json<Told>(0)).toMatchObject({
      ...{ reason: 'due', table: second.id, url: `https://anker.example/t/${first.id}` },
      body: 'Nauticus with Bert, and another table is waiting',
    });
  });

  test('says by when one has to move, where that takes days, by the time of the own zone', async () => {
    const hook = await receiver();
    const server = await start({ ...SOON, noticesAllow: [hook.host] });
    const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')];
    await hookOf(anna, hook);
    const clock = { kind: 'slow', move: 86_400_000, hours: { from: 9, to: 22 }, late: 'end' };
    const asked = { game: 'nauticus', players: 2, visibility: 'public', options: { start: 0 }, clock };
    const { id } = jsonOf<TableInfo>(await anna.ask('POST', '/tables', asked), 201);
    jsonOf(await anna.ask('POST', `/tables/${id}/sit`, { seat: 0, zone: 'Asia/Kolkata' }));
    jsonOf(await bert.ask('POST', `/tables/${id}/sit`, { seat: 1 }));
    const { dueAt } = jsonOf<TableInfo>(await anna.ask('POST', `/tables/${id}/start`));
    await hook.until(1);
    const until = timeIn('Asia/Kolkata', new Date(dueAt!), 'en');
    expect(hook.json<Told>(0).body).toBe(`Nauticus with Bert, until ${until}`);
    expect(until).toContain('GMT+5:30');
  });

  test('when a table where somebody sits is closed because nobody has played there', async () => {
    const hook = await receiver();
    const server = await start({ ...SOON, noticesAllow: [hook.host] });
    const anna = await server.guest('Anna', 'fr');
    await hookOf(anna, hook);
    const table = await TestTable.open([anna], { players: 2 });
    await server.connection.pool.query(`update tables set touched_at = now() - interval '400 days'`);
    const settings = { ...SOON, noticesAllow: [hook.host], databaseUrl: server.databaseUrl, expiryDelay: 0 };
    const other = await start(settings);
    await hook.until(1);
    expect(hook.json<Told>(0)).toMatchObject({ reason: 'expired', table: table.id, title: 'Une table a été fermée' });
    expect((await table.at(other).info()).status).toBe('closed');
  });

  test('not while the table is visible on any device, through any server; but when it is open and cannot be seen', async () => {
    const hook = await receiver();
    // A beat that a busy machine keeps: a server that misses some is taken for gone.
    const settings = { ...SOON, heartbeatMs: 20_000, noticesAllow: [hook.host] };
    const first = await start(settings);
    const second = await start({ ...settings, databaseUrl: first.databaseUrl });
    const [anna, bert] = [await first.guest('Anna'), await first.guest('Bert')];
    await hookOf(anna, hook);
    const table = await TestTable.open([anna, bert], { options: { start: 0 } });
    const socket = await watching(moveTo(anna, second), table);
    const witness = await watching(bert, table);
    await isSeen(witness, 0, true);
    jsonOf(await anna.ask('POST', `${table.path}/start`));
    await allNoticesSent(first);
    expect(hook.received).toEqual([]);
    socket.send({ type: 'look', table: table.id, visible: false });
    await isSeen(witness, 0, false);
    while ((await table.view(anna)).asked !== null) await table.playOn('away', 1);
    await untilDue(table, anna);
    await hook.until(1);
    expect(hook.json<Told>(0).reason).toBe('due');
    await Promise.all([socket.close(), witness.close()]);
  });

  test('what is no longer so is not said; what could not be delivered is tried again', async () => {
    const hook = await receiver();
    const server = await start({ ...SOON, noticeDelay: 1500, noticesAllow: [hook.host] });
    const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')];
    await hookOf(anna, hook);
    const table = await TestTable.started([anna, bert], { options: { start: 0 } });
    await vi.waitFor(async () => {
      const { rows } = await server.connection.pool.query('select 1 from notices');
      expect(rows).toHaveLength(1);
    }, PATIENT);
    await server.connection.pool.query(`update tables set deciders = '{1}' where id = $1`, [table.id]);
    await allNoticesSent(server);
    expect(hook.received).toEqual([]);
    hook.status = 500;
    await server.connection.pool.query(`update tables set deciders = '{0}' where id = $1`, [table.id]);
    await server.connection.pool.query(
      `insert into notices (table_id, identity, reason, due_at) values ($1, $2, 'due', now())`,
      [table.id, anna.id],
    );
    await hook.until(1);
    await vi.waitFor(async () => {
      const { rows } = await server.connection.pool.query(
        `select attempts, due_at > now() + interval '5 seconds' as later from notices where identity = $1`,
        [anna.id],
      );
      expect(rows).toEqual([{ attempts: 1, later: true }]);
    }, PATIENT);
    hook.status = 200;
    await server.connection.pool.query('update notices set due_at = now() where identity = $1', [anna.id]);
    await hook.until(2);
  });

  test('what happened while no server ran is told by the next one', async () => {
    const hook = await receiver();
    const first = await TestApp.start({ ...SOON, noticeDelay: 60_000, noticesAllow: [hook.host] });
    const [anna, bert] = [await first.guest('Anna'), await first.guest('Bert')];
    await hookOf(anna, hook);
    await first.app.close();
    const store = await TestApp.start({ ...SOON, databaseUrl: first.databaseUrl, noticeDelay: 60_000 });
    await TestTable.started([moveTo(anna, store), moveTo(bert, store)], { options: { start: 0 } });
    await store.stop();
    await first.connection.pool.query('delete from notices');
    await first.connection.close();
    await start({ ...SOON, databaseUrl: first.databaseUrl, noticesAllow: [hook.host] });
    await hook.until(1);
    expect(hook.json<Told>(0).reason).toBe('due');
  });

  test('two servers send it once', async () => {
    const hook = await receiver();
    const first = await start({ ...SOON, noticesAllow: [hook.host] });
    await start({ ...SOON, noticesAllow: [hook.host], databaseUrl: first.databaseUrl });
    const [anna, bert] = [await first.guest('Anna'), await first.guest('Bert')];
    await hookOf(anna, hook);
    for (let count = 0; count < 5; count++) await TestTable.started([anna, bert], { options: { start: 0 } });
    await hook.until(5);
    await allNoticesSent(first);
    expect(hook.received).toHaveLength(5);
    expect(new Set(hook.received.map((_, index) => hook.json<Told>(index).table)).size).toBe(5);
  });

  test('never a card: a game of Nautilùs is told by its name and its people', async () => {
    const hook = await receiver();
    const server = await start({ ...SOON, noticesAllow: [hook.host] });
    const four = await Promise.all(['Anna', 'Bert', 'Carla', 'Dora'].map(name => server.guest(name)));
    for (const person of four) await hookOf(person, hook);
    await TestTable.started(four, { game: 'nautilus', variant: 'team' });
    await hook.until(4);
    const told = hook.received.map((_, index) => hook.json<Told>(index));
    expect(new Set(told.map(({ title }) => title))).toEqual(new Set(['It is your turn']));
    expect(told.find((_, index) => hook.received[index]!.path === '/Dora')!.body).toBe(
      'Nautilùs with Anna, Bert, and Carla',
    );
  });

  test('an invitation leads to the table, of somebody with whom one has played', async () => {
    const hook = await receiver();
    const server = await start({ ...SOON, noticesAllow: [hook.host] });
    const [anna, bert, stranger] = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')];
    await hookOf(bert, hook);
    const before = await TestTable.open([anna, bert], { options: { start: 0 } });
    const table = await TestTable.open([anna], { players: 2, visibility: 'invitation' });
    const invite = (person: Person, whom: string) => person.ask('POST', `${table.path}/invite`, { person: whom });
    expect(problemOf(await invite(anna, stranger.id))).toBe('404 no-such-person');
    expect(problemOf(await invite(anna, randomId()))).toBe('404 no-such-person');
    expect(problemOf(await invite(stranger, bert.id))).toBe('404 no-such-table');
    for (let count = 0; count < 2; count++) expect((await invite(anna, bert.id)).statusCode).toBe(204);
    await hook.until(1);
    const { invitation } = await table.info(anna);
    expect(hook.json<Told>(0)).toMatchObject({
      reason: 'invited',
      title: 'Anna invites you to play',
      body: expect.stringMatching(/^Nauticus with Anna\. A seat is kept for you until .* UTC\.$/),
      url: `https://anker.example/t/${table.id}#invitation=${invitation}`,
    });
    await allNoticesSent(server);
    expect(hook.received).toHaveLength(1);
    expect(before.id).not.toBe(table.id);
    const invitedTo = async () => jsonOf<Invitations>(await bert.ask('GET', '/me/invitations')).invitations;
    expect(await invitedTo()).toEqual([
      {
        ...{ table: table.id, game: 'nauticus', invitation, by: { id: anna.id, name: 'Anna' } },
        keptUntil: expect.any(String),
      },
    ]);
    jsonOf(await bert.ask('POST', `${table.path}/sit`, { seat: 1, invitation }));
    expect(await invitedTo()).toEqual([]);
  });

  test('who has played together knows each other, the last ones first; who does not listen is not asked', async () => {
    const server = await start(SOON);
    const people = [await server.guest('Anna'), await server.guest('Bert'), await server.guest('Carl')] as const;
    const [anna, bert, carl] = people;
    await TestTable.open([anna, bert], { options: { start: 0 } });
    await TestTable.open([anna, carl], { options: { start: 0 } });
    const known = async (person: Person) => jsonOf<Companions>(await person.ask('GET', '/me/companions')).people;
    expect(await known(anna)).toEqual([
      { id: carl.id, name: 'Carl' },
      { id: bert.id, name: 'Bert' },
    ]);
    expect(await known(bert)).toEqual([{ id: anna.id, name: 'Anna' }]);
    expect((await anna.ask('PUT', `/me/mutes/${carl.id}`)).statusCode).toBe(204);
    expect(await known(anna)).toEqual([{ id: bert.id, name: 'Bert' }]);
    const table = await TestTable.open([carl], { players: 2, visibility: 'invitation' });
    expect((await carl.ask('POST', `${table.path}/invite`, { person: anna.id })).statusCode).toBe(204);
    expect(jsonOf<Invitations>(await anna.ask('GET', '/me/invitations')).invitations).toEqual([]);
    await TestTable.open([bert, carl], { options: { start: 0 } });
    const annas = await TestTable.open([anna, bert], { players: 3, visibility: 'invitation' });
    expect((await bert.ask('POST', `${annas.path}/invite`, { person: carl.id })).statusCode).toBe(204);
    expect(jsonOf<Invitations>(await carl.ask('GET', '/me/invitations')).invitations).toMatchObject([
      { table: annas.id, by: { id: bert.id, name: 'Bert' } },
    ]);
  });

  test('only of what somebody wants to be told of; what is not wanted hides nothing that is', async () => {
    const hook = await receiver();
    const server = await start({ ...SOON, noticesAllow: [hook.host] });
    const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')];
    await hookOf(anna, hook);
    const kinds = async () => jsonOf<NoticeWays>(await anna.ask('GET', '/me/notices')).kinds;
    expect(await kinds()).toEqual(['due', 'invited', 'over']);
    expect((await anna.ask('PUT', '/me/notices/kinds', { kinds: ['over'] })).statusCode).toBe(204);
    expect(await kinds()).toEqual(['over']);
    for (const wrong of [['turn'], ['due', 'due'], 'due'])
      expect(problemOf(await anna.ask('PUT', '/me/notices/kinds', { kinds: wrong }))).toBe('400 wrong-field');
    const table = await TestTable.started([anna, bert], { options: { start: 0 } });
    const other = await TestTable.open([bert], { players: 2, visibility: 'invitation' });
    expect((await bert.ask('POST', `${other.path}/invite`, { person: anna.id })).statusCode).toBe(204);
    await allNoticesSent(server);
    expect(hook.received).toHaveLength(0);
    await table.agreeAll(1, 'end');
    await hook.until(1);
    expect(hook.json<Told>(0)).toMatchObject({ reason: 'over', table: table.id });
  });
});

describe('notices through web push', () => {
  test('are sealed for the browser and signed by the server; a browser that is gone is forgotten', async () => {
    const service = await receiver();
    const server = await start({ ...SOON, noticesAllow: [service.host] });
    const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')];
    const browser = new TestBrowser(`http://${service.host}/push/1`);
    expect((await anna.ask('POST', '/me/notices/push', browser.subscription)).statusCode).toBe(204);
    const ways = jsonOf<NoticeWays>(await anna.ask('GET', '/me/notices'));
    expect(ways).toMatchObject({ devices: 1, webhook: null, mail: null, sendsMail: false });
    const table = await TestTable.started([anna, bert], { options: { start: 0 } });
    await service.until(1);
    const [received] = service.received;
    expect(browser.read<Told>(received!)).toMatchObject({ reason: 'due', table: table.id, body: 'Nauticus with Bert' });
    expect(received!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table.id });
    expect(received!.headers.authorization).toContain(`k=${ways.publicKey}`);
    expect(String(received!.body)).not.toContain('Nauticus');
    service.status = 410;
    expect(jsonOf<NoticeTest>(await anna.ask('POST', '/me/notices/test')).ways).toEqual([
      { way: 'push', isSent: false, problem: 'gone' },
    ]);
    expect(jsonOf<NoticeWays>(await anna.ask('GET', '/me/notices')).devices).toBe(0);
    expect(problemOf(await anna.ask('POST', '/me/notices/test'))).toBe('409 no-way');
  });

  test('the keys are made once for all servers', async () => {
    const first = await start(SOON);
    const second = await start({ ...SOON, databaseUrl: first.databaseUrl });
    const anna = await first.guest();
    const keys = await Promise.all([anna, moveTo(anna, second)].map(person => person.ask('GET', '/me/notices')));
    expect(new Set(keys.map(answer => answer.json().publicKey)).size).toBe(1);
    expect(first.logged.join('')).not.toContain('privateKey');
  });

  test('one person has so many browsers and no more', async () => {
    const server = await start({ ...SOON, noticesAllow: ['127.0.0.1:1'] });
    const anna = await server.guest();
    const statuses = [];
    for (let count = 0; count < 21; count++) {
      const { subscription } = new TestBrowser(`http://127.0.0.1:1/${count}`);
      statuses.push((await anna.ask('POST', '/me/notices/push', subscription)).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(204), 409]);
    const gone = await anna.ask('DELETE', '/me/notices/push', { endpoint: 'http://127.0.0.1:1/0' });
    expect(gone.statusCode).toBe(204);
    expect(jsonOf<NoticeWays>(await anna.ask('GET', '/me/notices')).devices).toBe(19);
  });
});

describe('notices by mail', () => {
  test('after the address has been confirmed', async () => {
    const mailbox = await Mailbox.open();
    open.push(mailbox);
    const server = await start({ ...SOON, smtpUrl: mailbox.url, mailFrom: 'Club <club@anker.example>' });
    const [{ person: anna }, bert] = [await member(server), await server.guest('Bert')];
    expect((await anna.ask('PUT', '/me/notices/mail', { address: 'anna@example.org' })).statusCode).toBe(204);
    await mailbox.until(1);
    // The text alone: a header may happen to look like a code.
    const [, body] = mailbox.received[0]!.split(/\r?\n\r?\n/, 2);
    const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(body!)![0];
    const table = await TestTable.started([anna, bert], { options: { start: 0 } });
    await allNoticesSent(server);
    expect(mailbox.received).toHaveLength(1);
    expect(problemOf(await anna.ask('POST', '/me/notices/mail/confirm', { code: '0000-0000' }))).toBe(
      '404 no-such-code',
    );
    expect((await anna.ask('POST', '/me/notices/mail/confirm', { code })).statusCode).toBe(204);
    await TestTable.started([anna, bert], { options: { start: 0 } });
    await mailbox.until(2);
    expect(mailbox.received[1]).toContain('Subject: It is your turn');
    expect(mailbox.received[1]).toContain('To: anna@example.org');
    expect(mailbox.received[1]).toContain(`https://anker.example/t/${table.id}`);
    expect((await anna.ask('DELETE', '/me/notices/mail')).statusCode).toBe(204);
    expect(jsonOf<NoticeWays>(await anna.ask('GET', '/me/notices')).mail).toBeNull();
  });

  test('few to one mailbox and few from one address, whoever asks and whichever server is asked', async () => {
    const mailbox = await Mailbox.open();
    open.push(mailbox);
    const first = await start({ smtpUrl: mailbox.url, trustProxy: true });
    const second = await start({ smtpUrl: mailbox.url, trustProxy: true, databaseUrl: first.databaseUrl });
    const people = await Promise.all(Array.from({ length: 6 }, async () => (await member(first)).person));
    const ask = (person: Person, address: string, from: string, server = first) =>
      moveTo(person, server).ask('PUT', '/me/notices/mail', { address }, { 'x-forwarded-for': from });
    const asked = await Promise.all(
      people.map((person, index) =>
        ask(person, `Victim+${index}@example.org`, `10.0.0.${index}`, index % 2 ? first : second),
      ),
    );
    expect(asked.map(problemOf).sort()).toEqual([...Array(3).fill('204'), ...Array(3).fill('429 too-many-requests')]);
    const spread = [];
    for (let index = 0; index < 12; index++)
      spread.push(problemOf(await ask(people[index % 6]!, `a${index}@example.org`, '10.0.1.1')));
    expect(spread.filter(said => said === '204')).toHaveLength(10);
    expect(spread.at(-1)).toBe('429 too-many-requests');
    expect(mailbox.received).toHaveLength(13);
  });

  test('only to people with a login name', async () => {
    const mailbox = await Mailbox.open();
    open.push(mailbox);
    const server = await start({ smtpUrl: mailbox.url });
    const guest = await server.guest();
    expect(problemOf(await guest.ask('PUT', '/me/notices/mail', { address: 'a@example.org' }))).toBe('409 no-password');
    expect(mailbox.received).toEqual([]);
  });

  test('only where the server can send any', async () => {
    const server = await start(SOON);
    const anna = await server.guest();
    expect(problemOf(await anna.ask('PUT', '/me/notices/mail', { address: 'anna@example.org' }))).toBe('409 no-mail');
  });

  test.each(['anna', 'a@b\r\nbcc: c@d', 'a b@c', 'a@b,c@d', '<a@b>'])('%j is no address', async address => {
    const server = await start(SOON);
    const anna = await server.guest();
    expect(problemOf(await anna.ask('PUT', '/me/notices/mail', { address }))).toBe('400 wrong-field');
  });
});

describe('addresses inside a network', () => {
  const server = useApp();

  test.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    ...['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1'],
    'nonsense',
  ])('%s is internal', address => {
    expect(isInternal(address)).toBe(true);
  });

  test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is not', address => {
    expect(isInternal(address)).toBe(false);
  });

  test.each([
    ...['http://127.0.0.1:3000/', 'http://localhost/', 'http://[::1]/', 'http://2130706433/', 'http://0x7f.1/'],
    ...['http://[::ffff:7f00:1]/', 'ftp://example.org/', 'file:///etc/passwd', 'http://a:b@example.org/', 'https://'],
    'http://no-such-host.invalid/',
  ])('%s gets no notices', async url => {
    const anna = await server().guest();
    expect(problemOf(await anna.ask('PUT', '/me/notices/webhook', { url }))).toBe('422 internal-address');
    const { subscription } = new TestBrowser(url);
    expect(problemOf(await anna.ask('POST', '/me/notices/push', subscription))).toBe('422 internal-address');
  });

  test('a name that means an internal address later is refused when something is sent', async () => {
    const hook = await receiver();
    const [, port] = hook.host.split(':');
    const anna = await server().guest();
    await server().connection.pool.query('insert into notice_ways (identity, webhook) values ($1, $2)', [
      anna.id,
      `http://localhost:${port}/`,
    ]);
    const { ways } = jsonOf<NoticeTest>(await anna.ask('POST', '/me/notices/test'));
    expect(ways).toEqual([{ way: 'webhook', isSent: false, problem: 'failed' }]);
    expect(hook.received).toEqual([]);
  });

  test('a redirection is not followed', async () => {
    const hook = await receiver();
    hook.status = 302;
    const other = await start({ ...SOON, noticesAllow: [hook.host] });
    const anna = await other.guest();
    await hookOf(anna, hook);
    const { ways } = jsonOf<NoticeTest>(await anna.ask('POST', '/me/notices/test'));
    expect(ways).toEqual([{ way: 'webhook', isSent: false, problem: 'failed' }]);
    expect(hook.received).toHaveLength(1);
  });
});

describe('notices', () => {
  test.each(LANGUAGES)('every notice has words: %s', language => {
    for (const make of Object.values(CATALOGUES[language].notices.reasons)) {
      const { title, body } = make({
        game: 'nauticus',
        names: ['Anna', 'Bert'],
        by: 'Carla',
        more: 0,
        until: 'Mon 9:00',
      });
      expect(`${title} ${body}`).not.toMatch(/undefined|\[object/);
      expect(title.length * body.length).toBeGreaterThan(0);
    }
  });
});

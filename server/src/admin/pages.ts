import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { writeSession } from '../accounts/cookies.ts';
import { deviceOf } from '../accounts/device.ts';
import type { Identity } from '../accounts/identity.ts';
import { throttled } from '../accounts/throttle.ts';
import { publicUrl } from '../addresses.ts';
import type { App } from '../app-type.ts';
import { bodyOf } from '../http/errors.ts';
import { languageOf } from '../http/language.ts';
import { Problem, STATUS, wrongField } from '../problem.ts';
import type { AdminText } from '../text/admin-text.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { fairPlayPage } from './fair-play-page.ts';
import { adminPage, enterPage, logInPage, type Said } from './page.ts';
import { STYLE } from './style.ts';

/** Forms that strangers may send. */
type OpenAction = 'enter' | 'log-in';

type Form = Readonly<Record<string, string>>;

/** A form, with its request and its sender. */
interface Sent {
  readonly app: App;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly form: Form;
  readonly text: AdminText;
  /** Refuses clients that guess too often, by what is guessed at. */
  readonly guess: Readonly<Record<OpenAction, (request: FastifyRequest) => Promise<void>>>;
}

/** Answers what to say to the sender of the form. */
type Action = (sent: Sent) => Promise<string>;

const NOTHING: Said = { message: null, isProblem: false };
const LARGEST = 128 * 1024;
const PASSWORD_LENGTH = { least: 8, most: 200 };
const LOGIN = /^[\p{L}\p{N}._-]{3,32}$/u;

const given = (form: Form, name: string, most = 200): string => {
  const value = form[name] ?? '';
  if (value === '' || value.length > most) throw wrongField(name, { is: 'length', least: 1, most });
  return value;
};

const idIn = (form: Form, name: string): string => {
  const value = given(form, name);
  if (!/^[1-9A-HJ-NP-Za-km-z]{12}$/.test(value)) throw new Problem('no-such-page');
  return value;
};

const wholeIn = (form: Form, name: string, least: number, most: number): number => {
  const value = Number(given(form, name));
  if (!Number.isInteger(value) || value < least || value > most) throw wrongField(name, { is: 'range', least, most });
  return value;
};

const jsonIn = (form: Form, name: string): Record<string, Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(form[name] || '{}');
    if (typeof value === 'object' && value !== null && Object.values(value).every(each => typeof each === 'object'))
      return value as Record<string, Record<string, unknown>>;
  } catch {}
  throw wrongField(name, { is: 'type', type: 'object' });
};

/** A stranger or a guest becomes a member first; the code is looked at before anything is made. */
const enter: Action = async ({ app, request, reply, form, text }) => {
  const code = given(form, 'code');
  if (request.identity && request.identity.login !== null) {
    await app.administration.claim(request.identity, code);
    return text.saved;
  }
  const login = given(form, 'login');
  const password = given(form, 'password');
  if (!LOGIN.test(login)) throw wrongField('login', { is: 'form', pattern: LOGIN.source });
  if (password.length < PASSWORD_LENGTH.least) throw wrongField('password', { is: 'length', ...PASSWORD_LENGTH });
  await app.administration.checkLink(code);
  const guest = request.identity ?? (await newcomer(app, request, reply, given(form, 'name')));
  const { login: written, recoveryCode } = await app.accounts.register(guest, login, password);
  request.identity = { ...guest, login: written };
  await app.administration.claim(request.identity, code);
  return text.recovery(recoveryCode);
};

const newcomer = async (app: App, request: FastifyRequest, reply: FastifyReply, name: string): Promise<Identity> => {
  const { identity, session } = await app.accounts.comeIn(
    name,
    languageOf(request),
    deviceOf(request.headers['user-agent']),
  );
  writeSession(request, reply, session);
  return identity;
};

const logIn: Action = async ({ app, request, reply, form, text }) => {
  const device = deviceOf(request.headers['user-agent']);
  const wish = { login: given(form, 'login'), password: given(form, 'password'), code: form.code };
  const { identity, session } = await app.accounts.logIn(wish, device);
  writeSession(request, reply, session);
  request.identity = identity;
  return text.saved;
};

const settings: Action = async ({ app, form, text }) => {
  const registration = (['open', 'invitation', 'closed'] as const).find(each => each === form.registration);
  if (!registration) throw wrongField('registration', { is: 'choice', values: ['open', 'invitation', 'closed'] });
  const announcers = (['administrators', 'members'] as const).find(each => each === form.announcers);
  const name = given(form, 'name', 60);
  const texts = { imprint: form.imprint ?? '', privacy: form.privacy ?? '' };
  for (const [field, value] of Object.entries(texts))
    if (value.length > 20_000) throw wrongField(field, { is: 'length', most: 20_000 });
  const botWorkers = form.botWorkers ? wholeIn(form, 'botWorkers', 1, 64) : null;
  const boards = form.boards === undefined ? {} : { boards: jsonIn(form, 'boards') };
  await app.club.change({ name, registration, ...(announcers && { announcers }), ...texts, ...boards, botWorkers });
  return text.saved;
};

const announce: Action = async ({ app, form, text }) => {
  const restart = form.minutes ? Date.now() + 60_000 * wholeIn(form, 'minutes', 0, 10_080) : null;
  const restartAt = restart === null ? null : new Date(restart).toISOString();
  await app.club.announce({ text: given(form, 'text', 300), restartAt });
  return text.saved;
};

const invite: Action = async ({ app, request, form, text }) => {
  const wish = { uses: wholeIn(form, 'uses', 1, 1000), days: wholeIn(form, 'days', 1, 365) };
  const { code } = await app.administration.invite(wish);
  return text.invited(`${publicUrl(app.config, request)}/#invitation=${code}`);
};

const simple =
  (work: (sent: Sent) => Promise<void>): Action =>
  async sent => {
    await work(sent);
    return sent.text.saved;
  };

const OPEN_ACTIONS: Readonly<Record<OpenAction, Action>> = { enter, 'log-in': logIn };

const isOpen = (name: string): name is OpenAction => Object.hasOwn(OPEN_ACTIONS, name);

/** Forms that administrators may send. */
const ACTIONS: Readonly<Record<string, Action>> = {
  settings,
  announce,
  invite,
  withdraw: simple(({ app }) => app.club.announce(null)),
  token: async ({ app, request, text }) =>
    text.tokenMade((await app.accounts.addToken((request.identity as Identity).id, 'admin', 'admin')).token),
  reset: async ({ app, form, text }) => {
    const { login, recoveryCode } = await app.administration.resetPassword(idIn(form, 'person'));
    return text.resetDone(login, recoveryCode);
  },
  lookInto: async ({ app, form, text }) => text.fairPlay.lookedInto(await app.fairPlay.lookInto(idIn(form, 'person'))),
  logOut: simple(({ app, form }) => app.administration.endSessions(idIn(form, 'person'))),
  silence: simple(({ app, form }) => app.administration.silence(idIn(form, 'person'))),
  unsilence: simple(({ app, form }) => app.administration.unsilence(idIn(form, 'person'))),
  appoint: simple(({ app, form }) => app.administration.appoint(idIn(form, 'person'))),
  dismiss: simple(({ app, form }) => app.administration.dismiss(idIn(form, 'person'))),
  close: simple(({ app, form }) => app.administration.closeTable(idIn(form, 'table'))),
  free: simple(({ app, form }) => app.administration.freeSeat(idIn(form, 'table'), wholeIn(form, 'seat', 0, 3))),
  ban: simple(({ app, request, form }) => {
    const whom = form.person ? { person: idIn(form, 'person') } : { range: given(form, 'range', 50) };
    const wish = { ...whom, reason: given(form, 'reason'), days: wholeIn(form, 'days', 1, 3650) };
    return app.bans.add(wish, { id: (request.identity as Identity).id, ip: request.ip }).then(() => undefined);
  }),
  lift: simple(({ app, form }) => app.bans.lift(idIn(form, 'ban'))),
  cancelEvent: simple(({ app, request, form }) =>
    app.clubEvents.cancel(idIn(form, 'event'), request.identity as Identity),
  ),
  removeEvent: simple(({ app, form }) => app.clubEvents.remove(idIn(form, 'event'))),
  done: simple(({ app, form }) => app.administration.settleReport(idIn(form, 'report'))),
};

const carryOut = async (sent: Sent): Promise<string> => {
  const { app, request, form } = sent;
  const name = form.action ?? '';
  if (isOpen(name)) {
    await sent.guess[name](request);
    return OPEN_ACTIONS[name](sent);
  }
  if (!request.identity) throw new Problem('not-logged-in');
  if (!(await app.administration.isAdministrator(request.identity.id))) throw new Problem('not-administrator');
  if (!Object.hasOwn(ACTIONS, name)) throw wrongField('action', { is: 'choice', values: Object.keys(ACTIONS) });
  const said = await ACTIONS[name]!(sent);
  const { action: _, ...about } = form;
  await app.audit.note(request.identity.id, name, about);
  return said;
};

const pageFor = async (app: App, request: FastifyRequest, said: Said, code: string | undefined): Promise<string> => {
  const { identity } = request;
  const language = languageOf(request);
  if (!identity || !(await app.administration.isAdministrator(identity.id)))
    return code === undefined
      ? logInPage(language, said, identity !== null)
      : enterPage(language, said, code, identity);
  const search = String((request.query as { search?: unknown }).search ?? '');
  const { announcement, ...club } = await app.club.settings();
  const audit = await app.audit.list();
  return adminPage(language, said, {
    overview: await app.administration.overview(),
    settings: club,
    announcement: announcement?.text ?? null,
    people: await app.administration.people(search),
    tables: await app.administration.listTables(search),
    reports: await app.administration.reports(language),
    events: await app.clubEvents.all(),
    bans: await app.bans.list(),
    audit,
    names: await app.audit.namesIn(audit),
    search,
  });
};

const fairPlayFor = async (app: App, request: FastifyRequest): Promise<string> => {
  const { identity } = request;
  const language = languageOf(request);
  if (!identity || !(await app.administration.isAdministrator(identity.id)))
    return logInPage(language, NOTHING, identity !== null);
  return fairPlayPage(language, NOTHING, await app.fairPlay.report());
};

/** Forms are sent from this page alone: a browser says so, if it is allowed to name the page at all. */
const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'no-store')
    .send(page);

const Query = Type.Object(
  { code: Type.Optional(Type.String({ maxLength: 60 })), search: Type.Optional(Type.String({ maxLength: 100 })) },
  { additionalProperties: false },
);

/** Does what a form asks for, and shows the page again, with what came of it. */
const pageAfter = async (sent: Sent): Promise<string> => {
  const { app, request, reply, form } = sent;
  try {
    return await pageFor(app, request, { message: await carryOut(sent), isProblem: false }, undefined);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    reply.code(STATUS[error.code]);
    const said = { message: bodyOf(error, languageOf(request)).error.message, isProblem: true };
    return pageFor(app, request, said, form.action === 'enter' ? (form.code ?? '') : undefined);
  }
};

/** The administrator's page: forms, and no script. */
export const adminPages: FastifyPluginAsyncTypebox = async app => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const guess = { enter: throttled(app, 'administratorCode'), 'log-in': throttled(app, 'logIn') };

  app.get('/admin', { config: { open: true }, schema: { hide: true, querystring: Query } }, async (request, reply) =>
    sendPage(reply, await pageFor(app, request, NOTHING, request.query.code)),
  );

  app.get('/admin/fair-play', { config: { open: true }, schema: { hide: true } }, async (request, reply) =>
    sendPage(reply, await fairPlayFor(app, request)),
  );

  app.get('/admin.css', { config: { open: true }, schema: { hide: true } }, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );

  app.post(
    '/admin',
    {
      config: { open: true, scope: 'session' },
      bodyLimit: LARGEST,
      schema: { hide: true, body: Type.Record(Type.String(), Type.String()) },
    },
    async (request, reply) => {
      const text = CATALOGUES[languageOf(request)].admin;
      return sendPage(reply, await pageAfter({ app, request, reply, form: request.body, text, guess }));
    },
  );
};

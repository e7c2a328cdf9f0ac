import {
  AccountMade,
  answers,
  DeviceCode,
  DeviceCodeUse,
  Farewell,
  LessonsDone,
  LogIn,
  Me,
  MeChange,
  NewAccount,
  NewGuest,
  NewToken,
  PasswordChange,
  Recovery,
  SessionList,
  SessionOf,
  TokenList,
  TokenMade,
  TokenOf,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { publicUrl } from '../addresses.ts';
import { languageOf } from '../http/language.ts';
import { limited, newcomers } from '../http/limits.ts';
import { Problem } from '../problem.ts';
import { clearSession } from './cookies.ts';
import { deviceOf } from './device.ts';
import { enter, meOf } from './enter.ts';
import { factors } from './factors/factor-routes.ts';
import { passkeys } from './factors/passkey-routes.ts';
import { identityOf } from './identity.ts';
import { throttled } from './throttle.ts';

const SWEEP_EVERY_MS = 3_600_000;

const tags = ['people'];
const Nothing = Type.Null();
const open = { open: true };
/** For browsers alone, not for programs. */
const own = { scope: 'session' } as const;

const deviceBy = ({ headers }: FastifyRequest): string => deviceOf(headers['user-agent']);

const comingIn: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/guests',
    {
      config: open,
      preHandler: limited(app, [newcomers(app.config.requestsAMinute)]),
      schema: { tags, summary: 'Come in as a guest', body: NewGuest, response: answers({ 201: Me }) },
    },
    async (request, reply) => {
      if (request.identity) throw new Problem('already-known');
      const { name, language, invitation } = request.body;
      await app.administration.admit(invitation);
      reply.code(201);
      return enter(
        app,
        request,
        reply,
        await app.accounts.comeIn(name, language ?? languageOf(request), deviceBy(request)),
      );
    },
  );

  app.post(
    '/accounts',
    {
      config: own,
      preHandler: throttled(app, 'register'),
      schema: {
        tags,
        summary: 'Register: a guest keeps identity, seats and games; the recovery code is shown this once',
        body: NewAccount,
        response: answers({ 201: AccountMade }),
      },
    },
    async (request, reply) => {
      const identity = identityOf(request);
      await app.administration.admitMember();
      const { login, password } = request.body;
      const registered = await app.accounts.register(identity, login, password);
      reply.code(201);
      return { me: meOf({ ...identity, login: registered.login }), recoveryCode: registered.recoveryCode };
    },
  );
};

const loggingIn: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/sessions',
    {
      config: open,
      preHandler: throttled(app, 'logIn'),
      schema: {
        tags,
        summary: 'Log in; who has turned the second step on is refused with `second-factor` and sends the code along',
        body: LogIn,
        response: answers({ 201: Me }),
      },
    },
    async (request, reply) => {
      reply.code(201);
      return enter(app, request, reply, await app.accounts.logIn(request.body, deviceBy(request)));
    },
  );

  app.post(
    '/recoveries',
    {
      config: open,
      preHandler: throttled(app, 'recover'),
      schema: {
        tags,
        summary:
          'Set a new password by recovery code, and get a new code; ends sessions, tokens, device codes, passkeys, the second step, and ways of notices',
        body: Recovery,
        response: answers({ 201: AccountMade }),
      },
    },
    async (request, reply) => {
      const { recoveryCode, ...loggedIn } = await app.accounts.recover(request.body, deviceBy(request));
      reply.code(201);
      return { me: await enter(app, request, reply, loggedIn), recoveryCode };
    },
  );
};

const sessions: FastifyPluginAsyncTypebox = async app => {
  app.delete(
    '/sessions/current',
    { config: own, schema: { tags, summary: 'Log out', response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      if (request.credential) await app.accounts.endSession(request.credential);
      clearSession(request, reply);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/sessions',
    { config: own, schema: { tags, summary: 'Log out everywhere; tokens stay', response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.accounts.endSessions(identityOf(request).id);
      clearSession(request, reply);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/me/sessions',
    { config: own, schema: { tags, summary: 'Where I am logged in', response: answers({ 200: SessionList }) } },
    async request => ({ sessions: await app.accounts.sessions(identityOf(request).id, request.credential) }),
  );

  app.delete(
    '/me/sessions/:id',
    {
      config: own,
      schema: { tags, summary: 'Log out on another device', params: SessionOf, response: answers({ 204: Nothing }) },
    },
    async (request, reply) => {
      await app.accounts.endSessionOf(identityOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const leaving: FastifyPluginAsyncTypebox = async app => {
  app.delete(
    '/me',
    {
      config: own,
      preHandler: throttled(app, 'prove'),
      schema: {
        tags,
        summary: 'Leave for ever: games that run are given up, games stay, the name goes; who has a password gives it',
        body: Farewell,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      await app.accounts.leave(identityOf(request), request.body?.password, app.tables.leaveForGood);
      clearSession(request, reply);
      return reply.code(204).send(null);
    },
  );
};

const myself: FastifyPluginAsyncTypebox = async app => {
  app.get('/me', { schema: { tags, summary: 'Who I am', response: answers({ 200: Me }) } }, async request =>
    meOf(identityOf(request)),
  );

  app.patch(
    '/me',
    { schema: { tags, summary: 'Change name or language', body: MeChange, response: answers({ 200: Me }) } },
    async request => meOf(await app.accounts.change(identityOf(request), request.body)),
  );

  app.post(
    '/me/lessons',
    {
      config: own,
      schema: {
        tags,
        summary: 'Keep lessons that were finished and puzzles that were solved; answers all of them',
        body: LessonsDone,
        response: answers({ 200: LessonsDone }),
      },
    },
    async request => ({ done: [...(await app.accounts.addLessons(identityOf(request), request.body.done))] }),
  );

  app.post(
    '/me/password',
    {
      config: own,
      preHandler: throttled(app, 'prove'),
      schema: {
        tags,
        summary: 'Change the password; ends all other sessions',
        body: PasswordChange,
        response: answers({ 204: Nothing }),
      },
    },
    async (request, reply) => {
      const { password, newPassword } = request.body;
      await app.accounts.changePassword(identityOf(request), password, newPassword, request.credential);
      return reply.code(204).send(null);
    },
  );
};

const devices: FastifyPluginAsyncTypebox = async app => {
  app.post(
    '/me/device-codes',
    {
      config: own,
      schema: {
        tags,
        summary: 'A code that brings me to another device, once, within ten minutes',
        response: answers({ 201: DeviceCode }),
      },
    },
    async (request, reply) => {
      const { code, expiresAt } = await app.accounts.addDeviceCode(identityOf(request).id);
      reply.code(201);
      // After the # it is sent to no server and stands in no log.
      const link = `${publicUrl(app.config, request)}/settings#code=${code}`;
      return { code, link, expiresAt: expiresAt.toISOString() };
    },
  );

  app.post(
    '/device-codes/use',
    {
      config: open,
      preHandler: throttled(app, 'deviceCode'),
      schema: {
        tags,
        summary: 'Go on here as on the other device',
        body: DeviceCodeUse,
        response: answers({ 201: Me }),
      },
    },
    async (request, reply) => {
      reply.code(201);
      return enter(app, request, reply, await app.accounts.useDeviceCode(request.body.code, deviceBy(request)));
    },
  );
};

const tokens: FastifyPluginAsyncTypebox = async app => {
  app.get(
    '/me/tokens',
    { config: own, schema: { tags, summary: 'My tokens for programs', response: answers({ 200: TokenList }) } },
    async request => ({ tokens: await app.accounts.tokens(identityOf(request).id) }),
  );

  app.post(
    '/me/tokens',
    {
      config: own,
      schema: {
        tags,
        summary: 'A token for a program (Authorization: Bearer …), shown this once',
        body: NewToken,
        response: answers({ 201: TokenMade }),
      },
    },
    async (request, reply) => {
      const { id } = identityOf(request);
      const { name, scope = 'play' } = request.body;
      if (scope === 'admin' && !(await app.administration.isAdministrator(id))) throw new Problem('not-administrator');
      reply.code(201);
      return app.accounts.addToken(id, name, scope);
    },
  );

  app.delete(
    '/me/tokens/:id',
    { config: own, schema: { tags, summary: 'Revoke a token', params: TokenOf, response: answers({ 204: Nothing }) } },
    async (request, reply) => {
      await app.accounts.revokeToken(identityOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
};

/** People: how they come, prove who they are, and go. */
export const accounts: FastifyPluginAsyncTypebox = async app => {
  const sweeping = setInterval(() => {
    Promise.all([app.accounts.sweep(), app.attempts.sweep()]).catch(error =>
      app.log.warn({ err: error }, 'sweeping failed'),
    );
  }, SWEEP_EVERY_MS);
  sweeping.unref();
  app.addHook('onClose', async () => clearInterval(sweeping));
  for (const part of [comingIn, loggingIn, sessions, leaving, myself, devices, tokens, factors, passkeys])
    await part(app, {});
};

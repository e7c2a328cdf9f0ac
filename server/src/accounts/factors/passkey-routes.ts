import {
  answers,
  FactorEnd,
  Me,
  NewPasskey,
  PasskeyList,
  PasskeyOf,
  PasskeyOptions,
  PasskeyUse,
} from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../app-type.ts';
import { deviceOf } from '../device.ts';
import { enter } from '../enter.ts';
import { identityOf } from '../identity.ts';
import { throttled } from '../throttle.ts';
import type { PasskeySite } from './passkeys.ts';

const tags = ['people'];
const own = { scope: 'session' } as const;
const open = { open: true };

/** The configured address, else the one by which the browser has come. */
const siteOf = async ({ config, club }: App, { protocol, host }: FastifyRequest): Promise<PasskeySite> => ({
  name: (await club.settings()).name,
  origin: config.url === null ? `${protocol}://${host}` : new URL(config.url).origin,
});

const making: FastifyPluginAsyncTypebox = async app => {
  const { passkeys: keys } = app;

  app.post(
    '/me/passkeys/options',
    {
      config: own,
      preHandler: throttled(app, 'prove'),
      schema: {
        tags,
        summary: 'What the browser makes a passkey of (navigator.credentials.create)',
        body: FactorEnd,
        response: answers({ 201: PasskeyOptions }),
      },
    },
    async (request, reply) => {
      const identity = identityOf(request);
      await app.accounts.prove(identity, request.body.password);
      reply.code(201);
      return { options: await keys.offer(identity, await siteOf(app, request)) };
    },
  );

  app.post(
    '/me/passkeys',
    {
      config: own,
      preHandler: throttled(app, 'prove'),
      schema: {
        tags,
        summary: 'Keep a passkey that was made',
        body: NewPasskey,
        response: answers({ 204: Type.Null() }),
      },
    },
    async (request, reply) => {
      const { name, response } = request.body;
      await keys.add(identityOf(request).id, name, response, await siteOf(app, request));
      return reply.code(204).send(null);
    },
  );
};

const keeping: FastifyPluginAsyncTypebox = async app => {
  const { passkeys: keys } = app;

  app.get(
    '/me/passkeys',
    { config: own, schema: { tags, summary: 'My passkeys', response: answers({ 200: PasskeyList }) } },
    async request => ({
      passkeys: (await keys.list(identityOf(request).id)).map(({ createdAt, usedAt, ...key }) => ({
        ...key,
        createdAt: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
    }),
  );

  app.delete(
    '/me/passkeys/:id',
    {
      config: own,
      schema: { tags, summary: 'Remove a passkey', params: PasskeyOf, response: answers({ 204: Type.Null() }) },
    },
    async (request, reply) => {
      await keys.remove(identityOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );
};

const entering: FastifyPluginAsyncTypebox = async app => {
  const { passkeys: keys } = app;

  app.post(
    '/passkeys/options',
    {
      config: open,
      preHandler: throttled(app, 'passkey'),
      schema: {
        tags,
        summary: 'What a device signs that has a passkey (navigator.credentials.get)',
        response: answers({ 201: PasskeyOptions }),
      },
    },
    async (request, reply) => {
      reply.code(201);
      return { options: await keys.question(await siteOf(app, request)) };
    },
  );

  app.post(
    '/sessions/passkey',
    {
      config: open,
      preHandler: throttled(app, 'passkey'),
      schema: { tags, summary: 'Log in with a passkey', body: PasskeyUse, response: answers({ 201: Me }) },
    },
    async (request, reply) => {
      const id = await keys.open(request.body.response, await siteOf(app, request));
      reply.code(201);
      const device = deviceOf(request.headers['user-agent']);
      return enter(app, request, reply, await app.accounts.enter(id, device));
    },
  );
};

/** Passkeys: made with the password, and then as good as it and the second step together. */
export const passkeys: FastifyPluginAsyncTypebox = async app => {
  for (const part of [making, keeping, entering]) await part(app, {});
};

import { answers, FactorEnd, FactorOffer, FactorStart, Factors, SpareCodes } from '@ankerplatz/protocol';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Problem } from '../../problem.ts';
import { identityOf } from '../identity.ts';
import { throttled } from '../throttle.ts';

const tags = ['people'];
const own = { scope: 'session' } as const;

/** The second step of logging in. */
export const factors: FastifyPluginAsyncTypebox = async app => {
  await app.register(offers);
  await app.register(turns);
};

/** Whether the second factor is on, and what is needed to turn it on. */
const offers: FastifyPluginAsyncTypebox = async app => {
  const { secondFactors } = app;

  app.get(
    '/me/second-factor',
    {
      config: own,
      schema: { tags, summary: 'Whether a code is asked beside my password', response: answers({ 200: Factors }) },
    },
    async request => secondFactors.state(identityOf(request).id),
  );

  app.post(
    '/me/second-factor/offers',
    {
      config: own,
      schema: { tags, summary: 'A secret for an app that shows codes (TOTP)', response: answers({ 201: FactorOffer }) },
    },
    async (request, reply) => {
      const { login } = identityOf(request);
      if (login === null) throw new Problem('no-password');
      reply.code(201);
      return secondFactors.offer(login, (await app.club.settings()).name);
    },
  );
};

/** Turning it on and off, each proved by the password. */
const turns: FastifyPluginAsyncTypebox = async app => {
  const { secondFactors } = app;

  app.put(
    '/me/second-factor',
    {
      config: own,
      preHandler: throttled(app, 'prove'),
      schema: {
        tags,
        summary:
          'From now on ask for a code of the app, which proves here that it knows the secret; the spare codes are shown this once',
        body: FactorStart,
        response: answers({ 200: SpareCodes }),
      },
    },
    async request => {
      const identity = identityOf(request);
      const { password, secret, code } = request.body;
      await app.accounts.prove(identity, password);
      return { codes: await secondFactors.turnOn(identity.id, password, secret, code) };
    },
  );

  app.delete(
    '/me/second-factor',
    {
      config: own,
      preHandler: throttled(app, 'prove'),
      schema: { tags, summary: 'Ask for the password alone', body: FactorEnd, response: answers({ 204: Type.Null() }) },
    },
    async (request, reply) => {
      const identity = identityOf(request);
      await app.accounts.prove(identity, request.body.password);
      await secondFactors.turnOff(identity.id);
      return reply.code(204).send(null);
    },
  );
};

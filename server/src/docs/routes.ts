import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { type ApiDocument, pageOf } from './page.ts';
import { STYLE } from './style.ts';

const route = { config: { open: true }, schema: { hide: true } };

/** The description of the interface: for programs, and as a page for people. */
export const docs: FastifyPluginAsyncTypebox = async app => {
  app.get('/openapi.json', route, async () => app.describe());
  app.get('/docs', route, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(pageOf((await app.describe()) as ApiDocument)),
  );
  app.get('/docs.css', route, async (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
};

import { PROTOCOL_VERSION } from '@ankerplatz/protocol';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { fastify, type RouteOptions } from 'fastify';
import type { App } from '../app-type.ts';
import { compileOnDemand } from './schema-compilers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The description of all routes, made when it is first asked for. */
    describe(): Promise<object>;
  }
}

const OPTIONS: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Ankerplatz',
      version: String(PROTOCOL_VERSION),
      description: 'Everything that the web client can do, a program can do.',
    },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'A personal token (POST /api/v1/me/tokens).' },
        session: { type: 'apiKey', in: 'cookie', name: 'ankerplatz' },
      },
    },
    security: [{ token: [] }, { session: [] }],
  },
  /** Routes that strangers may use say so in their configuration. */
  transform: ({ schema, url, route }) => ({
    url,
    schema: route.config?.open ? { ...schema, security: [] } : schema,
  }),
};

/** An app that has the same routes and answers none: what describes them is loaded with it. */
const described = async (routes: readonly RouteOptions[]): Promise<object> => {
  const { default: swagger } = await import('@fastify/swagger');
  const app = fastify({ exposeHeadRoutes: false, routerOptions: { maxParamLength: 200 } });
  compileOnDemand(app);
  await app.register(swagger, OPTIONS);
  for (const { method, url, schema = {}, config = {} } of routes)
    app.route({ method, url, schema, config, handler: async () => undefined });
  await app.ready();
  return app.swagger();
};

/** Gathers the schemas of all routes that are registered afterwards. */
export const describeApi = (app: App): void => {
  const routes: RouteOptions[] = [];
  let description: Promise<object> | undefined;
  app.addHook('onRoute', route => {
    if (route.method !== 'HEAD') routes.push(route);
  });
  app.decorate('describe', () => (description ??= described(routes)));
};

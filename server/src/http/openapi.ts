import { PROTOCOL_VERSION } from '@ankerplatz/protocol';
import swagger from '@fastify/swagger';
import type { App } from '../app-type.ts';

/** Gathers the schemas of all routes that are registered afterwards. */
export const describeApi = async (app: App): Promise<void> => {
  await app.register(swagger, {
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
  });
};
